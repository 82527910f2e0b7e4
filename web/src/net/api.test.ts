import { afterEach, expect, test, vi } from "vitest";
import { ApiError, claim, detail, faultWords, keepReplay, leave, me, NO_SERVER, recordOf } from "./api";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers everything so; returns what was asked. */
function answers(status: number, body: string | null): { path: string; init: RequestInit }[] {
  const asked: { path: string; init: RequestInit }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    return new Response(body, { status });
  });
  return asked;
}
const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(() => expect.fail("it is refused"), (error: unknown) => error as ApiError);

test("a guest without a name is nobody", async () => {
  answers(200, '{"guest":null}');
  expect(await me()).toBeNull();
  answers(200, '{"guest":{"name":"Ada"}}');
  expect(await me()).toBe("Ada");
});

test("ids and tokens travel whole", async () => {
  const asked = answers(200, "{}");
  await detail("a/b", "c&d=e");
  await claim("t", "B", "00ff", "token");
  await claim("t", "B", "00ff");
  expect(asked.map(({ path }) => path)).toEqual(["api/tables/a%2Fb?spectate=c%26d%3De", "api/tables/t/seats/B", "api/tables/t/seats/B"]);
  expect(asked.slice(1).map(({ init }) => init.body)).toEqual(['{"nonce":"00ff","invite":"token"}', '{"nonce":"00ff"}']);
});

test("an answer without a body is no failure", async () => {
  const [asked] = [answers(204, null)];
  await leave("t", "B");
  expect(asked[0]?.init.method).toBe("DELETE");
});

test("a record is a text, a replay an id", async () => {
  answers(200, "summit 1\n\n");
  expect(await recordOf("t")).toBe("summit 1\n\n");
  answers(200, '{"id":"r1"}');
  expect(await keepReplay("summit 1\n\n")).toBe("r1");
});

test("a refusal says which, and whether asking again is any use", async () => {
  answers(409, '{"code":"seat-taken","key":"net-seat-taken","args":{"seat":"B"}}');
  const refused = await failure(claim("t", "B", "00"));
  expect(refused).toMatchObject({ status: 409, code: "seat-taken", passing: false });
  expect(faultWords(refused)).toEqual({ key: "net-seat-taken", args: { seat: "B" }, rule: null });
  answers(429, '{"code":"too-fast","key":"net-too-fast","args":{}}');
  expect((await failure(me())).passing).toBe(true);
});

test("what does not speak the protocol is no server of tables", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  expect(await failure(me())).toBe(NO_SERVER);
  answers(404, "<h1>nothing here</h1>");
  expect(await failure(me())).toBe(NO_SERVER);
  answers(200, "<!doctype html>");
  expect(await failure(me())).toBe(NO_SERVER);
  expect(NO_SERVER.passing).toBe(true);
});

test("any other failure is told with its message", () => {
  expect(faultWords(new Error("broken"))).toEqual({ key: "net-failed", args: { error: "broken" }, rule: null });
});
