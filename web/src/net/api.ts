/** The server's tables, asked for one thing at a time. Every call rejects with an `ApiError`. */
import type { Words } from "../engine/types/Words";
import type { Cards, Detail, Fault, NewTable } from "./wire";

/** What the server refused, or that none answered. */
export class ApiError extends Error {
  constructor(
    /** HTTP's status; 0 when no server answered. */
    readonly status: number,
    readonly code: string,
    /** The text's key, with its arguments. */
    readonly key: string,
    readonly args: Words["args"],
  ) {
    super(`${status} ${code}`);
  }

  /** Whether asking again later may bring another answer. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export const NO_SERVER = new ApiError(0, "no-server", "net-no-server", {});

/** Any failure in words. */
export function faultWords(error: unknown): Words {
  if (error instanceof ApiError) return { key: error.key, args: error.args, rule: null };
  return { key: "net-failed", args: { error: error instanceof Error ? error.message : String(error) }, rule: null };
}

const isFault = (value: unknown): value is Fault =>
  typeof value === "object" && value !== null && "code" in value && "key" in value && "args" in value;

/** The error of an answer. What does not speak the protocol is no server of tables: a plain file server, or a gateway. */
async function errorOf(answer: Response): Promise<ApiError> {
  const fault: unknown = await answer.json().catch(() => null);
  return isFault(fault) ? new ApiError(answer.status, fault.code, fault.key, fault.args) : NO_SERVER;
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const json = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`api/${path}`, { method, credentials: "same-origin", cache: "no-store", ...json }).catch(() => {
    throw NO_SERVER;
  });
  if (!answer.ok) throw await errorOf(answer);
  return answer;
}

/** The JSON of an answer; nothing of one without a body. A page that answers every address is no server of tables. */
async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await request(method, path, body);
  if (answer.status === 204) return null as T;
  return (await answer.json().catch(() => {
    throw NO_SERVER;
  })) as T;
}

const table = (id: string) => `tables/${encodeURIComponent(id)}`;
const seatOf = (id: string, seat: string) => `${table(id)}/seats/${encodeURIComponent(seat)}`;

/** Who the server takes this browser for; nobody until a name was said. */
export const me = async (): Promise<string | null> =>
  (await call<{ guest: { name: string } | null }>("GET", "me")).guest?.name ?? null;

export const nameMe = (name: string): Promise<unknown> => call("POST", "me", { name });

export const tables = (): Promise<Cards> => call("GET", "tables");

export const makeTable = (made: NewTable): Promise<Detail> => call("POST", "tables", made);

/** A table as this guest may know it; `spectate` lets others see it. */
export const detail = (id: string, spectate?: string): Promise<Detail> =>
  call("GET", table(id) + (spectate === undefined ? "" : `?spectate=${encodeURIComponent(spectate)}`));

/** Takes a seat, or gives the own one another nonce before the start. */
export const claim = (id: string, seat: string, nonce: string, invite?: string): Promise<Detail> =>
  call("POST", seatOf(id, seat), invite === undefined ? { nonce } : { nonce, invite });

/** A fresh invitation; the one before is no longer good. */
export const invite = (id: string, seat: string): Promise<Detail> => call("POST", `${seatOf(id, seat)}/invite`);

/** Lets a bot of the game play a seat where no person sits. */
export const seatBot = (id: string, seat: string, bot: string): Promise<Detail> => call("PUT", `${seatOf(id, seat)}/bot`, { bot });

/** Gets up, or clears another's seat. */
export const leave = (id: string, seat: string): Promise<Detail> => call("DELETE", seatOf(id, seat));

export const startTable = (id: string): Promise<Detail> => call("POST", `${table(id)}/start`);

/** The whole record of a finished game. */
export const recordOf = async (id: string): Promise<string> => (await request("GET", `${table(id)}/record`)).text();

/** Hands a game to the server's replay page; the answer is the id there. */
export const keepReplay = async (record: string): Promise<string> =>
  (await call<{ id: string }>("POST", "replays", { record })).id;
