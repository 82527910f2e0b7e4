/** What tests of tables over the network need besides a page. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { program, visit } from "./page.mjs";
import { by, counts, each, PATIENCE, says } from "./wait.mjs";

const english = new URL("../../locales/en/", import.meta.url);
const texts = readdirSync(english).map((file) => readFileSync(new URL(file, english), "utf8")).join("\n");
/** Events that have another text for whoever may not know all: what they tell is for one seat alone. */
const SECRET = new Set([...texts.matchAll(/^(\S*event-\S+)-hidden =/gm)].map(([, key]) => key));

/** Says by which name one plays. */
export async function introduce(page, name) {
  await by(page, "name").fill(name);
  await by(page, "name-save").click();
}

/** Makes a table from the lobby, with variants by their labels; resolves with the links that its waiting room offers. */
export async function table(page, { game, name, board = null, options = {}, seats = 2, bots = {}, open = false }) {
  await page.goto(`${new URL(page.url()).origin}/#/lobby`);
  await introduce(page, name);
  await by(page, "make").click();
  await by(page, `make-${game}`).click();
  if (board) await by(page, "setup-board").selectOption(board);
  for (const [label, value] of Object.entries(options)) await page.getByLabel(label).selectOption(value);
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
 * The next decision of the person at this page, made inside it as somebody quick would; says whether there was one. Dice: rolls,
 * or picks the first move and makes it. Mountains: keeps the first tile, leaves the first cards of the deck behind, spends
 * no oxygen, chooses the first cards, takes a token, pays what is owed, steps back from the icefall, slides the first way,
 * ends the turn.
 */
async function decide(stops) {
  const by = (id) => document.querySelector(`[data-testid^="${id}"]:not(:disabled)`);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const stopped = () => stops.some((id) => document.querySelector(`[data-testid="${id}"]`));
  // A turn that is just being ended still shows.
  if (by("sending")) return "nothing";
  if (stopped()) return "stopped";
  by("skip")?.click();
  const [roll, move] = [by("roll"), by("move")];
  if (move && (!roll || move.textContent.startsWith("Goat from"))) {
    move.click();
    await settled();
    by("go")?.click();
    return "decided";
  }
  for (const kind of ["card-", "discard-"]) {
    for (const card of [...document.querySelectorAll(`[data-testid^="${kind}"][aria-pressed="false"]`)].slice(0, 3)) card.click();
  }
  await settled();
  // Meanwhile others may have moved.
  if (stopped()) return "stopped";
  const owed = ["ask-yes", "confirm-end", "oxygen-close", "retreat", "draft-", "slide-", "discard-go", "take-", "pay"];
  const button = roll ?? [...owed, "end-turn", "choose"].map(by).find((found) => found);
  button?.click();
  return button ? "decided" : "nothing";
}

/**
 * The next decision of the person at this page, if one is due; false, and nothing is done, once the game has ended or one of
 * the elements with these test ids shows.
 */
export async function step(page, ...stops) {
  const done = await page.evaluate(decide, ["end", ...stops]);
  if (done === "stopped") return false;
  if (done === "nothing") await page.waitForTimeout(20);
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

/** Decides at both pages until the first is to act, or one of these shows there. */
export async function toTurn(page, other, ...stops) {
  const decides = () => Promise.all([step(page, "end-turn", ...stops), step(other)]);
  while ((await decides())[0]);
  await counts(by(page, "end"), 0);
}

/** Ends the turn at this page, whatever it asks before. */
export async function endTurn(page) {
  const ends = by(page, "end-turn").or(by(page, "confirm-end"));
  while (await ends.count()) await step(page);
}

/** A table of Ada (A), Bo (B) and somebody who watches, begun; each with what its page is told. */
export async function begin(place, setup) {
  const [host, guest, other] = await Promise.all([visit(place), visit(place), visit(place)]);
  for (const one of [host, guest, other]) one.heard = hear(one.page);
  const invited = await table(host.page, { name: "Ada", ...setup });
  await sit(guest.page, invited.links.B, "Bo");
  await by(host.page, "start").click();
  await other.page.goto(invited.spectate);
  await by(host.page, "presence").getByText("One person watches").waitFor();
  return { host, guest, other };
}

/** Ends these visits; none may have complained, but that the network was away. */
export async function close(...visitors) {
  for (const { errors, context } of visitors) {
    assert.deepEqual(errors.filter((error) => !error.includes("ERR_INTERNET_DISCONNECTED")), []);
    await context.close();
  }
}

/** Everything that the page is told over sockets that it opens from now on, as it comes. */
function hear(page) {
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(JSON.parse(payload))));
  return heard;
}

/** What only the seat may know of what a page was told: its secret events, by their keys. */
export function secretsOf(heard, seat) {
  const events = heard.flatMap(({ log = [] }) => log.flatMap((entry) => entry.events));
  return events.filter((words) => SECRET.has(words.key) && words.args.seat === seat).map((words) => words.key);
}

/** The page was shown what this observer may know, and nothing that is another's. */
export function sawOnly(heard, observer, others) {
  const states = heard.filter((message) => message.type === "state");
  assert.ok(states.length > 0, "the page was told nothing");
  for (const { view, legal, position } of states) {
    assert.equal(view.observer, observer);
    if (observer === "spectator") assert.deepEqual([view.own, legal, position], [null, [], null]);
  }
  for (const seat of others) assert.deepEqual(secretsOf(heard, seat), [], `${observer} was told ${seat}'s secrets`);
}

/**
 * Checks the chance of a finished game at the page; then the program checks the record that the page saves and plays it
 * again, to the scores that the page shows.
 */
export async function checked(page) {
  await by(page, "verify").click();
  await by(page, "verdict").getByText("fairly").waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), by(page, "save-record").click()]);
  const file = await download.path();
  const run = async (...args) => (await promisify(execFile)(program, args)).stdout;
  assert.equal(JSON.parse(await run("verify", file, "--format", "json")).holds, true);
  const { phase, seats } = JSON.parse(await run("replay", file, "--format", "json"));
  assert.equal(phase.kind, "over");
  for (const { id, score } of seats) await says(by(page, `score-${id}`), new RegExp(`^${score} VP$`));
}
