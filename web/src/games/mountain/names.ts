/** Names of a mountain game's things in the player's language, and words of the engine with the names filled in. */
import type { Words } from "../../engine/types/Words";
import { t } from "../../i18n/i18n.svelte";

export const spaceName = (board: string, space: string): string => t(`space-${board}-${space}`);

/** A card's name: `m2`, `m4-1` (costs clients a level), `r1/3`, `a1` are its ids. */
export function cardName(card: string): string {
  const [points = "", other = ""] = card.slice(1).split(/[/-]/);
  if (card.startsWith("r")) return t("card-rope", { up: points, down: other });
  if (card.startsWith("a")) return t("card-acclimatization", { points });
  return other ? t("card-movement-loss", { points, loss: other }) : t("card-movement", { points });
}

/** The seat of a pawn: `A` of `A1`. */
export const seatOf = (pawn: string): string => pawn.slice(0, 1);

/** How a game writes an argument of the engine's words; nothing where it is written as everywhere. */
export type OwnArgument = (name: string, value: string) => string | undefined;

/** What an event or a refusal says. */
export function say(words: Words, board: string, own: OwnArgument = () => undefined): string {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(words.args)) {
    args[name] = typeof value === "number" ? number(name, value) : (own(name, value) ?? argument(name, value, board));
  }
  return t(words.key, args);
}

const number = (name: string, value: number): string | number => (name === "slot" ? `c${value}` : value);

function argument(name: string, value: string, board: string): string {
  if (name === "space" || name === "from" || name === "to") return spaceName(board, value);
  if (name === "card") return cardName(value);
  if (name === "cards") return value.split(" ").map(cardName).join(", ");
  return value;
}
