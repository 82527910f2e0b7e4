/** What every browser test needs: the program, a browser, a page that fails on console errors, and axe. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { PATIENCE, SLOWDOWN } from "./wait.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The program under test. */
export const program = process.env.SUMMITEER ?? `${root}target/release/summiteer`;
/** Where pictures of the page go: those of the documentation, unless `SCREENSHOTS` names another folder. */
export const SCREENSHOTS = process.env.SCREENSHOTS ? `${process.env.SCREENSHOTS}/` : `${root}docs/screenshots/`;
export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the program on this port, with its tables in this folder, and waits until it answers. */
async function serve(port, data) {
  const server = spawn(program, ["serve", "--port", String(port), "--data", data, "--no-limits", "--bot-pace", "0"], { stdio: "ignore" });
  for (let tries = 0; ; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.ok, () => false)) return server;
    if (tries > 300) throw new Error("the program does not answer");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Ends a program, and waits until it has gone. */
async function end(server) {
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.kill();
  await gone;
}

/** Starts the program and a browser; `stop` ends both, `halt` and `resume` let the program go away and come back. */
export async function start() {
  if (!existsSync(program)) throw new Error(`${program} is missing: cargo build --release -p summiteer`);
  mkdirSync(SCREENSHOTS, { recursive: true });
  const [port, data] = [await freePort(), mkdtempSync(join(tmpdir(), "summiteer-"))];
  let server = await serve(port, data);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"],
  });
  const halt = () => end(server);
  const resume = async () => void (server = await serve(port, data));
  const stop = async () => {
    await browser.close();
    if (server.exitCode === null && server.signalCode === null) await end(server);
    rmSync(data, { recursive: true, force: true });
  };
  return { browser, url: `http://127.0.0.1:${port}/`, stop, halt, resume };
}

/** For tests that answer the page's requests themselves: what passes through a service worker cannot be caught. */
export const NO_WORKER = { serviceWorkers: "block" };

/** A fresh visitor; `errors` gathers what the console complains about. */
export async function visit({ browser, url }, options = {}) {
  const context = await browser.newContext({ viewport: SIZES.desktop, locale: "en-GB", reducedMotion: "reduce", ...options });
  const errors = [];
  const open = async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    if (SLOWDOWN > 1) await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(url);
    return page;
  };
  return { context, errors, open, page: await open() };
}

/** Serious and critical findings of axe on the page as it stands. */
export async function findings(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  const bad = violations.filter((violation) => ["serious", "critical"].includes(violation.impact));
  return bad.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).slice(0, 3).join(" | ")}`);
}

/** Letters are twice as large from the next load on. */
export const enlarge = (page) =>
  page.addInitScript(() => addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%")));

/** Nothing is wider than the screen. */
export async function fits(page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= page.viewportSize().width, `${wide} px on a screen of ${page.viewportSize().width}`);
}
