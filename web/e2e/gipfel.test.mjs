/** The dice game through the page, as people play it. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { findings, SCREENSHOTS, SIZES, start, visit } from "./page.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

const by = (page, id) => page.locator(`[data-testid="${id}"]`);

async function begin(page, name) {
  await by(page, "game-gipfel").click();
  await by(page, `start-${name}`).click();
  await by(page, "roll").or(by(page, "skip")).first().waitFor();
}

/** Makes the next step of the person at this page: rolls, or picks the first move and makes it. False at the end. */
async function step(page) {
  const press = (button) => button.click({ timeout: 1500 }).catch(() => undefined);
  await page.locator('[data-testid="end"], [data-testid="roll"], [data-testid="move"]').first().waitFor();
  if (await by(page, "end").count()) return false;
  const move = by(page, "move").first();
  const [left, words] = [await by(page, "roll").count(), (await move.count()) ? await move.textContent() : ""];
  if (words && (left === 0 || words.startsWith("Goat from"))) {
    await press(move);
    await press(by(page, "go"));
  } else await press(by(page, "roll"));
  return true;
}

test("a whole game against ibex, its end and its replay", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "bots");
  for (let i = 0, paced = false; i < 3000; i++) {
    if (!paced && (await by(page, "pace").count())) {
      await by(page, "pace").selectOption("instant", { timeout: 1500 }).then(() => (paced = true), () => undefined);
    }
    if (!(await step(page))) break;
  }
  await by(page, "end").waitFor();
  assert.match(await by(page, "end").textContent(), /wins/);
  assert.deepEqual(await findings(page), []);
  await by(page, "to-replay").click();
  const label = by(page, "step");
  await label.waitFor();
  await by(page, "scrub").fill("0");
  assert.match(await label.textContent(), /^Step 0 of/);
  await by(page, "forward").click();
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});

test("people on one device need no curtain, and the page turns to whoever has the dice", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "hotseat");
  const status = async () => (await by(page, "status").textContent()).trim();
  const first = await status();
  for (let i = 0; i < 60 && (await status()) === first; i++) await step(page);
  assert.notEqual(await status(), first);
  assert.equal(await by(page, "curtain").count(), 0);
  await by(page, "roll").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("dice that are kept stay, and the hint names chances and dice to keep", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "hotseat");
  await by(page, "roll").click();
  await by(page, "die-4").waitFor();
  const face = async (die) => (await by(page, `die-${die}`).getAttribute("aria-label")).match(/: (\d)/)[1];
  const before = [await face(0), await face(3)];
  await by(page, "hint").click();
  assert.match(await page.locator('ul[aria-label="Hint"]').textContent(), /%|fits now/);
  await page.screenshot({ path: `${SCREENSHOTS}gipfel-desktop.png` });
  await by(page, "die-0").click();
  await by(page, "die-3").click();
  await by(page, "roll").click();
  await page.waitForFunction(() => document.body.textContent.includes("1 roll left"));
  assert.deepEqual([await face(0), await face(3)], before);
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a turn by the keyboard alone", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "hotseat");
  await page.keyboard.press("r");
  await page.keyboard.press("1");
  assert.equal(await by(page, "die-0").getAttribute("aria-pressed"), "true");
  await page.keyboard.press("r");
  await page.waitForFunction(() => document.body.textContent.includes("1 roll left"));
  await page.keyboard.press("r");
  await page.waitForFunction(() => document.body.textContent.includes("no roll left"));
  const first = by(page, "move").first();
  await first.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.body.textContent.includes("The dice go to"));
  assert.deepEqual(errors, []);
  await context.close();
});

test("the goats' mountain tells why nothing goes there, on a phone too", async () => {
  const { page, errors, context } = await visit(place, { viewport: SIZES.phone, hasTouch: true });
  await begin(page, "hotseat");
  await by(page, "fit").click();
  await by(page, "station-summit").click();
  assert.match(await by(page, "refusal").textContent(), /GS-\d+/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= SIZES.phone.width, `${wide} wide`);
  assert.deepEqual(await findings(page), []);
  await page.screenshot({ path: `${SCREENSHOTS}gipfel-phone.png` });
  assert.deepEqual(errors, []);
  await context.close();
});

test("all six languages of the booklet have the game", async () => {
  for (const [locale, word] of Object.entries({ "hu-HU": "dob", "cs-CZ": "hod", "sk-SK": "hod", "ro-RO": "arunc", "pl-PL": "rzu" })) {
    const { page, errors, context } = await visit(place, { locale, viewport: SIZES.phone });
    await begin(page, "hotseat");
    assert.match((await by(page, "roll").textContent()).toLowerCase(), new RegExp(word), locale);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= SIZES.phone.width, `${locale}: ${wide} wide`);
    assert.deepEqual(await findings(page), [], locale);
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("a reload in mid-turn loses nothing", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "hotseat");
  await by(page, "roll").click();
  await page.waitForFunction(() => document.body.textContent.includes("2 rolls left"));
  const log = await page.locator("ol").textContent();
  await page.reload();
  await page.waitForFunction(() => document.body.textContent.includes("2 rolls left"));
  assert.equal(await page.locator("ol").textContent(), log);
  assert.deepEqual(errors, []);
  await context.close();
});
