/** What goes wrong around the page: it says so, and nothing is lost. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start, step, visit } from "./page.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

const by = (page, id) => page.locator(`[data-testid="${id}"]`);
const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
const HEAD = "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 1\n\n";

test("a file that is no game record is refused with its place", async () => {
  const { page, context } = await visit(place);
  await by(page, "import").setInputFiles(file("bad.summit", `${HEAD}chance first Q\n`));
  assert.match(await by(page, "import-failed").textContent(), /line 7/);
  await by(page, "import").setInputFiles(file("worse.summit", "once upon a time"));
  await page.waitForFunction(() => document.querySelector('[data-testid="import-failed"]')?.textContent?.includes("line 1"));
  await context.close();
});

test("a game record opens in the replay", async () => {
  const { page, context, errors } = await visit(place);
  await by(page, "import").setInputFiles(file("good.summit", `${HEAD}chance first A\nchance tile 3\n`));
  assert.match(await by(page, "step").textContent(), /Step 2 of 2/);
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
  await context.close();
});

test("games of a newer page are left alone", async () => {
  const { page, context } = await visit(place);
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

test("a page older than the program says so when one comes back to it", async () => {
  const { page, context } = await visit(place, { serviceWorkers: "block" });
  await by(page, "start-solo").waitFor();
  await page.route("**/version.json", (route) => route.fulfill({ json: { build: "another", version: "9" } }));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByText("A newer Summiteer is there").waitFor();
  await context.close();
});

test("a table that this browser does not keep is named as missing", async () => {
  const { page, context } = await visit(place);
  await page.goto(`${place.url}#/table/none`);
  await page.getByText("keeps no such game").waitFor();
  await context.close();
});

test("after the first visit the page plays without a network", async () => {
  const { page, context } = await visit(place);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await by(page, "start-bots").click();
  await by(page, "choose").waitFor();
  await context.setOffline(true);
  await page.reload();
  await by(page, "choose").waitFor();
  assert.equal(await step(page), true);
  await context.close();
});
