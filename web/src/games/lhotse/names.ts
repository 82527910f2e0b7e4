/** Names of Lhotse's things in the player's language. */
import type { Words } from "../../engine/types/Words";
import { t } from "../../i18n/i18n.svelte";
import { pieceOf } from "../k2/names";
import * as mountain from "../mountain/names";

/** A weather tile of Lhotse by its id. */
export const tileName = (tile: string): string => t(`tile-${tile}`);

/** What slides: `A1`, `tent A1`. */
export function pieceName(piece: string): string {
  const { climber, kind } = pieceOf(piece);
  return kind === "tent" ? t("lhotse-piece-tent", { climber }) : t("lhotse-piece-climber", { climber });
}

/** What an event or a refusal says. */
export const say = (words: Words, board: string): string =>
  mountain.say(words, board, (name, value) => (name === "tile" ? tileName(value) : undefined));
