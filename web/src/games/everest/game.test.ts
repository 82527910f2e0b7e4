import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadEngine, Table } from "../../engine/engine";
import type { ClientWire } from "../../engine/types/everest/ClientWire";
import type { PlayedWire } from "../../engine/types/everest/PlayedWire";
import { alike, campsAt, clientsIn, type Everest, everestMaterial, freeCards, guidesOf, harmTo, lossOf, mainDeck, spaceOf } from "./game";
import { ruleSections } from "./rules";

beforeAll(() => loadEngine(readFileSync(new URL("../../engine/pkg/summiteer_wasm_bg.wasm", import.meta.url))));

const RECORDS = new URL("../../../e2e/records/", import.meta.url);
/** The table of a recorded game, before one of its lines. */
function tableBefore(name: string, line?: string): Table<Everest> {
  const text = readFileSync(new URL(`${name}.summit`, RECORDS), "utf8");
  return new Table<Everest>(line === undefined ? text : text.slice(0, text.indexOf(`${line}\n`)));
}
const client = (level: number): ClientWire => ({ id: `m${level}`, kind: "mountaineer", level, summited: false, forecast: [] });
const card = (slot: number, name: string, bound = false): PlayedWire => ({
  slot, card: name, left: 3, used: 0, target: bound ? "A1" : null, direction: null, bound,
});

test("the main deck has eighteen cards, two of which cost clients a level", () => {
  const deck = mainDeck().flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  expect(deck).toHaveLength(18);
  expect(deck.filter((id) => lossOf(id) > 0)).toHaveLength(2);
  expect(everestMaterial().boards.map((board) => board.id)).toEqual(["everest-easy", "everest-hard"]);
});

test("a card that costs levels harms every client once, and a death counts most", () => {
  const cards = [card(0, "m3-1"), card(1, "m2"), card(2, "m4-1", true)];
  const harm = harmTo([client(1), client(3)], cards);
  expect(harm(cards.slice(1))).toBe(0);
  expect(harm(cards.slice(0, 1))).toBe(11);
  expect(harmTo([client(2), client(3)], cards)(cards)).toBe(2);
  expect(harmTo([], cards)(cards)).toBe(0);
});

test("guides, tents and whoever is with them are found by their names", () => {
  const view = tableBefore("everest-oxygen").view("A");
  expect(guidesOf(view, "A").map((guide) => guide.id)).toEqual(["A1", "A2"]);
  const space = spaceOf(view, "A", "camp1") ?? "";
  expect(campsAt(view, "A", space).map((camp) => [camp.id, camp.oxygen])).toEqual([["camp1", 1]]);
  expect(campsAt(view, "B", space)).toEqual([]);
  expect(clientsIn(view, "A", "A2").map((one) => one.kind)).toEqual(["mountaineer", "tourist"]);
  expect(clientsIn(view, "A", "camp2")).toEqual([]);
});

test("cards bound to the other guide are not free", () => {
  const view = tableBefore("everest-oxygen", "A move oxygen A1 camp1").view("A");
  const bound = view.seats[0]?.cards.filter((one) => one.bound) ?? [];
  expect(bound.map((one) => one.target)).toContain("A1");
  expect(freeCards(view, "A1")).toHaveLength(3);
  expect(freeCards(view, "A2")).toHaveLength(3 - bound.length);
});

test("clients that cannot be told apart are counted together", () => {
  const groups = alike([client(1), client(3), client(1)]);
  expect(groups.map((group) => [group.client.id, group.count])).toEqual([["m1", 2], ["m3", 1]]);
});

test("the rules page lists every rule and ruling once", () => {
  const ids = ruleSections.flatMap((section) => section.ids);
  expect(ids).toHaveLength(166 + 94);
  expect(new Set(ids).size).toBe(ids.length);
  expect([ids[0], ids[165], ids[166], ids.at(-1)]).toEqual(["EV-001", "EV-166", "Q-EV-01", "Q-EV-94"]);
});
