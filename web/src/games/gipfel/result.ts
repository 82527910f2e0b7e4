/** The end of a dice game in words. */
import type { ViewWire } from "../../engine/types/gipfel/ViewWire";
import { t } from "../../i18n/i18n.svelte";

/** The result line by line; empty while the game goes on. */
export function result(view: ViewWire, bots: Record<string, string>): string[] {
  if (!view.result) return [];
  const name = (seat: string) => (bots[seat] ? `${seat} (${bots[seat]})` : seat);
  return [
    t("gipfel-end-title"),
    t("gipfel-end-won", { seat: name(view.result.winner) }),
    ...view.seats.map((seat) => t("gipfel-end-arrivals", { seat: name(seat.id), arrivals: seat.arrivals })),
  ];
}
