import { expect, test } from "vitest";
import { format } from "../i18n/i18n.svelte";
import { keepingFailure } from "./failure";

test.each([
  ["QuotaExceededError", "storage-full"],
  ["SecurityError", "storage-blocked"],
  ["InvalidStateError", "storage-lost"],
  ["DataError", "storage-failed"],
])("a storage that fails with %s is told as %s", (name, key) => {
  expect(keepingFailure(new DOMException("no", name)).key).toBe(key);
});

test("a failure without a text of its own is told with its name, in each language", () => {
  for (const error of [new DOMException("no", "DataError"), new TypeError("no"), "odd"]) {
    const { key, args } = keepingFailure(error);
    for (const language of ["en", "pl"]) expect(format(language, key, args)).toContain(error instanceof Object ? error.name : error);
  }
});
