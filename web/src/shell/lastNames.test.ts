import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepNames, lastNames } from "./lastNames";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

test("names come back by seat, the newest of each", () => {
  expect(lastNames()).toEqual({});
  keepNames({ A: "Ada", B: "Bo" });
  keepNames({ A: "Ann" });
  expect(lastNames()).toEqual({ A: "Ann", B: "Bo" });
});

test("what is no list of names is none", () => {
  for (const text of ["{", "null", "7", '{"A":7}', "[3]"]) {
    localStorage.setItem("summiteer-names", text);
    expect(lastNames()).toEqual({});
  }
});

test("without storage nobody is named, and nothing fails", () => {
  vi.stubGlobal("localStorage", undefined);
  keepNames({ A: "Ada" });
  expect(lastNames()).toEqual({});
});
