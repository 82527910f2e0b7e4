import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { loadEngine } from "../../../engine/engine";
import type { BoardWire } from "../../../engine/types/mountain/BoardWire";
import { materialOf } from "../../k2/game";
import { BADGE, layout, PIECE } from "./layout";
import { apart } from "./plane";

beforeAll(() => loadEngine(readFileSync(new URL("../../../engine/pkg/summiteer_wasm_bg.wasm", import.meta.url))));

const board = (id: string): BoardWire => {
  const found = materialOf("game: k2").boards.find((b) => b.id === id);
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
