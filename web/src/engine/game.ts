/** What the page's common parts know of a game's values; each game's own types say the rest. */
import type { TurnWire } from "./types/TurnWire";

/** What every game's View has. */
export interface TableView {
  turn: TurnWire;
  seats: { id: string }[];
  /** The day, from 1, where a game counts days. */
  day?: number;
}

/** What every game's action has. */
export interface TableAction {
  /** The notation, which is also how it is played. */
  text: string;
  /** The notation's first word. */
  kind: string;
}

/** The types of a game: a table of `Table<K2>` shows K2's Views. */
export interface GameTypes {
  view: TableView;
  action: TableAction;
  /** What can be asked at a table of this game alone, and what comes back. */
  question: unknown;
  answer: unknown;
  /** What the game is played with. */
  material: unknown;
}
