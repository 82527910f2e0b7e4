/** Mount Everest through the page, as people play it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { findings, SCREENSHOTS, SIZES, start, step, visit } from "./page.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

const by = (page, id) => page.locator(`[data-testid="${id}"]`);
const log = (page) => page.locator("ol[aria-label='Log']").textContent();
const told = (page, words) => page.waitForFunction((text) => document.querySelector("ol[aria-label='Log']")?.textContent?.includes(text), words);

/** Begins on one device and goes on to the first turn; returns the letter of the seat that acts. */
async function toFirstTurn(page) {
  await by(page, "game-everest").click();
  await by(page, "start-hotseat").click();
  while (!(await by(page, "end-turn").count())) await step(page);
  const guide = await page.locator('[data-testid^="guide-"]').first().getAttribute("data-testid");
  return guide.replace("guide-", "").slice(0, 1);
}

/** Opens a recorded game at its table, up to the line before the given one. */
async function openBefore(page, name, line) {
  const text = readFileSync(new URL(`records/${name}.summit`, import.meta.url), "utf8");
  const lines = text.split("\n");
  const at = line === null ? lines.length : lines.indexOf(line);
  assert.ok(at > 0, `${name} has no line ${line}`);
  const record = `${lines.slice(0, at).join("\n").trimEnd()}\n`;
  await by(page, "import").setInputFiles({ name: `${name}.summit`, mimeType: "text/plain", buffer: Buffer.from(record) });
  await by(page, "step").waitFor();
  await page.goto(page.url().replace("#/replay/", "#/table/"));
  await by(page, "curtain-go").click();
}

const load = async (page, guide, ...items) => {
  await by(page, `guide-${guide}`).click();
  for (const item of items) {
    await by(page, `item-base-${item}`).click();
    await page.waitForTimeout(60);
  }
};

test("rucksacks are loaded by taps, as far as they have room, and undo unloads them", async () => {
  const { page, errors, context } = await visit(place);
  const seat = await toFirstTurn(page);
  await load(page, `${seat}1`, "m1", "t1", "m1", "m1");
  await told(page, `${seat}1 takes along: tourist, level 1`);
  await by(page, "item-base-m1").click();
  assert.match(await by(page, "refusal").textContent(), /EV-073/);
  await load(page, `${seat}2`, "tent", "oxygen");
  // With a tent and a bottle there is no room for a client.
  await by(page, `item-${seat}1-0`).click();
  assert.deepEqual(await findings(page), []);
  await by(page, `guide-${seat}2`).click();
  assert.equal(await by(page, `item-${seat}2-3`).textContent().then((text) => text.includes("bottle")), true);
  await by(page, "held-drop").or(by(page, "refusal")).first().waitFor();
  await page.screenshot({ path: `${SCREENSHOTS}everest-load-desktop.png` });
  await page.reload();
  await by(page, "curtain-go").click();
  await told(page, `${seat}2 takes along: bottle of oxygen`);
  await by(page, "restart").click();
  await page.waitForFunction(() => !document.querySelector("ol[aria-label='Log']")?.textContent?.includes("takes along"));
  assert.deepEqual(errors, []);
  await context.close();
});

test("clients are dragged from the supply to a rucksack, to the other one and back to base", async () => {
  const { page, errors, context } = await visit(place);
  const seat = await toFirstTurn(page);
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
  await drag("item-base-t1", `guide-${seat}2`);
  await told(page, `${seat}2 takes along: tourist, level 1`);
  await drag(`item-${seat}2-0`, `guide-${seat}1`);
  await told(page, `${seat}2 hands to ${seat}1: tourist, level 1`);
  await drag(`item-${seat}1-0`, "put-base");
  await told(page, `${seat}1 leaves at base: tourist, level 1`);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a tent is pitched and filled, and opens in its place on the mountain", async () => {
  const { page, errors, context } = await visit(place);
  await openBefore(page, "everest-oxygen", "A pitch A1");
  await by(page, "guide-A1").click();
  await by(page, "pitch").click();
  await told(page, "A1 pitches a tent");
  await by(page, "item-A1-0").click();
  await by(page, "put-camp1").click();
  await told(page, "A1 leaves in tent 1: bottle of oxygen");
  await by(page, "camp-Acamp1").press("Enter");
  await by(page, "open-camp1").waitFor();
  assert.deepEqual(await findings(page), []);
  await page.screenshot({ path: `${SCREENSHOTS}everest-camp-desktop.png` });
  await by(page, "camp-Acamp1").press("Enter");
  await by(page, "open-camp1").waitFor({ state: "detached" });
  assert.deepEqual(errors, []);
  await context.close();
});

test("a bottle shows cards: one is taken, the other goes back, a hand card leaves the game unseen by others", async () => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const { page, errors, context } = await visit(place, { viewport });
    await openBefore(page, "everest-oxygen", null);
    await by(page, "oxygen-camp1").click();
    await by(page, "keep-0").waitFor();
    assert.deepEqual(await findings(page), []);
    await by(page, "keep-0").click();
    await by(page, "return-bottom").click();
    await page.locator('[data-testid^="remove-"]').first().click();
    await page.screenshot({ path: `${SCREENSHOTS}everest-oxygen-${size}.png` });
    assert.deepEqual(await findings(page), []);
    await by(page, "remove").click();
    await told(page, "A removes");
    assert.match(await log(page), /A takes Acclimatization \d into its hand/);
    while (!(await by(page, "curtain").count())) await step(page);
    await by(page, "curtain-go").click();
    await told(page, "A removes a card from the game");
    assert.doesNotMatch(await log(page), /A takes Acclimatization/);
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("a card taken with oxygen raises clients, point by point", async () => {
  const { page, errors, context } = await visit(place);
  await openBefore(page, "everest-oxygen", null);
  await by(page, "oxygen-camp1").click();
  await by(page, "keep-0").click();
  await by(page, "return-top").click();
  await page.locator('[data-testid^="remove-"]').first().click();
  await by(page, "remove").click();
  const cards = page.locator('[data-testid^="card-"]');
  await cards.filter({ hasText: "Acclimatization" }).first().click();
  for (const index of [0, 1]) await cards.filter({ hasNotText: "Acclimatization" }).nth(index).click();
  await by(page, "choose").click();
  while (!(await by(page, "guide-A2").count())) await step(page);
  await page.locator('[data-testid^="slot-"]').filter({ hasText: "Acclimatization" }).click();
  await by(page, "item-A2-0").click();
  await told(page, "gains 1 and is at level");
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});

test("clients score on the summit and again at base", async () => {
  const { page, errors, context } = await visit(place);
  const points = async () => Number.parseInt(await by(page, "score-A").textContent(), 10);
  await openBefore(page, "everest-summit", "A step A1 summit");
  const before = await points();
  await by(page, "guide-A1").click();
  await by(page, "space-summit").press("Enter");
  if (await by(page, "ask-yes").count()) await by(page, "ask-yes").click();
  await told(page, "Summit! A wins");
  const above = await points();
  assert.ok(above > before, `${above} > ${before}`);
  await page.screenshot({ path: `${SCREENSHOTS}everest-summit-desktop.png` });
  await page.goto(place.url);
  await openBefore(page, "everest-summit", "A step A1 base");
  const high = await points();
  await by(page, "guide-A1").click();
  await by(page, "space-base").press("Enter");
  if (await by(page, "ask-yes").count()) await by(page, "ask-yes").click();
  await told(page, "Safely back: A wins");
  assert.ok((await points()) > high);
  assert.deepEqual(errors, []);
  await context.close();
});

/** One day's climb of a person: loads clients at base, then walks as high as the cards allow. */
async function climb(page, seat) {
  for (const which of [1, 2]) {
    const guide = by(page, `guide-${seat}${which}`);
    if (!(await guide.count())) return;
    await guide.click();
    for (const item of ["m1", "t1"]) {
      const supply = by(page, `item-base-${item}`);
      if (await supply.count()) await supply.click();
    }
    const highest = await page.evaluate((pawn) => {
      const top = (node) => node.getBoundingClientRect().top;
      const own = top(document.querySelector(`[data-testid="piece-${pawn}"]`));
      const spaces = [...document.querySelectorAll(".space.lit")].filter((node) => top(node) < own - 20);
      return spaces.sort((a, b) => top(a) - top(b))[0]?.dataset.space ?? null;
    }, `${seat}${which}`);
    if (highest) await by(page, `space-${highest}`).press("Enter");
    const no = by(page, "ask-no");
    if (await no.count()) await no.click();
    await page.waitForTimeout(100);
    if (await by(page, "retreat").count()) await by(page, "retreat").click();
  }
}

test("a whole game of two against a sherpa, to its result and its replay", async () => {
  const { page, errors, context } = await visit(place);
  await by(page, "game-everest").click();
  await by(page, "start-lesson").click();
  await by(page, "lesson-leave").click();
  let [day, paced] = ["", false];
  for (let i = 0; i < 1500; i++) {
    // The first thing to do, or the sherpa thinks: then it is told to move at once.
    if (!paced) await page.locator('[data-testid="pace"], [data-testid="choose"], [data-testid="end-turn"], [data-testid^="take-"]').first().waitFor();
    if (!paced && (await by(page, "pace").count())) {
      await by(page, "pace").selectOption("instant", { timeout: 1500 }).then(() => (paced = true), () => undefined);
      continue;
    }
    const today = await by(page, "day").textContent();
    if (today !== day && (await by(page, "end-turn").count())) {
      day = today;
      await climb(page, "A");
    }
    if (!(await step(page))) break;
  }
  await by(page, "end").waitFor();
  assert.match(await by(page, "end").textContent(), /wins.*A: \d+ VP/s);
  await by(page, "to-replay").click();
  await by(page, "step").waitFor();
  await by(page, "back").click();
  assert.deepEqual(await findings(page), []);
  await page.screenshot({ path: `${SCREENSHOTS}everest-replay-desktop.png` });
  assert.deepEqual(errors, []);
  await context.close();
});

test("on a phone rucksacks and cards fit, in light and dark, without findings of axe", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const { page, errors, context } = await visit(place, { viewport: SIZES.phone, hasTouch: true, colorScheme });
    const seat = await toFirstTurn(page);
    await load(page, `${seat}1`, "m1", "t1", "m1", "t1");
    await load(page, `${seat}2`, "oxygen", "oxygen", "oxygen");
    await by(page, `item-${seat}1-1`).click();
    await by(page, "held").waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= SIZES.phone.width, `${wide} px wide`);
    assert.deepEqual(await findings(page), []);
    await page.screenshot({ path: `${SCREENSHOTS}everest-load-phone-${colorScheme}.png` });
    await by(page, "packs").click();
    await by(page, "sheet-seats").click();
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("whoever taps what cannot be done is told why, with the rule", async () => {
  const { page, errors, context } = await visit(place);
  const seat = await toFirstTurn(page);
  await by(page, "space-summit").dispatchEvent("click");
  assert.match(await by(page, "refusal").textContent(), /EV-\d+/);
  await by(page, "refusal").locator("a").click();
  await page.locator("h1").first().waitFor();
  assert.match(await page.locator("main").textContent(), /EV-073/);
  assert.deepEqual(await findings(page), []);
  await page.goBack();
  await by(page, "curtain-go").click();
  await by(page, `guide-${seat}1`).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});
