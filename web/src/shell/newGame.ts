/** Begins and imports games. */
import { readGame, Table } from "../engine/engine";
import type { GameStore, StoredGame } from "../storage/games";
import { gameOf, unknownPlayer, withBots } from "../table/record";

const stored = (header: string): StoredGame => {
  const now = Date.now();
  return { id: crypto.randomUUID(), game: gameOf(header), header, created: now, changed: now, over: false };
};

/**
 * Keeps a new game with these bots, and people in all other seats, who go by these names; returns its id. Rejects when
 * the storage fails.
 */
export async function beginGame(
  store: GameStore,
  header: string,
  bots: Record<string, string>,
  names: Record<string, string> = {},
): Promise<string> {
  const game = { ...stored(withBots(header, bots)), names };
  await store.add(game, []);
  return game.id;
}

/**
 * Keeps a game from a record with its players, after the engine has played it whole, and returns its id. Rejects with
 * an error that names the place, or when the storage fails.
 */
export async function importGame(store: GameStore, record: string): Promise<string> {
  const table = new Table(record);
  try {
    const header = table.header();
    const fault = unknownPlayer(header, readGame(gameOf(header)).bots);
    if (fault) throw new Error(fault);
    const { day, turn } = table.view("spectator");
    const game = { ...stored(header), day, over: turn.kind === "over" };
    await store.add(game, table.lines(0));
    return game.id;
  } finally {
    table.free();
  }
}
