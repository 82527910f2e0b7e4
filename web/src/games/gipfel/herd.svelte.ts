/** Lets the goats on the page walk what has happened, one walk after another. */
import type { LogWire } from "../../engine/types/LogWire";
import type { ViewWire } from "../../engine/types/gipfel/ViewWire";
import { gather, type Goat, type Places, regather, walk, type Walk } from "./herd";

/** Milliseconds that a walk takes. */
const PACE = 480;

export const places = (view: ViewWire): Places => {
  const all: Places = Object.fromEntries(view.seats.map((seat) => [seat.id, {}]));
  for (const { seat, station, count } of view.goats) (all[seat] ??= {})[station] = count;
  return all;
};

/** The walks that an event tells of. */
export function walksOf(log: readonly LogWire[], start: string, summit: string): Walk[] {
  return log
    .filter((entry) => !entry.undone)
    .flatMap((entry) => entry.events)
    .flatMap(({ key, args }): Walk[] => {
      const text = (name: string) => (typeof args[name] === "string" ? args[name] : "");
      if (key === "gipfel-event-summit-left") return [{ seat: text("seat"), from: summit, to: start }];
      if (!text("from")) return [];
      return [{ seat: text("seat"), from: text("from"), to: text("to") || start }];
    })
    .filter(({ seat, from }) => seat !== "" && from !== "");
}

export class Herd {
  goats = $state.raw<Goat[]>([]);
  #queue: Walk[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #view: ViewWire;

  constructor(view: ViewWire) {
    this.#view = view;
    this.goats = gather(places(view));
  }

  /** Takes over a position; what led to it is walked first unless it is to be quick. */
  follow(view: ViewWire, walks: Walk[], quick: boolean): void {
    this.#view = view;
    if (quick) return this.stop();
    this.#queue.push(...walks);
    if (this.#timer === null) this.#next();
  }

  /** Stands at once where the position says. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#queue = [];
    this.goats = regather(this.goats, places(this.#view));
  }

  #next(): void {
    const step = this.#queue.shift();
    if (!step) return this.stop();
    this.goats = walk(this.goats, step);
    this.#timer = setTimeout(() => this.#next(), PACE);
  }
}
