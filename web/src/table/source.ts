/** A table as its screen sees it, wherever the game lives: in this page, or on a server. */
import type { GameTypes } from "../engine/game";
import type { LogWire } from "../engine/types/LogWire";
import type { Words } from "../engine/types/Words";

/**
 * What can go wrong at a table: a bot does not answer; the engine failed; the game was deleted elsewhere; the storage
 * failed; this browser stores nothing at all; another page was first. The first three hold the game up.
 */
export type TroubleKind = "bot" | "engine" | "deleted" | "storage" | "unstored" | "moved";

export interface Trouble {
  kind: TroubleKind;
  words: Words;
}

/** A table, typed by its game; without one it shows what all games share. */
export interface TableSource<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** Grows with every change; reading it in a component keeps that component current. */
  readonly revision: number;
  /** The set-up as the head of a record. */
  readonly header: string;
  /** Names of the bots by seat. */
  readonly bots: Record<string, string>;
  /** How many entries the record has. */
  readonly length: number;
  /** What went wrong last, until it is mended. */
  readonly trouble: Trouble | null;
  /** Whether moves would be lost with this page. */
  readonly unkept: boolean;
  view(observer: string): G["view"];
  viewAfter(count: number, observer: string): G["view"];
  legal(seat: string): G["action"][];
  /** Why this would be refused, or nothing. */
  why(seat: string, action: string): Words | null;
  /** Asks what only this game answers, from what the observer knows. */
  ask(observer: string, question: G["question"]): G["answer"];
  log(from: number, observer: string): LogWire[];
  canUndo(seat: string): boolean;
  /**
   * Plays actions one after another, at once: when this returns its promise they are done. Stops at the first refusal
   * and resolves with it. What fails otherwise is told as `trouble`.
   */
  act(seat: string, ...actions: string[]): Promise<Words | null>;
  undo(seat: string): Promise<void>;
  /** Tells that something broke at this table. */
  fail(error: unknown): void;
  /** Tries again what failed. */
  retry(): Promise<void>;
  /** Keeps this game once more, as a new one, and returns its id; nothing when the storage fails. */
  keepCopy(): Promise<string | null>;
  /** The whole record. */
  text(): string;
  close(): void;
}
