import { expect, test } from "vitest";
import { bands } from "./weather";

const zone = (id: string, from: number, to: number) => ({ id, altitude: [from, to] as [number, number], oxygen: null });
const zones = [zone("below-6000", 0, 6000), zone("6000", 6000, 7000), zone("7000", 7000, 8000), zone("8000", 8000, 9000)];

test("zones next to each other make up one band, and the top one has no end", () => {
  expect(bands(zones, ["6000", "7000"])).toEqual([{ from: 6, to: 8 }]);
  expect(bands(zones, ["7000", "8000"])).toEqual([{ from: 7, to: null }]);
  expect(bands(zones, ["6000", "8000"])).toEqual([{ from: 6, to: 7 }, { from: 8, to: null }]);
  expect(bands(zones, [])).toEqual([]);
});
