import { beforeEach, expect, test, vi } from "vitest";
import { lessonOf, noteLesson } from "./lesson";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("a lesson belongs to one table and remembers what was read", () => {
  noteLesson("one", []);
  noteLesson("one", ["choose"]);
  expect(lessonOf("one")).toEqual({ table: "one", done: ["choose"] });
  expect(lessonOf("two")).toBeNull();
  noteLesson("one", null);
  expect(lessonOf("one")).toBeNull();
});

test("what is damaged or cannot be stored is no lesson and no error", () => {
  localStorage.setItem("summiteer-lesson", "{");
  expect(lessonOf("one")).toBeNull();
  vi.stubGlobal("localStorage", undefined);
  expect(noteLesson("one", ["choose"])).toEqual({ table: "one", done: ["choose"] });
  expect(lessonOf("one")).toBeNull();
});
