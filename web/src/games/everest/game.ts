/** Mount Everest's types, and what only this game asks of the engine. */
import { readMaterial } from "../../engine/engine";
import type { GameTypes } from "../../engine/game";
import type { ActionWire } from "../../engine/types/everest/ActionWire";
import type { AnswerWire } from "../../engine/types/everest/AnswerWire";
import type { CampWire } from "../../engine/types/everest/CampWire";
import type { ClientWire } from "../../engine/types/everest/ClientWire";
import type { GuideWire } from "../../engine/types/everest/GuideWire";
import type { PlayedWire } from "../../engine/types/everest/PlayedWire";
import type { QuestionWire } from "../../engine/types/everest/QuestionWire";
import type { SeatWire } from "../../engine/types/everest/SeatWire";
import type { ViewWire } from "../../engine/types/everest/ViewWire";
import type { MaterialWire } from "../../engine/types/mountain/MaterialWire";
import type { ReachWire } from "../../engine/types/mountain/ReachWire";
import type { TableSource } from "../../table/source";
import type { Harm } from "../mountain/thrift";

export interface Everest extends GameTypes {
  view: ViewWire;
  action: ActionWire;
  question: QuestionWire;
  answer: AnswerWire;
  material: MaterialWire;
}

/** Days of a game (EV-043). */
export const DAYS = 18;

let material: MaterialWire | undefined;

/** Boards, seasons and cards, read once. */
export const everestMaterial = (): MaterialWire => (material ??= readMaterial<Everest>("everest"));

/** The kinds of cards in each main deck. */
export const mainDeck = () => everestMaterial().cards.filter((card) => card.kind !== "acclimatization");

/** Where a guide can walk with these open cards (places from 0). Nothing secret is in it. */
export const reach = (source: TableSource<Everest>, guide: string, slots: number[]): ReachWire[] =>
  source.ask("spectator", { kind: "reach", guide, slots }).ways;

/** Pockets of a guide's rucksack (EV-072). */
export const POCKETS = 4;

/** Whether a guide carries more than its rucksack has pockets for, while an exchange is under way (Q-EV-94). */
export const isOverloaded = (guide: GuideWire): boolean => guide.load.rows.length > POCKETS;

export const seatWire = (view: ViewWire, seat: string): SeatWire | undefined => view.seats.find((one) => one.id === seat);

export const guidesOf = (view: ViewWire, seat: string): GuideWire[] => view.guides.filter((guide) => guide.seat === seat);

export const guideIn = (view: ViewWire, id: string | null): GuideWire | undefined => view.guides.find((guide) => guide.id === id);

/** Where a guide (`A1`) or a tent of the seat (`camp1`) is. */
export function spaceOf(view: ViewWire, seat: string, place: string): string | undefined {
  return guideIn(view, place)?.space ?? seatWire(view, seat)?.camps.find((camp) => camp.id === place)?.space;
}

/** Who is with a guide or in a tent of the seat. */
export function clientsIn(view: ViewWire, seat: string, place: string): ClientWire[] {
  return guideIn(view, place)?.load.clients ?? seatWire(view, seat)?.camps.find((camp) => camp.id === place)?.clients ?? [];
}

/** The seat's tents on a space. */
export const campsAt = (view: ViewWire, seat: string, space: string): CampWire[] =>
  seatWire(view, seat)?.camps.filter((camp) => camp.space === space) ?? [];

/** The open cards of a guide's seat that nothing else has bound. */
export const freeCards = (view: ViewWire, guide: string): PlayedWire[] =>
  (seatWire(view, guide.slice(0, 1))?.cards ?? []).filter((card) => !card.bound || card.target === guide);

/** Levels that the first point of a card costs everybody with the guide. */
export const lossOf = (card: string): number => Number(card.split("-")[1] ?? 0);

/** What cards cost a guide's clients: each level of each client, and a life far more. */
export function harmTo(clients: readonly ClientWire[], cards: readonly PlayedWire[]): Harm {
  const fresh = new Set(cards.filter((card) => !card.bound).map((card) => card.slot));
  return (used) => {
    const loss = used.filter((card) => fresh.has(card.slot)).reduce((sum, card) => sum + lossOf(card.card), 0);
    return clients.reduce((sum, client) => sum + (client.level <= loss ? 10 : Math.min(loss, 1)), 0);
  };
}

/** Clients that cannot be told apart, each kind once with how many there are. */
export function alike(clients: readonly ClientWire[]): { client: ClientWire; count: number }[] {
  const groups = new Map<string, { client: ClientWire; count: number }>();
  for (const client of clients) {
    const group = groups.get(client.id) ?? { client, count: 0 };
    groups.set(client.id, { ...group, count: group.count + 1 });
  }
  return [...groups.values()];
}
