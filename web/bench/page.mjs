/** How heavy the page is and how soon one can play, each time as a visitor who was never here before. */
import { SIZES, start } from "../e2e/page.mjs";
import { median, row, title } from "./report/table.mjs";

const RUNS = 7;

/** Runs in the page before its own code: notes when the first game can be begun, which needs engine and storage. */
function noteWhenReady() {
  const look = () => {
    if (document.querySelector('[data-testid="start-solo"]')) globalThis.readyAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** What came over the network: the page and all that it asked for. */
function fetched() {
  const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const sum = (key) => entries.reduce((bytes, entry) => bytes + entry[key], 0);
  return { requests: entries.length, transferred: sum("transferSize"), unpacked: sum("decodedBodySize") };
}

/** One visit: milliseconds until ready, milliseconds from the click to the first hand, bytes. */
async function visit({ browser, url }) {
  const context = await browser.newContext({ viewport: SIZES.desktop, locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript(noteWhenReady);
  await page.goto(url);
  await page.waitForFunction(() => globalThis.readyAt !== undefined);
  const ready = await page.evaluate(() => globalThis.readyAt);
  const size = await page.evaluate(fetched);
  const begin = await page.evaluate(() => {
    const clicked = performance.now();
    document.querySelector('[data-testid="start-solo"]').click();
    return new Promise((resolve) => {
      const look = () => (document.querySelector('[data-testid="card-0"]') ? resolve(performance.now() - clicked) : requestAnimationFrame(look));
      look();
    });
  });
  await context.close();
  return { ready, begin, ...size };
}

const place = await start();
try {
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(place));
  const typical = (key) => median(visits.map((visit) => visit[key]));
  title("The page, first visit on this machine");
  row("requests", String(typical("requests")));
  row("transferred, compressed", `${(typical("transferred") / 1000).toFixed(0)} KB`);
  row("unpacked", `${(typical("unpacked") / 1000).toFixed(0)} KB`);
  row("until a game can be begun", `${typical("ready").toFixed(0)} ms`);
  row("from the click to the first hand", `${typical("begin").toFixed(0)} ms`);
} finally {
  await place.stop();
}
