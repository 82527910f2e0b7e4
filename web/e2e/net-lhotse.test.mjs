/** Lhotse over the network: what is chosen in secret before the first day, and whole games. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { above, walk } from "./climb.mjs";
import { begin, checked, close, endTurn, playOut, sawOnly, secretsOf, toTurn } from "./net.mjs";
import { findings, start } from "./page.mjs";
import { discard } from "./play.mjs";
import { becomes, by, counts, each, log, told, unsays } from "./wait.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

/** The scores and words of the end, as each of these pages shows them, are the same. */
async function sameEnd({ page }, ...others) {
  const result = (where) => by(where, "end").locator("h1, h1 ~ p").allTextContents();
  const ended = await result(page);
  for (const other of others) await becomes(() => result(other.page), ended);
}

test("on the South Face each keeps a weather tile that nobody else is told of, and the game goes to its end", async () => {
  const { host, guest, other } = await begin(place, { game: "lhotse", seats: 3, bots: { C: "scout" } });
  const tiles = async ({ page }) => {
    await counts(each(page, "draft-"), 2);
    return (await each(page, "draft-").allTextContents()).map((text) => text.replace("Keep ", "").trim());
  };
  const [own, another] = [await tiles(host), await tiles(guest)];
  assert.equal(new Set([...own, ...another]).size, 4, "a tile was dealt twice");
  assert.deepEqual(await findings(host.page), []);
  await each(host.page, "draft-").first().click();
  await told(guest.page, "Ada has kept a weather tile");
  for (const { page } of [guest, other]) for (const tile of own) await unsays(log(page), tile);
  // As long as not all have kept one it can be chosen again.
  await by(host.page, "unlock").click();
  await each(host.page, "draft-").last().click();
  await toTurn(host.page, guest.page);
  await by(host.page, "climber-A1").first().click();
  await walk(host.page, await above(host.page, "A1"));
  await host.page.reload();
  await by(host.page, "kept-tile").getByText(own.at(-1)).first().waitFor();
  await counts(by(other.page, "kept-tile"), 0);
  await told(other.page, "A1 walks from");
  await by(host.page, "restart").click();
  await unsays(log(other.page), "A1 walks from");
  await endTurn(host.page);
  await playOut(host.page, guest.page);
  await sameEnd(host, guest, other);
  assert.ok(secretsOf(host.heard, "A").includes("event-tile-dealt"));
  sawOnly(host.heard, "A", ["B", "C"]);
  sawOnly(guest.heard, "B", ["A", "C"]);
  sawOnly(other.heard, "spectator", ["A", "B", "C"]);
  await checked(guest.page);
  await close(host, guest, other);
});

test("in the South Col Race cards go into the box in secret, a lost network holds nothing up, and the game goes to its end", async () => {
  const { host, guest, other } = await begin(place, { game: "lhotse", board: "lhotse-col", options: { "Cards for the box": "free" } });
  await by(host.page, "discard").waitFor();
  await discard(host.page);
  await told(guest.page, "Ada has chosen cards for the box");
  for (const { page } of [guest, other]) await unsays(log(page), "Ada plays without");
  await guest.context.setOffline(true);
  await by(guest.page, "discard").waitFor();
  await discard(guest.page);
  await by(guest.page, "sending").waitFor();
  await guest.context.setOffline(false);
  for (const { page } of [host, guest, other]) await told(page, /Ada plays without .*Bo plays without /s);
  assert.deepEqual(await findings(host.page), []);
  await playOut(host.page, guest.page);
  await sameEnd(host, guest, other);
  sawOnly(guest.heard, "B", ["A"]);
  sawOnly(other.heard, "spectator", ["A", "B"]);
  await checked(host.page);
  await close(host, guest, other);
});
