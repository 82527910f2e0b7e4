/** The end of a K2 game in words. */
import type { ViewWire } from "../../engine/types/k2/ViewWire";
import { t } from "../../i18n/i18n.svelte";

/** The result line by line; empty while the game goes on. */
export function result(view: ViewWire, bots: Record<string, string>): string[] {
  const end = view.result;
  if (!end) return [];
  const title = t("end-title");
  if (end.solo) return [title, t("end-solo", { score: end.scores[0] ?? 0, level: t(`solo-${end.solo}`) })];
  const seats = end.winners.join(", ");
  const won = [title, t(end.winners.length > 1 ? "end-shared" : "end-won", { seats })];
  if (end.bySummit) won.push(t("end-by-summit"));
  const name = (seat: string) => (bots[seat] ? `${seat} (${bots[seat]})` : seat);
  return [...won, ...view.seats.map((seat, at) => t("end-score", { seat: name(seat.id), score: end.scores[at] ?? 0 }))];
}
