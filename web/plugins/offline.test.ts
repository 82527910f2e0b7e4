import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seal } from "./offline";

const source = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const page = source("index.html");
const worker = source("public/sw.js");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "summiteer-"));
  mkdirSync(join(folder, "assets"));
  write({ "index.html": page, "sw.js": worker, "assets/page-1.js": "one" });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
const read = (name: string) => readFileSync(join(folder, name), "utf8");

test("page and worker carry the name of their build, and the worker all files but itself", () => {
  const build = seal(folder);
  expect(build).toMatch(/^[0-9a-f]{16}$/);
  expect(read("index.html")).toContain(`<meta name="build" content="${build}" />`);
  expect(read("sw.js")).toContain(`const BUILD = "${build}";`);
  expect(read("sw.js")).toContain('const FILES = ["/assets/page-1.js","/"];');
});

test("the same files make the same build, and any change another one", () => {
  const build = seal(folder);
  write({ "index.html": page, "sw.js": worker });
  expect(seal(folder)).toBe(build);
  const changes = [["assets/page-1.js", "two"], ["index.html", `${page} `], ["sw.js", `${worker} `], ["icon.svg", ""]] as const;
  for (const [name, text] of changes) {
    write({ "index.html": page, "sw.js": worker, "assets/page-1.js": "one", [name]: text });
    expect(seal(folder)).not.toBe(build);
  }
});

test("a page without a place for the name is no build", () => {
  write({ "index.html": "<html></html>" });
  expect(() => seal(folder)).toThrow(/index.html has no single/);
});
