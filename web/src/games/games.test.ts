import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { loadEngine, readCatalogue, readGame, readMaterial, Table } from "../engine/engine";
import { t } from "../i18n/i18n.svelte";
import { GAMES } from ".";

// The screens look at the page's address when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
});

beforeAll(() => loadEngine(readFileSync(new URL("../engine/pkg/summiteer_wasm_bg.wasm", import.meta.url))));

test("the page shows every game of the engine, and no other", () => {
  expect(GAMES.map((game) => game.id)).toEqual(readCatalogue().map((game) => game.id));
});

test("every quick start is a set-up that the engine plays, with bots that it has", () => {
  for (const game of GAMES) {
    expect(game.starts).not.toHaveLength(0);
    for (const start of game.starts) {
      const table = new Table(start.header());
      const seats = table.view("spectator").seats.map((seat) => seat.id);
      expect(seats).toEqual(expect.arrayContaining(Object.keys(start.bots)));
      expect(readGame(game.id).bots).toEqual(expect.arrayContaining(Object.values(start.bots)));
    }
  }
});

test("whoever sets a game up reads how strong each bot is", () => {
  const keys = GAMES.flatMap((game) => readGame(game.id).bots.map((bot) => `bot-${bot}-help`));
  expect(keys).toContain("bot-random-help");
  for (const key of keys) expect(t(key)).not.toBe(key);
});

test("a game that the engine has not is an error that says so", () => {
  expect(() => new Table("summit 1\ngame: atlantis\nseats: 2\n\n")).toThrow("line 2, column 7: expected one of");
  expect(() => readGame("atlantis")).toThrow("no game is called atlantis");
  expect(() => readMaterial("atlantis")).toThrow("no game is called atlantis");
});
