import { expect, test } from "vitest";
import type { LogWire } from "../../engine/types/LogWire";
import type { Words } from "../../engine/types/Words";
import { slideWaits } from "./slides";

const words = (key: string, args: Words["args"]): Words => ({ key, args, rule: null });
const entry = (...events: Words[]): LogWire => ({ number: 0, kind: "act", seat: "A", undone: false, events });
const slide = (climber: string, piece: string) => words("event-slid", { climber, piece, from: "a", to: "b" });

test("pieces of one landslide glide one after the other, in the order in which they slid", () => {
  const waits = slideWaits([entry(words("event-turn-ended", { seat: "A" }), slide("B2", "climber"), slide("A1", "tent"), slide("A1", "climber"))]);
  expect([...waits.keys()]).toEqual(["B2", "tent A1", "A1"]);
  expect([...waits.values()]).toEqual([...waits.values()].sort((a, b) => a - b));
  expect(new Set(waits.values()).size).toBe(3);
  expect(waits.get("B2")).toBe(0);
});

test("a landslide of an earlier entry holds nothing up", () => {
  expect(slideWaits([entry(slide("A1", "climber")), entry(words("event-stepped", { climber: "A1" }))]).size).toBe(0);
  expect(slideWaits([]).size).toBe(0);
});

test("the cards that are dealt after a landslide do not make its pieces glide together", () => {
  const dealt = { ...entry(words("event-drawn", { seat: "A" })), kind: "chance" };
  expect([...slideWaits([entry(slide("B2", "climber"), slide("A1", "climber")), dealt, dealt]).keys()]).toEqual(["B2", "A1"]);
});
