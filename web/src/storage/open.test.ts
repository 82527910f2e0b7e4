import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { openStore, VERSION } from "./open";

beforeEach(() => void (globalThis.indexedDB = new IDBFactory()));

const HEAD = "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 3\n";

/** The database as the pages of version 1 made it. */
async function openVersion1() {
  const database = await openDB("summiteer", 1, {
    upgrade(created) {
      created.createObjectStore("games", { keyPath: "id" });
      created.createObjectStore("lines", { keyPath: ["game", "number"] });
    },
  });
  const game = { game: "k2", header: `${HEAD}\n`, created: 1, changed: 2, over: false, day: 3 };
  await database.put("games", { ...game, id: "bots", bots: { B: "scout", C: "random" } });
  await database.put("games", { ...game, id: "people", bots: {} });
  for (const [number, line] of ["chance first A", "chance tile 3"].entries()) {
    await database.put("lines", { game: "bots", number, line });
  }
  return database;
}

test("games of version 1 are all there, their players in the head", async () => {
  (await openVersion1()).close();
  const store = await openStore();
  expect(store.warning).toBeNull();
  const game = { game: "k2", created: 1, changed: 2, over: false, day: 3 };
  expect(await store.list()).toEqual([
    { ...game, id: "bots", header: `${HEAD}player A: human\nplayer B: scout\nplayer C: random\n\n` },
    { ...game, id: "people", header: `${HEAD}player A: human\nplayer B: human\nplayer C: human\n\n` },
  ]);
  expect(await store.lines("bots")).toEqual(["chance first A", "chance tile 3"]);
  expect(await store.append("bots", 2, ["A undo"], { changed: 4, over: false, day: 3 })).toBe("kept");
});

test("a damaged game of version 1 stands in nobody's way and is still listed", async () => {
  const older = await openVersion1();
  await older.put("games", { id: "damaged" });
  older.close();
  const games = await (await openStore()).list();
  expect(games.map((game) => game.id)).toEqual(["bots", "damaged", "people"]);
  expect(games[2]?.header).toContain("player A: human");
});

test("an upgrade that fails leaves everything as it was", async () => {
  (await openVersion1()).close();
  const update = vi.spyOn(IDBCursor.prototype, "update").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const store = await openStore();
  expect(store.warning?.key).toBe("storage-failed");
  update.mockRestore();
  expect((await (await openStore()).list()).map((game) => game.id)).toEqual(["bots", "people"]);
});

test("what is opened again has not changed", async () => {
  (await openVersion1()).close();
  const games = await (await openStore()).list();
  expect(await (await openStore()).list()).toEqual(games);
});

test("storage of a newer page is left alone, and the player is told", async () => {
  const newer = await openDB("summiteer", VERSION + 1);
  newer.close();
  const store = await openStore();
  expect(store.warning?.key).toBe("storage-newer");
  await store.add({ id: "a", game: "k2", header: HEAD, created: 1, changed: 1, over: false, day: 1 }, ["one"]);
  expect(await store.lines("a")).toEqual(["one"]);
  const untouched = await openDB("summiteer");
  expect([untouched.version, [...untouched.objectStoreNames]]).toEqual([VERSION + 1, []]);
  untouched.close();
});

test("a page lets a newer one have its storage, and says so when it wants to keep something", async () => {
  const store = await openStore();
  const newer = await openDB("summiteer", VERSION + 1);
  await expect(store.list()).rejects.toMatchObject({ name: "InvalidStateError" });
  newer.close();
});

test("an older page that holds the storage does not keep this one from starting", async () => {
  const older = await openVersion1();
  const store = await openStore();
  expect(store.warning?.key).toBe("storage-held");
  older.close();
  await vi.waitFor(async () => expect((await openStore()).warning).toBeNull());
});

test("without storage games live as long as the page", async () => {
  Object.defineProperty(globalThis, "indexedDB", { value: undefined, configurable: true, writable: true });
  expect((await openStore()).warning?.key).toBe("storage-blocked");
});

test.each([
  ["SecurityError", "storage-blocked"],
  ["InvalidStateError", "storage-blocked"],
  ["QuotaExceededError", "storage-full"],
  ["UnknownError", "storage-failed"],
])("a storage that does not open with %s is told as %s", async (name, key) => {
  indexedDB.open = () => {
    throw new DOMException("no", name);
  };
  const { warning } = await openStore();
  expect(warning?.key).toBe(key);
  if (key === "storage-failed") expect(warning?.args).toEqual({ name });
});
