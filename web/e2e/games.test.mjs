/** Whole games through the page, as people play them. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { findings, fits, SCREENSHOTS, SIZES, start, visit } from "./page.mjs";
import { choose, drag, goOn, openAt, playOut, toTurn } from "./play.mjs";
import { becomes, by, counts, each, kept, log, says, told, unsays } from "./wait.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

test("a whole solo game, its end and its replay", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-solo").click();
  await playOut(page);
  await by(page, "to-replay").click();
  const label = by(page, "step");
  await says(label, /^Step (\d+) of \1$/);
  await by(page, "back").click();
  await unsays(label, /^Step (\d+) of \1$/);
  await by(page, "scrub").fill("0");
  await says(label, /^Step 0 of/);
  await by(page, "forward").click();
  await says(label, /^Step 1 of/);
  await by(page, "perspective").selectOption("A");
  assert.deepEqual(await findings(page), []);
  await page.screenshot({ path: `${SCREENSHOTS}replay-desktop.png` });
  assert.deepEqual(errors, []);
  await context.close();
});

test("a climber walks by a tap on a lit space, and undo brings it back", async () => {
  const { page, errors, context } = await visit(place);
  await openAt(page, "golden/1-seats", "A assign c3 A2");
  await by(page, "climber-A2").click();
  await by(page, "slot-2").click();
  await page.locator(".space.lit").first().waitFor();
  await by(page, "space-s4").press("Enter");
  await told(page, "A2 walks from");
  await page.screenshot({ path: `${SCREENSHOTS}table-desktop.png` });
  await by(page, "restart").click();
  await unsays(log(page), "A2 walks from");
  await by(page, "space-summit").dispatchEvent("click");
  await says(by(page, "refusal"), "K2-027");
  assert.deepEqual(errors, []);
  await context.close();
});

test("a climber is dragged to a space, and a card is dropped on a climber", async () => {
  const { page, errors, context } = await visit(place);
  await openAt(page, "golden/1-seats", "A assign c3 A2");
  await drag(page, "slot-2", "climber-A2");
  await becomes(() => by(page, "climber-A2").getAttribute("aria-pressed"), "true");
  await drag(page, "piece-A2", "space-s1");
  await told(page, "A2 walks from");
  assert.deepEqual(errors, []);
  await context.close();
});

test("whoever taps out of turn, a full card or a far space is told why, with the rule and the way back from it", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-solo").click();
  await by(page, "choose").waitFor();
  await by(page, "space-summit").dispatchEvent("click");
  await says(by(page, "refusal"), /K2-\d+/);
  await by(page, "refusal").locator("a").click();
  await page.locator(".here").waitFor();
  await by(page, "to-table").click();
  for (const index of [0, 1, 2, 3]) await by(page, `card-${index}`).click();
  await says(by(page, "tray"), "Three are chosen");
  await toTurn(page);
  await by(page, "slot-0").click();
  await page.locator(".hint.now").waitFor();
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a payment that would kill a climber waits for a second tap", async () => {
  const { page, errors, context } = await visit(place);
  await openAt(page, "golden/2-seats", "A pay A2");
  await by(page, "curtain-go").click();
  await by(page, "pay").last().click();
  await says(by(page, "ask-pay"), "A2 would die");
  await by(page, "ask-pay").getByText("Do not pay").click();
  await by(page, "pay").last().click();
  await by(page, "ask-yes").click();
  await told(page, "paid with a level of A2");
  assert.deepEqual(errors, []);
  await context.close();
});

test("the night is told climber by climber, and the help lists signs and keys", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-solo").click();
  await goOn(page, "night");
  await says(by(page, "night"), /A1.*level \d.*A2.*level \d/s);
  await page.screenshot({ path: `${SCREENSHOTS}night-desktop.png` });
  await by(page, "night-close").click();
  await by(page, "night").waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await by(page, "help-dialog").waitFor();
  await says(by(page, "help-dialog"), "What the space is worth.");
  assert.deepEqual(await findings(page), []);
  await page.keyboard.press("Escape");
  await by(page, "help-dialog").waitFor({ state: "detached" });
  await log(page).focus();
  await page.keyboard.press("ArrowUp");
  await page.locator("ol li.here").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("a lesson tells one thing at a time, survives a reload, and can be left", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-lesson").click();
  const lesson = () => by(page, "lesson").textContent();
  assert.doesNotMatch(await lesson(), /three of your six cards/);
  await by(page, "lesson-next").click();
  await says(by(page, "lesson"), "three of your six cards");
  const second = await lesson();
  await page.reload();
  await becomes(lesson, second);
  await by(page, "lesson-next").click();
  await toTurn(page);
  await by(page, "lesson").waitFor();
  assert.deepEqual(await findings(page), []);
  await by(page, "lesson-leave").click();
  await counts(by(page, "lesson"), 0);
  await kept(page);
  await page.reload();
  await by(page, "end-turn").waitFor();
  await counts(by(page, "lesson"), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test("the result can be copied", async () => {
  const { page, errors, context } = await visit(place);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await by(page, "start-solo").click();
  await playOut(page);
  await by(page, "copy-result").click();
  await page.getByText("Copied.").waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /Summiteer[^]*VP/);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a game against bots goes on to its end, bots moving at once", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-bots").click();
  await playOut(page);
  assert.deepEqual(errors, []);
  await context.close();
});

test("on one device a curtain hides each hand from the other", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "start-hotseat").click();
  await by(page, "curtain").waitFor();
  await counts(each(page, "card-"), 0);
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
  const story = await log(page).textContent();
  await kept(page);
  await page.reload();
  await by(page, "end-turn").waitFor();
  await becomes(() => log(page).textContent(), story);
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
    for (const [locale, word] of [["en-GB", "Climb alone"], ["pl-PL", "W pojedynkę"]]) {
      const { page, errors, context } = await visit(place, { viewport, locale, colorScheme: locale === "pl-PL" ? "dark" : "light" });
      const solo = by(page, "start-solo");
      await says(solo, word);
      assert.deepEqual(await findings(page), [], `home ${size} ${locale}`);
      await page.screenshot({ path: `${SCREENSHOTS}home-${size}-${locale.slice(0, 2)}.png` });
      await solo.click();
      await by(page, "choose").waitFor();
      await fits(page);
      assert.deepEqual(await findings(page), [], `table ${size} ${locale}`);
      await page.screenshot({ path: `${SCREENSHOTS}choose-${size}-${locale.slice(0, 2)}.png` });
      for (const [screen, mark] of [["rules/K2-020", page.locator("#rule-K2-020")], ["about", page.getByText("0.1.0")]]) {
        await page.goto(`${place.url}#/${screen}`);
        await mark.waitFor();
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
  const language = () => page.evaluate(() => document.documentElement.lang);
  await becomes(language, "pl");
  await page.reload();
  await by(page, "start-solo").waitFor();
  await becomes(language, "pl");
  await context.close();
});
