/**
 * Games kept in the browser: a header and one line a move. A line's number is unique in its game, so two pages on one
 * game can neither lose nor double a move: whoever comes second is told and reads again.
 */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** The version of what is stored. A higher one is a newer page's. */
export const VERSION = 1;
const NAME = "summiteer";

export interface StoredGame {
  id: string;
  game: string;
  header: string;
  /** Names of the bots by seat; a seat that is not there is a person's. */
  bots: Record<string, string>;
  created: number;
  changed: number;
  over: boolean;
  day: number;
}

interface StoredLine {
  game: string;
  number: number;
  line: string;
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame };
  lines: { key: [string, number]; value: StoredLine };
}

/** What a page does with its games, wherever they are kept. */
export interface GameStore {
  /** Why nothing is kept beyond this page, if so: a key of the locales. */
  readonly warning: string | null;
  list(): Promise<StoredGame[]>;
  get(id: string): Promise<StoredGame | undefined>;
  put(game: StoredGame): Promise<void>;
  remove(id: string): Promise<void>;
  lines(id: string): Promise<string[]>;
  /** Adds lines from this number on; `false` if somebody else was first, then nothing is added. */
  append(id: string, from: number, lines: string[]): Promise<boolean>;
}

class BrowserStore implements GameStore {
  readonly warning = null;
  constructor(private readonly database: IDBPDatabase<Schema>) {}

  list = () => this.database.getAll("games");
  get = (id: string) => this.database.get("games", id);
  put = async (game: StoredGame) => void (await this.database.put("games", game));

  async remove(id: string): Promise<void> {
    const change = this.database.transaction(["games", "lines"], "readwrite");
    await change.objectStore("games").delete(id);
    await change.objectStore("lines").delete(range(id));
    await change.done;
  }

  async lines(id: string): Promise<string[]> {
    const stored = await this.database.getAll("lines", range(id));
    return stored.map((entry) => entry.line);
  }

  async append(id: string, from: number, lines: string[]): Promise<boolean> {
    const change = this.database.transaction("lines", "readwrite");
    const count = await change.store.count(range(id));
    if (count !== from) {
      await change.done;
      return false;
    }
    for (const [index, line] of lines.entries()) {
      await change.store.add({ game: id, number: from + index, line });
    }
    await change.done;
    return true;
  }
}

const range = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Keeps games as long as the page is open: for a browser that stores nothing. */
export class MemoryStore implements GameStore {
  readonly #games = new Map<string, StoredGame>();
  readonly #lines = new Map<string, string[]>();
  constructor(readonly warning: string | null) {}

  list = async () => [...this.#games.values()];
  get = async (id: string) => this.#games.get(id);
  put = async (game: StoredGame) => void this.#games.set(game.id, game);
  remove = async (id: string) => void (this.#games.delete(id), this.#lines.delete(id));
  lines = async (id: string) => [...(this.#lines.get(id) ?? [])];

  async append(id: string, from: number, lines: string[]): Promise<boolean> {
    const known = this.#lines.get(id) ?? [];
    if (known.length !== from) return false;
    this.#lines.set(id, [...known, ...lines]);
    return true;
  }
}

/** Opens the browser's storage; where that fails, games are kept in memory with a warning that says why. */
export async function openStore(): Promise<GameStore> {
  try {
    const database = await openDB<Schema>(NAME, VERSION, {
      upgrade(created) {
        created.createObjectStore("games", { keyPath: "id" });
        created.createObjectStore("lines", { keyPath: ["game", "number"] });
      },
      // A page left open must not keep a newer one from its storage.
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    });
    return new BrowserStore(database);
  } catch (error) {
    const newer = error instanceof DOMException && error.name === "VersionError";
    return new MemoryStore(newer ? "storage-newer" : "storage-blocked");
  }
}
