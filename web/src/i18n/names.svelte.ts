/** What the people at the open table are called: the letter of a seat shows as its person's name, in every text. */
import type { FluentVariable } from "@fluent/bundle";

const state = $state<{ names: Record<string, string> }>({ names: {} });

/** Says what people are called, by seat; with nothing, seats go by their letters again. */
export function nameSeats(names: Record<string, string>): void {
  const given = Object.values(names);
  const clear = (name: string) => given.filter((other) => other === name).length === 1 && !/^[A-E]$/.test(name);
  state.names = Object.fromEntries(
    Object.entries(names).map(([seat, name]) => [seat, clear(name) ? name : `${name} (${seat})`]),
  );
}

/** What to call whoever sits there: by name, else by the letter. Two of one name keep their letters. */
export const seatName = (seat: string): string => state.names[seat] ?? seat;

/** Arguments of a text, with names for the letters in `seat` and `seats` (`A, B`). */
export function named(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const { seat, seats } = args;
  return {
    ...args,
    ...(typeof seat === "string" ? { seat: seatName(seat) } : {}),
    ...(typeof seats === "string" ? { seats: seats.split(", ").map(seatName).join(", ") } : {}),
  };
}
