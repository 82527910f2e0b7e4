import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadEngine, Table } from "../engine/engine";
import type { Socket } from "../net/connection";
import { remembered } from "../net/memory";
import type { Detail, LiveMessage } from "../net/wire";
import { newHeader } from "./record";
import { RemoteTable } from "./remote.svelte";

beforeAll(() => loadEngine(readFileSync(new URL("../engine/pkg/summiteer_wasm_bg.wasm", import.meta.url))));

const header = newHeader({ game: "k2", board: "k2-easy", weather: "k2-summer", seats: 2, options: { first: "A" } });
const seat = (id: string, name: string, mine: boolean) => ({ id, kind: "person" as const, name, bot: null, mine, here: true, left: false });
let detail: Detail;

/** A server in miniature: one table, played by the engine, and one seat's end of a socket. */
class Server {
  readonly table = new Table(header);
  readonly addresses: string[] = [];
  readonly heard: { type: string; id: string; actions?: string[]; after?: number }[] = [];
  #socket: Socket | null = null;

  constructor() {
    while (this.table.deal());
  }
  open = (address: string): Socket => {
    this.addresses.push(address);
    const send = (text: unknown) => void this.heard.push(JSON.parse(String(text)));
    this.#socket = { onmessage: null, onclose: null, close: () => undefined, send };
    return this.#socket;
  };
  says(message: LiveMessage): void {
    this.#socket?.onmessage?.call({} as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }
  state(since = 0, observer = "A"): void {
    const { table } = this;
    const sat = observer !== "spectator";
    this.says({
      type: "state",
      number: table.length,
      since,
      view: table.view(observer),
      legal: sat ? table.legal(observer) : [],
      canUndo: sat && table.canUndo(observer),
      position: sat ? table.botPosition(observer) : null,
      log: table.log(since, observer),
      due: table.view(observer).turn.seats,
      over: false,
    });
  }
  /** Plays what was heard last, as a server does. */
  plays(): void {
    const { id, actions = ["undo"] } = this.heard.at(-1) ?? expect.fail("something was asked");
    const since = Math.max(0, this.table.length - 1);
    for (const action of actions) {
      const refusal = this.table.play(`A ${action}`);
      if (refusal) return this.says({ type: "refused", id, refusal });
    }
    this.says({ type: "ack", id, number: this.table.length });
    this.state(since);
  }
}

let server: Server;
let table: RemoteTable;
async function open(spectate: string | null = null): Promise<RemoteTable> {
  const opening = RemoteTable.open(detail, spectate, server.open);
  server.state(0, spectate === null ? "A" : "spectator");
  return opening;
}

beforeEach(async () => {
  vi.stubGlobal("location", { href: "https://peak.example/page/#/net/t1" });
  detail = {
    id: crypto.randomUUID(),
    game: "k2",
    header,
    state: "running",
    public: false,
    host: true,
    seats: [seat("A", "Ada", true), seat("B", "Bo", false)],
    commitment: null,
  };
  server = new Server();
  table = await open();
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test("a seat shows what the server says of it", () => {
  expect(server.addresses).toEqual([`wss://peak.example/page/api/tables/${detail.id}/live?from=0&seat=A`]);
  expect(table.view()).toEqual(server.table.view("A"));
  expect(table.legal("A")).toEqual(server.table.legal("A"));
  expect(table.legal("B")).toEqual([]);
  expect(table.log(0)).toEqual(server.table.log(0, "A"));
  expect(table.names).toEqual({ A: "Ada", B: "Bo" });
});

test("a move is done once its state is there, and can be taken back", async () => {
  const move = table.legal("A")[0]?.text ?? "";
  const played = table.act("A", move);
  expect(server.heard).toMatchObject([{ type: "act", actions: [move], after: server.table.length }]);
  expect(table.busy).toBe(true);
  server.plays();
  expect(await played).toBeNull();
  expect(table.busy).toBe(false);
  expect(table.canUndo("A")).toBe(true);
  const undone = table.undo();
  server.plays();
  await undone;
  expect(table.view()).toEqual(server.table.view("A"));
  expect(table.log(0)).toEqual(server.table.log(0, "A"));
  expect(table.log(0).at(-2)?.undone).toBe(true);
});

test("a second tap before the answer asks for nothing", async () => {
  const move = table.legal("A")[0]?.text ?? "";
  void table.act("A", move);
  expect(await table.act("A", move)).toBeNull();
  expect(server.heard).toHaveLength(1);
});

test("a refusal comes back in words", async () => {
  const played = table.act("A", "end");
  server.plays();
  expect((await played)?.key).toBe("refusal-not-now");
});

test("why not, and where to, are answered in the page", () => {
  expect(table.why("A", "end")?.key).toBe("refusal-not-now");
  expect(table.why("A", table.legal("A")[0]?.text ?? "")).toBeNull();
  expect(table.ask("spectator", { kind: "reach", climber: "A1", slots: [] })).toMatchObject({ ways: [] });
  expect(server.heard).toEqual([]);
});

test("what the server cannot do is told until it is read; what another window did first is not", async () => {
  const fails = async (code: string) => {
    const played = table.act("A", "end");
    server.says({ type: "error", id: server.heard.at(-1)?.id ?? "", code, key: `net-${code}`, args: {} });
    return played;
  };
  expect(await fails("disk-full")).toBeNull();
  expect(table.fault?.key).toBe("net-disk-full");
  table.forgive();
  expect(table.fault).toBeNull();
  await fails("stale");
  expect(table.fault).toBeNull();
});

test("a spectator watches, and has nothing to ask", async () => {
  table.close();
  table = await open("token");
  expect(server.addresses.at(-1)).toContain("from=0&spectate=token");
  expect(table.seat).toBeNull();
  expect(table.legal("A")).toEqual([]);
  expect(table.why("A", "end")).toBeNull();
  expect(() => table.ask("spectator", { kind: "reach", climber: "A1", slots: [] })).toThrow("no position");
});

test("the next visit knows how much this browser has seen", async () => {
  expect(table.left).toBeNull();
  expect(remembered(detail.id).seen).toBe(server.table.length);
  table.close();
  const before = server.table.length;
  server.table.play(`B ${server.table.legal("B")[0]?.text}`);
  table = await open();
  expect(table.left).toBe(before);
  expect(table.log(before)).toHaveLength(1);
});

test("a page that comes back to the front asks how the table stands, one in the back does not", async () => {
  const heard: Record<string, () => void> = {};
  vi.stubGlobal("addEventListener", (event: string, listener: () => void) => (heard[event] = listener));
  table.close();
  table = await open();
  vi.stubGlobal("document", { visibilityState: "hidden" });
  heard["visibilitychange"]?.();
  expect(server.heard).toEqual([]);
  vi.stubGlobal("document", { visibilityState: "visible" });
  heard["visibilitychange"]?.();
  expect(server.heard).toMatchObject([{ type: "resync" }]);
});

test("who is there is told", () => {
  server.says({ type: "presence", seats: ["A"], spectators: 2 });
  expect(table.presence).toMatchObject({ seats: ["A"], spectators: 2 });
  const bot = { id: "B", kind: "bot" as const, name: null, bot: "scout" };
  server.says({ type: "seats", seats: [{ id: "A", kind: "person", name: "Ada", bot: null }, bot] });
  expect([table.names, table.bots]).toEqual([{ A: "Ada" }, { B: "scout" }]);
});
