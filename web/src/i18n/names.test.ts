import { afterEach, expect, test } from "vitest";
import { t } from "./i18n.svelte";
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
