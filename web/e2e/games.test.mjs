/** Whole games through the page, as people play them. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { choose, findings, SCREENSHOTS, SIZES, start, step, visit } from "./page.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

const by = (page, id) => page.locator(`[data-testid="${id}"]`);

async function toTurn(page) {
  await choose(page);
  await by(page, "end-turn").or(page.locator('[data-testid^="take-"]')).first().waitFor();
  const take = page.locator('[data-testid^="take-"]').first();
  if (await take.count()) await take.click({ timeout: 2000 }).catch(() => undefined); // a single kind is taken by itself
  await by(page, "end-turn").waitFor();
}

test("a whole solo game, its end and its replay", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-solo").click();
  for (let i = 0; i < 400 && (await step(page)); i++);
  await by(page, "end").waitFor();
  await by(page, "to-replay").click();
  const label = by(page, "step");
  await label.waitFor();
  const before = await label.textContent();
  await by(page, "back").click();
  assert.notEqual(await label.textContent(), before);
  await by(page, "scrub").fill("0");
  assert.match(await label.textContent(), /^Step 0 of/);
  await by(page, "forward").click();
  assert.match(await label.textContent(), /^Step 1 of/);
  await by(page, "perspective").selectOption("A");
  assert.deepEqual(await findings(page), []);
  await page.screenshot({ path: `${SCREENSHOTS}replay-desktop.png` });
  assert.deepEqual(errors, []);
  await context.close();
});

test("a climber walks by a tap on a lit space, and undo brings it back", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-solo").click();
  await toTurn(page);
  await by(page, "climber-A1").click();
  const slots = page.locator('[data-testid^="slot-"]:enabled');
  if ((await slots.count()) > 0) {
    await slots.first().click();
    const lit = page.locator(".space.lit").first();
    if (await lit.count()) {
      await lit.press("Enter");
      await page.waitForFunction(() => document.querySelector("ol")?.textContent?.includes("walks from"));
      await page.screenshot({ path: `${SCREENSHOTS}table-desktop.png` });
      await by(page, "restart").click();
      await page.waitForFunction(() => !document.querySelector("ol")?.textContent?.includes("walks from"));
    }
  }
  await by(page, "space-summit").dispatchEvent("click");
  assert.match(await by(page, "refusal").textContent(), /K2-027/);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a climber is dragged to a space, and a card is dropped on a climber", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-solo").click();
  await toTurn(page);
  const middle = async (id) => {
    const box = await by(page, id).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drag = async (from, to) => {
    const [[x, y], [u, v]] = [await middle(from), await middle(to)];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move((x + u) / 2, (y + v) / 2, { steps: 4 });
    await page.mouse.move(u, v);
    await page.mouse.up();
  };
  const walked = () => page.locator("ol").textContent().then((log) => log.includes("walks from"));
  await drag("slot-0", "climber-A2");
  assert.equal(await by(page, "climber-A2").getAttribute("aria-pressed"), "true");
  await drag("piece-A1", "space-s1");
  // Whatever the cards, the drag either walks or says why it cannot.
  if (!(await walked())) await by(page, "refusal").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("whoever taps out of turn, a full card or a far space is told why, with the rule", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-solo").click();
  await by(page, "choose").waitFor();
  await by(page, "space-summit").dispatchEvent("click");
  assert.match(await by(page, "refusal").textContent(), /K2-\d+/);
  await toTurn(page);
  await by(page, "slot-0").click();
  await page.locator(".hint.now").waitFor();
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});

test("the night is told climber by climber, and the keys are listed", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-solo").click();
  for (let i = 0; i < 30 && !(await by(page, "night").count()); i++) await step(page);
  assert.match(await by(page, "night").textContent(), /A1.*level \d.*A2.*level \d/s);
  await page.screenshot({ path: `${SCREENSHOTS}night-desktop.png` });
  await by(page, "night-close").click();
  await by(page, "night").waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await by(page, "help-dialog").waitFor();
  assert.deepEqual(await findings(page), []);
  await page.keyboard.press("Escape");
  await by(page, "help-dialog").waitFor({ state: "detached" });
  await page.locator("ol").focus();
  await page.keyboard.press("ArrowUp");
  await page.locator("ol li.here").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("a lesson tells one thing at a time, survives a reload, and can be left", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-lesson").click();
  const first = await by(page, "lesson").textContent();
  await by(page, "lesson-next").click();
  const second = await by(page, "lesson").textContent();
  assert.notEqual(second, first);
  assert.match(second, /three of your six cards/);
  await page.reload();
  await by(page, "lesson").waitFor();
  assert.equal(await by(page, "lesson").textContent(), second);
  await by(page, "lesson-next").click();
  await toTurn(page);
  await by(page, "lesson").waitFor();
  assert.deepEqual(await findings(page), []);
  await by(page, "lesson-leave").click();
  assert.equal(await by(page, "lesson").count(), 0);
  await page.reload();
  await by(page, "end-turn").waitFor();
  assert.equal(await by(page, "lesson").count(), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test("the result can be copied", async () => {
  const { page, errors, context } = await visit(place);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await by(page, "start-solo").click();
  for (let i = 0; i < 400 && (await step(page)); i++);
  await by(page, "copy-result").click();
  await page.waitForFunction(() => document.body.textContent.includes("Copied."));
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /Summiteer[^]*VP/);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a game against bots goes on to its end, bots moving at once", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-bots").click();
  let paced = false;
  for (let i = 0; i < 400; i++) {
    if (!paced && (await by(page, "pace").count())) {
      await by(page, "pace").selectOption("instant");
      paced = true;
    }
    if (!(await step(page))) break;
  }
  await by(page, "end").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("on one device a curtain hides each hand from the other", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-hotseat").click();
  await by(page, "curtain").waitFor();
  assert.equal(await page.locator('[data-testid^="card-"]').count(), 0);
  await by(page, "curtain-go").click();
  await choose(page);
  await by(page, "curtain").waitFor();
  await by(page, "curtain-go").click();
  await by(page, "card-0").waitFor();
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a reload in mid-turn loses nothing", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-solo").click();
  await toTurn(page);
  const log = await page.locator("ol").textContent();
  await page.reload();
  await by(page, "end-turn").waitFor();
  assert.equal(await page.locator("ol").textContent(), log);
  await page.goto(place.url);
  await by(page, "resume").first().click();
  await by(page, "end-turn").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("two pages on one game follow each other", async () => {
  const { page, open, errors, context } = await visit(place);
  await by(page, "start-solo").click();
  await by(page, "choose").waitFor();
  const second = await open();
  await second.goto(page.url());
  await by(second, "choose").waitFor();
  await page.bringToFront(); // a page in the background draws no frames, so nothing in it comes to rest for a tap
  await toTurn(page);
  await by(second, "end-turn").waitFor();
  await second.reload();
  await by(second, "end-turn").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("both languages and both sizes, without a horizontal scroll bar and without findings of axe", async () => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const [locale, word] of [["en-GB", "Climb alone"], ["pl-PL", null]]) {
      const { page, errors, context } = await visit(place, { viewport, locale, colorScheme: locale === "pl-PL" ? "dark" : "light" });
      const solo = by(page, "start-solo");
      await solo.waitFor();
      if (word) assert.match(await solo.textContent(), new RegExp(word));
      else assert.doesNotMatch(await solo.textContent(), /Climb alone/);
      assert.deepEqual(await findings(page), [], `home ${size} ${locale}`);
      await page.screenshot({ path: `${SCREENSHOTS}home-${size}-${locale.slice(0, 2)}.png` });
      await solo.click();
      await by(page, "choose").waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= viewport.width, `${wide} > ${viewport.width}`);
      assert.deepEqual(await findings(page), [], `table ${size} ${locale}`);
      await page.screenshot({ path: `${SCREENSHOTS}choose-${size}-${locale.slice(0, 2)}.png` });
      for (const screen of ["rules/K2-020", "about"]) {
        await page.goto(`${place.url}#/${screen}`);
        await page.locator("h1").first().waitFor();
        assert.deepEqual(await findings(page), [], `${screen} ${size} ${locale}`);
      }
      assert.deepEqual(errors, []);
      await context.close();
    }
  }
});

test("the language can be switched and is kept", async () => {
  const { page, context } = await visit(place);
  await by(page, "language").selectOption("pl");
  await page.waitForFunction(() => document.documentElement.lang === "pl");
  await page.reload();
  await by(page, "start-solo").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "pl");
  await context.close();
});
