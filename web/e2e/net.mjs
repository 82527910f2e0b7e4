/** What tests of tables over the network need besides a page. */
import { by, counts, each, PATIENCE } from "./wait.mjs";

/** Says by which name one plays. */
export async function introduce(page, name) {
  await by(page, "name").fill(name);
  await by(page, "name-save").click();
}

/** Makes a table from the lobby; resolves with the links that its waiting room offers. */
export async function table(page, { game, name, seats = 2, bots = {}, open = false }) {
  await page.goto(`${new URL(page.url()).origin}/#/lobby`);
  await introduce(page, name);
  await by(page, "make").click();
  await by(page, `make-${game}`).click();
  await by(page, "setup-seats").selectOption(String(seats));
  for (const [seat, bot] of Object.entries(bots)) await by(page, `setup-player-${seat}`).selectOption(bot);
  await by(page, "make-public").setChecked(open);
  await by(page, "setup-start").click();
  await by(page, "waiting").waitFor();
  // Everybody who is neither the host nor a bot is invited.
  const invitations = each(page, "invite-");
  await counts(invitations, seats - 1 - Object.keys(bots).length);
  const links = {};
  for (const input of await invitations.all()) links[(await input.getAttribute("data-testid")).slice(-1)] = await input.inputValue();
  return { links, spectate: await by(page, "spectate").inputValue() };
}

/** Takes the seat of an invitation. */
export async function sit(page, link, name) {
  await page.goto(link);
  await introduce(page, name);
  await by(page, "take-seat").click();
  await by(page, "waiting").waitFor();
}

/**
 * The next decision of the person at this page, made inside it as somebody quick would; whether there was one. Dice: rolls,
 * or picks the first move and makes it. K2: chooses the first cards, takes a token, pays what is owed, ends the turn.
 */
async function decide() {
  const by = (id) => document.querySelector(`[data-testid^="${id}"]:not(:disabled)`);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  if (by("sending")) return false;
  by("skip")?.click();
  const [roll, move] = [by("roll"), by("move")];
  if (move && (!roll || move.textContent.startsWith("Goat from"))) {
    move.click();
    await settled();
    by("go")?.click();
    return true;
  }
  for (const card of [...document.querySelectorAll('[data-testid^="card-"][aria-pressed="false"]')].slice(0, 3)) card.click();
  await settled();
  const button = roll ?? by("confirm-end") ?? by("take-") ?? by("pay") ?? by("end-turn") ?? by("choose");
  button?.click();
  return Boolean(button);
}

/** The next decision of the person at this page, if one is due; false once the game has ended. */
export async function step(page) {
  if (await by(page, "end").count()) return false;
  if (!(await page.evaluate(decide))) await page.waitForTimeout(20);
  return true;
}

/** Plays at all these pages until the game has ended everywhere. */
export async function playOut(...pages) {
  const play = async (page) => {
    const late = Date.now() + 5 * PATIENCE;
    while (await step(page)) if (Date.now() > late) throw new Error("the game does not end");
  };
  await Promise.all(pages.map(play));
}
