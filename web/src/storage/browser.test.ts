import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { storedText, type GameStore, type StoredGame } from "./games";
import { MemoryStore } from "./memory";
import { openStore } from "./open";

const HEAD = "summit 1\ngame: k2\n\n";
const game = (id: string): StoredGame => ({ id, game: "k2", header: HEAD, created: 1, changed: 1, over: false, day: 1 });
const later = { changed: 7, over: true, day: 18 };

const stores: [string, () => Promise<GameStore>][] = [
  ["browser", openStore],
  ["memory", async () => new MemoryStore(null)],
];

for (const [name, open] of stores) {
  let store: GameStore;
  beforeEach(async () => {
    store = await open();
    for (const kept of await store.list()) await store.remove(kept.id);
  });

  test(`${name}: a game and its lines are there again`, async () => {
    await store.add(game("a"), ["one"]);
    await store.add(game("b"), []);
    expect(await store.append("a", 1, ["two", "three"], later)).toBe("kept");
    expect(await store.lines("a")).toEqual(["one", "two", "three"]);
    expect(await store.lines("b")).toEqual([]);
    expect(await store.get("a")).toEqual({ ...game("a"), ...later });
    expect((await store.list()).map((kept) => kept.id)).toEqual(["a", "b"]);
    expect(await storedText(store, "a")).toBe(`${HEAD}one\ntwo\nthree\n`);
  });

  test(`${name}: lines that come too late change nothing`, async () => {
    await store.add(game("a"), ["one", "two"]);
    expect(await store.append("a", 1, ["mine"], later)).toBe("late");
    expect(await store.lines("a")).toEqual(["one", "two"]);
    expect(await store.get("a")).toEqual(game("a"));
  });

  test(`${name}: a removed game leaves no line behind and does not come back by a late one`, async () => {
    await store.add(game("a"), ["one"]);
    await store.remove("a");
    expect(await store.append("a", 1, ["two"], later)).toBe("gone");
    expect(await store.append("a", 0, ["one"], later)).toBe("gone");
    expect(await store.lines("a")).toEqual([]);
    expect(await store.get("a")).toBeUndefined();
  });
}

test("of two pages that write the same number one is told to read again", async () => {
  const [store, other] = [await openStore(), await openStore()];
  await store.add(game("two"), ["one"]);
  const both = await Promise.all([store.append("two", 1, ["mine"], later), other.append("two", 1, ["yours"], later)]);
  expect(both.sort()).toEqual(["kept", "late"]);
  expect(await store.lines("two")).toHaveLength(2);
});

test("a page hears of what others do with its game and not of its own doings", async () => {
  const [store, other] = [await openStore(), await openStore()];
  const heard = vi.fn();
  const unwatch = store.watch("heard", heard);
  await store.add(game("heard"), []);
  await store.append("heard", 0, ["mine"], later);
  await other.append("heard", 1, ["yours"], later);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  await other.remove("heard");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  unwatch();
});

test("a change that the browser aborts fails with the cause, and as a whole", async () => {
  const store = await openStore();
  await store.add(game("full"), ["one"]);
  const real = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (this: IDBObjectStore, value: { number: number }) {
    const request = real.call(this, value);
    // What a browser does when its storage is full: the transaction ends with the cause, its requests with AbortError.
    if (value.number === 2) {
      Object.defineProperty(this.transaction, "error", { value: new DOMException("full", "QuotaExceededError") });
      this.transaction.abort();
    }
    return request;
  } as typeof real;
  try {
    await expect(store.append("full", 1, ["two", "three"], later)).rejects.toMatchObject({ name: "QuotaExceededError" });
  } finally {
    IDBObjectStore.prototype.add = real;
  }
  expect(await store.lines("full")).toEqual(["one"]);
});
