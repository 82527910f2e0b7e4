import type { Words } from "../engine/types/Words";
import type { Appended, GameStore, Progress, StoredGame } from "./games";

/** Keeps games as long as the page is open: for a browser that stores nothing. */
export class MemoryStore implements GameStore {
  readonly #games = new Map<string, StoredGame>();
  readonly #lines = new Map<string, string[]>();
  constructor(readonly warning: Words | null) {}

  list = async () => [...this.#games.values()];
  get = async (id: string) => this.#games.get(id);
  remove = async (id: string) => void (this.#games.delete(id), this.#lines.delete(id));
  lines = async (id: string) => [...(this.#lines.get(id) ?? [])];
  /** Nobody else sees these games. */
  watch = () => () => undefined;

  async add(game: StoredGame, lines: string[]): Promise<void> {
    this.#games.set(game.id, game);
    this.#lines.set(game.id, [...lines]);
  }

  async append(id: string, from: number, lines: string[], progress: Progress): Promise<Appended> {
    const [game, known] = [this.#games.get(id), this.#lines.get(id)];
    if (!game || !known) return "gone";
    if (known.length !== from) return "late";
    this.#lines.set(id, [...known, ...lines]);
    this.#games.set(id, { ...game, ...progress });
    return "kept";
  }
}
