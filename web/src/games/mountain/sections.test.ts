import { expect, test } from "vitest";
import type { BoardWire } from "../../engine/types/mountain/BoardWire";
import type { DayWire } from "../../engine/types/mountain/DayWire";
import { parts, strips, weatherIn } from "./sections";

const day = (lungs: number): DayWire => ({ sky: "snow", zones: ["8000"], lungs, boots: 0, closed: [], landslide: false });
const board: BoardWire = { id: "b", size: [1000, 1500], spaces: [], zones: [], ropes: [], face: null };
const sections: [string, [number, number]][] = [["W", [0, 300]], ["C", [300, 700]], ["E", [700, 1000]]];

test("each section has its own weather, from west to east", () => {
  const divided = { weather: day(2), flanks: { west: day(1), east: day(3) } };
  expect(parts(divided).map(({ section, weather }) => [section, weather.lungs])).toEqual([["W", 1], ["C", 2], ["E", 3]]);
});

test("a mountain that is not divided has one weather", () => {
  const whole = { weather: day(2), flanks: null };
  expect(parts(whole)).toEqual([{ section: null, weather: day(2) }]);
  expect(weatherIn(whole, "W").lungs).toBe(2);
});

test("sections meet at their borders and reach beyond the edges of the board", () => {
  const face = { sections: sections.map(([id, across]) => ({ id, across })), skyline: [], paths: [], ropeSites: [] };
  const [west, centre, east] = strips({ ...board, face });
  expect([west?.across[1], centre?.across, east?.across[0]]).toEqual([300, [300, 700], 700]);
  expect(west?.across[0]).toBeLessThan(0);
  expect(east?.across[1]).toBeGreaterThan(1000);
  expect(strips(board)).toHaveLength(1);
});
