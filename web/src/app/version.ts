/** Whether the program that served this page has been replaced by a newer one since. */
type Ask = (url: string, options: RequestInit) => Promise<Response>;

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

/** Calls back once when the server begins to serve another build than at the start of this page. */
export function watchVersion(onNewer: () => void): void {
  const first = servedBuild();
  const look = async () => {
    const [then, now] = [await first, await servedBuild()];
    if (then !== null && now !== null && then !== now) onNewer();
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void look();
  });
}
