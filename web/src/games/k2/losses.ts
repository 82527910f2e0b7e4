/** What ending a turn would lose. */
import type { ViewWire } from "../../engine/types/k2/ViewWire";
import type { TableSource } from "../../table/source";
import { thriftyWays } from "../mountain/thrift";
import { freeCards, type K2, reach } from "./game";

/** Something that ending the turn would lose. */
export interface Loss {
  kind: "death" | "tent" | "points";
  climber: string;
  space: string;
  points: number;
}

/** What ending the seat's turn now would cost: a life, a night outside a tent within reach, on the last day points. */
export function losses(source: TableSource<K2>, view: ViewWire, seat: string, worth: (space: string) => number): Loss[] {
  const own = view.climbers.filter((climber) => climber.seat === seat && climber.life === "alive");
  return own.flatMap((climber): Loss[] => {
    const facts = { climber: climber.id, space: climber.tent ?? "", points: 0 };
    if (climber.forecast[0]?.level === 0) return [{ ...facts, kind: "death" }];
    const ways = thriftyWays(freeCards(view, climber.id), (slots) => reach(source, climber.id, slots));
    const [top] = view.days.length === 1 ? [...ways].sort((a, b) => worth(b.space) - worth(a.space)) : [];
    if (top && worth(top.space) > climber.score) return [{ ...facts, space: top.space, points: worth(top.space), kind: "points" }];
    const sheltered = climber.tent === climber.space || !ways.some((way) => way.space === climber.tent);
    return sheltered ? [] : [{ ...facts, kind: "tent" }];
  });
}
