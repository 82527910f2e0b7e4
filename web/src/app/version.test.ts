import { expect, test } from "vitest";
import { servedBuild } from "./version";

const answer = (body: string, status = 200) => async () => new Response(body, { status });

test("the served build is read", async () => {
  expect(await servedBuild(answer('{"build":"abc","version":"1"}'))).toBe("abc");
});

test("offline, or with a server that knows no build, there is none", async () => {
  expect(await servedBuild(() => Promise.reject(new TypeError("offline")))).toBeNull();
  expect(await servedBuild(answer("Not found.", 404))).toBeNull();
  expect(await servedBuild(answer("<html>"))).toBeNull();
});
