/** The goats as the page shows them: each a thing of its own that walks, so that pushes can be seen one after another. */

export interface Goat {
  id: string;
  seat: string;
  number: number;
  station: string;
}

/** Goats a seat has. */
export const HERD = 5;

/** How many goats of each seat stand at each station. */
export type Places = Record<string, Record<string, number>>;

/** A goat that goes from one station to another. */
export interface Walk {
  seat: string;
  from: string;
  to: string;
}

const stand = (seat: string, stations: string[]): Goat[] =>
  stations.map((station, number) => ({ id: `${seat}${number}`, seat, number, station }));

/** A herd standing like this, the goats numbered in the order of the stations. */
export function gather(places: Places): Goat[] {
  return Object.entries(places).flatMap(([seat, at]) =>
    stand(seat, Object.entries(at).flatMap(([station, count]) => Array.from({ length: count }, () => station))),
  );
}

/** The herd after one goat has walked; unchanged if none of the seat stands there. */
export function walk(goats: readonly Goat[], { seat, from, to }: Walk): Goat[] {
  // The last to come is the first to go: it stands at the edge.
  const index = goats.findLastIndex((goat) => goat.seat === seat && goat.station === from);
  return goats.map((goat, i) => (i === index ? { ...goat, station: to } : goat));
}

/** The herd standing like this, with as few goats moved as possible. */
export function regather(goats: readonly Goat[], places: Places): Goat[] {
  const missing: Record<string, string[]> = {};
  const left = new Map<string, number>();
  const key = (seat: string, station: string) => `${seat} ${station}`;
  for (const [seat, at] of Object.entries(places)) {
    for (const [station, count] of Object.entries(at)) left.set(key(seat, station), count);
  }
  const stays = goats.map((goat) => {
    const count = left.get(key(goat.seat, goat.station)) ?? 0;
    left.set(key(goat.seat, goat.station), Math.max(0, count - 1));
    return count > 0;
  });
  for (const [at, count] of left) {
    const [seat = "", station = ""] = at.split(" ");
    for (let i = 0; i < count; i++) (missing[seat] ??= []).push(station);
  }
  return goats.map((goat, i) => (stays[i] ? goat : { ...goat, station: missing[goat.seat]?.pop() ?? goat.station }));
}
