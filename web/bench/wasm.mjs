/** How fast the engine is as WebAssembly against the program, on one core: the same games, checked to be the same. */
import { strict as assert } from "node:assert";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import init, { playGames } from "../src/engine/pkg/summiteer_wasm.js";
import { median, program, row, title } from "./report/table.mjs";

const RUNS = 5;
const SEED = 1;
const SEATS = 4;
const HEADER = `summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: ${SEATS}\n\n`;
const GAMES = { random: 2000, scout: 3 };

/** Seconds and points of each seat in the program. */
function native(bot, games) {
  const players = Array(SEATS).fill(bot).join(",");
  const flags = ["--players", players, "--games", games, "--seed", SEED, "--threads", 1, "--format", "json"];
  const report = JSON.parse(execFileSync(program, ["simulate", "k2", ...flags.map(String)], { encoding: "utf8" }));
  return { seconds: report.seconds, points: report.players.map((player) => Math.round(player.mean_score * games)) };
}

/** Seconds and points of each seat as WebAssembly. */
function wasm(bot, games) {
  const begin = performance.now();
  const points = JSON.parse(playGames(HEADER, bot, games, SEED));
  return { seconds: (performance.now() - begin) / 1000, points };
}

function compare(bot, games) {
  const pairs = Array.from({ length: RUNS }, () => [native(bot, games), wasm(bot, games)]);
  for (const [first, second] of pairs) assert.deepEqual(second.points, first.points, "the games differ: were program and WebAssembly built from the same sources?");
  const speed = (which) => games / median(pairs.map((pair) => pair[which].seconds));
  row(`games of ${SEATS} ${bot} seats a second, program`, speed(0).toFixed(1));
  row(`games of ${SEATS} ${bot} seats a second, WebAssembly`, speed(1).toFixed(1));
  row("share of the program's speed", `${((100 * speed(1)) / speed(0)).toFixed(0)} %`);
}

const module = new URL("../src/engine/pkg/summiteer_wasm_bg.wasm", import.meta.url);
await init({ module_or_path: readFileSync(fileURLToPath(module)) });
playGames(HEADER, "random", 500, SEED + 1);
title("WebAssembly, K2 on the easier route in summer");
for (const [bot, games] of Object.entries(GAMES)) compare(bot, games);
