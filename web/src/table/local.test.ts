import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadEngine } from "../engine/engine";
import { MemoryStore, type StoredGame } from "../storage/games";
import { LocalTable, newHeader } from "./local.svelte";

beforeAll(() => loadEngine(readFileSync(new URL("../engine/pkg/summiteer_wasm_bg.wasm", import.meta.url))));

const setup = { board: "k2-easy", weather: "k2-summer", seats: 2, options: { first: "A" } };
const game = (bots: Record<string, string> = {}): StoredGame => ({
  id: "g",
  game: "k2",
  header: newHeader(setup),
  bots,
  created: 0,
  changed: 0,
  over: false,
  day: 1,
});

test("opening a new game deals it and keeps every line", async () => {
  const store = new MemoryStore(null);
  const table = await LocalTable.open(store, game());
  expect(table.view("A").own?.hand).toHaveLength(6);
  expect(table.view("A").turn.seats).toEqual(["A", "B"]);
  expect(await store.lines("g")).toHaveLength(table.length);
});

test("a game goes on where it was left", async () => {
  const store = new MemoryStore(null);
  const first = await LocalTable.open(store, game());
  await first.act("A", first.legal("A")[0]?.text ?? "");
  const again = await LocalTable.open(store, game());
  expect(again.view("A")).toEqual(first.view("A"));
  await again.undo("A");
  expect(again.view("A").turn.seats).toEqual(["A", "B"]);
});

test("a refusal changes nothing and says why", async () => {
  const store = new MemoryStore(null);
  const table = await LocalTable.open(store, game());
  const before = await store.lines("g");
  const refusal = await table.act("A", "end");
  expect(refusal?.key).toBe("refusal-not-now");
  expect(await store.lines("g")).toEqual(before);
});

test("of two pages on one game the later one reads again", async () => {
  const store = new MemoryStore(null);
  const one = await LocalTable.open(store, game());
  const two = await LocalTable.open(store, game());
  await one.act("A", one.legal("A")[0]?.text ?? "");
  await two.act("B", two.legal("B")[0]?.text ?? "");
  expect(two.trouble).toBe("table-other-page");
  expect(two.view("spectator").turn.seats).toEqual(["B"]);
  expect(await store.lines("g")).toHaveLength(one.length);
});

test("a full storage loses nothing that is on the page", async () => {
  const store = new MemoryStore(null);
  const table = await LocalTable.open(store, game());
  store.append = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  await table.act("A", table.legal("A")[0]?.text ?? "");
  expect(table.trouble).toBe("storage-full");
  expect(table.view("spectator").turn.seats).toEqual(["B"]);
});

test("a bot is asked with a position that does not hold the others' cards", async () => {
  const store = new MemoryStore(null);
  const hands = new Set<string>();
  const table = await LocalTable.open(store, game({ B: "random" }), async (asked, seat) => {
    for (let i = 0; i < 20; i++) {
      const { position } = asked.botPosition(seat);
      hands.add(position.split("\n").find((line) => line.startsWith("hand A")) ?? "");
    }
    return asked.legal(seat)[0]?.text ?? "";
  });
  expect(await table.botMove()).toBe(true);
  expect(hands.size).toBeGreaterThan(1);
  expect(table.view("spectator").turn.seats).toEqual(["A"]);
});
