/** What ending a turn now would lose. */
import type { ClientWire } from "../../engine/types/everest/ClientWire";
import type { ViewWire } from "../../engine/types/everest/ViewWire";
import type { TableSource } from "../../table/source";
import { thriftyWays } from "../mountain/thrift";
import { clientsIn, type Everest, freeCards, guidesOf, reach, seatWire } from "./game";

/** A client that will not live through the night, or points that can only be won today. */
export type Loss = { kind: "death"; client: string; place: string } | { kind: "summit" | "return"; guide: string };

const dying = (clients: readonly ClientWire[]) => clients.filter((client) => client.forecast[0]?.level === 0);

/** What ending the seat's turn now would lose: lives tonight, and on the last day the summit or the return that is within reach. */
export function losses(source: TableSource<Everest>, view: ViewWire, seat: string, ends: { base: string; summit: string }): Loss[] {
  const places = [...guidesOf(view, seat), ...(seatWire(view, seat)?.camps ?? [])].map((place) => place.id);
  const deaths = places.flatMap((place) =>
    dying(clientsIn(view, seat, place)).map((client): Loss => ({ kind: "death", client: client.id, place })),
  );
  return view.days.length > 1 ? deaths : [...deaths, ...lastChances(source, view, seat, ends)];
}

function lastChances(source: TableSource<Everest>, view: ViewWire, seat: string, ends: { base: string; summit: string }): Loss[] {
  return guidesOf(view, seat).flatMap((guide): Loss[] => {
    const ways = thriftyWays(freeCards(view, guide.id), (slots) => reach(source, guide.id, slots));
    const reaches = (space: string) => ways.some((way) => way.space === space);
    const returns = reaches(ends.base) && guide.load.clients.some((client) => client.summited);
    if (returns) return [{ kind: "return", guide: guide.id }];
    const summits = reaches(ends.summit) && guide.load.clients.some((client) => !client.summited);
    return summits ? [{ kind: "summit", guide: guide.id }] : [];
  });
}
