/** Keeps the page for playing without a network: all files of one build, taken when it is installed. */

// The build fills these two in.
const BUILD = "dev";
const FILES = ["/"];
const CACHE = `summiteer-${BUILD}`;

/** Takes all files or none: a page made of two builds would break. */
async function install() {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
    const page = await (await cache.match("/")).text();
    if (!page.includes(`"${BUILD}"`)) throw new Error("the server changed its build meanwhile");
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function forgetOlderBuilds() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith("summiteer") && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The newest page, or the kept one where the server cannot be reached or is broken. */
async function page(request) {
  const kept = () => caches.match("/", { cacheName: CACHE });
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
}

const file = async (request) => (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([forgetOlderBuilds(), self.clients.claim()])));
// A page of this build says so. Pages of an older one would miss their files, so they are not taken over unasked.
self.addEventListener("message", (event) => event.data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = url.origin === self.location.origin && event.request.method === "GET";
  if (!ours || url.pathname === "/version.json" || url.pathname.startsWith("/api/")) return;
  event.respondWith(event.request.mode === "navigate" ? page(event.request) : file(event.request));
});
