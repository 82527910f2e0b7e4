import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadEngine, type Table } from "../engine/engine";
import { Table as WasmTable } from "../engine/pkg/summiteer_wasm.js";
import { storedText, type GameStore, type StoredGame } from "../storage/games";
import { MemoryStore } from "../storage/memory";
import { openStore } from "../storage/open";
import { LocalTable } from "./local.svelte";
import { newHeader, withBots } from "./record";

beforeAll(() => loadEngine(readFileSync(new URL("../engine/pkg/summiteer_wasm_bg.wasm", import.meta.url))));

const setup = { game: "k2", board: "k2-easy", weather: "k2-summer", seats: 2, options: { first: "A" } };
const head = newHeader(setup);
const answer = async (asked: Table, seat: string) => asked.legal(seat)[0]?.text ?? "";

let store: GameStore;
let game: StoredGame;
/** Keeps a new game; each test has its own. */
async function begin(where: GameStore, bots: Record<string, string> = {}): Promise<void> {
  store = where;
  game = { id: crypto.randomUUID(), game: "k2", header: withBots(head, bots), created: 0, changed: 0, over: false, day: 1 };
  await store.add(game, []);
}
const opened: LocalTable[] = [];
async function open(ask = answer, where = store): Promise<LocalTable> {
  const table = await LocalTable.open(where, game, ask);
  opened.push(table);
  return table;
}
const first = (table: LocalTable, seat: string) => table.legal(seat)[0]?.text ?? "";
const due = (table: LocalTable) => table.view("spectator").turn.seats;

beforeEach(() => begin(new MemoryStore(null)));
afterEach(() => {
  vi.restoreAllMocks();
  for (const table of opened.splice(0)) table.close();
});

test("opening a new game deals it and keeps every line", async () => {
  const table = await open();
  expect(table.view("A")).toMatchObject({ own: { hand: { length: 6 } } });
  expect(due(table)).toEqual(["A", "B"]);
  expect(await store.lines(game.id)).toHaveLength(table.length);
});

test("a game goes on where it was left", async () => {
  const table = await open();
  await table.act("A", first(table, "A"));
  await table.kept();
  const again = await open();
  expect(again.view("A")).toEqual(table.view("A"));
  await again.undo("A");
  expect(due(again)).toEqual(["A", "B"]);
});

test("a refusal changes nothing and says why", async () => {
  const table = await open();
  const [before, { revision }] = [await store.lines(game.id), table];
  expect((await table.act("A", "end"))?.key).toBe("refusal-not-now");
  expect(table.revision).toBe(revision);
  await table.kept();
  expect(await store.lines(game.id)).toEqual(before);
});

test("a move is made at once, however long keeping it takes", async () => {
  const table = await open();
  let keep = () => undefined as void;
  const slow = new Promise<void>((resolve) => (keep = resolve));
  const append = store.append.bind(store);
  vi.spyOn(store, "append").mockImplementation(async (...lines) => (await slow, append(...lines)));
  const revision = table.revision;
  void table.act("A", first(table, "A"));
  expect(table.revision).toBeGreaterThan(revision);
  expect(due(table)).toEqual(["B"]);
  expect(table.unkept).toBe(true);
  const length = table.length;
  void table.act("B", first(table, "B"));
  expect(table.length).toBeGreaterThan(length);
  keep();
  await table.kept();
  expect(table.unkept).toBe(false);
  expect(await storedText(store, game.id)).toBe(table.text());
});

test("of two pages on one game the later one reads again, and its player is told", async () => {
  await begin(await openStore());
  const other = await openStore();
  const [one, two] = [await open(), await open(answer, other)];
  await Promise.all([one.act("A", first(one, "A")), two.act("B", first(two, "B"))]);
  await Promise.all([one.kept(), two.kept()]);
  const [late, early] = one.trouble ? [one, two] : [two, one];
  expect(late.trouble?.words.key).toBe("table-other-page");
  expect(early.trouble).toBeNull();
  await vi.waitFor(() => expect(late.text()).toBe(early.text()));
  expect(await storedText(store, game.id)).toBe(early.text());
});

test("a page follows the moves of another", async () => {
  await begin(await openStore());
  const [one, two] = [await open(), await open(answer, await openStore())];
  await one.act("A", first(one, "A"));
  await vi.waitFor(() => expect(due(two)).toEqual(["B"]));
  expect(two.trouble).toBeNull();
});

test("a game that another page deletes does not come back, and can be kept as a copy", async () => {
  await begin(await openStore(), { B: "random" });
  const table = await open();
  await (await openStore()).remove(game.id);
  await vi.waitFor(() => expect(table.trouble?.kind).toBe("deleted"));
  expect(await table.act("A", first(table, "A"))).toBeNull();
  expect(table.nextBot()).toBeNull();
  await table.kept();
  expect(due(table)).toEqual(["A", "B"]);
  expect([await store.get(game.id), await store.lines(game.id)]).toEqual([undefined, []]);
  const copy = (await table.keepCopy()) ?? "";
  expect(await storedText(store, copy)).toBe(table.text());
  expect((await store.get(copy))?.header).toContain("player B: random");
});

test("a move in a game that was deleted unheard does not bring it back either", async () => {
  const table = await open();
  await store.remove(game.id);
  await table.act("A", first(table, "A"));
  await table.kept();
  expect(table.trouble?.kind).toBe("deleted");
  expect(await store.list()).toEqual([]);
});

test("a storage that fails loses nothing that is on the page, and trying again keeps it all", async () => {
  const table = await open();
  const full = vi.spyOn(store, "append").mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  await table.act("A", first(table, "A"));
  await table.kept();
  expect(table.trouble).toMatchObject({ kind: "storage", words: { key: "storage-full" } });
  expect(due(table)).toEqual(["B"]);
  await table.retry();
  expect(table.trouble?.words.key).toBe("storage-full");
  full.mockRestore();
  await table.retry();
  expect(table.trouble).toBeNull();
  expect(await storedText(store, game.id)).toBe(table.text());
});

test("word from another page costs nothing that is still to be kept", async () => {
  let heard = () => undefined as void;
  vi.spyOn(store, "watch").mockImplementation((_id, changed) => ((heard = changed), () => undefined));
  const table = await open();
  vi.spyOn(store, "append").mockRejectedValueOnce(new DOMException("full", "QuotaExceededError"));
  await table.act("A", first(table, "A"));
  await table.kept();
  expect(table.unkept).toBe(true);
  heard();
  await table.kept();
  expect(due(table)).toEqual(["B"]);
  expect(await storedText(store, game.id)).toBe(table.text());
});

test("a page that stores nothing says so from the start", async () => {
  await begin(new MemoryStore({ key: "storage-blocked", args: {}, rule: null }));
  const table = await open();
  expect(table.trouble?.words.key).toBe("storage-blocked");
  expect(table.unkept).toBe(true);
  await table.act("A", first(table, "A"));
  await table.kept();
  expect(table.trouble?.words.key).toBe("storage-blocked");
});

test("a bot is asked with a position that does not hold the others' cards", async () => {
  await begin(new MemoryStore(null), { B: "random" });
  const hands = new Set<string>();
  const table = await open(async (asked, seat) => {
    for (let i = 0; i < 20; i++) {
      const { position } = asked.botPosition(seat);
      hands.add(position.split("\n").find((line) => line.startsWith("hand A")) ?? "");
    }
    return answer(asked, seat);
  });
  expect(await table.botMove()).toBe(true);
  expect(hands.size).toBeGreaterThan(1);
  expect(due(table)).toEqual(["A"]);
});

test("a bot that fails waits for the player to try again, who can move meanwhile", async () => {
  await begin(new MemoryStore(null), { B: "random" });
  const ask = vi.fn(answer).mockRejectedValueOnce(new Error("out of memory"));
  const table = await open(ask);
  expect(await table.botMove()).toBe(false);
  expect(table.trouble).toMatchObject({ kind: "bot", words: { args: { seat: "B", error: "out of memory" } } });
  expect(table.nextBot()).toBeNull();
  await table.act("A", first(table, "A"));
  await table.kept();
  expect(table.trouble?.kind).toBe("bot");
  await table.retry();
  expect(table.nextBot()).toBe("B");
  expect(await table.botMove()).toBe(true);
  expect(table.trouble).toBeNull();
});

test("a bot's move that the rules refuse is a failure of the bot", async () => {
  await begin(new MemoryStore(null), { B: "random" });
  const table = await open(async () => "end");
  expect(await table.botMove()).toBe(false);
  expect(table.trouble?.words.args["error"]).toBe("end: refusal-not-now");
});

test("an answer for a position that has passed is not played", async () => {
  await begin(new MemoryStore(null), { B: "random" });
  const table: LocalTable = await open(async (asked, seat) => {
    const move = await answer(asked, seat);
    await table.act("A", first(table, "A"));
    return move;
  });
  expect(await table.botMove()).toBe(true);
  expect(due(table)).toEqual(["B"]);
});

test("an engine that breaks in a move is told, and the game goes on as it was kept", async () => {
  const table = await open();
  const before = table.text();
  vi.spyOn(WasmTable.prototype, "deal").mockImplementationOnce(() => {
    throw new WebAssembly.RuntimeError("unreachable");
  });
  expect(await table.act("A", first(table, "A"))).toBeNull();
  expect(table.trouble).toMatchObject({ kind: "engine", words: { args: { error: "unreachable" } } });
  expect(await table.act("A", first(table, "A"))).toBeNull();
  await table.retry();
  expect(table.trouble).toBeNull();
  expect(table.text()).toBe(before);
  expect(await table.act("A", first(table, "A"))).toBeNull();
  expect(due(table)).toEqual(["B"]);
});

test("a line that no engine can read is told and never thrown", async () => {
  const table = await open();
  expect(await table.act("A", "dance")).toBeNull();
  expect(table.trouble?.words.args["error"]).toMatch(/column 3: expected an action/);
});

test("a stored game that cannot be read says where", async () => {
  await store.append(game.id, 0, ["chance tile nine"], { changed: 0, over: false, day: 1 });
  await expect(open()).rejects.toThrow(/^line 10, column 13: expected /);
});
