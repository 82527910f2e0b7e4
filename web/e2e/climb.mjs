/** How pawns are led up a mountain by somebody who reads nothing but the page. */
import { becomes, by, log } from "./wait.mjs";

/** Where the pawn can walk to that is well above it and highest; nothing if it cannot rise. */
export const above = (page, pawn) => page.evaluate(highest, { pawn, rises: true, been: [] });

/** Where the pawn can walk to and has been least, the highest of these; nothing if it cannot walk. */
export const onwards = (page, pawn, been) => page.evaluate(highest, { pawn, rises: false, been });

function highest({ pawn, rises, been }) {
  const piece = document.querySelector(`[data-testid="piece-${pawn}"]`);
  if (!piece) return null; // dead
  const top = (node) => node.getBoundingClientRect().top;
  const visits = (node) => been.filter((space) => space === node.dataset.space).length;
  const bound = rises ? top(piece) - 20 : Infinity;
  const spaces = [...document.querySelectorAll(".space.lit")].filter((node) => top(node) < bound);
  return spaces.sort((a, b) => visits(a) - visits(b) || top(a) - top(b))[0]?.dataset.space ?? null;
}

/**
 * Walks the picked pawn to a space, unless that costs a life. Before a tile that costs two it pays the second point if it can
 * and `stays`, else it steps back.
 */
export async function walk(page, space, { stays = false } = {}) {
  const [lines, no] = [log(page).locator("li"), by(page, "ask-no")];
  const before = await lines.count();
  await by(page, `space-${space}`).press("Enter");
  await becomes(async () => (await lines.count()) > before || (await no.count()) > 0, true);
  if (await no.count()) return no.click();
  const ways = by(page, "fork").locator("button");
  if (!(await ways.count())) return;
  await (stays ? ways.first() : by(page, "retreat")).click();
  await by(page, "fork").waitFor({ state: "detached" });
}
