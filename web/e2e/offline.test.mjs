/** The page without its network, and with a program that has been replaced by a newer one. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { onwards, walk } from "./climb.mjs";
import { load } from "./everest.mjs";
import { start, visit } from "./page.mjs";
import { choose, goOn, step, toTurn } from "./play.mjs";
import { becomes, by, counts, each, kept, log, says } from "./wait.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

/** What a person's turn begins with. */
const myTurn = (page) => by(page, "end-turn").or(each(page, "take-")).first();
const build = (page) => page.locator('meta[name="build"]').getAttribute("content");
const caches = (page) => page.evaluate(() => globalThis.caches.keys());
const controlled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
/** What a page is told when somebody comes back to it. */
const comeBack = (page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** The program behind a proxy, until the test is over; once `newer` is set it serves the same page as another build. */
async function replaceable(running) {
  const { build: real } = await (await fetch(`${place.url}version.json`)).json();
  const proxy = { newer: false, real };
  const server = createServer(async (request, response) => {
    const answer = await fetch(place.url + request.url.slice(1));
    const type = answer.headers.get("content-type");
    let body = Buffer.from(await answer.arrayBuffer());
    if (proxy.newer && /html|javascript|json/.test(type)) body = body.toString().replaceAll(real, "newer");
    response.writeHead(answer.status, { "content-type": type, "cache-control": answer.headers.get("cache-control") });
    response.end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  proxy.visit = () => visit({ browser: place.browser, url: `http://127.0.0.1:${server.address().port}/` });
  running.after(() => (server.closeAllConnections(), server.close()));
  return proxy;
}

test("after the first load the page plays without a network, bots and all", async () => {
  const { page, context } = await visit(place);
  await controlled(page);
  await context.setOffline(true);
  await page.reload();
  await by(page, "start-bots").click();
  await by(page, "choose").waitFor();
  await choose(page);
  // The turn comes only once the bots have chosen, in a worker that was never started before.
  await myTurn(page).waitFor();
  await page.reload();
  assert.equal(await step(page), true);
  await context.close();
});

test("Mount Everest against sherpas begins and goes on without a network", async () => {
  const { page, errors, context } = await visit(place);
  await controlled(page);
  await context.setOffline(true);
  await page.reload();
  await by(page, "game-everest").click();
  await by(page, "start-bots").click();
  await toTurn(page);
  await load(page, "A1", "m1", "tent");
  await walk(page, await onwards(page, "A1", ["base"]));
  await goOn(page, "choose");
  await says(by(page, "day"), "Day 2");
  const story = await log(page).textContent();
  await kept(page);
  await page.reload();
  await by(page, "choose").waitFor();
  await says(log(page), story);
  await context.setOffline(false);
  assert.deepEqual(errors.filter((error) => !error.includes("ERR_INTERNET_DISCONNECTED")), []);
  await context.close();
});

test("what an older build has kept is removed when a newer one takes over", async () => {
  const { page, context } = await visit(place);
  await controlled(page);
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    for (const name of ["summiteer", "summiteer-old", "another"]) await globalThis.caches.open(name);
  });
  await page.reload();
  await controlled(page);
  const mine = `summiteer-${await build(page)}`;
  await becomes(async () => (await caches(page)).sort(), ["another", mine]);
  await context.close();
});

test("a page older than the program is told, and loading it again loses nothing", async (running) => {
  const proxy = await replaceable(running);
  const { page, context } = await proxy.visit();
  await by(page, "start-solo").click();
  await by(page, "choose").waitFor();
  await controlled(page);
  await choose(page);
  await myTurn(page).waitFor();
  const story = await log(page).textContent();
  await kept(page);
  proxy.newer = true;
  await comeBack(page);
  await by(page, "reload").click();
  await page.locator('meta[content="newer"]').waitFor({ state: "attached" });
  await myTurn(page).waitFor();
  await says(log(page), story);
  await becomes(() => caches(page), ["summiteer-newer"]);
  await counts(by(page, "reload"), 0);
  await context.close();
});

test("an older page keeps its files until it is loaded again", async (running) => {
  const proxy = await replaceable(running);
  const { page, context } = await proxy.visit();
  await controlled(page);
  proxy.newer = true;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await context.setOffline(true);
  await page.reload();
  await by(page, "start-solo").waitFor();
  await becomes(() => build(page), proxy.real);
  await context.setOffline(false);
  // A browser may say that it is online before requests get through: whoever comes back to the page then is told, too.
  await becomes(async () => {
    await comeBack(page);
    return by(page, "reload").count();
  }, 1);
  await context.close();
});

test("an older page is told when a newer one opens beside it", async (running) => {
  const proxy = await replaceable(running);
  const { page, open, context } = await proxy.visit();
  await controlled(page);
  proxy.newer = true;
  const second = await open();
  await becomes(() => build(second), "newer");
  await by(page, "reload").waitFor();
  await by(second, "start-solo").waitFor();
  await counts(by(second, "reload"), 0);
  await context.close();
});
