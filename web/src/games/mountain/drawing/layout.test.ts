import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { loadEngine } from "../../../engine/engine";
import type { BoardWire } from "../../../engine/types/mountain/BoardWire";
import { materialOf } from "../../k2/game";
import { BADGE, layout, PIECE } from "./layout";
import { apart, fromStretch } from "./plane";

beforeAll(() => loadEngine(readFileSync(new URL("../../../engine/pkg/summiteer_wasm_bg.wasm", import.meta.url))));

const board = (id: string): BoardWire => {
  const found = materialOf(`game: ${id.startsWith("lhotse") ? "lhotse" : "k2"}`).boards.find((b) => b.id === id);
  if (!found) throw new Error(`no board ${id}`);
  return found;
};
const named = (space: string) => `Name of ${space}`;

describe.each(["k2-easy", "k2-hard", "everest-easy", "everest-hard"])("on %s", (id) => {
  test("the first four pieces beside a space touch no badge and not each other", () => {
    const spaces = board(id).spaces;
    const places = layout(board(id), named);
    const all = spaces.flatMap((space) => (places.get(space.id) ?? []).slice(0, 4));
    expect(all).toHaveLength(spaces.length * 4);
    for (const [index, place] of all.entries()) {
      for (const space of spaces) expect(apart(place, space.at), `${place} on ${space.id}`).toBeGreaterThan(BADGE + PIECE - 1);
      for (const other of all.slice(0, index)) expect(apart(place, other)).toBeGreaterThan(2 * PIECE - 5);
    }
  });

  test("the level that one of the first two pieces wears hides no name", () => {
    const spaces = board(id).spaces.filter((space) => space.kind === "route");
    const places = layout(board(id), () => "Icefall 10");
    for (const [x, y] of spaces.flatMap((space) => (places.get(space.id) ?? []).slice(0, 2))) {
      for (const { at, id: name } of spaces) {
        const [across, down] = [Math.abs(x + PIECE - at[0]), Math.abs(y - PIECE - (at[1] + 62))];
        expect(across > 46 || down > 10, `${x} ${y} on the name of ${name}`).toBe(true);
      }
    }
  });

  test("a piece stands nearer to its own space than to any other", () => {
    const spaces = board(id).spaces;
    const places = layout(board(id), named);
    for (const own of spaces) {
      for (const place of (places.get(own.id) ?? []).slice(0, 4)) {
        const nearest = Math.min(...spaces.filter((s) => s !== own).map((s) => apart(place, s.at)));
        expect(apart(place, own.at), `${place} of ${own.id}`).toBeLessThan(nearest);
      }
    }
  });

  test("everybody finds room at the start, and some room beside every space", () => {
    const places = layout(board(id), named);
    expect(places.get("base")).toHaveLength(10);
    for (const space of board(id).spaces) expect(places.get(space.id)?.length).toBeGreaterThanOrEqual(6);
  });
});

test("pieces at the ends of a fixed rope stand clear of it", () => {
  const face = board("lhotse-face");
  const at = (id: string) => face.spaces.find((space) => space.id === id)?.at ?? expect.fail(id);
  const sites = (face.face?.ropeSites ?? []).filter((_, index) => index % 9 === 0);
  expect(sites.length).toBeGreaterThan(3);
  for (const [a, b] of sites) {
    const places = layout(face, named, [[a, b]]);
    for (const place of [a, b].flatMap((end) => (places.get(end) ?? []).slice(0, 2)))
      expect(fromStretch(place, at(a), at(b)), `${a} ${b}: ${place}`).toBeGreaterThan(PIECE);
  }
});
