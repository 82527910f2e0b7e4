/** Gipfelstürmer's types, and what only Gipfelstürmer asks of the engine. */
import { readMaterial } from "../../engine/engine";
import type { GameTypes } from "../../engine/game";
import type { ActionWire } from "../../engine/types/gipfel/ActionWire";
import type { AnswerWire } from "../../engine/types/gipfel/AnswerWire";
import type { ChancesWire } from "../../engine/types/gipfel/ChancesWire";
import type { MaterialWire } from "../../engine/types/gipfel/MaterialWire";
import type { PreviewWire } from "../../engine/types/gipfel/PreviewWire";
import type { QuestionWire } from "../../engine/types/gipfel/QuestionWire";
import type { ViewWire } from "../../engine/types/gipfel/ViewWire";
import type { TableSource } from "../../table/source";

export interface Gipfel extends GameTypes {
  view: ViewWire;
  action: ActionWire;
  question: QuestionWire;
  answer: AnswerWire;
  material: MaterialWire;
}

let material: MaterialWire | undefined;

/** Boards, read once. */
export const gipfelMaterial = (): MaterialWire => (material ??= readMaterial<Gipfel>("gipfel"));

type Asked = Pick<TableSource<Gipfel>, "ask">;

/** The answer to a question is of the question's kind. */
const ask = <K extends AnswerWire["kind"]>(source: Asked, seat: string, question: QuestionWire & { kind: K }) =>
  source.ask(seat, question) as AnswerWire & { kind: K };

/**
 * How likely the trails in front of the seat's goats open in this turn, with the dice at these places (from 0) kept. The
 * seat must have dice that can still roll, or lie: `roll`, `rolling` and `choose` are such phases.
 */
export const chances = (source: Asked, seat: string, keep: number[]): ChancesWire =>
  ask(source, seat, { kind: "chances", keep });

/** What the seat's move along a trail would bring, or its push where one is due. */
export const preview = (source: Asked, seat: string, from: string, to: string): PreviewWire =>
  ask(source, seat, { kind: "preview", from, to });
