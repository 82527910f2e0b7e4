import { afterEach, expect, test, vi } from "vitest";
import { remember, remembered } from "./memory";

afterEach(() => vi.unstubAllGlobals());

function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}

test("what is remembered of a table adds up and outlives the page", () => {
  const kept = storage();
  remember("t", { nonce: "01" });
  remember("t", { seen: 7 });
  expect(remembered("t")).toEqual({ nonce: "01", seen: 7 });
  expect(remembered("another")).toEqual({});
  expect([...kept.keys()]).toEqual(["summiteer-net-t"]);
});

test("another window of the browser remembers the same", () => {
  const kept = storage();
  kept.set("summiteer-net-u", '{"seen":3}');
  expect(remembered("u").seen).toBe(3);
});

test("without storage, or with a broken one, the page remembers by itself", () => {
  remember("v", { seen: 5 });
  expect(remembered("v").seen).toBe(5);
  const kept = storage();
  kept.set("summiteer-net-v", "{");
  expect(remembered("v").seen).toBe(5);
});
