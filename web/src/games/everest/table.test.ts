import { beforeEach, expect, test } from "vitest";
import type { ActionWire } from "../../engine/types/everest/ActionWire";
import type { ViewWire } from "../../engine/types/everest/ViewWire";
import type { Words } from "../../engine/types/Words";
import type { TableSource } from "../../table/source";
import type { Everest } from "./game";
import { EverestTable } from "./table.svelte";

const client = (id: string) => ({ id, kind: "tourist", level: Number.parseInt(id.slice(1)), summited: false, forecast: [] });
const card = (slot: number, name: string, left: number, target: string | null = null) => ({
  slot, card: name, left, used: 0, target, direction: null, bound: false,
});
const moves = (...texts: string[]) =>
  texts.map((text) => {
    const [kind, item, from, to] = text.split(" ");
    return { text, kind, item, from, to } as unknown as ActionWire;
  });

/** Guide A1 at c1 with two tourists of level 1 and 2 and a tent; m4-1 and m1 lie open; with both s2 is in reach for 5, with m1 s1 for 1. */
const view = {
  phase: { kind: "act", seat: "A" },
  guides: [
    { id: "A1", seat: "A", space: "c1", load: { tent: true, oxygen: 0, clients: [client("t1"), client("t2")] } },
    { id: "A2", seat: "A", space: "c1", load: { tent: false, oxygen: 0, clients: [] } },
    { id: "B1", seat: "B", space: "c2", load: { tent: false, oxygen: 0, clients: [] } },
  ],
  seats: [{ id: "A", camps: [], cards: [card(0, "m4-1", 4), card(1, "m1", 1), card(2, "a2", 2)] }, { id: "B", camps: [], cards: [] }],
  rooms: [{ space: "c1", cost: 2 }],
} as unknown as ViewWire;

let played: string[];
let refused: string[];
let table: EverestTable;
beforeEach(() => {
  [played, refused] = [[], []];
  const assign = (slots: number[]) => slots.map((slot) => `assign c${slot + 1} A1`);
  const source = {
    revision: 0,
    view: () => view,
    legal: () => moves("move t1 A1 A2", "move t1 A1 lost", "move tent A1 lost", "move t1 base A2"),
    ask: (_: string, { slots }: { slots: number[] }) => {
      const points = slots.reduce((sum, slot) => sum + [4, 1, 0][slot]!, 0);
      const way = (space: string, cost: number) => (points < cost ? [] : [{ space, cost, left: points - cost, actions: [...assign(slots), `step A1 ${space}`] }]);
      return { kind: "reach", ways: [...way("s1", 1), ...way("s2", 5)] };
    },
    why: (_: string, action: string): Words => (refused.push(action), { key: "no", args: {}, rule: null }),
    act: (_: string, ...actions: string[]) => (played.push(...actions), Promise.resolve(null)),
  } as unknown as TableSource<Everest>;
  table = new EverestTable(source, () => "A");
});

test("cards that cost nobody a level are used where they suffice", async () => {
  table.pickGuide("A1");
  await table.pickSpace("s1");
  expect(played).toEqual(["assign c2 A1", "step A1 s1"]);
  expect(table.question).toBeNull();
});

test("a walk that a client does not survive waits for a second tap", async () => {
  table.pickGuide("A1");
  await table.pickSpace("s2");
  expect(played).toEqual([]);
  expect(table.question?.actions).toEqual(["assign c1 A1", "assign c2 A1", "step A1 s2"]);
  await table.act(...(table.question?.actions ?? []));
  expect(played).toHaveLength(3);
  expect(table.question).toBeNull();
});

test("pitching pays with what harms least, and asks where somebody would die", async () => {
  await table.pitch("A1");
  expect(table.picked).toBe("A1");
  expect(table.question?.actions).toEqual(["assign c1 A1", "pitch A1"]);
  expect(played).toEqual([]);
});

test("paying with levels asks only where somebody would die", async () => {
  await table.pay("pay A1", "A1");
  expect(table.question?.actions).toEqual(["pay A1"]);
  await table.pay("pay c2", null);
  expect(played).toEqual(["pay c2"]);
});

test("what is tapped goes to where it is tapped next, and whoever is left behind dies only after a question", async () => {
  table.pickItem("t1", "A1", 2);
  expect(table.targets).toEqual(["A2", "lost"]);
  await table.moveTo("lost");
  expect([played, table.question?.actions]).toEqual([[], ["move t1 A1 lost"]]);
  table.question = null;
  table.pickItem("t1", "A1", 2);
  expect(table.held).toBeNull();
  table.pickItem("t1", "A1", 2);
  table.pickGuide("A2");
  expect(played).toEqual(["move t1 A1 A2"]);
  table.pickItem("tent", "A1");
  await table.moveTo("lost");
  expect(played.at(-1)).toBe("move tent A1 lost");
});

test("a tap at base loads the picked guide", () => {
  table.pickGuide("A2");
  table.pickItem("t1", "base");
  expect(played).toEqual(["move t1 base A2"]);
});

test("a tap at base loads the guide that stands there if the picked one is elsewhere", () => {
  view.guides[0]!.space = "c2";
  table.pickGuide("A1");
  table.pickItem("t1", "base");
  expect(played).toEqual(["move t1 base A2"]);
  view.guides[0]!.space = "c1";
  table.pickItem("t1", "base");
  expect(played.at(-1)).toBe("move t1 base A1");
});

test("a tent takes the held thing only if it can go there", () => {
  expect(table.putInto("camp1")).toBe(false);
  table.pickItem("t1", "A1");
  expect(table.putInto("camp1")).toBe(false);
  expect(table.putInto("A2")).toBe(true);
  expect(played).toEqual(["move t1 A1 A2"]);
});

test("an acclimatization card is given point by point", () => {
  table.give(2, "A1");
  expect(table.giving).toBe(2);
  table.pickItem("t2", "A1");
  expect(played).toEqual(["acclimatize c3 A1 t2 1"]);
});

test("whoever taps what is not theirs or out of reach is told why", async () => {
  table.pickGuide("B1");
  table.pickGuide("A1");
  await table.pickSpace("c9");
  expect(refused).toEqual(["step B1 c2", "step A1 c9"]);
  expect(table.refusal?.key).toBe("no");
});
