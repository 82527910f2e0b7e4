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

let worker: Worker | undefined;
let questions = 0;
const waiting = new Map<number, { resolve: (move: string) => void; reject: (error: Error) => void }>();

function start(): Worker {
  const made = new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });
  made.onmessage = (message: MessageEvent<BotAnswer>) => {
    const answer = message.data;
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("move" in answer) asked?.resolve(answer.move);
    else asked?.reject(new Error(answer.error));
  };
  return made;
}

/** The move of a bot in this seat, as notation. */
export function askBot(table: Table, seat: string, bot: string): Promise<string> {
  worker ??= start();
  const id = ++questions;
  const question: BotQuestion = { id, ...table.botPosition(seat), seat, bot, random: randomPair() };
  const answer = new Promise<string>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage(question);
  return answer;
}
