import { expect, test } from "vitest";
import { chanceOfHighest, pointsOf, sums, unseen } from "./risk";

test("a rope card counts its points up, an acclimatization card nothing", () => {
  expect(["m3", "m4-1", "r1/2", "r0/3", "a2"].map(pointsOf)).toEqual([3, 4, 1, 0, 0]);
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
  expect(chanceOfHighest([[]], deck, 5)).toBe(0.25);
  expect(chanceOfHighest([[]], deck, 6)).toBe(0.5);
  expect(chanceOfHighest([[], []], deck, 6)).toBe(0.25);
  expect(chanceOfHighest([[]], deck, 7)).toBe(1);
});
