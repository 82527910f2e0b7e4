/** What people do at a table of Mount Everest, for its tests. */
import { openAt, toTurn } from "./play.mjs";
import { by, counts, each, log, told } from "./wait.mjs";

/** Begins on one device and goes on to the first turn; resolves with the letter of the seat that acts. */
export async function toFirstTurn(page) {
  await by(page, "game-everest").click();
  await by(page, "start-hotseat").click();
  await toTurn(page);
  const guide = await each(page, "guide-").first().getAttribute("data-testid");
  return guide.replace("guide-", "").slice(0, 1);
}

/** Opens a recorded game of people on one device, and hands the device to whoever is due. */
export async function openBefore(page, record, line = null, more = 0) {
  await openAt(page, record, line, more);
  await by(page, "curtain-go").click();
}

/** Picks a guide up. */
export async function pick(page, guide) {
  await by(page, `guide-${guide}`).click();
  await page.locator(`[data-testid="guide-${guide}"][aria-pressed="true"]`).waitFor();
}

/** Loads a guide at base, one thing after another. */
export async function load(page, guide, ...items) {
  await pick(page, guide);
  const carried = each(page, `item-${guide}-`);
  for (const item of items) {
    const before = await carried.count();
    await by(page, `item-base-${item}`).click();
    await counts(carried, before + 1);
  }
}

/** Sends a guide to a space, whatever the page asks before, until the log tells of it. */
export async function send(page, guide, space, words) {
  await pick(page, guide);
  await by(page, `space-${space}`).press("Enter");
  const yes = by(page, "ask-yes");
  await yes.or(log(page).getByText(words)).first().waitFor();
  if (await yes.count()) await yes.click();
  await told(page, words);
}
