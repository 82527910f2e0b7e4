import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadEngine } from "../engine/engine";
import { newHeader } from "../table/record";
import { setupLines } from "./setupText";

beforeAll(() => loadEngine(readFileSync(new URL("../engine/pkg/summiteer_wasm_bg.wasm", import.meta.url))));

test("a table says its season and what is not as usual", () => {
  const setup = { game: "k2", board: "everest-easy", weather: "k2-winter", seats: 3, options: { icefall: "on", first: "B" } };
  expect(setupLines(newHeader(setup))).toEqual(["Season: Winter", "Icefall tiles: with tiles", "Who starts: B starts"]);
});

test("where there is one season, or none, nothing is said of it", () => {
  const face = { game: "lhotse", board: "lhotse-face", weather: "lhotse", seats: 2, options: {} };
  expect(setupLines(newHeader(face))).toEqual([]);
  expect(setupLines(newHeader({ game: "gipfel", board: "gipfel", seats: 2, options: {} }))).toEqual([]);
});
