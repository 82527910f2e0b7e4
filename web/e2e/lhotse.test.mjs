/** Lhotse through the page, as people play it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { choose, discard, findings, SCREENSHOTS, SIZES, start, step, visit } from "./page.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

const by = (page, id) => page.locator(`[data-testid="${id}"]`);
const log = (page) => page.locator("ol[aria-label='Log']").textContent();
const told = (page, words) => page.waitForFunction((text) => document.querySelector("ol[aria-label='Log']")?.textContent?.includes(text), words);

/** A recorded game alone on the South Face, with a fixed rope and a landslide that leaves a choice. */
const RECORD = new URL("../../crates/rules/tests/golden/lhotse-face-1.summit", import.meta.url);

/** Opens the recorded game at its table, up to the line before the given one, or so many more before it. */
async function openBefore(page, line, more = 0) {
  const lines = readFileSync(RECORD, "utf8").split("\n");
  const at = lines.indexOf(line);
  assert.ok(at > 0, `the record has no line ${line}`);
  const record = `${lines.slice(0, at - more).join("\n")}\n`;
  await by(page, "import").setInputFiles({ name: "lhotse.summit", mimeType: "text/plain", buffer: Buffer.from(record) });
  await by(page, "step").waitFor();
  await page.goto(page.url().replace("#/replay/", "#/table/"));
  await by(page, "mountain").waitFor();
}

const begin = async (page, name) => {
  await by(page, "game-lhotse").click();
  await by(page, `start-${name}`).click();
};

/** Keeps the first weather tile, plays the first cards, takes a token: then the turn of the person who is alone has begun. */
async function toTurn(page) {
  await page.locator('[data-testid^="draft-"]').first().click();
  await by(page, "choose").waitFor();
  await choose(page);
  const take = page.locator('[data-testid^="take-"]').first();
  await by(page, "end-turn").or(take).first().waitFor();
  if (await take.count()) await take.click({ timeout: 2000 }).catch(() => undefined); // a single kind is taken by itself
  await by(page, "end-turn").waitFor();
}

/** One day's climb of the person: walks each climber as high as the cards allow. */
async function climb(page, seat) {
  for (const which of [1, 2]) {
    const climber = by(page, `climber-${seat}${which}`);
    if (!(await climber.count())) return;
    await climber.click({ timeout: 1500 }).catch(() => undefined);
    const highest = await page.evaluate((pawn) => {
      const top = (node) => node.getBoundingClientRect().top;
      const piece = document.querySelector(`[data-testid="piece-${pawn}"]`);
      if (!piece) return null;
      const spaces = [...document.querySelectorAll(".space.lit")].filter((node) => top(node) < top(piece) - 20);
      return spaces.sort((a, b) => top(a) - top(b))[0]?.dataset.space ?? null;
    }, `${seat}${which}`);
    if (highest) await by(page, `space-${highest}`).press("Enter");
    await page.waitForTimeout(60);
  }
}

/** Plays on to the end of the game: the first decision that is possible, climbing on the first days. */
async function play(page, { days = 5 } = {}) {
  let [day, paced] = ["", false];
  for (let i = 0; i < 1500; i++) {
    if (!paced && (await by(page, "pace").count())) {
      await by(page, "pace").selectOption("instant", { timeout: 1500 }).then(() => (paced = true), () => undefined);
    }
    const today = await by(page, "day").textContent();
    if (today !== day && Number(/\d+/.exec(today)) <= days && (await by(page, "end-turn").count())) {
      day = today;
      await climb(page, "A");
    }
    if (!(await step(page))) break;
  }
  await by(page, "end").waitFor();
}

test("of two weather tiles one is kept in secret, and can be chosen again", async () => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const { page, errors, context } = await visit(place, { viewport, colorScheme: size === "phone" ? "dark" : "light" });
    await begin(page, "hotseat");
    await by(page, "curtain-go").click();
    await by(page, "draft").waitFor();
    assert.equal(await page.locator('[data-testid^="draft-"]').count(), 2);
    assert.match(await by(page, "draft").textContent(), /3 days|Day 1.*Day 2.*Day 3/s);
    assert.deepEqual(await findings(page), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= viewport.width, `${wide} > ${viewport.width}`);
    await page.screenshot({ path: `${SCREENSHOTS}lhotse-draft-${size}.png` });
    const name = (await page.locator('[data-testid^="draft-"]').first().textContent()).replace("Keep ", "").trim();
    await page.locator('[data-testid^="draft-"]').first().click();
    // The other person sees neither the tile nor its name.
    await by(page, "curtain-go").click();
    await by(page, "draft").waitFor();
    const other = await page.locator('[data-testid^="draft-"]').allTextContents();
    assert.ok(!other.some((text) => text.includes(name)), `${name} was dealt twice`);
    assert.ok(!(await log(page)).includes(name), `the log tells of ${name}`);
    await page.locator('[data-testid^="draft-"]').last().click();
    await by(page, "day-1").waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("a game on the South Face against bots goes to its end and its replay", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "bots");
  await play(page);
  assert.match(await by(page, "end").textContent(), /(wins|share the victory).*A: \d+ VP/s);
  await by(page, "to-replay").click();
  await by(page, "step").waitFor();
  await by(page, "back").click();
  assert.deepEqual(await findings(page), []);
  await page.screenshot({ path: `${SCREENSHOTS}lhotse-replay-desktop.png` });
  assert.deepEqual(errors, []);
  await context.close();
});

test("a fixed rope is hung by taps on lit spaces, elsewhere it says why not, and undo takes it back", async () => {
  const { page, errors, context } = await visit(place);
  await openBefore(page, "A fix A2 d2");
  await by(page, "climber-A2").click();
  await by(page, "fix-rope").click();
  assert.equal(await page.locator(".space.lit").count(), 3);
  await by(page, "space-top").dispatchEvent("click");
  assert.match(await by(page, "refusal").textContent(), /LH-044/);
  assert.deepEqual(await findings(page), []);
  await by(page, "space-d2").press("Enter");
  await told(page, "A2 fixes a rope");
  await by(page, "rope-A").waitFor();
  assert.equal(await by(page, "fix-rope").count(), 0);
  await by(page, "fit").click();
  await page.screenshot({ path: `${SCREENSHOTS}lhotse-rope-desktop.png` });
  // Everybody's walk may use it: the far end is lit.
  assert.match(await by(page, "space-d2").getAttribute("class"), /lit/);
  await page.reload();
  await by(page, "rope-A").waitFor();
  await by(page, "undo").click();
  await by(page, "rope-A").waitFor({ state: "detached" });
  assert.deepEqual(errors, []);
  await context.close();
});

test("a fixed rope is dragged to the space where it should lead", async () => {
  const { page, errors, context } = await visit(place);
  await openBefore(page, "A fix A2 d2");
  await by(page, "climber-A2").click();
  const middle = async (id) => {
    const box = await by(page, id).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [[x, y], [u, v]] = [await middle("fix-rope"), await middle("space-a3")];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + u) / 2, (y + v) / 2, { steps: 4 });
  await page.mouse.move(u, v);
  await page.mouse.up();
  await told(page, "A2 fixes a rope from Twin Ledges to Ridge Foot");
  assert.deepEqual(errors, []);
  await context.close();
});

test("a landslide takes levels, asks where a piece slides, and is told in the night", async () => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const { page, errors, context } = await visit(place, { viewport });
    await openBefore(page, "A slide A1 a3");
    await by(page, "slide").waitFor();
    assert.deepEqual(await page.locator('[data-testid^="slide-"]').evaluateAll((all) => all.map((one) => one.dataset.testid)), ["slide-a3", "slide-bc"]);
    assert.equal(await page.locator(".space.lit").count(), 2);
    assert.deepEqual(await findings(page), []);
    await page.screenshot({ path: `${SCREENSHOTS}lhotse-landslide-${size}.png` });
    await by(page, "space-a3").press("Enter");
    await told(page, "A1 slides from Ladder Head to Ridge Foot");
    await by(page, "slide-bc").click();
    await told(page, "A2 slides from Ladder Head to Twin Ledges");
    assert.match(await log(page), /A landslide hits A1/);
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("the night after the last turn tells of the landslide, and the mountain in words knows sections, paths and ropes", async () => {
  const { page, errors, context } = await visit(place);
  await openBefore(page, "A slide A1 a3", 1);
  // The forecast has known it: two levels less tonight.
  assert.equal(await by(page, "climber-A1").locator('[aria-label="landslide −2"]').count(), 1);
  await by(page, "end-turn").click();
  await by(page, "slide").or(by(page, "confirm-end")).first().waitFor();
  if (await by(page, "confirm-end").count()) await by(page, "confirm-end").click();
  await by(page, "slide-bc").click();
  await by(page, "slide-a3").click();
  await by(page, "choose").waitFor();
  assert.match(await by(page, "night").textContent(), /A landslide hits A1.*A1 slides from Ladder Head to Twin Ledges.*A2 slides from Ladder Head to Ridge Foot/s);
  // What a section's weather does is said in words, and the mountain says what slides.
  assert.match(await page.locator('[data-testid^="day-"]').first().getAttribute("title"), /West .*Centre .*East /);
  await by(page, "text-mountain").locator("summary").click();
  assert.match(await by(page, "text-mountain").textContent(), /Ladder Head.*West; west ridge \(orange\), ice ladder \(blue\)/s);
  assert.match(await by(page, "text-mountain").textContent(), /fixed ropes to Gully Mouth/);
  assert.deepEqual(errors, []);
  await context.close();
});

test("in the South Col Race each leaves three cards behind in secret, then all see them", async () => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const { page, errors, context } = await visit(place, { viewport, colorScheme: size === "phone" ? "light" : "dark" });
    await begin(page, "col");
    await by(page, "discard").waitFor();
    assert.equal(await by(page, "discard-go").isDisabled(), true);
    assert.match(await by(page, "day").textContent(), /of 15/);
    await discard(page);
    await told(page, "A plays without");
    assert.match(await log(page), /B plays without .*C plays without /s);
    await by(page, "choose").waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= viewport.width, `${wide} > ${viewport.width}`);
    assert.deepEqual(await findings(page), []);
    await page.screenshot({ path: `${SCREENSHOTS}lhotse-col-${size}.png` });
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("a South Col Race goes to its end, with points for cards left behind", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "col");
  // Blue cards come last in the deck: three of them are worth a bonus.
  const cards = page.locator('[data-testid^="discard-"]:not([data-testid="discard-go"])');
  for (const index of [-1, -2, -3]) await cards.nth((await cards.count()) + index).click();
  assert.match(await by(page, "discard").textContent(), /[1-9] VP at the end/);
  await by(page, "discard-go").click();
  await play(page);
  assert.match(await by(page, "end").textContent(), /A: \d+ VP of these for cards left behind/);
  assert.deepEqual(errors, []);
  await context.close();
});

test("alone the result names a title and the table that it is read from", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "solo");
  await play(page, { days: 2 });
  assert.match(await by(page, "end").textContent(), /\d+ VP: .*second column of the printed table/s);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a reload in mid-turn loses nothing, and the lesson leads through the draft", async () => {
  const { page, errors, context } = await visit(place);
  await begin(page, "lesson");
  assert.match(await by(page, "lesson").textContent(), /South Face/);
  await by(page, "lesson-next").click();
  assert.match(await by(page, "lesson").textContent(), /weather tiles/);
  await by(page, "lesson-leave").click();
  await toTurn(page);
  await by(page, "kept-tile").waitFor();
  await climb(page, "A");
  const before = await log(page);
  await page.reload();
  await by(page, "end-turn").waitFor();
  assert.equal(await log(page), before);
  assert.deepEqual(errors, []);
  await context.close();
});

test("the rules of Lhotse are an entry each, and a ruling leads to its own", async () => {
  const { page, errors, context } = await visit(place);
  await page.goto(`${place.url}#/rules/Q-LH-20`);
  await page.locator("#rule-Q-LH-20").waitFor();
  assert.match(await page.locator("h1").first().textContent(), /Lhotse/);
  assert.equal(await page.locator('[id^="rule-"]').count(), 58 + 32);
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});
