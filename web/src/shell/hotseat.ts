/** Who sits in front of the page, and when the bots move. */

/** Milliseconds between two steps of a bot, by pace. */
export const PACES: Record<string, number> = { slow: 900, fast: 180, instant: 0 };

/** Seats that people play. */
export const people = (seats: string[], bots: Record<string, string>): string[] => seats.filter((seat) => !(seat in bots));

/** Whose eyes the page shows next: the first person who must decide, else whoever looks now. */
export function nextObserver(due: string[], persons: string[], now: string): string {
  if (persons.length === 0) return "spectator";
  if (due.includes(now)) return now;
  return due.find((seat) => persons.includes(seat)) ?? (persons.includes(now) ? now : (persons[0] ?? "spectator"));
}
