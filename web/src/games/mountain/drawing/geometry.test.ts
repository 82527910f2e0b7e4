import { expect, test } from "vitest";
import type { BoardWire } from "../../../engine/types/mountain/BoardWire";
import { altitudeLine, massif, noise, outline } from "./geometry";

const space = (id: string, x: number, y: number, altitude: number) => ({
  id,
  at: [x, y] as [number, number],
  altitude,
  cost: 1,
  acclimatization: 0,
  points: 1,
  kind: "route",
  zone: "z",
  section: null,
  neighbours: [],
  icefall: null,
});
const board: BoardWire = {
  id: "b",
  size: [1000, 1500],
  spaces: [space("top", 500, 200, 8000), space("mid", 300, 800, 6500), space("foot", 850, 1400, 5000)],
  zones: [],
  ropes: [],
  face: null,
};

test("every space stands on the mountain", () => {
  const { left, right } = massif(board);
  for (const { at } of board.spaces) {
    const row = left.findIndex((point) => point[1] >= at[1]);
    expect(left[row]?.[0]).toBeLessThan(at[0]);
    expect(right[row]?.[0]).toBeGreaterThan(at[0]);
  }
});

test("every peak of a skyline stands out, with a saddle between two", () => {
  const three = [space("west", 250, 350, 7900), space("top", 500, 100, 8500), space("east", 800, 200, 8300)];
  const face = { sections: [], skyline: ["west", "top", "east"], paths: [], ropeSites: [] };
  const edge = outline({ ...board, spaces: [...three, ...board.spaces.slice(1)], face });
  const heights = massif({ ...board, spaces: three, face }).crest.map(([, y]) => y);
  for (const { at } of three) expect(edge.some(([x, y]) => x === at[0] && y < at[1])).toBe(true);
  // From the east: a saddle, the summit, a saddle.
  expect(heights).toHaveLength(3);
  expect(heights[1]).toBeLessThan(Math.min(heights[0] ?? 0, heights[2] ?? 0));
  expect(massif(board).crest).toEqual([]);
});

test("higher altitudes lie higher on the drawing", () => {
  const y = altitudeLine(board);
  expect(y(8000)).toBeLessThan(y(6000));
  expect(y(6500)).toBeCloseTo(800, -1);
});

test("the same arguments give the same noise", () => {
  expect(noise(3, 4)).toBe(noise(3, 4));
  expect(noise(3, 4)).not.toBe(noise(3, 5));
});
