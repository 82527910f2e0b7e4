/** Mount Everest through the page, as people play it. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { load, openBefore, toFirstTurn } from "./everest.mjs";
import { enlarge, findings, fits, SCREENSHOTS, SIZES, start, visit } from "./page.mjs";
import { drag, goOn, openAt } from "./play.mjs";
import { by, counts, each, kept, log, says, told, unsays } from "./wait.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

test("rucksacks are loaded by taps, as far as they have room, and undo unloads them", async () => {
  const { page, errors, context } = await visit(place);
  const seat = await toFirstTurn(page);
  await load(page, `${seat}1`, "m1", "t1", "m1", "m1");
  await told(page, `${seat}1 takes along: tourist, level 1`);
  await by(page, "item-base-m1").click();
  await says(by(page, "refusal"), "EV-073");
  await load(page, `${seat}2`, "tent", "oxygen");
  // With a tent and a bottle there is no room for a client: it is taken for an exchange, and has to go again.
  await by(page, `item-${seat}1-0`).click();
  assert.deepEqual(await findings(page), []);
  await by(page, `guide-${seat}2`).click();
  await says(by(page, "overloaded"), `${seat}2 carries too much`);
  await by(page, "end-turn").click();
  await says(by(page, "refusal"), "EV-066");
  await each(page, `item-${seat}2-`).filter({ hasNotText: /tent|bottle/ }).first().click();
  await by(page, `guide-${seat}1`).click();
  await counts(by(page, "overloaded"), 0);
  await says(by(page, `item-${seat}2-3`), "bottle");
  await page.screenshot({ path: `${SCREENSHOTS}everest-load-desktop.png` });
  await kept(page);
  await page.reload();
  await by(page, "curtain-go").click();
  await told(page, `${seat}2 takes along: bottle of oxygen`);
  await by(page, "restart").click();
  await unsays(log(page), "takes along");
  assert.deepEqual(errors, []);
  await context.close();
});

test("clients are dragged from the supply to a rucksack, to the other one and back to base", async () => {
  const { page, errors, context } = await visit(place);
  const seat = await toFirstTurn(page);
  await drag(page, "item-base-t1", `guide-${seat}2`);
  await told(page, `${seat}2 takes along: tourist, level 1`);
  await drag(page, `item-${seat}2-0`, `guide-${seat}1`);
  await told(page, `${seat}2 hands to ${seat}1: tourist, level 1`);
  await drag(page, `item-${seat}1-0`, "put-base");
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
    await each(page, "remove-").first().click();
    await page.screenshot({ path: `${SCREENSHOTS}everest-oxygen-${size}.png` });
    assert.deepEqual(await findings(page), []);
    await by(page, "remove").click();
    await told(page, "A removes");
    await told(page, /A takes Acclimatization \d into its hand/);
    await goOn(page, "curtain");
    await by(page, "curtain-go").click();
    await told(page, "A removes a card from the game");
    await unsays(log(page), "A takes Acclimatization");
    assert.deepEqual(errors, []);
    await context.close();
  }
});

/** Whether nothing but the curtain can be seen or tapped, wherever on the page. */
const isCovered = (page) =>
  page.evaluate(() => {
    const curtain = document.querySelector('[data-testid="curtain"]');
    const parts = [0.01, 0.25, 0.5, 0.75, 0.99];
    const points = parts.flatMap((x) => parts.map((y) => [x * innerWidth, y * innerHeight]));
    const opaque = /^rgb\(/.test(getComputedStyle(curtain).backgroundColor);
    return opaque && points.every(([x, y]) => curtain.contains(document.elementFromPoint(x, y)));
  });

test("on one device the curtain hides what a bottle shows, through a reload, and with letters twice as large", async () => {
  for (const large of [false, true]) {
    const { page, errors, context } = await visit(place, { viewport: SIZES.phone, hasTouch: true });
    if (large) await enlarge(page);
    if (large) await page.reload();
    await openAt(page, "everest-oxygen");
    await by(page, "curtain-go").tap();
    await by(page, "oxygen-camp1").tap();
    await by(page, "keep-1").waitFor();
    await kept(page);
    await page.reload();
    await says(by(page, "curtain"), "A, it is your turn");
    assert.equal(await isCovered(page), true);
    await counts(each(page, "keep-"), 0);
    await by(page, "curtain-go").tap();
    await by(page, "keep-1").tap();
    await by(page, "return-top").tap();
    await each(page, "remove-").last().tap();
    await fits(page);
    await by(page, "remove").tap();
    await goOn(page, "curtain");
    await says(by(page, "curtain"), "B, it is your turn");
    assert.equal(await isCovered(page), true);
    await by(page, "curtain-go").tap();
    await by(page, "choose").waitFor();
    await fits(page);
    await told(page, "A removes a card from the game");
    await unsays(log(page), /A (sees|takes) Acclimatization/);
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
  await each(page, "remove-").first().click();
  await by(page, "remove").click();
  const cards = each(page, "card-");
  await cards.filter({ hasText: "Acclimatization" }).first().click();
  for (const index of [0, 1]) await cards.filter({ hasNotText: "Acclimatization" }).nth(index).click();
  await by(page, "choose").click();
  await goOn(page, "guide-A2");
  await each(page, "slot-").filter({ hasText: "Acclimatization" }).click();
  await by(page, "item-A2-0").click();
  await told(page, "gains 1 and is at level");
  assert.deepEqual(await findings(page), []);
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
    await fits(page);
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
  await says(by(page, "refusal"), /EV-\d+/);
  await by(page, "refusal").locator("a").click();
  await says(page.locator("main"), "EV-073");
  assert.deepEqual(await findings(page), []);
  await page.goBack();
  await by(page, "curtain-go").click();
  await by(page, `guide-${seat}1`).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});
