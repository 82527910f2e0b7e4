/** A table that lives in this page and is kept in the browser after every action. */
import { askBot } from "../engine/bots";
import { Table } from "../engine/engine";
import type { ActionWire } from "../engine/types/ActionWire";
import type { Words } from "../engine/types/Words";
import type { GameStore, StoredGame } from "../storage/games";
import type { TableSource } from "./source";

type AskBot = (table: Table, seat: string, bot: string) => Promise<string>;

const SEATS = ["A", "B", "C", "D", "E"];

/** A record's lines joined to a text that the engine reads. */
export const record = (header: string, lines: string[]): string => header + lines.map((line) => `${line}\n`).join("");

export class LocalTable implements TableSource {
  revision = $state(0);
  trouble = $state<string | null>(null);
  #table: Table;
  #kept: number;
  #closed = false;
  #thinking = false;
  /** Changes are made one after another, so that each is kept before the next begins. */
  #queue: Promise<unknown> = Promise.resolve();
  readonly #channel: BroadcastChannel | null;

  private constructor(
    private readonly store: GameStore,
    private readonly game: StoredGame,
    lines: string[],
    private readonly ask: AskBot,
  ) {
    this.#table = new Table(record(game.header, lines));
    this.#kept = lines.length;
    this.#channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`summiteer-${game.id}`);
    if (this.#channel) this.#channel.onmessage = () => void this.#enqueue(() => this.#reload());
  }

  /** Opens a stored game and deals what is due. */
  static async open(store: GameStore, game: StoredGame, ask: AskBot = askBot): Promise<LocalTable> {
    const table = new LocalTable(store, game, await store.lines(game.id), ask);
    await table.#enqueue(() => table.#settle());
    return table;
  }

  get id(): string {
    return this.game.id;
  }
  get header(): string {
    return this.game.header;
  }
  get bots(): Record<string, string> {
    return this.game.bots;
  }
  get length(): number {
    return this.#table.length;
  }

  view = (observer: string) => this.#table.view(observer);
  viewAfter = (count: number, observer: string) => this.#table.viewAfter(count, observer);
  legal = (seat: string): ActionWire[] => this.#table.legal(seat);
  why = (seat: string, action: string) => this.#table.why(`${seat} ${action}`);
  reach = (climber: string, slots: number[]) => this.#table.reach(climber, slots);
  log = (from: number, observer: string) => this.#table.log(from, observer);
  canUndo = (seat: string) => this.#table.canUndo(seat);
  text = () => this.#table.text();

  act(seat: string, ...actions: string[]): Promise<Words | null> {
    return this.#enqueue(async () => {
      for (const action of actions) {
        const refusal = this.#table.play(`${seat} ${action}`);
        if (refusal) {
          await this.#settle();
          return refusal;
        }
      }
      await this.#settle();
      return null;
    });
  }

  undo(seat: string): Promise<void> {
    return this.#enqueue(async () => {
      if (!this.#table.canUndo(seat)) return;
      this.#table.play(`${seat} undo`);
      await this.#settle();
    });
  }

  /** Lets the next bot move, if one has to. Returns whether one did. */
  async botMove(): Promise<boolean> {
    const seat = this.nextBot();
    if (seat === null || this.#thinking || this.#closed) return false;
    this.#thinking = true;
    try {
      const [length, bot] = [this.length, this.bots[seat] ?? ""];
      const move = await this.ask(this.#table, seat, bot);
      if (this.#closed) return false;
      if (this.length !== length) {
        // Somebody chose at the same time: the answer is for a position that has passed, so the bot is asked again.
        this.revision += 1;
        return true;
      }
      await this.act(seat, move);
      return true;
    } finally {
      this.#thinking = false;
    }
  }

  /** The first seat that must decide and is a bot's. */
  nextBot(): string | null {
    const { turn } = this.#table.view("spectator");
    return turn.seats.find((seat) => seat in this.bots) ?? null;
  }

  close(): void {
    this.#closed = true;
    this.#channel?.close();
  }

  #enqueue<T>(change: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(change);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Deals what chance owes, keeps the new lines, and tells other pages. */
  async #settle(): Promise<void> {
    while (this.#table.deal());
    await this.#keep();
    this.revision += 1;
  }

  async #keep(): Promise<void> {
    const lines = this.#table.lines(this.#kept);
    if (lines.length === 0) return;
    try {
      if (!(await this.store.append(this.id, this.#kept, lines))) {
        this.trouble = "table-other-page";
        await this.#reload();
        return;
      }
      this.#kept += lines.length;
      const { day, turn } = this.#table.view("spectator");
      await this.store.put({ ...this.game, changed: Date.now(), day, over: turn.kind === "over" });
      this.trouble = this.store.warning;
      this.#channel?.postMessage(this.#kept);
    } catch {
      this.trouble = "storage-full";
    }
  }

  /** Reads the lines that another page has kept. */
  async #reload(): Promise<void> {
    if (this.#closed) return;
    const lines = await this.store.lines(this.id);
    this.#table = new Table(record(this.header, lines));
    this.#kept = lines.length;
    this.revision += 1;
  }
}

/** The head of a record for a new game. */
export function newHeader(setup: { board: string; weather: string; seats: number; options: Record<string, string> }): string {
  const options = Object.entries(setup.options).map(([name, value]) => `option ${name}: ${value}\n`);
  return (
    `summit 1\ngame: k2\nboard: ${setup.board}\nweather: ${setup.weather}\nseats: ${setup.seats}\n` +
    `${options.join("")}\n`
  );
}

/** Seats of a table with this many. */
export const seatsOf = (count: number): string[] => SEATS.slice(0, count);
