import { expect, test } from "vitest";
import { gather, regather, walk } from "./herd";

const places = { A: { start: 3, a1: 2 }, B: { start: 4, b2: 1 } };

test("every goat of the position stands somewhere", () => {
  const goats = gather(places);
  expect(goats).toHaveLength(10);
  expect(goats.filter((goat) => goat.seat === "A" && goat.station === "a1")).toHaveLength(2);
  expect(new Set(goats.map((goat) => goat.id)).size).toBe(10);
});

test("one goat walks and keeps its name", () => {
  const before = gather(places);
  const after = walk(before, { seat: "A", from: "a1", to: "a2" });
  const moved = after.filter((goat, i) => goat.station !== before[i]?.station);
  expect(moved).toHaveLength(1);
  expect(moved[0]).toMatchObject({ seat: "A", station: "a2" });
  expect(walk(before, { seat: "B", from: "a1", to: "a2" })).toEqual(before);
});

test("gathering again moves only whom it must", () => {
  const before = gather(places);
  const after = regather(before, { A: { start: 3, a1: 1, a2: 1 }, B: { start: 5 } });
  expect(after.filter((goat, i) => goat.station !== before[i]?.station).map((goat) => goat.station).sort()).toEqual(["a2", "start"]);
  expect(regather(before, places)).toEqual(before);
});
