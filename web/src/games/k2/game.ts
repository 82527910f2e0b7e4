/** K2's types, and what only K2 and its expansion ask of the engine. */
import { readMaterial } from "../../engine/engine";
import type { GameTypes } from "../../engine/game";
import type { ActionWire } from "../../engine/types/k2/ActionWire";
import type { AnswerWire } from "../../engine/types/k2/AnswerWire";
import type { MaterialWire } from "../../engine/types/mountain/MaterialWire";
import type { PlayedWire } from "../../engine/types/k2/PlayedWire";
import type { QuestionWire } from "../../engine/types/k2/QuestionWire";
import type { ReachWire } from "../../engine/types/mountain/ReachWire";
import type { ViewWire } from "../../engine/types/k2/ViewWire";
import { gameOf } from "../../table/record";
import type { TableSource } from "../../table/source";

export interface K2 extends GameTypes {
  view: ViewWire;
  action: ActionWire;
  question: QuestionWire;
  answer: AnswerWire;
  material: MaterialWire;
}

const materials = new Map<string, MaterialWire>();

/** Boards, seasons and cards of the game that the head of a record names. */
export const materialOf = (header: string): MaterialWire => materialOfGame(gameOf(header));

/** Boards, seasons and cards of K2 or its expansion, read once. */
export function materialOfGame(game: string): MaterialWire {
  const material = materials.get(game) ?? readMaterial<K2>(game);
  materials.set(game, material);
  return material;
}

/** Where a climber can walk with these open cards (places from 0). Nothing secret is in it. */
export const reach = (source: TableSource<K2>, climber: string, slots: number[]): ReachWire[] =>
  source.ask("spectator", { kind: "reach", climber, slots }).ways;

/** The open cards of a climber's seat that its other climber has not bound. */
export const freeCards = (view: ViewWire, climber: string): PlayedWire[] =>
  (view.seats.find((seat) => seat.id === climber.slice(0, 1))?.cards ?? []).filter((card) => !card.bound || card.climber === climber);
