/** Begins and imports games. */
import { Table } from "../engine/engine";
import type { GameStore, StoredGame } from "../storage/games";
import { split } from "./files";

const stored = (header: string, bots: Record<string, string>): StoredGame => {
  const now = Date.now();
  return { id: crypto.randomUUID(), game: "k2", header, bots, created: now, changed: now, over: false, day: 1 };
};

/** Keeps a new game and returns its id. */
export async function beginGame(store: GameStore, header: string, bots: Record<string, string>): Promise<string> {
  const game = stored(header, bots);
  await store.put(game);
  return game.id;
}

/** Keeps a game from a record, after the engine has played it whole; throws with a message where it cannot. */
export async function importGame(store: GameStore, record: string): Promise<string> {
  const { header, lines } = split(record);
  const table = new Table(record);
  const view = table.view("spectator");
  const game = { ...stored(header, {}), over: view.turn.kind === "over", day: view.day };
  await store.put(game);
  await store.append(game.id, 0, table.length === lines.length ? lines : table.lines(0));
  table.free();
  return game.id;
}
