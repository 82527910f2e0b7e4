/** The frame of every table: the keyboard keeps its place in it, and a phone on its side has room for it. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { findings, start, visit } from "./page.mjs";
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
  const first = await each(page, "take-").first().getAttribute("data-testid");
  await atTray(page);
  await page.keyboard.press("Tab");
  await becomes(() => page.evaluate(() => document.activeElement?.dataset.testid), first);
  await page.keyboard.press("Enter");
  await by(page, "end-turn").waitFor();
  await atTray(page);
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
