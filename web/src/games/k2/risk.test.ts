import { expect, test } from "vitest";
import type { ViewWire } from "../../engine/types/k2/ViewWire";
import { chanceOfHighest, pointsOf, sums, unseen } from "./risk";

test("a rope card counts its points up, an acclimatization card nothing", () => {
  expect(["m3", "r1/2", "a2"].map(pointsOf)).toEqual([3, 1, 0]);
});

test("the sums of three of four cards are counted by hand", () => {
  // Leave out one of m1 m2 m3 a1: sums 5, 4, 3, 6.
  expect(sums(["m1", "m2", "m3", "a1"])).toEqual([0, 0, 0, 0.25, 0.25, 0.25, 0.25]);
});

test("played cards cannot be played again before the shuffle", () => {
  expect(unseen([{ id: "m1", count: 2 }, { id: "m3", count: 1 }], ["m1"])).toEqual(["m1", "m3"]);
});

test("only a strictly higher sum than all the others counts", () => {
  const deck = [{ id: "m1", count: 2 }, { id: "m2", count: 1 }, { id: "m3", count: 1 }];
  // Three of m1 m1 m2 m3: 4, 5, 6 and 6. Five is higher than a quarter of them.
  const seat = (id: string) => ({ id, alive: true, played: [] });
  const view = (...ids: string[]) => ({ observer: "A", seats: ids.map(seat) }) as unknown as ViewWire;
  expect(chanceOfHighest(view("A", "B"), deck, 5)).toBe(0.25);
  expect(chanceOfHighest(view("A", "B"), deck, 6)).toBe(0.5);
  expect(chanceOfHighest(view("A", "B", "C"), deck, 6)).toBe(0.25);
  expect(chanceOfHighest(view("A", "B"), deck, 7)).toBe(1);
});
