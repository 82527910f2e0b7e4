/** The service worker, which keeps the page for playing without a network. */
import { pageBuild, servedBuild } from "./version";

/**
 * Starts the worker. A newer one waits until no older page is open, for that page would miss its files; a page of the
 * newer build asks it to take over.
 */
export async function startOffline(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register("/sw.js");
  const ready = async (worker: ServiceWorker) => {
    if ((await servedBuild()) === pageBuild()) worker.postMessage("take over");
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => worker.state === "installed" && void ready(worker));
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.installing);
  if (registration.waiting) await ready(registration.waiting);
}
