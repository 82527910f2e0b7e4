/** Mount Everest over the network: days with a secret oxygen step, what can come between, and a whole game. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { onwards, walk } from "./climb.mjs";
import { load, pick } from "./everest.mjs";
import { begin, checked, close, endTurn, playOut, sawOnly, secretsOf, toTurn } from "./net.mjs";
import { findings, start } from "./page.mjs";
import { becomes, by, counts, each, log, says, told, unsays } from "./wait.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

const GUIDE = "A1";
/** Above the icefall, where a bottle shows a card. */
const isHigh = (space) => !/^(base|i\d+)$/.test(space);

/** Leads the guide on through the icefall, pitches its tent above, and leaves the bottle there; whether that is done. */
async function climb(page, been) {
  await pick(page, GUIDE);
  for (let next; !isHigh(been.at(-1)) && (next = await onwards(page, GUIDE, been)); ) {
    been.push(next);
    await walk(page, next, { stays: true });
    await pick(page, GUIDE);
  }
  const camp = by(page, "camp-Acamp1");
  if (!isHigh(been.at(-1)) || (await camp.count())) return;
  await by(page, "pitch").click();
  await camp.or(by(page, "refusal")).first().waitFor();
  if (!(await camp.count())) return;
  await by(page, `item-${GUIDE}-0`).click();
  await by(page, "put-camp1").click();
  await told(page, "leaves in tent 1: bottle of oxygen");
}

/** Plays at both pages, the host climbing, until the host can spend a bottle. */
async function toOxygen(host, guest) {
  const been = ["base"];
  for (;;) {
    await toTurn(host, guest, "oxygen-camp1");
    if (await by(host, "oxygen-camp1").count()) return;
    if (been.length === 1) await load(host, GUIDE, "tent", "oxygen");
    await climb(host, been);
    await endTurn(host);
  }
}

test("what a bottle shows is told to nobody else, and survives a reload in mid-step", async () => {
  const { host, guest, other } = await begin(place, { game: "everest" });
  await toOxygen(host.page, guest.page);
  await says(by(guest.page, "status"), "Waiting for Ada to finish with oxygen");
  // Whoever waits sees the own hand, whoever watches none.
  const hand = ({ page }) => by(page, "waiting-cards").locator('section[aria-label="Your hand"] .card');
  await counts(hand(guest), 6);
  await counts(hand(other), 0);
  await by(host.page, "oxygen-camp1").click();
  await by(host.page, "keep-0").waitFor();
  await host.page.reload();
  await by(host.page, "keep-0").click();
  // Of several cards the others go back.
  const back = by(host.page, "return-bottom");
  await by(host.page, "remove").or(back).waitFor();
  if (await back.count()) await back.click();
  await by(host.page, "remove").waitFor();
  assert.deepEqual(await findings(host.page), []);
  await each(host.page, "remove-").first().click();
  await by(host.page, "remove").click();
  await told(host.page, /Ada takes Acclimatization \d into its hand/);
  await told(host.page, /Ada removes (Movement|Rope)/);
  for (const { page } of [guest, other]) {
    await told(page, "Ada removes a card from the game");
    await counts(page.locator('[data-testid^="keep-"], [data-testid^="remove"]'), 0);
    await unsays(log(page), /Ada (sees|takes) Acclimatization/);
  }
  // Ada's own page has heard of the cards.
  const own = secretsOf(host.heard, "A");
  for (const key of ["air-seen", "air-kept", "card-removed"]) assert.ok(own.includes(`everest-event-${key}`), `${key} in ${own}`);
  sawOnly(guest.heard, "B", ["A"]);
  sawOnly(other.heard, "spectator", ["A", "B"]);
  await close(host, guest, other);
});

test("a turn goes on where the network was cut, and its tiles lie open for everybody", async () => {
  const { host, guest, other } = await begin(place, { game: "everest" });
  await toTurn(host.page, guest.page);
  await load(host.page, GUIDE, "tent", "oxygen");
  await host.context.setOffline(true);
  await by(host.page, "offline").waitFor();
  // What is done meanwhile is done once the network is back, and once only.
  await by(host.page, "space-i3").press("Enter");
  await by(host.page, "sending").waitFor();
  await host.context.setOffline(false);
  await by(host.page, "presence").waitFor();
  await by(host.page, "sending").waitFor({ state: "detached" });
  for (const { page } of [host, guest, other]) await counts(log(page).getByText(/A1 feels its way to Icefall 3/), 1);
  const front = (await log(host.page).getByText("Icefall 3:").textContent()).trim();
  for (const { page } of [guest, other]) {
    await told(page, front);
    await unsays(by(page, "space-i3").locator("title"), "hidden");
  }
  if (await by(host.page, "fork").count()) await by(host.page, "retreat").click();
  // The turn goes on after a reload, with what was loaded before the cut.
  await host.page.reload();
  await says(each(host.page, `item-${GUIDE}-`), "bottle");
  await endTurn(host.page);
  await toTurn(host.page, guest.page);
  await says(by(other.page, "day"), await by(host.page, "day").textContent());
  await close(host, guest, other);
});

test("one leaves, a sherpa plays on to the end, and the game can be checked, saved and looked back at", async () => {
  const { host, guest, other } = await begin(place, { game: "everest" });
  await toTurn(host.page, guest.page);
  await by(guest.page, "seating").locator("summary").click();
  await by(guest.page, "leave-seat").click();
  await by(host.page, "bot-on-B").click();
  await host.page.locator("aside.seats").getByText("bot sherpa", { exact: true }).waitFor();
  await playOut(host.page);
  const result = ({ page }) => by(page, "end").locator("h1, h1 ~ p").allTextContents();
  const ended = await result(host);
  await becomes(() => result(other), ended);
  await checked(host.page);
  assert.deepEqual(await findings(host.page), []);
  await by(other.page, "to-replay").click();
  await says(by(other.page, "step"), /^Step (\d+) of \1$/);
  await close(host, guest, other);
});
