import { expect, test } from "vitest";
import { fromEnd } from "../mountain/drawing/plane";
import { arrowAt, bow } from "./fixedRope";

const rope = { seat: "A", from: "low", to: "high", higher: "high" };

test("the token of the higher end points down, that of the lower end up", () => {
  expect(arrowAt(rope, "high", [100, 0], [0, 100])).toBe(180);
  expect(arrowAt(rope, "low", [0, 100], [100, 0])).toBe(0);
});

test("tokens of level ends point at each other", () => {
  const level = { ...rope, higher: null };
  expect(arrowAt(level, "low", [0, 50], [100, 40])).toBe(90);
  expect(arrowAt(level, "high", [100, 40], [0, 50])).toBe(-90);
});

test("a token lies so far from its end on the way to the other", () => {
  expect(fromEnd([0, 0], [100, 0], 46)).toEqual([46, 0]);
  expect(fromEnd([0, 0], [0, -200], 50)).toEqual([0, -50]);
});

test("ropes between the same spaces hang apart", () => {
  expect(bow([0, 0], [100, 0], 0)).not.toBe(bow([0, 0], [100, 0], 1));
});
