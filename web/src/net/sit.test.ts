import { beforeEach, expect, test, vi } from "vitest";
import * as api from "./api";
import { remember, remembered } from "./memory";
import { make, sit } from "./sit";
import type { Detail } from "./wire";

vi.mock("./api", { spy: true });

let table: Detail;
/** Nonces as the server got them. */
let nonces: string[];
/** What the server answers to a claim, by its number. */
let refusal: (count: number) => Error | null;

beforeEach(() => {
  table = {
    id: crypto.randomUUID(),
    game: "gipfel",
    header: "",
    state: "open",
    public: true,
    host: false,
    seats: [],
    commitment: "c0ffee",
    invitations: { B: "token" },
  };
  [nonces, refusal] = [[], () => null];
  const taken = async (nonce: string): Promise<Detail> => {
    nonces.push(nonce);
    const error = refusal(nonces.length);
    if (error) throw error;
    return table;
  };
  vi.mocked(api.claim).mockImplementation((_table, _seat, nonce) => taken(nonce));
  vi.mocked(api.makeTable).mockImplementation(({ nonce }) => taken(nonce));
});

test("the nonce that counts is made after the commitment was shown", async () => {
  await sit(table.id, "B", "token");
  expect(vi.mocked(api.claim).mock.calls.slice(-2).map((call) => call[3])).toEqual(["token", undefined]);
  expect(nonces).toHaveLength(2);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(nonces[1]).toMatch(/^[0-9a-f]{64}$/);
  expect(remembered(table.id)).toMatchObject({ commitment: "c0ffee", nonce: nonces[1] });
});

test("whoever makes a table sits in the first seat and remembers the invitations", async () => {
  await make({ header: "", bots: {}, public: true });
  expect(vi.mocked(api.claim).mock.lastCall?.slice(0, 3)).toEqual([table.id, "A", nonces[1]]);
  expect(remembered(table.id)).toMatchObject({ nonce: nonces[1], invitations: { B: "token" } });
});

test("if the game begins between the two, the first nonce counts", async () => {
  refusal = (count) => (count === 2 ? new api.ApiError(409, "started", "net-started", {}) : null);
  expect(await sit(table.id, "B")).toBe(table);
  expect(remembered(table.id).nonce).toBe(nonces[0]);
});

test("a seat of a running game is taken at once: its chance has been fixed", async () => {
  table = { ...table, state: "running" };
  remember(table.id, { nonce: "old" });
  expect(await sit(table.id, "B", "token")).toBe(table);
  expect(nonces).toHaveLength(1);
  expect(remembered(table.id).nonce).toBe("old");
});

test("a nonce that may not have arrived is not claimed to count", async () => {
  remember(table.id, { nonce: "old" });
  refusal = (count) => (count === 2 ? api.NO_SERVER : null);
  await expect(sit(table.id, "B")).rejects.toBe(api.NO_SERVER);
  expect(remembered(table.id).nonce).toBeUndefined();
});

test("a seat that is refused is not remembered", async () => {
  refusal = () => new api.ApiError(409, "seat-taken", "net-seat-taken", {});
  await expect(sit(table.id, "B")).rejects.toMatchObject({ code: "seat-taken" });
  expect(remembered(table.id)).toEqual({});
});
