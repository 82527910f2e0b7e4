/** What a climber can do with the cards that lie open, spending as little as possible. */
import type { PlayedWire } from "../../engine/types/k2/PlayedWire";
import type { ReachWire } from "../../engine/types/k2/ReachWire";
import type { ViewWire } from "../../engine/types/k2/ViewWire";
import type { TableSource } from "../../table/source";
import { type K2, reach } from "./game";

/** Something that ending the turn would lose. */
export interface Loss {
  kind: "death" | "tent" | "points";
  climber: string;
  space: string;
  points: number;
}

const seatCards = (view: ViewWire, seat: string): PlayedWire[] => view.seats.find((one) => one.id === seat)?.cards ?? [];

/** Every choice of the cards with movement points left that can serve this climber, the empty one left out. */
function choices(cards: PlayedWire[], climber: string): PlayedWire[][] {
  const free = cards.filter((card) => card.left > 0 && !card.card.startsWith("a") && (!card.bound || card.climber === climber));
  return Array.from({ length: (1 << free.length) - 1 }, (_, set) => free.filter((_, i) => ((set + 1) >> i) & 1));
}

/** Each space within reach by the cards that leave least over, then by the fewest cards. */
export function thriftyWays(source: TableSource<K2>, view: ViewWire, climber: string): ReachWire[] {
  const best = new Map<string, ReachWire>();
  for (const cards of choices(seatCards(view, climber.slice(0, 1)), climber)) {
    for (const way of reach(source, climber, cards.map((card) => card.slot))) {
      const known = best.get(way.space);
      const better = !known || way.left < known.left || (way.left === known.left && way.actions.length < known.actions.length);
      if (better) best.set(way.space, way);
    }
  }
  return [...best.values()];
}

/** The cards that pay a cost with least left over; all that serve the climber if none suffice. */
export function thriftyCards(view: ViewWire, climber: string, cost: number): PlayedWire[] {
  const points = (cards: PlayedWire[]) => cards.reduce((sum, card) => sum + card.left, 0);
  const all = choices(seatCards(view, climber.slice(0, 1)), climber);
  const enough = all.filter((cards) => points(cards) >= cost);
  return enough.sort((a, b) => points(a) - points(b) || a.length - b.length)[0] ?? all.at(-1) ?? [];
}

/** What ending the seat's turn now would cost: a life, a night outside a tent within reach, on the last day points. */
export function losses(source: TableSource<K2>, view: ViewWire, seat: string, worth: (space: string) => number): Loss[] {
  const own = view.climbers.filter((climber) => climber.seat === seat && climber.life === "alive");
  return own.flatMap((climber): Loss[] => {
    const facts = { climber: climber.id, space: climber.tent ?? "", points: 0 };
    if (climber.forecast[0]?.level === 0) return [{ ...facts, kind: "death" }];
    const ways = thriftyWays(source, view, climber.id);
    const [top] = view.days.length === 1 ? [...ways].sort((a, b) => worth(b.space) - worth(a.space)) : [];
    if (top && worth(top.space) > climber.score) return [{ ...facts, space: top.space, points: worth(top.space), kind: "points" }];
    const sheltered = climber.tent === climber.space || !ways.some((way) => way.space === climber.tent);
    return sheltered ? [] : [{ ...facts, kind: "tent" }];
  });
}
