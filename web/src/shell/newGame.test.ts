import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadEngine } from "../engine/engine";
import { storedText } from "../storage/games";
import { MemoryStore } from "../storage/memory";
import { LocalTable } from "../table/local.svelte";
import { botsOf, newHeader, withBots } from "../table/record";
import { beginGame, importGame } from "./newGame";

beforeAll(() => loadEngine(readFileSync(new URL("../engine/pkg/summiteer_wasm_bg.wasm", import.meta.url))));

const head = newHeader({ game: "k2", board: "k2-easy", weather: "k2-summer", seats: 2, options: {} });

test("a game that was saved as a file comes back with its bots and its moves", async () => {
  const store = new MemoryStore(null);
  const game = await store.get(await beginGame(store, head, { B: "scout" }));
  const table = await LocalTable.open(store, game ?? expect.fail("it is kept"));
  await table.act("A", table.legal("A")[0]?.text ?? "");
  await table.kept();
  const saved = table.text();
  table.close();
  const again = await store.get(await importGame(store, saved));
  expect(botsOf(again?.header ?? "")).toEqual({ B: "scout" });
  expect(await storedText(store, again?.id ?? "")).toBe(saved);
  expect(again).toMatchObject({ game: "k2", day: 1, over: false });
});

test("people on one device keep their names with the game, not in its record", async () => {
  const store = new MemoryStore(null);
  const game = await store.get(await beginGame(store, head, {}, { A: "Ada", B: "Bo" }));
  const table = await LocalTable.open(store, game ?? expect.fail("it is kept"));
  await table.act("A", table.legal("A")[0]?.text ?? "");
  const copy = await store.get((await table.keepCopy()) ?? "");
  expect([table.names, copy?.names]).toEqual([{ A: "Ada", B: "Bo" }, { A: "Ada", B: "Bo" }]);
  expect(table.text()).not.toContain("Ada");
  table.close();
});

test("comments, empty lines and line ends of another system do not matter", async () => {
  const store = new MemoryStore(null);
  const text = `${head}chance first A ; the elder begins\n\nchance tile 3\n`;
  const id = await importGame(store, text.replaceAll("\n", "\r\n"));
  expect(await storedText(store, id)).toBe(`${head}chance first A\nchance tile 3\n`);
});

test("a file with a fault is refused with its place, and nothing is kept", async () => {
  const store = new MemoryStore(null);
  await expect(importGame(store, `${head}chance first Q\n`)).rejects.toThrow(/line 7, column 14/);
  await expect(importGame(store, withBots(head, { B: "yeti" }))).rejects.toThrow(/line 7, column 11: .*found `yeti`/);
  expect(await store.list()).toEqual([]);
});
