/** What the server of network tables says and hears, in JSON. */
import type { BotPositionWire } from "../engine/types/BotPositionWire";
import type { LogWire } from "../engine/types/LogWire";
import type { Words } from "../engine/types/Words";

/** How far a table is; a `replay` is a game that was played elsewhere. */
export type TableState = "open" | "running" | "over" | "replay";

/** A table in a list. */
export interface Card {
  id: string;
  game: string;
  board: string;
  /** How many seats there are, and how many of them somebody has. */
  seats: { taken: number; total: number };
  state: TableState;
  /** The name of whoever made it. */
  host: string;
  /** When something last happened there, in seconds since 1970. */
  changed: number;
}

export interface Cards {
  /** Tables that anybody may join. */
  open: Card[];
  /** Tables of this guest. */
  own: Card[];
}

/** A seat, and who has it. */
export interface Seat {
  id: string;
  kind: "open" | "person" | "bot";
  /** The person's name. */
  name: string | null;
  bot: string | null;
  /** Whether the caller sits here. */
  mine: boolean;
  /** Whether its person is connected. */
  here: boolean;
  /** Whether the caller has left it while the game ran, and may come back while no other person sits there. */
  left: boolean;
}

/** What a live table tells everybody of a seat. */
export type SeatSaid = Pick<Seat, "id" | "kind" | "name" | "bot">;

/** A table as one guest may know it. */
export interface Detail {
  id: string;
  game: string;
  /** The set-up as the head of a record. */
  header: string;
  state: TableState;
  public: boolean;
  /** Whether the caller made it. */
  host: boolean;
  seats: Seat[];
  /** SHA-256 of the secret that chance follows from, in hex. */
  commitment: string | null;
  /** Fresh invitations by seat; they are told once. */
  invitations?: Record<string, string>;
  /** What lets one watch; for those at the table. */
  spectate?: string | null;
}

/** What makes a table. */
export interface NewTable {
  header: string;
  /** Names of the bots by seat. */
  bots: Record<string, string>;
  public: boolean;
  nonce: string;
}

/** Why a request was not done, in words. */
export interface Fault {
  code: string;
  key: string;
  args: Words["args"];
}

/** A live table as one observer may know it. */
export interface LiveState {
  /** How many entries the record has. */
  number: number;
  /** The entry that `log` begins with. */
  since: number;
  view: unknown;
  legal: unknown[];
  canUndo: boolean;
  /** A position with a guess for all that the seat does not know; spectators get none. */
  position: BotPositionWire | null;
  log: LogWire[];
  due: string[];
  over: boolean;
}

/** Who is connected. */
export interface Presence {
  seats: string[];
  spectators: number;
}

/**
 * What a page asks of a live table. `after`: how many entries it knew; if the seat has acted since, from another window,
 * the server answers `stale` and does nothing.
 */
export type LiveRequest = { type: "act"; actions: string[]; after: number } | { type: "undo"; after: number };

/**
 * What a live table says. `ack`: the request is done, and kept; the table then had this many entries. `refused`: an
 * action is not allowed; an `ack` before it tells of those that were done.
 */
export type LiveMessage =
  | ({ type: "state" } & LiveState)
  | { type: "ack"; id: string; number: number }
  | { type: "refused"; id: string; refusal: Words }
  | ({ type: "error"; id: string | null } & Fault)
  | { type: "seats"; seats: SeatSaid[] }
  | ({ type: "presence" } & Presence)
  | { type: "over"; secret: string };
