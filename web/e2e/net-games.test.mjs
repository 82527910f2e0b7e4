/** Whole games over the network, to their end and what can be done then. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { introduce, playOut, sit, table } from "./net.mjs";
import { findings, NO_WORKER, start, visit } from "./page.mjs";
import { becomes, by, counts, says } from "./wait.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

test("two people and a bot play a whole dice game, a third person watches, and everybody can check its chance", async () => {
  const [host, guest, other] = await Promise.all([visit(place, NO_WORKER), visit(place), visit(place)]);
  const invited = await table(host.page, { game: "gipfel", name: "Ada", seats: 3, bots: { C: "ibex" } });
  await sit(guest.page, invited.links.B, "Bo");
  await by(host.page, "start").click();
  await other.page.goto(invited.spectate);
  await by(other.page, "presence").getByText("Bo").waitFor();
  await says(by(host.page, "presence"), /A Ada.*B Bo/);
  await playOut(host.page, guest.page);
  for (const { page } of [host, guest, other]) {
    await by(page, "end").waitFor();
    await by(page, "verify").click();
    await by(page, "verdict").getByText("fairly").waitFor();
  }
  await says(by(host.page, "verified"), /this browser was shown.*this browser added is part of it/s);
  assert.deepEqual(await findings(host.page), []);
  await host.page.reload();
  await by(host.page, "end").waitFor();
  // A server that tells another secret afterwards is found out.
  await host.context.route("**/record", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/^secret: (.)/m, (_, digit) => `secret: ${digit === "0" ? "1" : "0"}`);
    await route.fulfill({ response: answer, body });
  });
  await by(host.page, "verify").click();
  await by(host.page, "verdict").getByText("not dealt as promised").waitFor();
  await by(other.page, "to-replay").click();
  await says(by(other.page, "step"), /^Step (\d+) of \1$/);
  for (const one of [host, guest, other]) {
    assert.deepEqual(one.errors, []);
    await one.context.close();
  }
});

test("five people play a whole expedition, and all of them see the same end", async () => {
  const people = await Promise.all(["Ada", "Bo", "Cy", "Di", "Ed"].map(async (name) => ({ name, ...(await visit(place)) })));
  const [host, ...guests] = people;
  const invited = await table(host.page, { game: "k2", name: host.name, seats: 5 });
  for (const [index, { page, name }] of guests.entries()) await sit(page, Object.values(invited.links)[index], name);
  await by(host.page, "start").click();
  await playOut(...people.map(({ page }) => page));
  const result = ({ page }) => by(page, "end").locator("h1, h1 ~ p").allTextContents();
  const first = await result(host);
  for (const guest of guests) await becomes(() => result(guest), first);
  await by(host.page, "verify").click();
  await by(host.page, "verdict").getByText("fairly").waitFor();
  for (const { errors, context } of people) {
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("a game of this device can be put on the server for others to see", async () => {
  const [player, friend] = await Promise.all([visit(place), visit(place)]);
  await by(player.page, "game-gipfel").click();
  await by(player.page, "start-bots").click();
  await playOut(player.page);
  await by(player.page, "send-replay").click();
  await introduce(player.page, "Ada");
  await by(player.page, "link").waitFor();
  await friend.page.goto(await by(player.page, "link").inputValue());
  await by(friend.page, "step").waitFor();
  await counts(by(friend.page, "verify"), 0);
  assert.deepEqual(friend.errors, []);
  for (const { context } of [player, friend]) await context.close();
});
