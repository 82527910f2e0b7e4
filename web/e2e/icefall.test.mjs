/** K2 on Mount Everest's boards with icefall tiles, through the page. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { begin, close, toTurn as toNetTurn } from "./net.mjs";
import { findings, start, visit } from "./page.mjs";
import { toTurn } from "./play.mjs";
import { fixChance } from "./script.mjs";
import { by, counts, kept, log, says, told, unsays } from "./wait.mjs";

let place;
before(async () => (place = await start()));
after(() => place.stop());

/** A solo game with tiles, in whose first turn A1 turns up the tile of Icefall 2; what it shows follows from the number. */
async function turnTile(number) {
  const visitor = await visit(place);
  const { page } = visitor;
  await fixChance(page, number);
  await page.reload();
  await by(page, "open-setup").click();
  await by(page, "setup-start").waitFor();
  await counts(page.getByLabel("Icefall tiles"), 0); // K2's own boards have no icefall
  await by(page, "setup-board").selectOption("everest-easy");
  await page.getByLabel("Icefall tiles").selectOption("on");
  await by(page, "setup-seats").selectOption("1");
  await by(page, "setup-start").click();
  await toTurn(page);
  await by(page, "climber-A1").first().click();
  await by(page, "space-i2").press("Enter");
  await told(page, "A1 feels its way to Icefall 2");
  return visitor;
}

test("in K2 with icefall tiles a card not named yet pays the second point, and the choice can be taken back", async () => {
  const { page, errors, context } = await turnTile(4);
  await says(by(page, "fork"), "Icefall 2 costs 2. A1 has paid 1.");
  await says(by(page, "fork"), "Pay 1 more from Movement 1 and enter");
  assert.deepEqual(await findings(page), []);
  await by(page, "stay").filter({ hasText: "Movement 2" }).click();
  await told(page, "A1 walks from Base Camp to Icefall 2");
  await says(by(page, "slot-2"), "1 left");
  await kept(page);
  await page.reload();
  await by(page, "end-turn").waitFor();
  await by(page, "undo").click();
  await by(page, "fork").waitFor();
  await by(page, "retreat").click();
  await told(page, "A1 steps back to Base Camp");
  assert.deepEqual(errors, []);
  await context.close();
});

test("in K2 too a crevasse is closed for everybody once it is turned up", async () => {
  const { page, errors, context } = await turnTile(2);
  await told(page, "Icefall 2: a crevasse, no way through");
  await told(page, "A1 steps back to Base Camp");
  await counts(by(page, "fork"), 0);
  await by(page, "space-i2").dispatchEvent("click");
  await says(by(page, "refusal"), /A crevasse gapes at Icefall 2.*Q-EK-10/s);
  assert.deepEqual(errors, []);
  await context.close();
});

test("in K2 over the network a tile that one turns up lies open for everybody", async () => {
  const icefall = { board: "everest-easy", options: { "Icefall tiles": "on" } };
  const { host, guest, other } = await begin(place, { game: "k2", ...icefall });
  const title = ({ page }) => by(page, "space-i2").locator("title");
  for (const one of [guest, other]) await says(title(one), "hidden");
  await toNetTurn(host.page, guest.page);
  await by(host.page, "climber-A1").first().click();
  await by(host.page, "space-i2").press("Enter");
  await told(host.page, "A1 feels its way to Icefall 2");
  const front = (await log(host.page).getByText("Icefall 2:").textContent()).trim();
  for (const one of [guest, other]) {
    await told(one.page, front);
    await unsays(title(one), "hidden");
  }
  // Who comes back finds it so.
  await guest.page.reload();
  await told(guest.page, front);
  await unsays(title(guest), "hidden");
  await close(host, guest, other);
});
