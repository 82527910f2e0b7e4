/** The games of this page. */
import { everestUi } from "./everest/ui";
import { gipfelUi } from "./gipfel/ui";
import { k2Ui } from "./k2/ui";
import { lhotseUi } from "./lhotse/ui";
import type { GameUi } from "./ui";

export const GAMES: readonly GameUi[] = [k2Ui, lhotseUi, everestUi, gipfelUi];

/** The game with this id, or the one that a rule id belongs to. */
export const gameUi = (id: string): GameUi | undefined =>
  GAMES.find((game) => game.id === id || game.prefixes.some((prefix) => id.replace(/^Q-/, "").startsWith(`${prefix}-`)));
