import { expect, test } from "vitest";
import { fold } from "./fold";

test("neighbours that say the same are told once, with their number", () => {
  const nights = [{ id: 1, level: 3 }, { id: 2, level: 3 }, { id: 3, level: 2 }, { id: 4, level: 3 }];
  expect(fold(nights, ({ level }) => `level ${level}`)).toEqual([
    { line: nights[0], said: "level 3", times: 2 },
    { line: nights[2], said: "level 2", times: 1 },
    { line: nights[3], said: "level 3", times: 1 },
  ]);
});
