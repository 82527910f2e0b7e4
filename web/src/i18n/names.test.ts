import { afterEach, expect, test } from "vitest";
import { t } from "./i18n.svelte";
import { isolate } from "./isolate";
import { nameSeats, seatName } from "./names.svelte";

afterEach(() => nameSeats({}));

test("a seat goes by its person's name in every text, and without one by its letter", () => {
  expect(t("curtain-go", { seat: "A" })).toBe("I am A");
  nameSeats({ A: "Ada", C: "Bo" });
  expect(t("curtain-go", { seat: "A" })).toBe("I am Ada");
  expect(t("curtain-go", { seat: "B" })).toBe("I am B");
  expect(t("end-shared", { seats: "A, B, C" })).toContain("Ada, B, Bo");
});

test("two of one name, and a name that looks like a seat, keep their letters", () => {
  nameSeats({ A: "Ada", B: "Ada", C: "A" });
  expect(["A", "B", "C", "D"].map(seatName)).toEqual(["Ada (A)", "Ada (B)", "A (C)", "D"]);
});

test("a name from right to left is set apart, so that its sentence keeps its order", () => {
  nameSeats({ A: "דנה", B: "ليلى 2", C: "Zoë Ø. (3)" });
  expect(t("curtain-go", { seat: "A" })).toBe("I am \u2068דנה\u2069");
  expect(t("lobby-host", { name: "דנה" })).toBe("made by \u2068דנה\u2069");
  expect(["B", "C"].map(seatName)).toEqual(["\u2068ليلى 2\u2069", "Zoë Ø. (3)"]);
  nameSeats({ A: "דנה", B: "דנה" });
  expect(seatName("B")).toBe("\u2068דנה\u2069 (B)");
});

test("a name turns no words round, and ends no isolation but its own", () => {
  expect(isolate("\u202eAda")).toBe("Ada");
  expect(isolate("\u2069דנה\u2067")).toBe("\u2068דנה\u2069");
});
