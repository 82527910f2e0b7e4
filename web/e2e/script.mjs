/** Plays a recorded game of Mount Everest once more by hand: each line is done at the page as a person does it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { patchEngine } from "./play.mjs";
import { BRIEFLY, by, each, PATIENCE, SLOWDOWN } from "./wait.mjs";

/** The lines of a record after its head. */
export function linesOf(record) {
  const text = readFileSync(new URL(`records/${record}.summit`, import.meta.url), "utf8");
  return text.slice(text.indexOf("\n\n") + 2).trimEnd().split("\n");
}

/** From the page's next load on, chance follows from this number and the place in the record alone, so the same play meets the same luck. */
export const fixChance = (page, number) =>
  patchEngine(
    page,
    `({ table_deal, table_length }) => {
      const mix = (x) => (x = Math.imul(x ^ (x >>> 16), 0x21f0aaad), x = Math.imul(x ^ (x >>> 15), 0x735a2d97), (x ^ (x >>> 15)) >>> 0);
      const pair = (place) => [1, 2].map((half) => mix(${number} * 65536 + 2 * place + half));
      return { table_deal: (table) => table_deal(table, ...pair(table_length(table))) };
    }`,
  );

/** The lines that the page has kept of its only game. */
const stored = (page) =>
  page.evaluate(async () => {
    const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    const storage = await done(indexedDB.open("summiteer"));
    const lines = await done(storage.transaction("lines").objectStore("lines").getAll());
    storage.close();
    return lines.map(({ line }) => line);
  });

/** The lines that the page has kept once it is at rest: what leaves no choice it plays itself. */
async function settled(page) {
  for (let last = await stored(page); ; ) {
    await sleep(40 * SLOWDOWN);
    const now = await stored(page);
    if (now.length === last.length) return now;
    last = now;
  }
}

/** Presses a button that stays down, if it is not. */
const pressed = async (button) => (await button.getAttribute("aria-pressed", BRIEFLY)) === "true" || button.click(BRIEFLY);

function cardName(card) {
  const [points, other] = card.slice(1).split(/[/-]/);
  if (card.startsWith("r")) return `Rope ${points}/${other}`;
  if (card.startsWith("a")) return `Acclimatization ${points}`;
  return other ? `Movement ${points} (clients −${other})` : `Movement ${points}`;
}

async function choose(page, ...cards) {
  const hand = (down) => page.locator(`[data-testid^="card-"][aria-pressed="${down}"]`);
  while (await hand(true).count()) await hand(true).first().click(BRIEFLY);
  for (const card of cards) await hand(false).filter({ has: page.getByText(cardName(card), { exact: true }) }).first().click(BRIEFLY);
  await by(page, "choose").click(BRIEFLY);
}

async function move(page, item, from, to) {
  if (from === "base") {
    await pressed(by(page, `guide-${to}`));
    return by(page, `item-base-${item}`).click(BRIEFLY);
  }
  const names = { tent: "tent", oxygen: "bottle" };
  const things = each(page, `item-${from}-`);
  await (names[item] ? things.filter({ hasText: names[item] }) : things.and(page.locator(`[data-item="${item}"]`))).first().click(BRIEFLY);
  await by(page, to.length === 2 ? `guide-${to}` : `put-${to}`).click(BRIEFLY);
}

async function acclimatize(page, card, place, client) {
  await pressed(by(page, `slot-${card.slice(1) - 1}`));
  await each(page, `item-${place}-`).and(page.locator(`[data-item="${client}"]`)).first().click(BRIEFLY);
}

async function end(page) {
  await by(page, "end-turn").click(BRIEFLY);
  if (await by(page, "confirm-end").count()) await by(page, "confirm-end").click(BRIEFLY);
}

async function remove(page, card) {
  await by(page, `remove-${card}`).click(BRIEFLY);
  await by(page, "remove").click(BRIEFLY);
}

const tap = (page, id) => by(page, id).first().click(BRIEFLY);

/** How each action is done; of what is owed the first way is taken. */
const DEEDS = {
  choose,
  move,
  acclimatize,
  end,
  remove,
  take: (page, points) => tap(page, `take-${points}`),
  pay: (page) => tap(page, "pay"),
  step: (page, _, space) => by(page, `space-${space}`).press("Enter", BRIEFLY),
  pitch: (page) => tap(page, "pitch"),
  stay: (page) => tap(page, "stay"),
  retreat: (page) => tap(page, "retreat"),
  swap: (page) => tap(page, "swap"),
  close: (page) => tap(page, "oxygen-close"),
  oxygen: (page, tent) => tap(page, `oxygen-${tent}`),
  keep: (page, card) => each(page, "keep-").filter({ hasText: cardName(card) }).first().click(BRIEFLY),
  return: (page, end) => tap(page, `return-${end}`),
};

/** Takes the device, or does the next action of the record: cards are named for a guide together with the step or tent that they pay for. */
async function act(page, lines) {
  if (await by(page, "curtain-go").count()) return by(page, "curtain-go").click(BRIEFLY);
  const names = lines.findIndex((line) => !line.split(" ")[1].startsWith("assign"));
  const [, verb, ...rest] = lines[names].split(" ");
  if (verb === "step" || verb === "pitch") {
    await by(page, `guide-${rest[0]}`).click(BRIEFLY);
    for (const line of lines.slice(0, names)) await pressed(by(page, `slot-${line.split(" ")[2].slice(1) - 1}`));
  }
  await DEEDS[verb](page, ...rest);
}

/** Plays these lines to their end. The page has kept the same ones so far after each action, or this fails. */
export async function perform(page, lines) {
  let [done, late, failure] = [0, Date.now() + PATIENCE, null];
  for (;;) {
    const now = await settled(page);
    assert.deepEqual(now, lines.slice(0, now.length));
    if (now.length === lines.length) return;
    if (now.length > done) [done, late] = [now.length, Date.now() + PATIENCE];
    assert.ok(Date.now() < late, `"${lines[done]}" is not done: ${failure}`);
    await act(page, lines.slice(done)).catch((error) => (failure = error.message));
  }
}
