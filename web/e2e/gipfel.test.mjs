/** The dice game through the page, as people play it. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { findings, fits, SCREENSHOTS, SIZES, start, visit } from "./page.mjs";
import { hurry } from "./play.mjs";
import { becomes, BRIEFLY, by, counts, kept, log, says, told } from "./wait.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

async function begin(page, name) {
  await by(page, "game-gipfel").click();
  await by(page, `start-${name}`).click();
  await by(page, "roll").or(by(page, "skip")).first().waitFor();
}

/** What the person at this page can do next, looked up in one go: between two questions to a page it can move on. */
function due() {
  const [end, roll, move] = ["end", "roll", "move"].map((id) => document.querySelector(`[data-testid="${id}"]`));
  if (end) return "end";
  return move && (!roll || move.textContent.trim().startsWith("Goat from")) ? "move" : "roll";
}

/** Makes the next step of the person at this page: rolls, or picks the first move and makes it. False at the end. */
async function step(page) {
  const press = (id) => by(page, id).first().click(BRIEFLY).catch(() => undefined);
  await page.locator('[data-testid="end"], [data-testid="roll"], [data-testid="move"]').first().waitFor();
  const next = await page.evaluate(due);
  if (next === "end") return false;
  await press(next);
  if (next === "move") await press("go");
  return true;
}

test("a whole game against ibex, its end and its replay", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "bots");
  for (let hurried = false; await step(page); ) hurried ||= (await by(page, "pace").count()) > 0 && (await hurry(page));
  await says(by(page, "end"), "wins");
  assert.deepEqual(await findings(page), []);
  await by(page, "to-replay").click();
  const label = by(page, "step");
  await label.waitFor();
  await by(page, "scrub").fill("0");
  await says(label, /^Step 0 of/);
  await by(page, "forward").click();
  await says(label, /^Step 1 of/);
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
  await by(page, "roll").waitFor();
  await counts(by(page, "curtain"), 0);
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
  await says(page.locator('ul[aria-label="Hint"]'), /%|fits now/);
  await page.screenshot({ path: `${SCREENSHOTS}gipfel-desktop.png` });
  await by(page, "die-0").click();
  await by(page, "die-3").click();
  await by(page, "roll").click();
  await page.getByText("1 roll left").waitFor();
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
  await becomes(() => by(page, "die-0").getAttribute("aria-pressed"), "true");
  await page.keyboard.press("r");
  await page.getByText("1 roll left").waitFor();
  await page.keyboard.press("r");
  await page.getByText("no roll left").waitFor();
  const first = by(page, "move").first();
  await first.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await told(page, "The dice go to");
  assert.deepEqual(errors, []);
  await context.close();
});

test("the goats' mountain tells why nothing goes there, on a phone too", async () => {
  const { page, errors, context } = await visit(place, { viewport: SIZES.phone, hasTouch: true });
  await begin(page, "hotseat");
  await by(page, "fit").click();
  await by(page, "station-summit").click();
  await says(by(page, "refusal"), /GS-\d+/);
  await fits(page);
  assert.deepEqual(await findings(page), []);
  await page.screenshot({ path: `${SCREENSHOTS}gipfel-phone.png` });
  assert.deepEqual(errors, []);
  await context.close();
});

test("all six languages of the booklet have the game", async () => {
  for (const [locale, word] of Object.entries({ "hu-HU": "dob", "cs-CZ": "hod", "sk-SK": "hod", "ro-RO": "arunc", "pl-PL": "rzu" })) {
    const { page, errors, context } = await visit(place, { locale, viewport: SIZES.phone });
    await begin(page, "hotseat");
    await says(by(page, "roll"), new RegExp(word, "i"));
    await fits(page);
    assert.deepEqual(await findings(page), [], locale);
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("a reload in mid-turn loses nothing", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "hotseat");
  await by(page, "roll").click();
  await page.getByText("2 rolls left").waitFor();
  const story = await log(page).textContent();
  await kept(page);
  await page.reload();
  await page.getByText("2 rolls left").waitFor();
  await becomes(() => log(page).textContent(), story);
  assert.deepEqual(errors, []);
  await context.close();
});
