/** Asks the bots' worker for moves. */
import { randomPair, type Table } from "./engine";

export interface BotQuestion {
  id: number;
  header: string;
  position: string;
  seat: string;
  bot: string;
  random: [number, number];
}

export type BotAnswer = { id: number; move: string } | { id: number; error: string };

/** Milliseconds for an answer. No bot thinks that long: a browser short of memory ends a worker without a word. */
export const PATIENCE = 60_000;

interface Asked {
  resolve: (move: string) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * The worker in which bots think. After any failure it is ended, and the next question starts a new one: a worker that
 * failed once may answer wrongly or not at all.
 */
export class BotWorker {
  #worker: Worker | undefined;
  #questions = 0;
  readonly #waiting = new Map<number, Asked>();

  constructor(private readonly make: () => Worker) {}

  /** The move that answers a question. Rejects when the worker fails, answers with an error or not within `PATIENCE`. */
  ask(question: Omit<BotQuestion, "id">): Promise<string> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#questions;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(worker, "no answer"), PATIENCE);
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, ...question });
    });
  }

  #start(): Worker {
    const worker = this.make();
    worker.onmessage = (message: MessageEvent<BotAnswer>) => {
      const answer = message.data;
      if ("error" in answer) this.#fail(worker, answer.error);
      else this.#take(answer.id)?.resolve(answer.move);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(worker, event.message || "the worker did not start");
    };
    worker.onmessageerror = () => this.#fail(worker, "an answer could not be read");
    return worker;
  }

  #take(id: number): Asked | undefined {
    const asked = this.#waiting.get(id);
    clearTimeout(asked?.timer);
    this.#waiting.delete(id);
    return asked;
  }

  /** Ends this worker; whoever waits for it is told. */
  #fail(worker: Worker, reason: string): void {
    if (worker !== this.#worker) return;
    worker.terminate();
    this.#worker = undefined;
    for (const id of [...this.#waiting.keys()]) this.#take(id)?.reject(new Error(reason));
  }
}

const bots = new BotWorker(() => new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" }));

/** The move of a bot in this seat, as notation. A failure is tried once more, with a new worker; the second rejects. */
export async function askBot(table: Table, seat: string, bot: string, worker: BotWorker = bots): Promise<string> {
  const ask = () => worker.ask({ ...table.botPosition(seat), seat, bot, random: randomPair() });
  return ask().catch(ask);
}
