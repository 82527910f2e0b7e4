/** Names of K2's things in the player's language, and words of the engine with the names filled in. */
import type { Words } from "../../engine/types/Words";
import { t } from "../../i18n/i18n.svelte";

export const spaceName = (board: string, space: string): string => t(`space-${board}-${space}`);

/** A card's name: `m2`, `r1/3`, `a1` are its ids. */
export function cardName(card: string): string {
  const [points = "", down = ""] = card.slice(1).split("/");
  if (card.startsWith("r")) return t("card-rope", { up: points, down });
  return t(card.startsWith("m") ? "card-movement" : "card-acclimatization", { points });
}

export const seatOf = (climber: string): string => climber.slice(0, 1);

/** What an event or a refusal says. */
export function say(words: Words, board: string): string {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(words.args)) args[name] = argument(name, value, board);
  return t(words.key, args);
}

function argument(name: string, value: string | number, board: string): string | number {
  if (typeof value === "number") return name === "slot" ? `c${value}` : value;
  if (name === "space" || name === "from" || name === "to") return spaceName(board, value);
  if (name === "card") return cardName(value);
  if (name === "cards") return value.split(" ").map(cardName).join(", ");
  return value;
}
