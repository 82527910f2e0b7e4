import "fake-indexeddb/auto";
import { openDB } from "idb";
import { beforeEach, expect, test } from "vitest";
import { MemoryStore, openStore, type GameStore, type StoredGame } from "./games";

const game = (id: string): StoredGame => ({
  id,
  game: "k2",
  header: "summit 1\n",
  bots: {},
  created: 1,
  changed: 1,
  over: false,
  day: 1,
});

let store: GameStore;
beforeEach(async () => {
  store = await openStore();
  for (const kept of await store.list()) await store.remove(kept.id);
});

test("a game and its lines are there again", async () => {
  await store.put(game("a"));
  await store.put(game("b"));
  expect(await store.append("a", 0, ["one", "two"])).toBe(true);
  expect(await store.append("a", 2, ["three"])).toBe(true);
  expect(await store.lines("a")).toEqual(["one", "two", "three"]);
  expect(await store.lines("b")).toEqual([]);
  expect((await store.list()).map((kept) => kept.id)).toEqual(["a", "b"]);
});

test("of two pages that write the same number one is told to read again", async () => {
  const other = await openStore();
  await store.append("a", 0, ["one"]);
  const both = await Promise.all([store.append("a", 1, ["mine"]), other.append("a", 1, ["yours"])]);
  expect(both.filter((won) => won)).toHaveLength(1);
  expect(await store.lines("a")).toHaveLength(2);
});

test("a removed game leaves no line behind", async () => {
  await store.put(game("a"));
  await store.append("a", 0, ["one"]);
  await store.remove("a");
  expect(await store.lines("a")).toEqual([]);
  expect(await store.get("a")).toBeUndefined();
});

test("storage of a newer page is left alone, and the player is told", async () => {
  const newer = await openDB("newer-test", 9);
  newer.close();
  const blocked = new MemoryStore("storage-newer");
  await blocked.put(game("a"));
  expect(await blocked.append("a", 0, ["one"])).toBe(true);
  expect(await blocked.append("a", 0, ["late"])).toBe(false);
  expect(blocked.warning).toBe("storage-newer");
});

test("without storage games live as long as the page", async () => {
  const real = globalThis.indexedDB;
  Object.defineProperty(globalThis, "indexedDB", { value: undefined, configurable: true });
  const memory = await openStore();
  Object.defineProperty(globalThis, "indexedDB", { value: real, configurable: true });
  expect(memory.warning).toBe("storage-blocked");
});
