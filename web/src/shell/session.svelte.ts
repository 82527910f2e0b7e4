/** One sitting at a table: whose eyes the page shows, the curtain between people, and when bots and forced moves play. */
import { go } from "../app/route.svelte";
import type { Words } from "../engine/types/Words";
import type { GameStore } from "../storage/games";
import type { LocalTable } from "../table/local.svelte";
import { nextObserver, people } from "./hotseat";
import { beginGame } from "./newGame";

/** What the shell asks of every game's View. */
export interface TableView {
  turn: { kind: string; seats: string[] };
  seats: { id: string }[];
}

export class Session {
  readonly source: LocalTable;
  readonly #store: GameStore;
  /** Seats that people play. */
  readonly persons: string[];
  /** Whose eyes the page shows: a seat or `spectator`. */
  observer = $state("spectator");
  /** Who must take the device before anything shows. */
  curtain = $state<string | null>(null);
  /** What a bot's or chance's step waits for. */
  pace = $state("fast");
  skipping = $state(false);
  /** The line of the log that the player points at. */
  pointed = $state<Words | null>(null);

  constructor(source: LocalTable, store: GameStore, secrets: boolean) {
    this.source = source;
    this.#store = store;
    const view: TableView = source.view("spectator");
    this.persons = people(view.seats.map((seat) => seat.id), source.bots);
    const first = nextObserver(view.turn.seats, this.persons, this.persons[0] ?? "");
    // On one device nobody's hand shows before the curtain has been drawn once.
    if (secrets && this.persons.length > 1) this.curtain = first;
    else this.observer = first;
  }

  due: string[] = $derived.by(() => (void this.source.revision, this.#view().turn.seats));
  over: boolean = $derived.by(() => (void this.source.revision, this.#view().turn.kind === "over"));
  /** Whether the page looks through a seat that a person here plays. */
  playing: boolean = $derived.by(() => this.persons.includes(this.observer));

  /** Turns the page to the person who must decide, behind a curtain where the game keeps secrets. */
  follow(secrets: boolean): void {
    const next = nextObserver(this.due, this.persons, this.observer);
    if (next === this.observer) return;
    if (secrets && this.persons.length > 1) this.curtain = next;
    else this.observer = next;
  }

  draw(): void {
    this.observer = this.curtain ?? this.observer;
    this.curtain = null;
  }

  async rematch(): Promise<void> {
    go("table", await beginGame(this.#store, this.source.header, this.source.bots));
  }

  #view(): TableView {
    return this.source.view("spectator");
  }
}
