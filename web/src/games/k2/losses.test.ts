import { expect, test } from "vitest";
import type { ReachWire } from "../../engine/types/mountain/ReachWire";
import type { ViewWire } from "../../engine/types/k2/ViewWire";
import type { TableSource } from "../../table/source";
import { freeCards, type K2 } from "./game";
import { losses } from "./losses";

const card = (slot: number, name: string, left: number, climber: string | null = null) => ({
  slot, card: name, left, used: 0, climber, direction: null, bound: climber !== null,
});
const climber = (facts: object) => ({
  id: "A1", seat: "A", space: "s1", level: 3, score: 2, tent: null, life: "alive", eligible: true, forecast: [{ day: 4, level: 2 }], ...facts,
});
const view = (cards: object[], climbers: object[], days = 3) =>
  ({ seats: [{ id: "A", cards }], climbers, days: Array.from({ length: days }) }) as unknown as ViewWire;

/** A table where any card reaches s2 and s3. */
const source = {
  ask: (_: string, { slots }: { slots: number[] }) => {
    const way = (space: string): ReachWire => ({ space, cost: 1, left: slots.length - 1, actions: [] });
    return { kind: "reach", ways: [way("s2"), way("s3")] };
  },
} as unknown as TableSource<K2>;
const worth = (space: string) => ({ s2: 3, s3: 5 })[space] ?? 0;
const open = [card(0, "m1", 1), card(1, "m2", 2), card(2, "m3", 3, "A2")];

test("cards bound to the other climber do not serve", () => {
  expect(freeCards(view(open, []), "A1").map((one) => one.slot)).toEqual([0, 1]);
  expect(freeCards(view(open, []), "A2").map((one) => one.slot)).toEqual([0, 1, 2]);
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
