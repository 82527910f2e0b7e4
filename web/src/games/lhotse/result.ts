/** The end of a game of Lhotse in words. */
import type { ViewWire } from "../../engine/types/k2/ViewWire";
import { t } from "../../i18n/i18n.svelte";
import * as k2 from "../k2/result";

/** K2's lines, with what discarded cards are worth and, alone, the table that the level is read from. */
export function result(view: ViewWire, bots: Record<string, string>): string[] {
  const end = view.result;
  if (!end) return [];
  const bonus = view.seats.filter((seat) => seat.bonus > 0).map((seat) => t("lhotse-end-bonus", { seat: seat.id, bonus: seat.bonus }));
  return [...k2.result(view, bots), ...bonus, ...(end.solo ? [t(`levels-${end.levels}`)] : [])];
}
