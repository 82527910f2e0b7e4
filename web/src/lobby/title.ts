/** What a table is called in the lobby. */
import { t } from "../i18n/i18n.svelte";

/** Game and board; the board alone where its name begins with the game's. */
export function tableTitle(game: string, board: string): string {
  const [of, on] = [t(`game-${game}`), t(`board-${board}`)];
  return on.startsWith(of) ? on : `${of} · ${on}`;
}
