/** A table as its screen sees it, wherever the game lives: in this page, or on a server. */
import type { GameTypes } from "../engine/game";
import type { LogWire } from "../engine/types/LogWire";
import type { Words } from "../engine/types/Words";

/** A table, typed by its game; without one it shows what all games share. */
export interface TableSource<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** Grows with every change; reading it in a component keeps that component current. */
  readonly revision: number;
  /** The set-up as the head of a record. */
  readonly header: string;
  /** Names of the bots by seat. */
  readonly bots: Record<string, string>;
  /** What people are called, by seat; on one device whoever said nothing has no name. */
  readonly names: Record<string, string>;
  /** How many entries the record has. */
  readonly length: number;
  /** Whether an earlier move is not answered yet: until then no other is made. */
  readonly busy: boolean;
  view(observer: string): G["view"];
  legal(seat: string): G["action"][];
  /** Why this would be refused, or nothing. */
  why(seat: string, action: string): Words | null;
  /** Asks what only this game answers, from what the observer knows. */
  ask(observer: string, question: G["question"]): G["answer"];
  log(from: number, observer: string): LogWire[];
  canUndo(seat: string): boolean;
  /**
   * Plays actions one after another, stops at the first refusal and resolves with it, once the table shows what came of
   * them. What fails otherwise the table tells by itself.
   */
  act(seat: string, ...actions: string[]): Promise<Words | null>;
  undo(seat: string): Promise<void>;
  close(): void;
}
