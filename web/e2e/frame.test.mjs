/** The frame of every table: the keyboard keeps its place in it, and a phone on its side has room for it. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { findings, SIZES, start, visit } from "./page.mjs";
import { openAt } from "./play.mjs";
import { becomes, by, each, log } from "./wait.mjs";

let place;
before(async () => void (place = await start()));
after(() => place.stop());

const atTray = (page) => becomes(() => page.evaluate(() => Boolean(document.activeElement?.closest('[data-testid="tray"]'))), true);

test("after what was focused has gone, the keyboard is at the tray, and Tab leads to what is due", async () => {
  const { page } = await visit(place);
  await openAt(page, "golden/1-seats", "A take 2");
  await each(page, "take-").first().press("Enter");
  await by(page, "end-turn").waitFor();
  await atTray(page);
  await page.keyboard.press("Tab");
  await becomes(() => page.evaluate(() => document.activeElement?.dataset.testid), "climber-A1");
});

test("on a phone on its side the tray stands beside the mountain, and nothing needs scrolling", async () => {
  const { page } = await visit(place, { viewport: { width: 844, height: 390 } });
  await by(page, "start-solo").click();
  await by(page, "choose").waitFor();
  const [tray, mountain] = [await by(page, "tray").boundingBox(), await by(page, "fit").boundingBox()];
  assert.ok(tray.x > mountain.x + mountain.width, "the tray covers the mountain");
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  assert.ok(high <= 390, `${high} px on a screen of 390`);
  assert.deepEqual(await findings(page), []);
});

test("on a phone a sheet opens over the mountain, and a touch on the mountain puts it away", async () => {
  const { page } = await visit(place, { viewport: SIZES.phone, hasTouch: true });
  await by(page, "start-solo").click();
  await by(page, "choose").waitFor();
  await by(page, "sheet-log").click();
  await log(page).waitFor();
  await page.touchscreen.tap(195, 260);
  await log(page).waitFor({ state: "hidden" });
});
