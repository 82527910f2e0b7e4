/**
 * Games kept in the browser: the head of a record and one line a move. A line's number is unique in its game, so two
 * pages on one game can neither lose nor double a move: whoever comes second is told and reads again.
 */
import type { Words } from "../engine/types/Words";
import { record } from "../table/record";

export interface StoredGame {
  id: string;
  /** The id of its rules. */
  game: string;
  /** The head of the record; it names the players too. */
  header: string;
  /** What the people on this device are called, by seat, as far as they said. */
  names?: Record<string, string>;
  /** When it was begun and when a move was last kept, in milliseconds since 1970. */
  created: number;
  changed: number;
  over: boolean;
  /** The day, where the game counts days. */
  day?: number;
}

/** What a game's list entry tells of its course. */
export type Progress = Pick<StoredGame, "changed" | "over" | "day">;

/** What became of lines: kept; too late, as another page was first; or their game is there no more. */
export type Appended = "kept" | "late" | "gone";

/** What a page does with its games, wherever they are kept. Every promise rejects when the storage fails. */
export interface GameStore {
  /** Why nothing is kept beyond this page, if so. */
  readonly warning: Words | null;
  list(): Promise<StoredGame[]>;
  get(id: string): Promise<StoredGame | undefined>;
  /** Keeps a new game with its first lines, whole or not at all. */
  add(game: StoredGame, lines: string[]): Promise<void>;
  remove(id: string): Promise<void>;
  lines(id: string): Promise<string[]>;
  /** Adds lines from this number on and notes the progress, both or neither. */
  append(id: string, from: number, lines: string[], progress: Progress): Promise<Appended>;
  /** Calls back whenever another page changes or removes this game; what is returned ends that. */
  watch(id: string, changed: () => void): () => void;
}

/** The whole text of a stored game, whether the engine can read it or not. */
export async function storedText(store: GameStore, id: string): Promise<string> {
  const [game, lines] = [await store.get(id), await store.lines(id)];
  return record(game?.header ?? "", lines);
}
