import { afterEach, expect, test, vi } from "vitest";
import { askBot, BotWorker, PATIENCE, type BotAnswer, type BotQuestion } from "./bots";
import type { Table } from "./engine";

/** A worker whose end of the line the test holds. */
class FakeWorker {
  onmessage: ((event: { data: BotAnswer }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  ended = false;
  constructor(private readonly heard: (question: BotQuestion, worker: FakeWorker) => void) {}

  postMessage(question: BotQuestion): void {
    queueMicrotask(() => this.heard(question, this));
  }
  terminate(): void {
    this.ended = true;
  }
  answer(data: BotAnswer): void {
    this.onmessage?.({ data });
  }
  break(message: string): void {
    this.onerror?.({ message, preventDefault: () => undefined });
  }
}

/** Workers of which the first behaves like the first listener, and so on; the last listener stays. */
function workers(...heard: ((question: BotQuestion, worker: FakeWorker) => void)[]) {
  const made: FakeWorker[] = [];
  const bots = new BotWorker(() => {
    const worker = new FakeWorker(heard[Math.min(made.length, heard.length - 1)] ?? (() => undefined));
    made.push(worker);
    return worker as unknown as Worker;
  });
  return { made, bots };
}

const table = { botPosition: () => ({ header: "head", position: "here" }) } as unknown as Table;
const answers = (question: BotQuestion, worker: FakeWorker) => worker.answer({ id: question.id, move: "end" });

afterEach(() => void vi.useRealTimers());

test("one worker answers question after question", async () => {
  const { made, bots } = workers(answers);
  expect(await askBot(table, "A", "scout", bots)).toBe("end");
  expect(await askBot(table, "B", "scout", bots)).toBe("end");
  expect(made).toHaveLength(1);
});

test.each<[string, (question: BotQuestion, worker: FakeWorker) => void]>([
  ["breaks", (_question, worker) => worker.break("out of memory")],
  ["sends what cannot be read", (_question, worker) => worker.onmessageerror?.()],
  ["answers with an error", (question, worker) => worker.answer({ id: question.id, error: "unreachable" })],
])("after a worker that %s a new one is asked once more", async (_what, fails) => {
  const { made, bots } = workers(fails, answers);
  expect(await askBot(table, "A", "scout", bots)).toBe("end");
  expect(made.map((worker) => worker.ended)).toEqual([true, false]);
});

test("the second failure is told with its reason, and the next question starts afresh", async () => {
  const breaks = (_question: BotQuestion, worker: FakeWorker) => worker.break("out of memory");
  const { made, bots } = workers(breaks, breaks, answers);
  await expect(askBot(table, "A", "scout", bots)).rejects.toThrow("out of memory");
  expect(await askBot(table, "A", "scout", bots)).toBe("end");
  expect(made).toHaveLength(3);
});

test("everybody who waits for a broken worker is asked for again", async () => {
  const { made, bots } = workers((question, worker) => question.id === 2 && worker.break("gone"), answers);
  expect(await Promise.all([askBot(table, "A", "scout", bots), askBot(table, "B", "scout", bots)])).toEqual(["end", "end"]);
  expect(made).toHaveLength(2);
});

test("a worker that stays silent is given up", async () => {
  vi.useFakeTimers();
  const { bots } = workers(() => undefined);
  const asked = expect(askBot(table, "A", "scout", bots)).rejects.toThrow("no answer");
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await asked;
});

test("the word of a worker that was given up counts no more", async () => {
  const late: FakeWorker[] = [];
  const fails = (_question: BotQuestion, worker: FakeWorker) => {
    late.push(worker);
    worker.break("gone");
  };
  const { bots } = workers(fails, (question, worker) => {
    late[0]?.break("gone again");
    answers(question, worker);
  });
  expect(await askBot(table, "A", "scout", bots)).toBe("end");
});
