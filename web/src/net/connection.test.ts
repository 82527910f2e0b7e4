import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api";
import { BACKOFF, Connection, PATIENCE, SILENCE, type Link, type Socket } from "./connection";
import type { LiveMessage, LiveRequest, LiveState } from "./wire";

const refusal = { key: "refusal-not-now", args: {}, rule: "K2-100" };

/** The server's end of a socket. */
class FakeSocket implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: ({ type: string; id?: string } & Partial<LiveRequest>)[] = [];
  closed = false;
  constructor(readonly from: number) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket["sent"][number]);
  }
  close(): void {
    this.closed = true;
  }
  says(message: LiveMessage): void {
    this.onmessage?.call({} as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }
  state(number: number, since = this.from): void {
    const log = Array.from({ length: Math.max(0, number - since) }, (_, i) => ({
      number: since + i,
      kind: "act",
      seat: "A",
      undone: false,
      events: [],
    }));
    this.says({ type: "state", number, since, view: {}, legal: [], canUndo: false, position: null, log, due: [], over: false });
  }
  breaks(): void {
    this.onclose?.call({} as WebSocket, {} as CloseEvent);
  }
}

let sockets: FakeSocket[];
let states: LiveState[];
let links: Link[];
let errors: ApiError[];
let bar: ApiError | null;
let connection: Connection;
const socket = () => sockets.at(-1) ?? expect.fail("a socket is open");

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, links, errors, bar] = [[], [], [], [], null];
  connection = new Connection({
    open: (from) => (sockets.push(new FakeSocket(from)), socket()),
    known: () => states.at(-1)?.number ?? 0,
    onstate: (state) => states.push(state),
    onseats: () => undefined,
    onpresence: () => undefined,
    onerror: (error) => errors.push(error),
    onlink: (link) => links.push(link),
    barred: async () => bar,
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** Asks for a move; what comes of it is kept. */
function ask(): { result: unknown; id: () => string } {
  const asked: { result: unknown; id: () => string } = { result: "waiting", id: () => socket().sent.at(-1)?.id ?? "" };
  connection.ask({ type: "act", actions: ["end"], after: 0 }).then(
    (refused) => (asked.result = refused),
    (error: unknown) => (asked.result = error),
  );
  return asked;
}
const soon = () => vi.advanceTimersByTimeAsync(0);
/** Long enough for the first attempt to connect again. */
const later = () => vi.advanceTimersByTimeAsync(BACKOFF.first * 1.25);

test("a request is sent once the table is known, and done once its state is there", async () => {
  const asked = ask();
  expect(socket().sent).toEqual([]);
  socket().state(3);
  expect(socket().sent).toMatchObject([{ type: "act", actions: ["end"] }]);
  socket().says({ type: "ack", id: asked.id(), number: 5 });
  await soon();
  expect(asked.result).toBe("waiting");
  socket().state(5, 3);
  await soon();
  expect(asked.result).toBeNull();
  expect(connection.busy).toBe(false);
});

test("a state may come before the answer", async () => {
  socket().state(3);
  const asked = ask();
  socket().state(4, 3);
  socket().says({ type: "ack", id: asked.id(), number: 4 });
  await soon();
  expect(asked.result).toBeNull();
});

test("a refusal is an answer, but what was done before it is waited for", async () => {
  socket().state(3);
  const whole = ask();
  socket().says({ type: "refused", id: whole.id(), refusal });
  await soon();
  expect(whole.result).toEqual(refusal);
  const partly = ask();
  socket().says({ type: "ack", id: partly.id(), number: 4 });
  socket().says({ type: "refused", id: partly.id(), refusal });
  await soon();
  expect(partly.result).toBe("waiting");
  socket().state(4, 3);
  await soon();
  expect(partly.result).toEqual(refusal);
});

test("one request waits for the other", async () => {
  socket().state(1);
  ask();
  await expect(connection.ask({ type: "undo", after: 0 })).rejects.toThrow("busy");
});

test("a gap is noticed and the whole log asked for", () => {
  socket().state(3);
  socket().state(9, 7);
  expect(states.map((state) => state.number)).toEqual([3]);
  expect(socket().sent).toEqual([{ type: "resync" }]);
  socket().state(9, 0);
  expect(states.at(-1)).toMatchObject({ number: 9, since: 0 });
});

test("an older state and another's answer change nothing", async () => {
  socket().state(5);
  const asked = ask();
  socket().state(4, 3);
  socket().says({ type: "ack", id: "another", number: 5 });
  await soon();
  expect(states.map((state) => state.number)).toEqual([5]);
  expect(asked.result).toBe("waiting");
});

for (const moment of ["before the first state", "with the request on its way", "between answer and state"] as const) {
  test(`a socket that breaks ${moment} is replaced, and the request is done once`, async () => {
    if (moment !== "before the first state") socket().state(3);
    const asked = ask();
    const id = asked.id();
    if (moment === "between answer and state") socket().says({ type: "ack", id, number: 4 });
    socket().breaks();
    await later();
    expect(sockets).toHaveLength(2);
    socket().state(4);
    const [again] = socket().sent;
    if (moment === "between answer and state") expect(again).toBeUndefined();
    else expect(again).toMatchObject({ type: "act", actions: ["end"], ...(id === "" ? {} : { id }) });
    socket().says({ type: "ack", id: again?.id ?? id, number: 4 });
    await soon();
    expect(asked.result).toBeNull();
  });
}

test("a new socket goes on from the last entry known", async () => {
  expect(socket().from).toBe(0);
  socket().state(6);
  socket().breaks();
  await later();
  expect(socket().from).toBe(6);
  expect(links).toEqual(["live", "cut"]);
  socket().state(6);
  expect(links.at(-1)).toBe("live");
});

test("attempts come slower and slower, and quickly again after a success", async () => {
  const gap = async () => {
    socket().breaks();
    const [start, count] = [Date.now(), sockets.length];
    while (sockets.length === count) await vi.advanceTimersByTimeAsync(10);
    return Date.now() - start;
  };
  const gaps = [await gap(), await gap(), await gap(), await gap()];
  expect(gaps[0]).toBeLessThanOrEqual(BACKOFF.first * 1.25 + 10);
  expect(gaps[3]).toBeGreaterThan(BACKOFF.first * 4);
  for (let i = 0; i < 10; i++) expect(await gap()).toBeLessThanOrEqual(BACKOFF.most * 1.25 + 10);
  socket().state(0);
  expect(await gap()).toBeLessThanOrEqual(BACKOFF.first * 1.25 + 10);
});

test("a socket that does not answer in time is given up, and one long silent is asked", async () => {
  socket().state(1);
  ask();
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await later();
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.closed).toBe(true);
  socket().state(1);
  socket().says({ type: "ack", id: socket().sent[0]?.id ?? "", number: 1 });
  await vi.advanceTimersByTimeAsync(SILENCE);
  expect(socket().sent.at(-1)).toEqual({ type: "resync" });
});

test("a late word from a socket given up counts no more", async () => {
  const first = socket();
  first.state(1);
  first.breaks();
  await later();
  first.state(9);
  first.breaks();
  expect(states.map((state) => state.number)).toEqual([1]);
  expect(sockets).toHaveLength(2);
});

test("who is let in no more is told why, and asks no more", async () => {
  bar = new ApiError(404, "not-found", "net-not-found", {});
  const asked = ask();
  socket().breaks();
  await later();
  expect(links).toEqual(["cut", "barred"]);
  expect(asked.result).toBe(bar);
  expect(errors).toEqual([bar]);
  connection.wake();
  expect(sockets).toHaveLength(1);
});

test("an error answers its request; one without a request is told", async () => {
  socket().state(1);
  const asked = ask();
  socket().says({ type: "error", id: null, code: "too-fast", key: "net-too-fast", args: {} });
  expect(errors).toMatchObject([{ code: "too-fast" }]);
  expect(connection.busy).toBe(true);
  socket().says({ type: "error", id: asked.id(), code: "disk-full", key: "net-disk-full", args: {} });
  await soon();
  expect(asked.result).toMatchObject({ code: "disk-full" });
  expect(connection.busy).toBe(false);
});

test("the page that wakes connects at once, and a live one asks for the state", async () => {
  socket().state(1);
  connection.wake();
  expect(socket().sent).toEqual([{ type: "resync" }]);
  socket().breaks();
  await soon();
  connection.wake();
  expect(sockets).toHaveLength(2);
  await later();
  expect(sockets).toHaveLength(2);
});

test("a closed connection stays closed", async () => {
  const asked = ask();
  connection.close();
  await later();
  expect(sockets).toHaveLength(1);
  expect(socket().closed).toBe(true);
  expect(asked.result).toBeInstanceOf(Error);
});
