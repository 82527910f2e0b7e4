/** A table as its screen sees it, wherever the game lives: in this page, or on a server. */
import type { ActionWire } from "../engine/types/ActionWire";
import type { LogWire } from "../engine/types/LogWire";
import type { ReachWire } from "../engine/types/ReachWire";
import type { ViewWire } from "../engine/types/ViewWire";
import type { Words } from "../engine/types/Words";

export interface TableSource {
  readonly id: string;
  /** Grows with every change; reading it in a component keeps that component current. */
  readonly revision: number;
  /** The set-up as the head of a record. */
  readonly header: string;
  /** Names of the bots by seat. */
  readonly bots: Record<string, string>;
  /** How many entries the record has. */
  readonly length: number;
  /** What went wrong, in words; the game is safe. */
  readonly trouble: string | null;
  view(observer: string): ViewWire;
  viewAfter(count: number, observer: string): ViewWire;
  legal(seat: string): ActionWire[];
  /** Why this would be refused, or nothing. */
  why(seat: string, action: string): Words | null;
  reach(climber: string, slots: number[]): ReachWire[];
  log(from: number, observer: string): LogWire[];
  canUndo(seat: string): boolean;
  /** Plays actions one after another; stops at the first refusal and returns it. */
  act(seat: string, ...actions: string[]): Promise<Words | null>;
  undo(seat: string): Promise<void>;
  /** The whole record. */
  text(): string;
  close(): void;
}
