/** Whether the program that serves this page has been replaced by a newer one. */
type Ask = (url: string, options: RequestInit) => Promise<Response>;

/** The build that this page was made in: the build writes it into the page. */
export const pageBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";

/** The build that the server has now; nothing when it cannot be asked (offline). */
export async function servedBuild(ask: Ask = fetch): Promise<string | null> {
  try {
    const answer = await ask("/version.json", { cache: "no-store" });
    const served = answer.ok ? ((await answer.json()) as { build?: unknown }) : {};
    return typeof served.build === "string" ? served.build : null;
  } catch {
    return null;
  }
}

/**
 * Calls back whenever the server turns out to have another build than this page: at the start, as the page may come from
 * a cache, and when there is news: one comes back to the page or to the network, or another page has brought a newer
 * service worker.
 */
export function watchVersion(onNewer: () => void): void {
  const look = async () => {
    const served = await servedBuild();
    if (served !== null && served !== pageBuild()) onNewer();
  };
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void look());
  addEventListener("online", () => void look());
  navigator.serviceWorker?.addEventListener("controllerchange", () => void look());
  void look();
}
