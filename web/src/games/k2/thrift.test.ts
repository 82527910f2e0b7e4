import { expect, test } from "vitest";
import type { ReachWire } from "../../engine/types/k2/ReachWire";
import type { ViewWire } from "../../engine/types/k2/ViewWire";
import type { TableSource } from "../../table/source";
import type { K2 } from "./game";
import { losses, thriftyCards, thriftyWays } from "./thrift";

const card = (slot: number, name: string, left: number, climber: string | null = null) => ({
  slot, card: name, left, used: 0, climber, direction: null, bound: climber !== null,
});
const climber = (facts: object) => ({
  id: "A1", seat: "A", space: "s1", level: 3, score: 2, tent: null, life: "alive", eligible: true, forecast: [{ day: 4, level: 2 }], ...facts,
});
const view = (cards: object[], climbers: object[], days = 3) =>
  ({ seats: [{ id: "A", cards }], climbers, days: Array.from({ length: days }) }) as unknown as ViewWire;

/** A table where s2 costs 2 points and s3 costs 3. */
const source = {
  ask: (_: string, { slots }: { slots: number[] }) => {
    const points = slots.reduce((sum, slot) => sum + slot + 1, 0);
    const way = (space: string, cost: number): ReachWire[] =>
      points < cost ? [] : [{ space, cost, left: points - cost, actions: slots.map((slot) => `assign c${slot + 1} A1`) }];
    return { kind: "reach", ways: [...way("s2", 2), ...way("s3", 3)] };
  },
} as unknown as TableSource<K2>;
const worth = (space: string) => ({ s2: 3, s3: 5 })[space] ?? 0;
/** Cards whose points are the place plus one, as the table above counts them. */
const open = [card(0, "m1", 1), card(1, "m2", 2), card(2, "m3", 3)];

test("each space is reached with the cards that leave least over, then with the fewest", () => {
  const ways = thriftyWays(source, view(open, [climber({})]), "A1");
  const actions = Object.fromEntries(ways.map((way) => [way.space, way.actions]));
  expect(actions).toEqual({ s2: ["assign c2 A1"], s3: ["assign c3 A1"] });
});

test("cards of the other climber, used ones and acclimatization cards do not serve", () => {
  const cards = [card(0, "m1", 1, "A2"), card(1, "m2", 0), card(2, "a3", 3)];
  expect(thriftyWays(source, view(cards, [climber({})]), "A1")).toEqual([]);
  expect(thriftyCards(view(cards, [climber({})]), "A1", 1)).toEqual([]);
});

test("a tent is paid with the cards that suit best", () => {
  const slots = (cost: number) => thriftyCards(view(open, [climber({})]), "A1", cost).map((one) => one.slot);
  expect([slots(1), slots(2), slots(4), slots(9)]).toEqual([[0], [1], [0, 2], [0, 1, 2]]);
});

test("a death tonight, a tent within reach and points on the last day are lost; nothing else is asked about", () => {
  const lost = (facts: object, days = 3) => losses(source, view(open, [climber(facts)], days), "A", worth).map(({ kind }) => kind);
  expect(lost({})).toEqual([]);
  expect(lost({ forecast: [{ day: 4, level: 0 }] })).toEqual(["death"]);
  expect(lost({ tent: "s2" })).toEqual(["tent"]);
  expect(lost({ tent: "s1" })).toEqual([]);
  expect(lost({ tent: "s9" })).toEqual([]);
  expect(lost({}, 1)).toEqual(["points"]);
  expect(lost({ score: 5 }, 1)).toEqual([]);
});
