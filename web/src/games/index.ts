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
  GAMES.find((game) => game.id === id || id.replace(/^Q-/, "").startsWith(`${game.prefix}-`));

/** How a stored game goes on, in words. */
export const summary = (game: StoredGame): string => gameUi(gameOf(game.header))?.summary(game) ?? t("table-unknown-game");
