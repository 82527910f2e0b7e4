/** How a person plays at a page, and how a recorded game gets there. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { BRIEFLY, by } from "./wait.mjs";

async function pick(page, cards, go, options) {
  for (const index of [0, 1, 2]) {
    const card = by(page, `${cards}-${index}`);
    if ((await card.getAttribute("aria-pressed", options)) === "false") await card.click(options);
  }
  await by(page, go).click(options);
}

/** Locks in the first three cards of the hand. */
export const choose = (page, options = {}) => pick(page, "card", "choose", options);

/** Leaves the first three cards of the deck behind. */
export const discard = (page, options = {}) => pick(page, "discard", "discard-go", options);

const PRESS = (button) => button.click(BRIEFLY);

/**
 * What a person may have to decide, most urgent first, and how: spends no oxygen, steps back from the icefall, keeps the
 * first weather tile, slides the first way, takes the first token, pays what is owed, ends the turn.
 */
const DECISIONS = {
  '[data-testid="curtain-go"]': PRESS,
  '[data-testid="ask-yes"]': PRESS,
  '[data-testid="oxygen-close"]': PRESS,
  '[data-testid="retreat"]': PRESS,
  '[data-testid^="draft-"]': PRESS,
  '[data-testid^="slide-"]': PRESS,
  '[data-testid="discard-go"]': (_, page) => discard(page, BRIEFLY),
  '[data-testid="confirm-end"]': PRESS,
  '[data-testid^="take-"]': PRESS,
  '[data-testid="pay"]': PRESS,
  '[data-testid="end-turn"]': PRESS,
  '[data-testid="choose"]': (_, page) => choose(page, BRIEFLY),
};

/**
 * Makes the next decision of the person at this page. Returns false, and does nothing, once the game has ended or the
 * element with the test id `until` shows.
 */
export async function step(page, until = "end") {
  const stops = ["end", until].map((id) => `[data-testid="${id}"]`);
  const all = [...stops, ...Object.keys(DECISIONS)];
  const shown = (selector) => page.locator(selector).filter({ visible: true }).first();
  await shown(all.join(", ")).waitFor();
  const next = await page.evaluate(firstShown, all);
  if (stops.includes(next)) return false;
  await DECISIONS[next]?.(shown(next), page).catch(() => undefined);
  return true;
}

/** The first of these selectors that something shown matches, looked up in one go: between two questions to a page it can move on. */
function firstShown(selectors) {
  return selectors.find((one) => [...document.querySelectorAll(one)].some((element) => element.checkVisibility()));
}

/** Decides until this shows; fails if the game ends before. */
export async function goOn(page, until) {
  while (await step(page, until));
  assert.ok(await by(page, until).count(), `the game has ended without ${until}`);
}

/** Goes on to the next turn of the person here, whose cards are chosen and who has taken a token. */
export const toTurn = (page) => goOn(page, "end-turn");

/** Lets bots move at once from now on, if one is at it right now; whether it was. */
export const hurry = (page) => by(page, "pace").selectOption("instant", BRIEFLY).then(() => true, () => false);

/** Plays to the end of the game, bots moving at once; `turn` is what the person does first in a turn, once a day. */
export async function playOut(page, turn = async () => undefined) {
  let [day, hurried] = ["", false];
  for (let left = 3000; left > 0; left--) {
    if (await by(page, "end-turn").count()) {
      const today = await by(page, "day").textContent();
      if (today !== day) await turn(Number(/\d+/.exec(today)[0]));
      day = today;
    }
    if (await step(page, hurried ? "end" : "pace")) continue;
    if (await by(page, "end").count()) return;
    hurried ||= await hurry(page);
  }
  assert.fail("the game does not end");
}

/** Drags from the middle of one element to the middle of another, in steps as a hand does. */
export async function drag(page, from, to) {
  const middle = async (id) => {
    const box = await by(page, id).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [[x, y], [u, v]] = [await middle(from), await middle(to)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + u) / 2, (y + v) / 2, { steps: 4 });
  await page.mouse.move(u, v);
  await page.mouse.up();
}

/**
 * Opens a recorded game at its table, as it was `more` lines before the line `before`, or at its end. `record` is the name
 * of a file in `records`, or of one that the engine's own tests play (`golden/...`).
 */
export async function openAt(page, record, before = null, more = 0) {
  const folder = record.startsWith("golden/") ? "../../crates/rules/tests/" : "records/";
  const lines = readFileSync(new URL(`${folder}${record}.summit`, import.meta.url), "utf8").trimEnd().split("\n");
  const at = before === null ? lines.length : lines.indexOf(before) - more;
  assert.ok(at > 0, `${record} has no line ${before}`);
  const buffer = Buffer.from(`${lines.slice(0, at).join("\n")}\n`);
  await by(page, "import").setInputFiles({ name: "game.summit", mimeType: "text/plain", buffer });
  await by(page, "step").waitFor();
  await page.goto(page.url().replace("#/replay/", "#/table/"));
  await by(page, "mountain").waitFor();
}

/** Replaces what the page calls in the engine; `patch` runs in the page, from its next load on, and gets the engine's own. */
export const patchEngine = (page, patch) => page.addInitScript(`(${wrapEngine})(${patch})`);

function wrapEngine(patch) {
  const real = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...args) => {
    const { module, instance } = await real(...args);
    return { module, instance: { exports: { ...instance.exports, ...patch(instance.exports) } } };
  };
}
