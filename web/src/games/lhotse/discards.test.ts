import { expect, test } from "vitest";
import { bonusOf } from "./discards";

test("every two levels on discarded cards are a point, and movement is worth nothing (LH-054, T-LH-02)", () => {
  expect(bonusOf(["a0", "a1", "a2"])).toBe(1);
  expect(bonusOf(["a1", "a2", "a3"])).toBe(3);
  expect(bonusOf(["m1", "m2", "r1/3"])).toBe(0);
  expect(bonusOf(["a0", "a2", "a3"])).toBe(2);
});
