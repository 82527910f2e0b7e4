import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { servedBuild, watchVersion } from "./version";

const answer = (body: string, status = 200) => async () => new Response(body, { status });

test("the served build is read", async () => {
  expect(await servedBuild(answer('{"build":"abc","version":"1"}'))).toBe("abc");
});

test("offline, or with a server that knows no build, there is none", async () => {
  expect(await servedBuild(() => Promise.reject(new TypeError("offline")))).toBeNull();
  expect(await servedBuild(answer("Not found.", 404))).toBeNull();
  expect(await servedBuild(answer("<html>"))).toBeNull();
});

/** A page of build `old` in a browser as far as `watchVersion` sees one. */
const browser = { page: new EventTarget(), window: new EventTarget(), workers: new EventTarget() };
let served: string | null;
beforeEach(() => {
  served = "old";
  const page = Object.assign(browser.page, { visibilityState: "visible", querySelector: () => ({ content: "old" }) });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", browser.window.addEventListener.bind(browser.window));
  vi.stubGlobal("navigator", { serviceWorker: browser.workers });
  vi.stubGlobal("fetch", async () => {
    if (served === null) throw new TypeError("offline");
    return Response.json({ build: served });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a page that came from a cache is told from the start", async () => {
  served = "new";
  const told = vi.fn();
  watchVersion(told);
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
});

test.each([
  ["comes back to the page", () => browser.page.dispatchEvent(new Event("visibilitychange"))],
  ["comes back to the network", () => browser.window.dispatchEvent(new Event("online"))],
  ["opens a newer page beside it", () => browser.workers.dispatchEvent(new Event("controllerchange"))],
])("a page loaded without a network is told when one %s", async (_what, happens) => {
  served = null;
  const told = vi.fn();
  watchVersion(told);
  served = "old";
  happens();
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).not.toHaveBeenCalled();
  served = "new";
  happens();
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
});
