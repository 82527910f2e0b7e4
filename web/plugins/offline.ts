/** Names a build by its content, and tells the service worker which files to keep for playing without a network. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import type { Plugin } from "vite";

const PAGE = "index.html";
const WORKER = "sw.js";

/** The plugin: does its work in the folder that a build has written. */
export function offline(): Plugin {
  let folder = "";
  return {
    name: "summiteer-offline",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle: () => void seal(folder),
  };
}

/** Writes the build's name into the page and the worker of this folder, and its files into the worker; returns the name. */
export function seal(folder: string): string {
  const files = list(folder);
  const build = digest(folder, files);
  const kept = files.filter((file) => file !== WORKER).map((file) => (file === PAGE ? "/" : `/${file}`));
  fill(join(folder, PAGE), '<meta name="build" content="dev" />', `<meta name="build" content="${build}" />`);
  fill(join(folder, WORKER), 'const BUILD = "dev";', `const BUILD = "${build}";`);
  fill(join(folder, WORKER), 'const FILES = ["/"];', `const FILES = ${JSON.stringify(kept)};`);
  return build;
}

function list(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths.filter((path) => statSync(join(folder, path)).isFile()).map((path) => path.split(sep).join("/")).sort();
}

function digest(folder: string, files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, 16);
}

/** Replaces the one place for a value. Throws if it is not there, lest a build go out that nobody can name. */
function fill(file: string, place: string, value: string): void {
  const parts = readFileSync(file, "utf8").split(place);
  if (parts.length !== 2) throw new Error(`${file} has no single ${place}`);
  writeFileSync(file, parts.join(value));
}
