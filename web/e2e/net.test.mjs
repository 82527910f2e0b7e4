/** Tables over the network: several browsers at one table, with everything that can come between them. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { introduce, sit, step, table } from "./net.mjs";
import { findings, fits, NO_WORKER, SCREENSHOTS, SIZES, start, visit } from "./page.mjs";
import { becomes, by, counts, each, says, told } from "./wait.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

const hand = (page) => each(page, "card-").evaluateAll((cards) => cards.map((card) => card.textContent));
/** What the log tells of somebody's rolls. */
const rolls = (page, name = "Ada") => page.locator("aside.log li", { hasText: new RegExp(`^\\s*${name} rolls`) });

test("a choice of cards shows to whoever made it and can be taken back; then the days pass", async () => {
  const [host, guest, other] = await Promise.all([visit(place), visit(place), visit(place)]);
  const invited = await table(host.page, { game: "k2", name: "Ada" });
  await sit(guest.page, invited.links.B, "Bo");
  await says(by(guest.page, "set-up"), "Season: Summer");
  await by(host.page, "start").click();
  await other.page.goto(invited.spectate);
  await by(host.page, "presence").getByText("One person watches").waitFor();
  for (const index of [0, 1, 2]) await by(host.page, `card-${index}`).click();
  await by(host.page, "choose").click();
  await by(host.page, "unlock").waitFor();
  await says(host.page.locator("section", { has: by(host.page, "unlock") }), "You have chosen");
  await told(guest.page, "Ada has chosen");
  await by(guest.page, "choose").waitFor();
  await counts(by(guest.page, "unlock"), 0);
  await by(host.page, "unlock").click();
  await by(host.page, "choose").waitFor();
  // Each page on its own.
  const day = async (page) => Number((await by(page, "day").textContent()).match(/\d+/)[0]);
  while ((await day(host.page)) < 4) await Promise.all([step(host.page), step(guest.page)]);
  // Whoever watches sees the same day, and nobody's cards.
  await by(other.page, "day").getByText(`Day ${await day(host.page)} `).waitFor();
  await counts(each(other.page, "card-"), 0);
  assert.deepEqual(await findings(guest.page), []);
  for (const one of [host, guest, other]) {
    assert.deepEqual(one.errors, []);
    await one.context.close();
  }
});

test("a reload loses nothing and tells what was missed; a second tab is the same seat", async () => {
  const [host, guest] = await Promise.all([visit(place), visit(place)]);
  const invited = await table(host.page, { game: "k2", name: "Ada" });
  await sit(guest.page, invited.links.B, "Bo");
  await by(host.page, "start").click();
  await by(host.page, "choose").waitFor();
  const before = await hand(host.page);
  const address = host.page.url();
  await host.page.goto("about:blank");
  await by(guest.page, "presence").getByText("Away").waitFor();
  await by(guest.page, "choose").waitFor();
  await step(guest.page);
  await by(guest.page, "unlock").waitFor();
  await host.page.goto(address);
  await says(by(host.page, "missed"), "Bo has chosen");
  await becomes(() => hand(host.page), before);
  const second = await host.open();
  await second.goto(address);
  await by(second, "choose").waitFor();
  await step(second);
  // The choice that the second tab made moves the first one on, too.
  await by(host.page, "choose").waitFor({ state: "detached" });
  for (const one of [host, guest]) {
    assert.deepEqual(one.errors, []);
    await one.context.close();
  }
});

test("a cut connection shows, comes back, and what was done meanwhile is done once", async () => {
  const { page, context } = await visit(place);
  await table(page, { game: "gipfel", name: "Ada", bots: { B: "ibex" } });
  await by(page, "start").click();
  await by(page, "roll").waitFor();
  await place.halt();
  await by(page, "offline").waitFor();
  await by(page, "roll").click();
  await by(page, "sending").waitFor();
  await place.resume();
  await by(page, "presence").waitFor();
  await by(page, "sending").waitFor({ state: "detached" });
  await counts(rolls(page), 1);
  await context.close();
});

test("a move whose answer is lost with the connection is made once", async () => {
  const { page, errors, context } = await visit(place);
  let armed = false;
  await page.routeWebSocket(/\/live\?/, (socket) => {
    const server = socket.connectToServer();
    let deaf = false;
    socket.onMessage((message) => {
      server.send(message);
      if (!armed || !message.includes('"act"')) return;
      [armed, deaf] = [false, true];
      setTimeout(() => socket.close(), 300);
    });
    server.onMessage((message) => deaf || socket.send(message));
  });
  await page.reload();
  await table(page, { game: "gipfel", name: "Ada", seats: 3, bots: { B: "ibex", C: "ibex" } });
  await by(page, "start").click();
  await by(page, "roll").waitFor();
  const before = await rolls(page).count();
  armed = true;
  await by(page, "roll").click();
  await by(page, "die-0").waitFor();
  await by(page, "sending").waitFor({ state: "detached" });
  assert.equal(armed, false);
  await counts(rolls(page), before + 1);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a bot in a seat plays by itself, and anybody may join a public table", async () => {
  const [host, guest] = await Promise.all([visit(place), visit(place)]);
  await table(host.page, { game: "gipfel", name: "Ada", seats: 3, bots: { C: "ibex" }, open: true });
  await guest.page.goto(`${place.url}#/lobby`);
  await introduce(guest.page, "Bo");
  await by(guest.page, "open-table").first().click();
  await by(guest.page, "sit-B").click();
  await by(host.page, "seat-B").getByText("Bo", { exact: true }).waitFor();
  await by(host.page, "start").click();
  const everybody = async () => (await Promise.all(["Ada", "Bo", "C"].map((name) => rolls(host.page, name).count()))).every((count) => count > 0);
  while (!(await everybody())) assert.ok((await Promise.all([step(host.page), step(guest.page)]))[0], "the game has ended without one of them");
  for (const one of [host, guest]) {
    assert.deepEqual(one.errors, []);
    await one.context.close();
  }
});

test("an invitation is good once, a seat can be left and offered again, and who is not let in is told why", async () => {
  const [host, guest, late] = await Promise.all([visit(place), visit(place), visit(place)]);
  const invited = await table(host.page, { game: "gipfel", name: "Ada" });
  await sit(guest.page, invited.links.B, "Bo");
  await by(host.page, "seat-B").getByText("Bo", { exact: true }).waitFor();
  await by(guest.page, "leave-B").click();
  await by(guest.page, "make").waitFor();
  await by(host.page, "reissue-B").waitFor();
  await counts(by(host.page, "invite-B"), 0);
  await late.page.goto(invited.links.B);
  await introduce(late.page, "Cy");
  await by(late.page, "take-seat").click();
  await by(late.page, "not-reached").waitFor();
  await by(host.page, "reissue-B").click();
  await late.page.goto(await by(host.page, "invite-B").inputValue());
  await by(late.page, "take-seat").click();
  await by(late.page, "waiting").waitFor();
  await late.page.goto(`${place.url}#/net/nowhere`);
  await by(late.page, "not-reached").waitFor();
  for (const { context } of [host, guest, late]) await context.close();
});

test("before the start the host hands seats to bots and back to people", async () => {
  const [host, guest] = await Promise.all([visit(place), visit(place)]);
  const invited = await table(host.page, { game: "gipfel", name: "Ada", seats: 3, bots: { C: "ibex" } });
  await guest.page.goto(invited.links.B);
  await by(host.page, "who-B").selectOption("rusher");
  await by(host.page, "invite-B").waitFor({ state: "detached" });
  await introduce(guest.page, "Bo");
  await by(guest.page, "take-seat").click();
  await by(guest.page, "not-reached").waitFor();
  await by(host.page, "who-C").selectOption("");
  await guest.page.goto(await by(host.page, "invite-C").inputValue());
  await by(guest.page, "take-seat").click();
  await by(guest.page, "seat-B").getByText("bot rusher").waitFor();
  await counts(by(guest.page, "who-B"), 0);
  await by(host.page, "seat-C").getByText("Bo", { exact: true }).waitFor();
  await counts(by(host.page, "who-C"), 0);
  assert.deepEqual(await findings(host.page), []);
  await by(host.page, "start").click();
  await by(host.page, "presence").waitFor();
  for (const { context } of [host, guest]) await context.close();
});

test("when somebody leaves a running game a bot or another person plays on, and whoever left can come back", async () => {
  const [host, guest, other] = await Promise.all([visit(place), visit(place), visit(place)]);
  const invited = await table(host.page, { game: "k2", name: "Ada", seats: 3 });
  await sit(guest.page, invited.links.B, "Bo");
  await sit(other.page, invited.links.C, "Cy");
  await by(host.page, "start").click();
  for (const { page } of [host, guest, other]) await by(page, "choose").waitFor();
  const address = guest.page.url();
  const second = await guest.open();
  await second.goto(address);
  await by(second, "choose").waitFor();
  // Bo gets up: his other window is shown nothing more, and whoever is still there is asked what to do.
  await by(guest.page, "seating").locator("summary").click();
  await by(guest.page, "leave-seat").click();
  await by(guest.page, "own-table").first().waitFor();
  await by(second, "load-again").waitFor();
  await by(host.page, "reissue-B").waitFor();
  await by(other.page, "vacant-B").waitFor();
  await counts(by(other.page, "reissue-B"), 0);
  assert.deepEqual(await findings(host.page), []);
  await by(other.page, "bot-on-B").click();
  await by(host.page, "vacant-B").waitFor({ state: "detached" });
  await host.page.locator("aside.seats").getByText("bot scout", { exact: true }).waitFor();
  // The bot goes on until Bo comes back to his seat.
  await host.page.locator("aside.log").getByText("B has chosen").waitFor();
  await guest.page.goto(address);
  await by(guest.page, "come-back").click();
  await by(guest.page, "presence").waitFor();
  await host.page.locator("aside.seats").getByText("Bo", { exact: true }).waitFor();
  // Cy closes the browser: the host offers the seat, and somebody new takes it with the cards that lie there.
  const cards = await hand(other.page);
  await other.context.close();
  await by(host.page, "offer-C").click();
  const late = await visit(place);
  await late.page.goto(await by(host.page, "invite-C").inputValue());
  await introduce(late.page, "Dan");
  await by(late.page, "take-seat").click();
  await by(late.page, "choose").waitFor();
  await becomes(() => hand(late.page), cards);
  await host.page.locator("aside.seats").getByText("Dan", { exact: true }).waitFor();
  // The other window of Bo asked once more, and was refused.
  assert.deepEqual(guest.errors.filter((error) => !error.includes("Unexpected response code: 403")), []);
  for (const { errors } of [host, late]) assert.deepEqual(errors, []);
  for (const { context } of [host, guest, late]) await context.close();
});

test("without a server the lobby says so, and games on this device go on", async () => {
  const { page, context } = await visit(place, NO_WORKER);
  await context.route("**/api/**", (route) => route.abort());
  await by(page, "to-lobby").click();
  await says(by(page, "lobby-failed"), "No server of tables answers");
  assert.deepEqual(await findings(page), []);
  await page.goBack();
  await by(page, "game-gipfel").click();
  await by(page, "start-hotseat").click();
  await by(page, "roll").click();
  await by(page, "die-0").waitFor();
  await context.close();
});

test("lobby, waiting room, invitation and table fit both sizes and every language's words, without findings of axe", async () => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const locale of ["en-GB", "hu-HU", "ro-RO"]) {
      const options = { viewport, locale, colorScheme: locale === "en-GB" ? "light" : "dark" };
      const [host, guest] = await Promise.all([visit(place, options), visit(place, options)]);
      const pleases = async (page, name) => {
        await fits(page);
        assert.deepEqual(await findings(page), [], `${name} ${size} ${locale}`);
        if (locale === "en-GB") await page.screenshot({ path: `${SCREENSHOTS}net-${name}-${size}.png` });
      };
      const invited = await table(host.page, { game: "k2", name: "Ada", seats: 3, bots: { C: "scout" }, open: true });
      await pleases(host.page, "waiting");
      await guest.page.goto(`${place.url}#/lobby`);
      await by(guest.page, "open-table").first().waitFor();
      await pleases(guest.page, "lobby");
      await guest.page.goto(invited.links.B);
      await by(guest.page, "name").waitFor();
      await pleases(guest.page, "join");
      await sit(guest.page, invited.links.B, "Bo");
      await by(host.page, "start").click();
      await by(host.page, "choose").waitFor();
      await by(host.page, "presence").getByText("B Bo").waitFor();
      await pleases(host.page, "table");
      for (const one of [host, guest]) {
        assert.deepEqual(one.errors, []);
        await one.context.close();
      }
    }
  }
});
