/** What the people at the open table are called: the letter of a seat shows as its person's name, in every text. */
import type { FluentVariable } from "@fluent/bundle";
import { isolate } from "./isolate";

const state = $state<{ names: Record<string, string> }>({ names: {} });

/** Says what people are called, by seat; with nothing, seats go by their letters again. */
export function nameSeats(names: Record<string, string>): void {
  const given = Object.values(names);
  const clear = (name: string) => given.filter((other) => other === name).length === 1 && !/^[A-E]$/.test(name);
  const shown = ([seat, name]: [string, string]) => [seat, clear(name) ? isolate(name) : `${isolate(name)} (${seat})`];
  state.names = Object.fromEntries(Object.entries(names).map(shown));
}

/** What to call whoever sits there: by name, else by the letter. Two of one name keep their letters. */
export const seatName = (seat: string): string => state.names[seat] ?? seat;

/** Arguments of a text, with names for the letters in `seat` and `seats` (`A, B`); a `name` is set apart from the words around it. */
export function named(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const { seat, seats, name } = args;
  return {
    ...args,
    ...(typeof seat === "string" ? { seat: seatName(seat) } : {}),
    ...(typeof name === "string" ? { name: isolate(name) } : {}),
    ...(typeof seats === "string" ? { seats: seats.split(", ").map(seatName).join(", ") } : {}),
  };
}
