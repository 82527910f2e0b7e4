/** What goes wrong around the page: it says so, and nothing is lost. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { NO_WORKER, start, visit } from "./page.mjs";
import { choose, goOn, patchEngine, step, toTurn } from "./play.mjs";
import { becomes, by, counts, each, kept, log, says } from "./wait.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

/** What a person's turn begins with. */
const myTurn = (page) => by(page, "end-turn").or(each(page, "take-")).first();
const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
const HEAD = "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 1\n\n";

test("a file that is no game record is refused with its place", async () => {
  const { page, context } = await visit(place);
  await by(page, "import").setInputFiles(file("bad.summit", `${HEAD}chance first Q\n`));
  await says(by(page, "import-failed"), "line 7");
  await by(page, "import").setInputFiles(file("worse.summit", "once upon a time"));
  await says(by(page, "import-failed"), "line 1");
  await context.close();
});

test("a game record opens in the replay", async () => {
  const { page, context, errors } = await visit(place);
  await by(page, "import").setInputFiles(file("good.summit", `${HEAD}chance first A\nchance tile 3\n`));
  await says(by(page, "step"), "Step 2 of 2");
  assert.deepEqual(errors, []);
  await context.close();
});

test("with storage blocked the game goes on and says that it is not kept", async () => {
  const { page, context } = await visit(place);
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  await page.reload();
  await page.getByText("This browser stores nothing here").waitFor();
  await by(page, "start-solo").click();
  assert.equal(await step(page), true);
  const asked = page.waitForEvent("dialog");
  const reload = page.reload();
  const dialog = await asked;
  assert.equal(dialog.type(), "beforeunload");
  await dialog.accept();
  await reload;
  await context.close();
});

test("games of a newer page are left alone", async () => {
  const { page, context } = await visit(place, NO_WORKER);
  await by(page, "start-solo").waitFor();
  const other = await context.newPage();
  await other.route("**/*.js", (route) => route.abort());
  await other.goto(place.url);
  await other.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("summiteer", 99);
        opening.onsuccess = () => resolve(opening.result.close());
        opening.onerror = () => reject(opening.error);
        opening.onblocked = () => reject(new Error("another page holds the storage"));
      }),
  );
  await page.goto(place.url);
  await page.getByText("belong to a newer Summiteer").waitFor();
  await context.close();
});

test("a table that this browser does not keep is named as missing", async () => {
  const { page, context } = await visit(place);
  await page.goto(`${place.url}#/table/none`);
  await page.getByText("keeps no such game").waitFor();
  await context.close();
});

test("a bot that does not answer is told, and tried again the game goes on", async () => {
  const { page, context } = await visit(place, NO_WORKER);
  await page.route("**/bot.worker*", (route) => route.abort());
  await by(page, "start-bots").click();
  await page.getByText("does not answer").waitFor();
  await choose(page);
  await page.unroute("**/bot.worker*");
  await by(page, "trouble-retry").click();
  await myTurn(page).waitFor();
  await counts(by(page, "trouble"), 0);
  await context.close();
});

test("an engine that breaks while the table is drawn can be tried again", async () => {
  const { page, context } = await visit(place);
  await patchEngine(page, ({ table_view }) => ({
    table_view: (...given) => {
      if (globalThis.broken) throw new WebAssembly.RuntimeError("unreachable");
      return table_view(...given);
    },
  }));
  await page.reload();
  await by(page, "start-solo").click();
  await by(page, "card-0").waitFor();
  await page.evaluate(() => (globalThis.broken = true));
  await choose(page).catch(() => undefined);
  await page.getByText("Something went wrong at this table (unreachable)").waitFor();
  await page.evaluate(() => (globalThis.broken = false));
  await by(page, "trouble-retry").click();
  await by(page, "choose").or(myTurn(page)).first().waitFor();
  await counts(by(page, "trouble"), 0);
  await context.close();
});

test("a game deleted in another window does not come back, and can be kept as a copy", async () => {
  const { page, open, errors, context } = await visit(place);
  await by(page, "start-solo").click();
  await by(page, "choose").waitFor();
  const gone = page.url();
  const second = await open();
  await second.getByRole("button", { name: "Delete" }).click();
  await second.getByRole("button", { name: "Delete" }).click();
  await page.getByText("This game was deleted in another window").waitFor();
  await page.bringToFront();
  await by(page, "trouble-copy").click();
  await page.waitForURL((url) => url.href !== gone);
  await by(page, "choose").waitFor();
  await counts(by(page, "trouble"), 0);
  await second.reload();
  await counts(by(second, "resume"), 1);
  await page.goto(gone);
  await page.getByText("keeps no such game").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("a full storage says what to do, and with room again the game begins", async () => {
  const { page, context, errors } = await visit({ ...place, url: `${place.url}icon.svg` });
  const browser = await context.newCDPSession(page);
  const origin = new URL(place.url).origin;
  await browser.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await page.goto(place.url);
  errors.length = 0; // a picture as a page has no icon
  await by(page, "start-solo").click();
  await page.getByText("storage is full").waitFor();
  await browser.send("Storage.overrideQuotaForOrigin", { origin });
  await by(page, "start-solo").click();
  await by(page, "choose").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("a saved file brings back the bots of its game", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-bots").click();
  await by(page, "choose").waitFor();
  await kept(page);
  await page.goto(place.url);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as file" }).click()]);
  const text = readFileSync(await download.path(), "utf8");
  assert.match(text, /^player A: human\nplayer B: scout\nplayer C: scout\n\n/m);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await counts(by(page, "resume"), 0);
  await by(page, "import").setInputFiles(file("again.summit", text));
  await by(page, "step").waitFor();
  await page.goto(place.url);
  await by(page, "resume").click();
  await choose(page);
  await myTurn(page).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("a stored game that cannot be read is still listed, says where, and can be saved and deleted", async () => {
  const { page, context } = await visit(place);
  await by(page, "start-solo").click();
  await by(page, "choose").waitFor();
  const table = page.url();
  await kept(page);
  await page.evaluate(async () => {
    const wait = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const lines = (await wait(indexedDB.open("summiteer"))).transaction("lines", "readwrite").objectStore("lines");
    const [first] = await wait(lines.getAll());
    await wait(lines.put({ ...first, line: "chance first Q" }));
    await wait(lines.transaction.db.transaction("games", "readwrite").objectStore("games").put({ id: "torn" }));
  });
  await page.reload();
  await page.getByText(/line \d+, column 14/).waitFor();
  await page.goto(place.url);
  await counts(by(page, "resume"), 2);
  const saves = page.getByRole("button", { name: "Save as file" });
  const [download] = await Promise.all([page.waitForEvent("download"), saves.first().click()]);
  assert.match(readFileSync(await download.path(), "utf8"), /^chance first Q$/m);
  for (const left of [1, 0]) {
    await page.getByRole("button", { name: "Delete" }).first().click();
    await page.getByRole("button", { name: "Delete" }).first().click();
    await counts(by(page, "resume"), left);
  }
  await page.goto(table);
  await page.getByText("keeps no such game").waitFor();
  await context.close();
});

test("a double tap plays once and is not refused", async () => {
  const { page, errors, context } = await visit(place);
  const walks = log(page).locator("li", { hasText: "walks from" });
  await by(page, "start-solo").click();
  let walked = 0;
  for (let turn = 0; turn < 3; turn++) {
    await goOn(page, "choose");
    for (const index of [0, 1, 2]) await by(page, `card-${index}`).click();
    await by(page, "choose").dblclick();
    await myTurn(page).waitFor();
    const take = each(page, "take-").first();
    if (await take.count()) await take.dblclick({ timeout: 2000 }).catch(() => undefined); // a single kind is taken by itself
    await toTurn(page);
    await by(page, "climber-A1").click();
    await page.locator('[data-testid="climber-A1"][aria-pressed="true"]').waitFor();
    const [lit, before] = [page.locator(".space.lit").first(), await walks.count()];
    if (await lit.count()) {
      await lit.dblclick();
      await becomes(async () => (await walks.count()) > before, true);
      walked++;
    }
    await counts(by(page, "refusal"), 0);
    await by(page, "end-turn").dblclick();
  }
  await goOn(page, "choose");
  assert.ok(walked > 0);
  await counts(by(page, "refusal"), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a double tap on the dice does not roll them again unseen", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "game-gipfel").click();
  await by(page, "start-hotseat").click();
  await by(page, "roll").dblclick();
  await page.getByText("2 rolls left").waitFor();
  await by(page, "roll").click();
  await page.getByText("1 roll left").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});
