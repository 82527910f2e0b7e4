import { expect, test } from "vitest";
import type { PlayedWire } from "../../engine/types/everest/PlayedWire";
import type { ViewWire } from "../../engine/types/everest/ViewWire";
import type { BoardWire } from "../../engine/types/mountain/BoardWire";
import { swapActions, swapNaming, swappers } from "./swap";

const card = (slot: number, name: string, left: number, target: string | null = null): PlayedWire => ({
  slot, card: name, left, used: 0, target, direction: null, bound: target !== null,
});
const board = {
  spaces: [
    { id: "low", altitude: 7000, neighbours: ["high"] },
    { id: "high", altitude: 7200, neighbours: ["low"] },
    { id: "far", altitude: 7100, neighbours: [] },
  ],
} as unknown as BoardWire;
const view = (first: string, second: string, cards: PlayedWire[] = [], limit: number | null = 1) =>
  ({
    guides: [{ id: "A1", seat: "A", space: first }, { id: "A2", seat: "A", space: second }],
    seats: [{ id: "A", cards }],
    rooms: ["low", "high", "far"].map((space) => ({ space, limit, standing: 1, cost: space === "high" ? 2 : 1 })),
  }) as unknown as ViewWire;
const harmless = () => 0;

test("guides change places on joined, full spaces alone; each pays for where it goes", () => {
  expect(swappers(board, view("low", "high"), "A")).toEqual([
    { guide: "A1", cost: 2, direction: "up" },
    { guide: "A2", cost: 1, direction: "down" },
  ]);
  expect(swappers(board, view("low", "far"), "A")).toBeNull();
  expect(swappers(board, view("low", "low"), "A")).toBeNull();
  expect(swappers(board, view("low", "high", [], 2), "A")).toBeNull();
  expect(swappers(board, view("low", "high", [], null), "A")).toBeNull();
});

test("the cards are shared out so that least is left over, a rope card the way its guide goes", () => {
  const cards = [card(0, "m2", 2), card(1, "r0/3", 3), card(2, "m1", 1)];
  const now = view("low", "high", cards);
  const movers = swappers(board, now, "A") ?? [];
  const naming = swapNaming(cards, movers, harmless) ?? [];
  expect(swapActions("A", now, naming)).toEqual(["assign c1 A1", "assign c3 A2", "swap"]);
  const rope = swapNaming(cards.slice(0, 2), movers, harmless) ?? [];
  expect(swapActions("A", now, rope)).toEqual(["assign c1 A1", "assign c2 A2 down", "swap"]);
});

test("cards that are bound serve their own guide, and too few points are no swap", () => {
  const now = view("low", "high", [card(0, "m2", 2, "A2"), card(1, "m2", 2)]);
  const movers = swappers(board, now, "A") ?? [];
  const cards = now.seats[0]?.cards ?? [];
  expect(swapActions("A", now, swapNaming(cards, movers, harmless) ?? [])).toEqual(["assign c2 A1", "swap"]);
  expect(swapNaming(cards.slice(0, 1), movers, harmless)).toBeNull();
});

test("what harms clients is named last", () => {
  const cards = [card(0, "m3-1", 3), card(1, "m4", 4), card(2, "m1", 1)];
  const now = view("low", "high", cards);
  const harm = (naming: { card: PlayedWire }[]) => naming.filter((one) => one.card.card === "m3-1").length;
  expect(swapActions("A", now, swapNaming(cards, swappers(board, now, "A") ?? [], harm) ?? [])).toEqual(["assign c2 A1", "assign c3 A2", "swap"]);
});
