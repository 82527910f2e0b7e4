/**
 * A connection to a live table that outlives its sockets: it comes back by itself, goes on from the last entry it knows,
 * and repeats what was not answered with the same id, so that nothing is lost and nothing done twice.
 */
import type { Words } from "../engine/types/Words";
import { ApiError } from "./api";
import { newRequest } from "./random";
import type { LiveMessage, LiveRequest, LiveState, Presence, SeatSaid } from "./wire";

/** `cut`: there was a connection, or none came at the first attempt. `barred`: the server lets this page no more in. */
export type Link = "connecting" | "live" | "cut" | "barred" | "closed";

/** The part of a WebSocket that is used here. */
export type Socket = Pick<WebSocket, "send" | "close" | "onmessage" | "onclose">;

export interface Wiring {
  /** Opens a socket that goes on from this entry. */
  open(from: number): Socket;
  /** How many entries the page knows. */
  known(): number;
  onstate(state: LiveState): void;
  onseats(seats: SeatSaid[]): void;
  onpresence(presence: Presence): void;
  /** An error that answers no request. */
  onerror(error: ApiError): void;
  onlink(link: Link): void;
  /** Why the server does not let this page in; nothing if it would, or does not answer. */
  barred(): Promise<ApiError | null>;
}

/** Milliseconds before the first and at most before any attempt to connect again. */
export const BACKOFF = { first: 500, most: 15_000 };
/** Milliseconds for an answer: longer, and the socket is taken for dead. */
export const PATIENCE = 10_000;
/** Milliseconds of silence after which the page asks whether it is still heard. */
export const SILENCE = 60_000;

interface Waiting {
  id: string;
  request: LiveRequest;
  resolve: (refusal: Words | null) => void;
  reject: (error: Error) => void;
  /** What the server answered; done once the table is as long as it says. */
  answer: { number: number; refusal: Words | null } | null;
}

export class Connection {
  #socket: Socket | null = null;
  #link: Link = "connecting";
  #attempts = 0;
  /** The newest state's number. */
  #number = -1;
  #waiting: Waiting | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly wiring: Wiring) {
    this.#connect();
  }

  get link(): Link {
    return this.#link;
  }

  /** Whether a request is not done yet. */
  get busy(): boolean {
    return this.#waiting !== null;
  }

  /**
   * Asks for something, and resolves with the refusal, or nothing, once the page has the state that came of it. One
   * request at a time: whoever is told `busy` waits. Rejects with the server's error.
   */
  ask(request: LiveRequest): Promise<Words | null> {
    if (this.busy) return Promise.reject(new Error("busy"));
    return new Promise((resolve, reject) => {
      this.#waiting = { id: newRequest(), request, resolve, reject, answer: null };
      if (this.#link === "live") this.#sendWaiting();
    });
  }

  /** Tries again at once, as when the network has come back; a socket that is open is asked whether it lives. */
  wake(): void {
    if (this.#link === "closed" || this.#link === "barred") return;
    if (this.#link === "live") return this.#send({ type: "resync" });
    if (this.#socket === null) this.#connect();
  }

  close(): void {
    this.#tell("closed");
    this.#drop();
    clearTimeout(this.#retry);
    this.#take()?.reject(new Error("closed"));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    // Whatever the server has now counts, even if it has less than it had.
    this.#number = -1;
    const socket = this.wiring.open(this.wiring.known());
    this.#socket = socket;
    socket.onmessage = (message: MessageEvent) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as LiveMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lost();
    };
    this.#expect(PATIENCE, () => this.#lost());
  }

  /** The socket is gone: finds out whether coming back is any use, and does so a little later each time. */
  async #lost(): Promise<void> {
    const was = this.#link;
    this.#drop();
    this.#tell("cut");
    const error = was === "live" ? null : await this.wiring.barred().catch(() => null);
    if (this.#link !== "cut" || this.#socket !== null) return;
    if (error) return this.#bar(error);
    const wait = Math.min(BACKOFF.first * 2 ** this.#attempts++, BACKOFF.most);
    clearTimeout(this.#retry);
    // Not all pages of a server that was gone come back in the same moment.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #bar(error: ApiError): void {
    this.#tell("barred");
    this.#take()?.reject(error);
    this.wiring.onerror(error);
  }

  #hear(message: LiveMessage): void {
    this.#expect(SILENCE, () => this.#send({ type: "resync" }));
    switch (message.type) {
      case "state":
        return this.#state(message);
      case "ack":
        return this.#answered(message.id, message.number, null);
      case "refused":
        return this.#answered(message.id, 0, message.refusal);
      case "error":
        return this.#failed(message.id, new ApiError(200, message.code, message.key, message.args));
      case "seats":
        return this.wiring.onseats(message.seats);
      case "presence":
        return this.wiring.onpresence(message);
      case "over":
        // The state says so too, and the record holds the secret.
        return;
    }
  }

  #state(state: LiveState): void {
    // Something between was missed: the whole log is asked for.
    if (state.since > this.wiring.known()) return this.#send({ type: "resync" });
    if (state.number >= this.#number) {
      this.#number = state.number;
      this.wiring.onstate(state);
    }
    if (this.#link !== "live") {
      this.#attempts = 0;
      this.#tell("live");
      this.#sendWaiting();
    }
    this.#settle();
  }

  #answered(id: string, number: number, refusal: Words | null): void {
    if (this.#waiting?.id !== id) return;
    this.#waiting.answer = { number: Math.max(number, this.#waiting.answer?.number ?? 0), refusal };
    this.#settle();
  }

  #settle(): void {
    const answer = this.#waiting?.answer;
    if (answer && answer.number <= this.#number) this.#take()?.resolve(answer.refusal);
  }

  #failed(id: string | null, error: ApiError): void {
    if (id === null) this.wiring.onerror(error);
    else if (this.#waiting?.id === id) this.#take()?.reject(error);
  }

  #take(): Waiting | null {
    const waiting = this.#waiting;
    this.#waiting = null;
    return waiting;
  }

  #sendWaiting(): void {
    if (this.#waiting && !this.#waiting.answer) this.#send({ id: this.#waiting.id, ...this.#waiting.request });
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
    this.#expect(PATIENCE, () => this.#lost());
  }

  /** What is done if nothing is heard for so long. */
  #expect(time: number, then: () => void): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(then, time);
  }

  #drop(): void {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #tell(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.wiring.onlink(link);
  }
}
