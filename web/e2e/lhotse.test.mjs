/** Lhotse through the page, as people play it. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { above, walk } from "./climb.mjs";
import { findings, fits, SCREENSHOTS, SIZES, start, visit } from "./page.mjs";
import { discard, drag, goOn, openAt, playOut, toTurn } from "./play.mjs";
import { becomes, by, counts, each, kept, log, says, told } from "./wait.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

/** A recorded game alone on the South Face, with a fixed rope and a landslide that leaves a choice. */
const FACE = "golden/lhotse-face-1";

const begin = async (page, name) => {
  await by(page, "game-lhotse").click();
  await by(page, `start-${name}`).click();
};

/** Walks each climber of the person as high as the cards allow. */
async function climb(page, seat) {
  for (const pawn of [`${seat}1`, `${seat}2`]) {
    const climber = page.locator(`[data-testid="climber-${pawn}"]:not([aria-disabled="true"])`);
    if (!(await climber.count())) continue; // dead
    await climber.click();
    await page.locator(`[data-testid="climber-${pawn}"][aria-pressed="true"]`).waitFor();
    const space = await above(page, pawn);
    if (space) await walk(page, space);
  }
}

/** Climbs on the first days, then goes on to the end of the game. */
const play = (page, { days = 5 } = {}) => playOut(page, (day) => (day <= days ? climb(page, "A") : undefined));

test("of two weather tiles one is kept in secret, and can be chosen again", async () => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const { page, errors, context } = await visit(place, { viewport, colorScheme: size === "phone" ? "dark" : "light" });
    await begin(page, "hotseat");
    await by(page, "curtain-go").click();
    await counts(each(page, "draft-"), 2);
    await says(by(page, "draft"), /3 days|Day 1.*Day 2.*Day 3/s);
    assert.deepEqual(await findings(page), []);
    await fits(page);
    await page.screenshot({ path: `${SCREENSHOTS}lhotse-draft-${size}.png` });
    const name = (await each(page, "draft-").first().textContent()).replace("Keep ", "").trim();
    await each(page, "draft-").first().click();
    // The other person sees neither the tile nor its name.
    await by(page, "curtain-go").click();
    await counts(each(page, "draft-"), 2);
    const other = await each(page, "draft-").allTextContents();
    assert.ok(!other.some((text) => text.includes(name)), `${name} was dealt twice`);
    assert.doesNotMatch(await log(page).textContent(), new RegExp(name));
    await each(page, "draft-").last().click();
    await by(page, "day-1").waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("a game on the South Face against bots goes to its end and its replay", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "bots");
  await play(page);
  await says(by(page, "end"), /(wins|share the victory).*A: \d+ VP/s);
  await by(page, "to-replay").click();
  await by(page, "step").waitFor();
  await by(page, "back").click();
  assert.deepEqual(await findings(page), []);
  await page.screenshot({ path: `${SCREENSHOTS}lhotse-replay-desktop.png` });
  assert.deepEqual(errors, []);
  await context.close();
});

test("a fixed rope is hung by taps on lit spaces, elsewhere it says why not, and undo takes it back", async () => {
  const { page, errors, context } = await visit(place);
  await openAt(page, FACE, "A fix A2 d2");
  await by(page, "climber-A2").click();
  await by(page, "fix-rope").click();
  await counts(page.locator(".space.lit"), 3);
  await by(page, "space-top").dispatchEvent("click");
  await says(by(page, "refusal"), "LH-044");
  assert.deepEqual(await findings(page), []);
  await by(page, "space-d2").press("Enter");
  await told(page, "A2 fixes a rope");
  await by(page, "rope-A").waitFor();
  await counts(by(page, "fix-rope"), 0);
  await by(page, "fit").click();
  await page.screenshot({ path: `${SCREENSHOTS}lhotse-rope-desktop.png` });
  // Everybody's walk may use it: the far end is lit.
  await page.locator('.lit[data-testid="space-d2"]').waitFor();
  await kept(page);
  await page.reload();
  await by(page, "rope-A").waitFor();
  await by(page, "undo").click();
  await by(page, "rope-A").waitFor({ state: "detached" });
  assert.deepEqual(errors, []);
  await context.close();
});

test("a fixed rope is dragged to the space where it should lead", async () => {
  const { page, errors, context } = await visit(place);
  await openAt(page, FACE, "A fix A2 d2");
  await by(page, "climber-A2").click();
  await drag(page, "fix-rope", "space-a3");
  await told(page, "A2 fixes a rope from Twin Ledges to Ridge Foot");
  assert.deepEqual(errors, []);
  await context.close();
});

test("a landslide takes levels, asks where a piece slides, and is told in the night", async () => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const { page, errors, context } = await visit(place, { viewport });
    await openAt(page, FACE, "A slide A1 a3");
    await becomes(() => each(page, "slide-").evaluateAll((all) => all.map((one) => one.dataset.testid)), ["slide-a3", "slide-bc"]);
    await counts(page.locator(".space.lit"), 2);
    assert.deepEqual(await findings(page), []);
    await page.screenshot({ path: `${SCREENSHOTS}lhotse-landslide-${size}.png` });
    await by(page, "space-a3").press("Enter");
    await told(page, "A1 slides from Ladder Head to Ridge Foot");
    await by(page, "slide-bc").click();
    await told(page, "A2 slides from Ladder Head to Twin Ledges");
    await told(page, "A landslide hits A1");
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("the night after the last turn tells of the landslide, and the mountain in words knows sections, paths and ropes", async () => {
  const { page, errors, context } = await visit(place);
  await openAt(page, FACE, "A slide A1 a3", 1);
  // The forecast has known it: two levels less tonight.
  await counts(by(page, "climber-A1").locator('[aria-label="landslide −2"]'), 1);
  await goOn(page, "slide");
  await by(page, "slide-bc").click();
  await by(page, "slide-a3").click();
  await by(page, "choose").waitFor();
  await says(by(page, "night"), /A landslide hits A1.*A1 slides from Ladder Head to Twin Ledges.*A2 slides from Ladder Head to Ridge Foot/s);
  // What a section's weather does is said in words, and the mountain says what slides.
  assert.match(await each(page, "day-").first().getAttribute("title"), /West .*Centre .*East /);
  await by(page, "text-mountain").locator("summary").click();
  await says(by(page, "text-mountain"), /Ladder Head.*West; west ridge \(orange\), ice ladder \(blue\)/s);
  await says(by(page, "text-mountain"), "fixed ropes to Gully Mouth");
  assert.deepEqual(errors, []);
  await context.close();
});

test("in the South Col Race each leaves three cards behind in secret, then all see them", async () => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const { page, errors, context } = await visit(place, { viewport, colorScheme: size === "phone" ? "light" : "dark" });
    await begin(page, "col");
    await by(page, "discard").waitFor();
    await page.locator('[data-testid="discard-go"]:disabled').waitFor();
    await says(by(page, "day"), "of 15");
    await discard(page);
    await told(page, "A plays without");
    await told(page, /B plays without .*C plays without /s);
    await by(page, "choose").waitFor();
    await fits(page);
    assert.deepEqual(await findings(page), []);
    await page.screenshot({ path: `${SCREENSHOTS}lhotse-col-${size}.png` });
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("a South Col Race goes to its end, with points for cards left behind", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "col");
  await by(page, "discard").waitFor();
  // Blue cards come last in the deck: three of them are worth a bonus.
  const cards = page.locator('[data-testid^="discard-"]:not([data-testid="discard-go"])');
  for (const index of [-1, -2, -3]) await cards.nth((await cards.count()) + index).click();
  await says(by(page, "discard"), /[1-9] VP at the end/);
  await by(page, "discard-go").click();
  await play(page);
  await says(by(page, "end"), /A: \d+ VP of these for cards left behind/);
  assert.deepEqual(errors, []);
  await context.close();
});

test("alone the result names a title and the table that it is read from", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "solo");
  await play(page, { days: 2 });
  await says(by(page, "end"), /\d+ VP: .*table for solo games is damaged; the title follows its second column/s);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a reload in mid-turn loses nothing, and the lesson leads through the draft", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "lesson");
  await says(by(page, "lesson"), "South Face");
  await by(page, "lesson-next").click();
  await says(by(page, "lesson"), "weather tiles");
  await by(page, "lesson-leave").click();
  await toTurn(page);
  await by(page, "kept-tile").waitFor();
  await climb(page, "A");
  const story = await log(page).textContent();
  await kept(page);
  await page.reload();
  await by(page, "end-turn").waitFor();
  await becomes(() => log(page).textContent(), story);
  assert.deepEqual(errors, []);
  await context.close();
});

test("the rules of Lhotse are an entry each, and a ruling leads to its own", async () => {
  const { page, errors, context } = await visit(place);
  await page.goto(`${place.url}#/rules/Q-LH-20`);
  await page.locator("#rule-Q-LH-20").waitFor();
  await says(page.locator("h1").first(), "Lhotse");
  await counts(page.locator('[id^="rule-"]'), 58 + 32);
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});
