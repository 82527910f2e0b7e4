/** What a page shows, waited for: a page that is slow today is not wrong. */
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

/**
 * How many times slower the pages compute: `SLOWDOWN=6 node --test e2e/games.test.mjs` finds what holds only on a machine that
 * is quick enough.
 */
export const SLOWDOWN = Number(process.env.SLOWDOWN || 1);
if (!(SLOWDOWN >= 1)) throw new Error(`SLOWDOWN is ${process.env.SLOWDOWN}; it must be a number of 1 or more`);

/** How long a page gets to show what it should, in milliseconds. Only what fails waits so long, so it can be generous. */
export const PATIENCE = 30_000 * SLOWDOWN;

/** For a click on what may go away before it is reached, as what leaves no choice plays itself: then something else is due. */
export const BRIEFLY = { timeout: 3000 * SLOWDOWN };

/** The element with this test id. */
export const by = (page, id) => page.locator(`[data-testid="${id}"]`);

/** All elements whose test id begins so. */
export const each = (page, start) => page.locator(`[data-testid^="${start}"]`);

/** Reads again and again until it fits; `complain` says what was read last. */
async function settle(read, fits, complain) {
  const late = Date.now() + PATIENCE;
  let last = await read();
  while (!fits(last)) {
    if (Date.now() > late) assert.fail(complain(last));
    await sleep(50);
    last = await read();
  }
}

const text = (locator) => async () => (await locator.allTextContents()).join("\n");
const holds = (words) => (shown) => (typeof words === "string" ? shown.includes(words) : words.test(shown));

/** What `read` gives becomes this. */
export const becomes = (read, wanted) =>
  settle(read, (last) => isDeepStrictEqual(last, wanted), (last) => `still ${JSON.stringify(last)} instead of ${JSON.stringify(wanted)}`);

/** There are so many of these. None is no proof by itself: wait first for what shows that the page has got there. */
export const counts = (locator, wanted) =>
  settle(() => locator.count(), (last) => last === wanted, (last) => `${locator}: still ${last} instead of ${wanted}`);

/** These say a text or match an expression. */
export const says = (locator, words) => settle(text(locator), holds(words), (last) => `${locator} does not say ${words}, but: ${last}`);

/** These no longer say it. */
export const unsays = (locator, words) =>
  settle(text(locator), (shown) => !holds(words)(shown), (last) => `${locator} still says ${words}: ${last}`);

/** The page has kept all that was done: it would let itself be closed unasked. What is loaded before that may lack the last moves. */
export const kept = (page) => becomes(() => page.evaluate(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true }))), true);

/** The table's log. */
export const log = (page) => page.locator("aside.log ol");

/** The log tells this. */
export const told = (page, words) => says(log(page), words);
