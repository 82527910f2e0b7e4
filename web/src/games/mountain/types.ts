/** What the pieces of the page ask of a mountain game's values; each game's own types hold more. */
import type { TableAction } from "../../engine/game";
import type { PhaseWire } from "../../engine/types/mountain/PhaseWire";
import type { ProbeWire } from "../../engine/types/mountain/ProbeWire";
import type { VisibleDayWire } from "../../engine/types/mountain/VisibleDayWire";
import type { TurnWire } from "../../engine/types/TurnWire";
import type { OpenCard } from "./thrift";

/** A space today; nobody can enter where there is no cost. */
export interface Room {
  space: string;
  cost: number | null;
  limit: number | null;
  standing: number;
}

export interface MountainSeat {
  id: string;
  /** The open pile. */
  played: string[];
  /** Today's open cards. */
  cards: OpenCard[];
}

export interface MountainView {
  observer: string;
  day: number;
  phase: PhaseWire;
  turn: TurnWire;
  /** The days that lie open, today first. */
  days: VisibleDayWire[];
  /** Penalties of the risk tokens that lie face up, and how many of each lie face down. */
  shown: number[];
  faceDown: number[];
  owed: number;
  seats: MountainSeat[];
  own: { hand: string[]; choice: string[] | null } | null;
  rooms: Room[];
}

/** A table with an icefall whose tiles are turned up. */
export interface IcefallTable {
  view: { phase: PhaseWire; probe: ProbeWire | null; rooms: Room[]; seats: MountainSeat[] };
  legal: (TableAction & { slot: number | null })[];
  act: (...actions: string[]) => Promise<void>;
}

export interface MountainAction extends TableAction {
  slot: number | null;
  direction: string | null;
  points: number | null;
  cards: string[] | null;
}
