/** Who sits where. */
import { detail } from "./api";
import type { SeatSaid } from "./wire";

/** What those seats say of this that say anything. */
export const bySeat = (seats: readonly SeatSaid[], key: "bot" | "name"): Record<string, string> =>
  Object.fromEntries(seats.flatMap((seat) => (seat[key] === null ? [] : [[seat.id, seat[key]] as const])));

/** The names of the people at a table; nobody has one where the server does not answer. */
export const namesOf = (table: string): Promise<Record<string, string>> =>
  detail(table).then(
    ({ seats }) => bySeat(seats, "name"),
    () => ({}),
  );
