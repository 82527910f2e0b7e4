/** A table that lives in this page and is kept in the browser after every action. */
import { askBot } from "../engine/bots";
import { Table } from "../engine/engine";
import type { GameTypes } from "../engine/game";
import type { Words } from "../engine/types/Words";
import { keepingFailure } from "../storage/failure";
import type { GameStore, Progress, StoredGame } from "../storage/games";
import { botsOf, record } from "./record";
import type { TableSource } from "./source";

/**
 * What can go wrong at a table: a bot does not answer; the engine failed; the game was deleted elsewhere; the storage
 * failed; this browser stores nothing at all; another page was first. The first three hold the game up.
 */
export type TroubleKind = "bot" | "engine" | "deleted" | "storage" | "unstored" | "moved";

export interface Trouble {
  kind: TroubleKind;
  words: Words;
}

type AskBot = (table: Table, seat: string, bot: string) => Promise<string>;

/** What holds the game up until somebody has done something about it. */
const HALTING: readonly TroubleKind[] = ["engine", "deleted"];

const words = (key: string, args: Words["args"] = {}): Words => ({ key, args, rule: null });
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export class LocalTable<G extends GameTypes = GameTypes> implements TableSource<G> {
  revision = $state(0);
  /** What went wrong last, until it is mended. */
  trouble = $state<Trouble | null>(null);
  /** Moves are made at once here. */
  readonly busy = false;
  readonly bots: Record<string, string>;
  readonly names: Record<string, string>;
  #table: Table<G>;
  /** How many lines the store has, as far as this page knows. */
  #kept: number;
  #closed = false;
  #thinking = false;
  /** Moves are made at once, but kept one after another. */
  #queue: Promise<void> = Promise.resolve();
  readonly #unwatch: () => void;

  private constructor(
    private readonly store: GameStore,
    private readonly game: StoredGame,
    lines: string[],
    private readonly bot: AskBot,
  ) {
    this.#table = new Table(record(game.header, lines));
    this.#kept = lines.length;
    this.bots = botsOf(game.header);
    this.names = game.names ?? {};
    this.trouble = this.#warning();
    this.#unwatch = store.watch(game.id, () => this.#enqueue(() => this.#reload()));
  }

  /** Opens a stored game and deals what is due. Rejects with a message that says where, if its text cannot be read. */
  static async open<G extends GameTypes>(store: GameStore, game: StoredGame, ask: AskBot = askBot): Promise<LocalTable<G>> {
    const table = new LocalTable<G>(store, game, await store.lines(game.id), ask);
    table.#change(() => null);
    await table.kept();
    return table;
  }

  get id(): string {
    return this.game.id;
  }
  get header(): string {
    return this.game.header;
  }
  get length(): number {
    return this.#table.length;
  }
  /** Whether moves would be lost with this page. */
  get unkept(): boolean {
    return this.store.warning !== null || this.#kept < this.length;
  }

  view = (observer: string) => this.#table.view(observer);
  viewAfter = (count: number, observer: string) => this.#table.viewAfter(count, observer);
  legal = (seat: string) => this.#table.legal(seat);
  why = (seat: string, action: string) => this.#table.why(`${seat} ${action}`);
  log = (from: number, observer: string) => this.#table.log(from, observer);
  canUndo = (seat: string) => this.#table.canUndo(seat);
  /** The whole record. */
  text = () => this.#table.text();
  ask(observer: string, question: G["question"]): G["answer"] {
    return this.#table.ask(observer, question);
  }

  /** Plays at once: when this returns its promise, the actions are done. */
  async act(seat: string, ...actions: string[]): Promise<Words | null> {
    return this.#change(() => {
      for (const action of actions) {
        const refusal = this.#table.play(`${seat} ${action}`);
        if (refusal) return refusal;
      }
      return null;
    });
  }

  async undo(seat: string): Promise<void> {
    this.#change(() => (this.#table.canUndo(seat) ? this.#table.play(`${seat} undo`) : null));
  }

  /** Resolves once all moves made so far are kept, or the storage has failed to. */
  kept(): Promise<void> {
    return this.#queue;
  }

  /** Lets the next bot move, if one has to. Returns whether anything came of it. */
  async botMove(): Promise<boolean> {
    const seat = this.nextBot();
    if (seat === null || this.#thinking || this.#closed) return false;
    this.#thinking = true;
    try {
      const [table, length] = [this.#table, this.length];
      const move = await this.bot(table, seat, this.bots[seat] ?? "");
      if (this.#closed || this.#halted) return false;
      if (this.#table === table && this.length === length) return await this.#playFor(seat, move);
      // Somebody chose at the same time: the answer is for a position that has passed, so the bot is asked again.
      this.revision += 1;
      return true;
    } catch (error) {
      this.#tell("bot", words("table-bot-failed", { seat, error: messageOf(error) }));
      return false;
    } finally {
      this.#thinking = false;
    }
  }

  /** The first seat that must decide and is a bot's; none while a failure waits for the player. */
  nextBot(): string | null {
    if (this.#halted || this.trouble?.kind === "bot") return null;
    const { turn } = this.#table.view("spectator");
    return turn.seats.find((seat) => seat in this.bots) ?? null;
  }

  /** Tells that something broke at this table. */
  fail(error: unknown): void {
    this.#tell("engine", words("table-engine-failed", { error: messageOf(error) }));
  }

  /** Tries again what failed. */
  async retry(): Promise<void> {
    const kind = this.trouble?.kind;
    this.trouble = this.#warning();
    if (kind === "engine") this.#enqueue(() => this.#restart());
    else this.#enqueue(() => this.#keep());
    await this.kept();
    this.revision += 1;
  }

  /** Keeps this game once more, as a new one, and returns its id; nothing when the storage fails. */
  async keepCopy(): Promise<string | null> {
    const game = { ...this.game, ...this.#progress(), id: crypto.randomUUID(), created: Date.now() };
    try {
      await this.store.add(game, this.#table.lines(0));
      return game.id;
    } catch (error) {
      this.#tell("storage", keepingFailure(error));
      return null;
    }
  }

  close(): void {
    this.#closed = true;
    this.#unwatch();
  }

  get #halted(): boolean {
    return this.trouble !== null && HALTING.includes(this.trouble.kind);
  }

  /**
   * Changes the table and deals what chance owes, at once, so that a second tap meets what the first has made. What is
   * new is kept afterwards.
   */
  #change(change: () => Words | null): Words | null {
    if (this.#halted) return null;
    try {
      const { length } = this;
      const refusal = change();
      while (this.#table.deal());
      // A refusal is no change: whoever tries again with each would try for ever.
      if (this.length === length) return refusal;
      this.revision += 1;
      this.#enqueue(() => this.#keep());
      return refusal;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  async #playFor(seat: string, move: string): Promise<boolean> {
    const refusal = await this.act(seat, move);
    if (refusal) throw new Error(`${move}: ${refusal.key}`);
    return true;
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => this.fail(error));
  }

  /** Keeps the new lines. If another page was first, what it has made counts. */
  async #keep(): Promise<void> {
    const lines = this.#table.lines(this.#kept);
    if (lines.length === 0 || this.#halted) return;
    const progress = this.#progress();
    const appended = await this.#stored(() => this.store.append(this.id, this.#kept, lines, progress));
    if (appended === "kept") {
      this.#kept += lines.length;
      if (this.trouble?.kind === "storage" || this.trouble?.kind === "moved") this.trouble = this.#warning();
    } else if (appended !== undefined) await this.#reload();
  }

  /** Reads what another page has kept. Lines of this page that came too late for it are lost, and a person's told of. */
  async #reload(): Promise<void> {
    if (this.#closed) return;
    const lines = await this.#stored(async () => ((await this.store.get(this.id)) ? await this.store.lines(this.id) : null));
    if (lines === null) this.#tell("deleted", words("table-deleted"));
    if (!lines) return;
    const here = this.#table.lines(0);
    if (lines.every((line, index) => line === here[index])) {
      // This page knows all that and more: the rest is still to be kept.
      this.#kept = lines.length;
      return this.#keep();
    }
    const lost = here.filter((line, index) => line !== lines[index]);
    this.#open(lines);
    if (lost.some((line) => this.#isPersons(line))) this.#tell("moved", words("table-other-page"));
  }

  async #restart(): Promise<void> {
    const lines = await this.#stored(() => this.store.lines(this.id));
    if (lines) this.#open(lines);
    while (this.#table.deal());
    return this.#keep();
  }

  #open(lines: string[]): void {
    this.#table = new Table(record(this.header, lines));
    this.#kept = lines.length;
    this.revision += 1;
  }

  #isPersons(line: string): boolean {
    return !line.startsWith("chance ") && !(line.slice(0, 1) in this.bots);
  }

  #progress(): Progress {
    const { day, turn } = this.#table.view("spectator");
    return { changed: Date.now(), day, over: turn.kind === "over" };
  }

  /** Does something with the store; a failure is told, and nothing comes back. */
  async #stored<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#tell("storage", keepingFailure(error));
      return undefined;
    }
  }

  /** What holds the game up is not covered by what does not. */
  #tell(kind: TroubleKind, said: Words): void {
    if (!this.#halted || HALTING.includes(kind)) this.trouble = { kind, words: said };
  }

  #warning(): Trouble | null {
    return this.store.warning && { kind: "unstored", words: this.store.warning };
  }
}
