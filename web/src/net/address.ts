/** The address of a live table from this entry on: for a seat, or with what lets spectators in. */
export function liveAddress(table: string, seat: string | null, spectate: string | null, from: number): string {
  const url = new URL(`api/tables/${encodeURIComponent(table)}/live`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.hash = "";
  const as: Record<string, string> = seat === null ? { spectate: spectate ?? "" } : { seat };
  url.search = new URLSearchParams({ from: String(from), ...as }).toString();
  return url.href;
}
