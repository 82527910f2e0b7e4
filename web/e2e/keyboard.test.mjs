/** The keyboard keeps its place: nobody has to begin at the top of the page again after each decision. */
import { after, before, test } from "node:test";
import { start, visit } from "./page.mjs";
import { becomes, by, each } from "./wait.mjs";

let place;
before(async () => void (place = await start()));
after(() => place.stop());

const atTray = (page) => becomes(() => page.evaluate(() => Boolean(document.activeElement?.closest('[data-testid="tray"]'))), true);

test("after what was focused has gone, the keyboard is at the tray, and Tab leads to what is due", async () => {
  const { page } = await visit(place);
  await by(page, "start-solo").click();
  for (const index of [0, 1, 2]) await by(page, `card-${index}`).press("Enter");
  await by(page, "choose").press("Enter");
  await each(page, "take-").first().waitFor();
  await atTray(page);
  await page.keyboard.press("Tab");
  await becomes(() => page.evaluate(() => document.activeElement?.dataset.testid), "take-0");
  await page.keyboard.press("Enter");
  await by(page, "end-turn").waitFor();
  await atTray(page);
});
