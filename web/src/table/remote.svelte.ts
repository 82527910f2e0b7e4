/** A table that lives on a server: shows the last state that came from there, and sends moves. */
import { Table } from "../engine/engine";
import type { GameTypes } from "../engine/game";
import type { LogWire } from "../engine/types/LogWire";
import type { Words } from "../engine/types/Words";
import { ApiError, detail as askDetail, faultWords } from "../net/api";
import { liveAddress } from "../net/address";
import { Connection, type Link, type Socket } from "../net/connection";
import { remember, remembered } from "../net/memory";
import { bySeat } from "../net/seats";
import type { Detail, LiveRequest, LiveState, Presence, SeatSaid } from "../net/wire";
import type { TableSource } from "./source";

/** Opens a socket at this address. */
export type OpenSocket = (address: string) => Socket;

/** After these a page cannot trust what it knew of its connection: the network changed, or the device has slept. */
const DOUBTS = ["online", "offline", "focus", "visibilitychange"];

const inFront = (): boolean => globalThis.document?.visibilityState !== "hidden";

const NOBODY: Presence = { seats: [], spectators: 0 };

export class RemoteTable<G extends GameTypes = GameTypes> implements TableSource<G> {
  revision = $state(0);
  link = $state<Link>("connecting");
  presence = $state<Presence>(NOBODY);
  busy = $state(false);
  /** What the server would not do, and why. */
  fault = $state<Words | null>(null);
  /** Who sits where. */
  seats = $state.raw<SeatSaid[]>([]);
  bots: Record<string, string> = $derived.by(() => bySeat(this.seats, "bot"));
  names: Record<string, string> = $derived.by(() => bySeat(this.seats, "name"));
  /** The seat of this browser's person; none for spectators. */
  readonly seat: string | null;
  /** How much of the record this browser's person had seen when the page opened; nothing at the first visit. */
  readonly left: number | null;
  readonly #connection: Connection;
  #state: LiveState | null = null;
  #log: LogWire[] = [];
  /** A table that begins with a guess at the position, for questions; made when one is asked. */
  #guess: Table<G> | null = null;
  #opened: { resolve: () => void; reject: (error: Error) => void } | null = null;
  readonly #wake = () => {
    if (inFront()) this.#connection.wake();
  };

  private constructor(
    readonly detail: Detail,
    readonly spectate: string | null,
    socket: OpenSocket,
  ) {
    this.seat = spectate === null ? (detail.seats.find((seat) => seat.mine)?.id ?? null) : null;
    this.seats = detail.seats;
    this.left = remembered(detail.id).seen ?? null;
    this.#connection = new Connection({
      open: (from) => socket(liveAddress(detail.id, this.seat, spectate, from)),
      known: () => this.#log.length,
      onstate: (state) => this.#show(state),
      onseats: (seats) => (this.seats = seats),
      onpresence: (presence) => (this.presence = presence),
      onerror: (error) => this.#fail(error),
      onlink: (link) => (this.link = link),
      barred: () => this.#barred(),
    });
    for (const event of DOUBTS) globalThis.addEventListener?.(event, this.#wake);
  }

  /**
   * Sits down at a running or finished table, with `spectate` as a spectator, and resolves with its first state. Without a
   * server it waits for one; it rejects with an `ApiError` if the server lets nobody in.
   */
  static async open<G extends GameTypes>(
    table: Detail,
    spectate: string | null,
    socket: OpenSocket = (address) => new WebSocket(address),
  ): Promise<RemoteTable<G>> {
    const remote = new RemoteTable<G>(table, spectate, socket);
    await new Promise<void>((resolve, reject) => (remote.#opened = { resolve, reject }));
    return remote;
  }

  get id(): string {
    return this.detail.id;
  }
  get header(): string {
    return this.detail.header;
  }
  get length(): number {
    return this.#log.length;
  }

  /** The view that the server gave this page, whoever is named: it knows no other. */
  view = (): G["view"] => this.#now.view as G["view"];
  legal = (seat: string): G["action"][] => (seat === this.seat ? (this.#now.legal as G["action"][]) : []);
  canUndo = (seat: string): boolean => seat === this.seat && this.#now.canUndo;
  log = (from: number): LogWire[] => this.#log.slice(from);
  why = (seat: string, action: string): Words | null => this.#guessed()?.why(`${seat} ${action}`) ?? null;

  /** Answered in the page, from a guess at what the seat does not know. Throws for spectators, who have nothing to ask. */
  ask(observer: string, question: G["question"]): G["answer"] {
    const guess = this.#guessed();
    if (!guess) throw new Error("a spectator has no position");
    return guess.ask(observer, question);
  }

  async act(_seat: string, ...actions: string[]): Promise<Words | null> {
    return this.#request({ type: "act", actions, after: this.length });
  }

  async undo(): Promise<void> {
    await this.#request({ type: "undo", after: this.length });
  }

  forgive(): void {
    this.fault = null;
  }

  close(): void {
    for (const event of DOUBTS) globalThis.removeEventListener?.(event, this.#wake);
    this.#connection.close();
    this.#guess?.free();
    this.#guess = null;
  }

  get #now(): LiveState {
    if (!this.#state) throw new Error("the table has no state yet");
    return this.#state;
  }

  /** One thing after another: a tap before the last one is answered was meant for what the page shows no longer. */
  async #request(request: LiveRequest): Promise<Words | null> {
    if (this.#connection.busy) return null;
    this.busy = true;
    this.fault = null;
    try {
      return await this.#connection.ask(request);
    } catch (error) {
      this.#fail(error);
      return null;
    } finally {
      this.busy = this.#connection.busy;
    }
  }

  #show(state: LiveState): void {
    this.#log = [...this.#log.slice(0, state.since), ...state.log];
    this.#state = state;
    this.#guess?.free();
    this.#guess = null;
    this.revision += 1;
    if (inFront()) remember(this.id, { seen: state.number });
    this.#opened?.resolve();
    this.#opened = null;
  }

  #guessed(): Table<G> | null {
    const { position } = this.#now;
    if (position) this.#guess ??= Table.at<G>(position);
    return this.#guess;
  }

  #fail(error: unknown): void {
    if (error instanceof ApiError && error.code === "stale") return;
    this.fault = faultWords(error);
    this.#opened?.reject(error instanceof Error ? error : new Error(String(error)));
    this.#opened = null;
  }

  async #barred(): Promise<ApiError | null> {
    try {
      const now = await askDetail(this.id, this.spectate ?? undefined);
      const seated = this.seat === null || now.seats.some((seat) => seat.id === this.seat && seat.mine);
      return seated ? null : new ApiError(403, "not-yours", "net-not-yours", {});
    } catch (error) {
      return error instanceof ApiError && !error.passing ? error : null;
    }
  }
}
