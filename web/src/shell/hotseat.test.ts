import { expect, test } from "vitest";
import { nextObserver, people } from "./hotseat";

test("a person alone with bots always looks through the own seat", () => {
  expect(people(["A", "B", "C"], { B: "scout", C: "scout" })).toEqual(["A"]);
  expect(nextObserver(["B"], ["A"], "A")).toBe("A");
});

test("on one device the page turns to the person who must decide", () => {
  expect(nextObserver(["B"], ["A", "B"], "A")).toBe("B");
  expect(nextObserver(["A", "B"], ["A", "B"], "B")).toBe("B");
  expect(nextObserver([], ["A", "B"], "B")).toBe("B");
});

test("bots among themselves are watched", () => {
  expect(nextObserver(["A"], [], "A")).toBe("spectator");
});
