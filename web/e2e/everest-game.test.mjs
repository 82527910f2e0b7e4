/** Whole games of Mount Everest for two, from the empty table to the result. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { above, walk } from "./climb.mjs";
import { pick } from "./everest.mjs";
import { findings, SCREENSHOTS, start, visit } from "./page.mjs";
import { playOut } from "./play.mjs";
import { fixChance, linesOf, perform } from "./script.mjs";
import { by, says, told } from "./wait.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

test("two people play a whole game: loads, the icefall, a tent with oxygen, the summit, and back for points", async () => {
  const { page, errors, context } = await visit(place);
  // With this chance the record was written; where chance is drawn in another way, it has to be written anew.
  await fixChance(page, 5);
  await page.reload();
  await by(page, "game-everest").click();
  await by(page, "start-hotseat").click();
  const lines = linesOf("everest-whole");
  const upTo = (line) => perform(page, lines.slice(0, lines.indexOf(line) + 1));

  await by(page, "curtain-go").click();
  await upTo("A move oxygen base A2");
  await told(page, "A2 takes along: bottle of oxygen");
  await says(by(page, "score-A"), "5");

  await upTo("A pitch A2");
  await by(page, "camp-Acamp1").waitFor();
  await upTo("A move oxygen A2 camp1");
  await told(page, "A2 leaves in tent 1: bottle of oxygen");

  await upTo("A remove m4-1");
  await told(page, "A takes Acclimatization 2 into its hand");

  await upTo("A step A1 summit");
  await told(page, "Summit! A wins 8 VP");
  await says(by(page, "score-A"), "13");

  await upTo("A step A1 base");
  await told(page, "Safely back: A wins 8 VP");
  await says(by(page, "score-A"), "21");
  await perform(page, lines);
  await says(by(page, "end"), /A: 21 VP.*B: 5 VP/s);
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});

/** Walks a guide as high as the cards allow. */
async function climb(page, guide) {
  const space = await above(page, guide);
  if (space) await walk(page, space);
}

test("a whole game of two against a sherpa, to its result and its replay", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "game-everest").click();
  await by(page, "start-lesson").click();
  await by(page, "lesson-leave").click();
  await playOut(page, async () => {
    for (const guide of ["A1", "A2"]) {
      await pick(page, guide);
      for (const item of ["m1", "t1"]) if (await by(page, `item-base-${item}`).count()) await by(page, `item-base-${item}`).click();
      await climb(page, guide);
    }
  });
  await says(by(page, "end"), /wins.*A: \d+ VP/s);
  await by(page, "to-replay").click();
  await by(page, "step").waitFor();
  await by(page, "back").click();
  assert.deepEqual(await findings(page), []);
  await page.screenshot({ path: `${SCREENSHOTS}everest-replay-desktop.png` });
  assert.deepEqual(errors, []);
  await context.close();
});
