import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { format, LANGUAGES, preferred } from "./i18n.svelte";

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

test("the page offers exactly the languages that the manifest does", () => {
  const manifest = readFileSync(new URL("../../../locales/manifest.toml", import.meta.url), "utf8");
  const offered = [...manifest.matchAll(/^language = "(.+)"$/gm)].map(([, tag]) => tag);
  expect(offered).toContain("en");
  expect(Object.keys(LANGUAGES).toSorted()).toEqual(offered.toSorted());
});
