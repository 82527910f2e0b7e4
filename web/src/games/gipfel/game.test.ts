import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadEngine, Table } from "../../engine/engine";
import { chances, gipfelMaterial, preview, type Gipfel } from "./game";

beforeAll(() => loadEngine(readFileSync(new URL("../../engine/pkg/summiteer_wasm_bg.wasm", import.meta.url))));

const head = "summit 1\ngame: gipfel\nboard: gipfel\nseats: 2\noption first: A\n\n";
const opened = (...lines: string[]) => new Table<Gipfel>(head + lines.map((line) => `${line}\n`).join(""));
const rolled = (...faces: number[]) => opened("A roll 1 2 3 4 5", ...faces.map((face) => `chance die ${face}`));
const events = (table: Table<Gipfel>) => table.log(0, "spectator").flatMap((entry) => entry.events.map((words) => words.key));

test("a table opens with every goat in the village, and the first seat rolls all dice", () => {
  const table = opened();
  const view = table.view("A");
  expect(view.phase).toEqual({ kind: "roll", seat: "A", at: null, choices: [] });
  expect(view.goats).toEqual(["A", "B"].map((seat) => ({ station: "start", seat, count: 5 })));
  expect(table.legal("A").map((action) => action.text)).toEqual(["roll 1 2 3 4 5"]);
});

test("five dice fall one after another, and the log tells each and how all lie", () => {
  const table = opened();
  expect(table.play("A roll 1 2 3 4 5")).toBeNull();
  let dice = 0;
  while (table.deal()) dice++;
  expect(dice).toBe(5);
  const view = table.view("B");
  expect(view.dice.every((face) => face >= 1 && face <= 6)).toBe(true);
  expect([view.phase.kind, view.rolls, view.rollsLeft]).toEqual(["choose", 1, 2]);
  const rolls = Array.from({ length: 5 }, () => "gipfel-event-rolled");
  expect(events(table)).toEqual(["gipfel-event-took-up-all", ...rolls, "gipfel-event-dice-lie"]);
});

test("a goat moves where the dice fit, and the dice pass on", () => {
  const table = rolled(4, 1, 4, 2, 4);
  expect(table.play("A move start d1")).toMatchObject({ key: "gipfel-refusal-sign-not-met", rule: "GS-016" });
  const move = table.legal("A").find((action) => action.kind === "move" && action.to === "c1");
  expect(move).toMatchObject({ from: "start", by: "sign" });
  expect(table.play(`A ${move?.text ?? ""}`)).toBeNull();
  expect(table.view("A").seats[0]).toEqual({ id: "A", start: 4, way: 1, summit: 0, arrivals: 0 });
  expect(events(table).slice(-2)).toEqual(["gipfel-event-moved", "gipfel-event-turn-passed"]);
});

test("chances are those of the dice kept, and of the best ones", () => {
  const table = rolled(4, 4, 1, 2, 6);
  const fours = chances(table, "A", [0, 1]).trails.find((trail) => trail.to === "c1");
  expect(fours?.chance).toMatchObject({ now: false, keep: [0, 1] });
  // Three dice, twice, without a 4: (125 / 216)².
  expect(fours?.chance.kept).toBeCloseTo(1 - (125 / 216) ** 2, 12);
  expect(fours?.chance.best).toBe(fours?.chance.kept);
  expect(() => chances(table, "B", [])).toThrow("the dice are A's");
});

test("a preview is what the move then does", () => {
  const table = rolled(4, 1, 4, 2, 4);
  const { refusal, events: foreseen, goats, due } = preview(table, "A", "start", "c1");
  expect([refusal, due]).toEqual([null, null]);
  table.play("A move start c1");
  expect(table.log(table.length - 1, "A")[0]?.events).toEqual(foreseen);
  expect(table.view("A").goats).toEqual(goats);
});

test("every trail of the board joins two of its stations", () => {
  for (const board of gipfelMaterial().boards) {
    const ids = board.stations.map((station) => station.id);
    expect(ids).toEqual(expect.arrayContaining(board.trails.flatMap(({ from, to }) => [from, to])));
  }
});
