/** One sitting at a table: whose eyes the page shows, the curtain between people, and when bots and forced moves play. */
import type { Words } from "../engine/types/Words";
import type { GameStore } from "../storage/games";
import type { LocalTable } from "../table/local.svelte";
import type { RemoteTable } from "../table/remote.svelte";
import type { TableSource } from "../table/source";
import { nextObserver, people } from "./hotseat";

/** What the shell asks of every game's View. */
export interface TableView {
  turn: { kind: string; seats: string[] };
  seats: { id: string }[];
}

/** Where the game lives: in this page and its store, or on a server. */
export type Place = { kind: "page"; table: LocalTable; store: GameStore } | { kind: "server"; table: RemoteTable };

export class Session {
  readonly place: Place;
  readonly source: TableSource;
  /** Seats that people in front of this page play. */
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

  constructor(place: Place, secrets: boolean) {
    this.place = place;
    this.source = place.table;
    const view: TableView = this.source.view("spectator");
    this.persons = personsAt(place, view);
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

  /** The bot that is about to move; none while the game is held up. */
  nextBot(): string | null {
    switch (this.place.kind) {
      case "page":
        return this.place.table.nextBot();
      case "server":
        return this.due.find((seat) => seat in this.source.bots) ?? null;
    }
  }

  #view(): TableView {
    return this.source.view("spectator");
  }
}

function personsAt(place: Place, view: TableView): string[] {
  switch (place.kind) {
    case "page":
      return people(view.seats.map((seat) => seat.id), place.table.bots);
    case "server":
      return place.table.seat === null ? [] : [place.table.seat];
  }
}
