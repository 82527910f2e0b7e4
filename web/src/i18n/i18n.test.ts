import { expect, test } from "vitest";
import { format, preferred } from "./i18n.svelte";

test("the stored language comes first, then the browser's, then English", () => {
  expect(preferred("pl", ["en-GB"])).toBe("pl");
  expect(preferred(null, ["de-AT", "pl-PL", "en"])).toBe("pl");
  expect(preferred("xx", ["fr"])).toBe("en");
});

test("a language is met wherever it is spoken", () => {
  expect(preferred(null, ["pt-PT", "en"])).toBe("pt-BR");
  expect(preferred(null, ["pt"])).toBe("pt-BR");
  expect(preferred("pt-BR", ["pl"])).toBe("pt-BR");
});

test("both languages have their own words and an unknown key shows itself", () => {
  expect(format("en", "board-k2-easy")).not.toBe(format("pl", "board-k2-easy"));
  expect(format("pl", "no-such-key")).toBe("no-such-key");
});

test("numbers stand in the text", () => {
  expect(format("en", "refusal-penalty-due", { owed: 2 })).toContain("2");
});
