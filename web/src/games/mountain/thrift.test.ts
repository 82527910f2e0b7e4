import { expect, test } from "vitest";
import type { ReachWire } from "../../engine/types/mountain/ReachWire";
import { thriftyCards, thriftyWays } from "./thrift";

const card = (slot: number, name: string, left: number) => ({ slot, card: name, left });

/** A table where s2 costs 2 points and s3 costs 3; a card has one point more than its place. */
const reach = (slots: number[]): ReachWire[] => {
  const points = slots.reduce((sum, slot) => sum + slot + 1, 0);
  const way = (space: string, cost: number): ReachWire[] =>
    points < cost ? [] : [{ space, cost, left: points - cost, actions: slots.map((slot) => `assign c${slot + 1} A1`) }];
  return [...way("s2", 2), ...way("s3", 3)];
};
const open = [card(0, "m1", 1), card(1, "m2", 2), card(2, "m3", 3)];
const actions = (ways: ReachWire[]) => Object.fromEntries(ways.map((way) => [way.space, way.actions]));

test("each space is reached with the cards that leave least over, then with the fewest", () => {
  expect(actions(thriftyWays(open, reach))).toEqual({ s2: ["assign c2 A1"], s3: ["assign c3 A1"] });
});

test("cards that harm are used only where nothing else gets there", () => {
  const harm = (cards: readonly { slot: number }[]) => cards.filter((one) => one.slot === 1).length;
  expect(actions(thriftyWays(open.slice(0, 2), reach, harm))).toEqual({ s2: ["assign c2 A1"], s3: ["assign c1 A1", "assign c2 A1"] });
  expect(actions(thriftyWays(open, reach, harm))).toEqual({ s2: ["assign c3 A1"], s3: ["assign c3 A1"] });
  expect(thriftyCards(open, 2, harm).map((one) => one.slot)).toEqual([2]);
});

test("used cards and acclimatization cards do not serve", () => {
  const cards = [card(1, "m2", 0), card(2, "a3", 3)];
  expect(thriftyWays(cards, reach)).toEqual([]);
  expect(thriftyCards(cards, 1)).toEqual([]);
});

test("a tent is paid with the cards that suit best", () => {
  const slots = (cost: number) => thriftyCards(open, cost).map((one) => one.slot);
  expect([slots(1), slots(2), slots(4), slots(9)]).toEqual([[0], [1], [0, 2], [0, 1, 2]]);
});
