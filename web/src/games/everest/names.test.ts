import { expect, test } from "vitest";
import { clientName, itemName, placeName, say } from "./names";

test("clients are called by kind, level and whether they were on the summit", () => {
  expect(clientName("m2")).toBe("mountaineer, level 2");
  expect(clientName("t3*")).toBe("tourist, level 3, was on the summit");
  expect([itemName("tent"), itemName("oxygen"), itemName("t1")]).toEqual(["tent", "bottle of oxygen", "tourist, level 1"]);
});

test("places are called by what they are", () => {
  expect(["base", "A2", "camp1", "lost"].map(placeName)).toEqual(["base supply", "guide A2", "tent 1", "left behind"]);
});

test("the words of an event name its items, places and spaces", () => {
  const words = (key: string, args: Record<string, string | number>) => ({ key, args, rule: null });
  expect(say(words("everest-event-handed", { seat: "A", guide: "A1", other: "A2", item: "t1*" }), "everest-easy")).toBe(
    "A1 hands to A2: tourist, level 1, was on the summit.",
  );
  expect(say(words("everest-event-retreated", { guide: "A1", to: "base" }), "everest-easy")).toBe("A1 steps back to Base Camp.");
});
