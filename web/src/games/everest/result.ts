/** The end of a game of Mount Everest in words. */
import type { ViewWire } from "../../engine/types/everest/ViewWire";
import { t } from "../../i18n/i18n.svelte";

/** The result line by line, the winner first; empty while the game goes on. */
export function result(view: ViewWire, bots: Record<string, string>): string[] {
  const end = view.result;
  const winner = end?.ranking[0];
  if (!end || !winner) return [];
  const score = (id: string) => view.seats.find((seat) => seat.id === id)?.score ?? 0;
  const name = (seat: string) => (bots[seat] ? `${seat} (${bots[seat]})` : seat);
  const tied = end.ranking.filter((seat) => score(seat) === score(winner)).length > 1;
  return [
    t("end-title"),
    t("end-won", { seats: winner }),
    ...(tied ? [t("everest-end-order")] : []),
    ...end.ranking.map((seat) => t("end-score", { seat: name(seat), score: score(seat) })),
  ];
}
