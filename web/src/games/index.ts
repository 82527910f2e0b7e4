/** The games of this page. */
import { t } from "../i18n/i18n.svelte";
import type { StoredGame } from "../storage/games";
import { gameOf } from "../table/record";
import { everestUi } from "./everest/ui";
import { gipfelUi } from "./gipfel/ui";
import { k2Ui } from "./k2/ui";
import { lhotseUi } from "./lhotse/ui";
import type { GameUi } from "./ui";

export const GAMES: readonly GameUi[] = [k2Ui, lhotseUi, everestUi, gipfelUi];

/** The game with this id, or the one that a rule id belongs to. */
export const gameUi = (id: string): GameUi | undefined =>
  GAMES.find((game) => game.id === id || game.prefixes.some((prefix) => id.replace(/^Q-/, "").startsWith(`${prefix}-`)));

/** Which game a stored one is and how it goes on, in words: two games share Mount Everest's boards. */
export function summary(game: StoredGame): string {
  const ui = gameUi(gameOf(game.header));
  return ui ? `${t(`game-${ui.id}`)} · ${ui.summary(game)}` : t("table-unknown-game");
}
