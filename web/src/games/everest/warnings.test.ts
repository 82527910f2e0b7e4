import { expect, test } from "vitest";
import type { ViewWire } from "../../engine/types/everest/ViewWire";
import type { TableSource } from "../../table/source";
import type { Everest } from "./game";
import { losses } from "./warnings";

const ENDS = { base: "base", summit: "summit" };
const client = (id: string, tonight: number) => ({ id, summited: id.endsWith("*"), forecast: [{ level: tonight }] });
const guide = (id: string, ...clients: object[]) => ({ id, seat: "A", space: "c3", load: { clients } });
const view = (guides: object[], camps: object[] = [], days = 3) =>
  ({ guides, seats: [{ id: "A", camps, cards: [{ slot: 0, card: "m3", left: 3, bound: false }] }], days: Array.from({ length: days }) }) as unknown as ViewWire;

/** A table where the cards reach these spaces. */
const source = (...spaces: string[]) =>
  ({ ask: () => ({ kind: "reach", ways: spaces.map((space) => ({ space, cost: 1, left: 2, actions: [] })) }) }) as unknown as TableSource<Everest>;

test("whoever dies tonight with a guide or in a tent is told, one by one", () => {
  const lost = losses(source(), view([guide("A1", client("m1", 0), client("m3", 2))], [{ id: "camp1", clients: [client("t1", 0)] }]), "A", ENDS);
  expect(lost).toEqual([
    { kind: "death", client: "m1", place: "A1" },
    { kind: "death", client: "t1", place: "camp1" },
  ]);
});

test("on the last day alone the summit and the return within reach are told", () => {
  const guides = [guide("A1", client("m3", 2)), guide("A2", client("t2*", 1))];
  expect(losses(source("base", "summit"), view(guides), "A", ENDS)).toEqual([]);
  expect(losses(source("base", "summit"), view(guides, [], 1), "A", ENDS)).toEqual([
    { kind: "summit", guide: "A1" },
    { kind: "return", guide: "A2" },
  ]);
  expect(losses(source("c2"), view(guides, [], 1), "A", ENDS)).toEqual([]);
});

test("nobody is lost where nobody is led", () => {
  expect(losses(source("summit"), view([guide("A1")], [], 1), "A", ENDS)).toEqual([]);
});
