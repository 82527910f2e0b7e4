/** How guides move on Mount Everest, through the page: the icefall, changing places, days without moving, points. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { load, openBefore, pick, send, toFirstTurn } from "./everest.mjs";
import { findings, SCREENSHOTS, start, visit } from "./page.mjs";
import { toTurn } from "./play.mjs";
import { fixChance } from "./script.mjs";
import { by, counts, each, kept, says, told } from "./wait.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

/** Stands before a face-down tile of the icefall, whose front then follows from the number; the tile is turned by a tap. */
async function turnTile(number) {
  const visitor = await visit(place);
  const { page } = visitor;
  await fixChance(page, number);
  await page.reload();
  await openBefore(page, "everest-oxygen", "A step A1 i7");
  await pick(page, "A1");
  await by(page, "space-i7").press("Enter");
  return visitor;
}

test("before an icefall tile that costs two the guide steps back, goes on walking, and later pays both at once", async () => {
  const { page, errors, context } = await turnTile(2);
  await says(by(page, "fork"), "Icefall 7");
  await told(page, "Icefall 7: steep ice, cost 2");
  assert.deepEqual(await findings(page), []);
  await by(page, "retreat").click();
  await told(page, "A1 steps back to Icefall 3");
  await says(by(page, "guide-A1"), "Icefall 3");
  await counts(by(page, "fork"), 0);
  // The point is lost, the others are not: of the three cards 1 and 4 are left, and the open tile takes 2 of them.
  await says(by(page, "slot-1"), "1 left");
  await send(page, "A1", "i7", "A1 goes from Icefall 3 to Icefall 7");
  await counts(by(page, "fork"), 0);
  await says(by(page, "guide-A1"), "Icefall 7");
  assert.deepEqual(errors, []);
  await context.close();
});

test("before an icefall tile that costs two the guide can pay the second point and stays", async () => {
  const { page, errors, context } = await turnTile(3);
  await by(page, "fork").waitFor();
  await by(page, "stay").click();
  await told(page, "A1 goes from Icefall 3 to Icefall 7");
  await says(by(page, "guide-A1"), "Icefall 7");
  await says(by(page, "slot-1"), "0 left");
  await kept(page);
  await page.reload();
  await by(page, "curtain-go").click();
  await says(by(page, "guide-A1"), "Icefall 7");
  // Staying can be taken back; what was turned up cannot.
  await by(page, "undo").click();
  await by(page, "fork").waitFor();
  await counts(by(page, "undo"), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a crevasse leaves no choice: the guide stands where it stood, and nobody can go there", async () => {
  const { page, errors, context } = await turnTile(6);
  await told(page, "Icefall 7: a crevasse");
  await says(by(page, "guide-A1"), "Icefall 3");
  await counts(by(page, "fork"), 0);
  await by(page, "space-i7").dispatchEvent("click");
  await says(by(page, "refusal"), "A crevasse gapes at Icefall 7");
  assert.deepEqual(errors, []);
  await context.close();
});

test("two guides change places where both spaces are full, if their cards pay for both ways", async () => {
  const { page, errors, context } = await visit(place);
  await openBefore(page, "golden/everest-2-seats", "B swap", 3);
  await pick(page, "B1");
  await says(by(page, "guide-B1"), "South Col");
  await counts(by(page, "swap"), 0); // the guides do not stand side by side
  await send(page, "B1", "balcony", "B1 goes from South Col to Balcony");
  await says(by(page, "guide-B2"), "South Summit");
  await by(page, "swap").click();
  await told(page, "B’s guides change places");
  await says(by(page, "guide-B1"), "South Summit");
  await says(by(page, "guide-B2"), "Balcony");
  assert.deepEqual(await findings(page), []);
  // Back again they cannot go: the points are spent.
  await by(page, "swap").click();
  await says(by(page, "refusal"), "EV-089");
  await by(page, "undo").click();
  await says(by(page, "guide-B1"), "Balcony");
  await says(by(page, "guide-B2"), "South Summit");
  assert.deepEqual(errors, []);
  await context.close();
});

test("guides with full rucksacks exchange: one carries too much for a moment, and until it fits the turn does not end", async () => {
  const { page, errors, context } = await visit(place);
  const seat = await toFirstTurn(page);
  await load(page, `${seat}1`, "m1", "m1", "m1", "m1");
  await load(page, `${seat}2`, "tent", "t1");
  await by(page, `item-${seat}2-0`).click();
  await by(page, `guide-${seat}1`).click();
  await says(by(page, "overloaded"), `${seat}1 carries too much`);
  await counts(each(page, `item-${seat}1-`), 5);
  assert.deepEqual(await findings(page), []);
  await by(page, "end-turn").click();
  await says(by(page, "refusal"), "EV-066");
  // The tent takes three pockets, so three of the four clients have to go.
  for (const left of [4, 3, 2]) {
    await by(page, `item-${seat}1-3`).click();
    await by(page, `guide-${seat}2`).click();
    await counts(each(page, `item-${seat}1-`), left);
  }
  await counts(by(page, "overloaded"), 0);
  await counts(each(page, `item-${seat}2-`), 4);
  assert.deepEqual(errors, []);
  await context.close();
});

test("on a day without moving a guide up there stays, a tent can be pitched, and the next day it walks again", async () => {
  const { page, errors, context } = await visit(place);
  await openBefore(page, "everest-ban");
  await pick(page, "A1");
  await says(by(page, "guide-A1"), "South Col");
  await counts(page.locator(".space.lit"), 0);
  for (const space of ["balcony", "yb"]) {
    await by(page, `space-${space}`).dispatchEvent("click");
    await says(by(page, "refusal"), /South Col.*EV-145/s);
  }
  await says(by(page, "space-col").locator("title"), "no moving today");
  assert.deepEqual(await findings(page), []);
  await by(page, "pitch").click();
  await told(page, "A1 pitches a tent");
  // Further down everybody moves as ever.
  await pick(page, "A2");
  await page.locator(".space.lit").first().waitFor();
  await by(page, "pay").first().click();
  await by(page, "end-turn").click();
  await says(by(page, "day"), "Day 6");
  await toTurn(page);
  await send(page, "A1", "yb", "A1 goes from South Col to Yellow Band");
  assert.deepEqual(errors, []);
  await context.close();
});

test("clients score on the summit and again at base", async () => {
  const { page, errors, context } = await visit(place);
  await openBefore(page, "everest-summit", "A step A1 summit");
  await says(by(page, "score-A"), "5 VP");
  await send(page, "A1", "summit", "Summit! A wins 2 VP and stands at 7");
  await says(by(page, "score-A"), "7 VP");
  await page.screenshot({ path: `${SCREENSHOTS}everest-summit-desktop.png` });
  await page.goto(place.url);
  await openBefore(page, "everest-summit", "A step A1 base");
  await send(page, "A1", "base", "Safely back: A wins 2 VP and stands at 9");
  await says(by(page, "score-A"), "9 VP");
  assert.deepEqual(errors, []);
  await context.close();
});
