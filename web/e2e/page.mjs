/** What every browser test needs: the program, a browser, a page that fails on console errors, and axe. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("../../", import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const program = process.env.SUMMITEER ?? `${root}target/release/summiteer`;
export const SCREENSHOTS = `${root}docs/screenshots/`;
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
    if (tries > 100) throw new Error("the program does not answer");
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

/** A fresh visitor; `errors` gathers what the console complains about. */
export async function visit({ browser, url }, options = {}) {
  const context = await browser.newContext({ viewport: SIZES.desktop, locale: "en-GB", reducedMotion: "reduce", ...options });
  const errors = [];
  const open = async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(15000);
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

const shown = (page, id) => page.locator(`[data-testid="${id}"]`);

/** Locks in the first three cards of the hand. */
export async function choose(page) {
  for (const index of [0, 1, 2]) {
    const card = shown(page, `card-${index}`);
    if ((await card.getAttribute("aria-pressed", { timeout: 3000 })) === "false") await card.click({ timeout: 3000 });
  }
  await shown(page, "choose").click({ timeout: 3000 });
}

/** Leaves the first three cards of the deck behind. */
export async function discard(page) {
  for (const index of [0, 1, 2]) {
    const card = shown(page, `discard-${index}`);
    if ((await card.getAttribute("aria-pressed", { timeout: 3000 })) === "false") await card.click({ timeout: 3000 });
  }
  await shown(page, "discard-go").click({ timeout: 3000 });
}

/**
 * Makes the next decision of the person at this page: spends no oxygen, chooses cards, takes a token, pays what is owed,
 * steps back from the icefall, keeps the first weather tile, leaves the first cards behind, slides the first way, ends the turn.
 * Returns false once the game has ended.
 */
export async function step(page) {
  await page
    .locator(
      '[data-testid="end"], [data-testid="choose"], [data-testid^="take-"], [data-testid="end-turn"], [data-testid="confirm-end"], [data-testid="curtain-go"], [data-testid="oxygen-close"], [data-testid="retreat"], [data-testid="ask-yes"], [data-testid^="draft-"], [data-testid="discard-go"], [data-testid^="slide-"]',
    )
    .first()
    .waitFor();
  if (await shown(page, "end").count()) return false;
  const go = shown(page, "curtain-go");
  const take = page.locator('[data-testid^="take-"]').first();
  const pay = shown(page, "pay").first();
  // What leaves no choice plays itself, so a button may be gone before it is pressed: then the next step finds another.
  const press = (button) => button.click({ timeout: 1500 }).catch(() => undefined);
  const first = page.locator('[data-testid^="draft-"], [data-testid^="slide-"]').first();
  const simple = shown(page, "ask-yes").or(shown(page, "oxygen-close")).or(shown(page, "retreat")).first();
  if (await go.count()) await press(go);
  else if (await simple.count()) await press(simple);
  else if (await first.count()) await press(first);
  else if (await shown(page, "discard-go").count()) await discard(page).catch(() => undefined);
  else if (await shown(page, "confirm-end").count()) await press(shown(page, "confirm-end"));
  else if (await take.count()) await press(take);
  else if (await pay.count()) await press(pay);
  else if (await shown(page, "end-turn").count()) await press(shown(page, "end-turn"));
  else if (await shown(page, "choose").count()) await choose(page).catch(() => undefined);
  return true;
}
