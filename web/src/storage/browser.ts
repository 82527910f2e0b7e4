/** Games in the browser's database (IndexedDB). */
import type { DBSchema, IDBPDatabase, IDBPTransaction } from "idb";
import type { Appended, GameStore, Progress, StoredGame } from "./games";

interface StoredLine {
  game: string;
  number: number;
  line: string;
}

export interface Schema extends DBSchema {
  games: { key: string; value: StoredGame };
  lines: { key: [string, number]; value: StoredLine };
}

const BOTH = ["games", "lines"] as const;
type Change = IDBPTransaction<Schema, ["games", "lines"], "readwrite">;

const range = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export class BrowserStore implements GameStore {
  readonly warning = null;
  /** Where pages tell each other of a game: whoever speaks on a channel does not hear itself there. */
  readonly #channels = new Map<string, BroadcastChannel>();
  constructor(private readonly database: IDBPDatabase<Schema>) {}

  list = () => this.database.getAll("games");
  get = (id: string) => this.database.get("games", id);

  async lines(id: string): Promise<string[]> {
    const stored = await this.database.getAll("lines", range(id));
    return stored.map((entry) => entry.line);
  }

  add(game: StoredGame, lines: string[]): Promise<void> {
    return this.#change(async (change) => {
      await change.objectStore("games").add(game);
      await write(change, game.id, 0, lines);
    });
  }

  async remove(id: string): Promise<void> {
    await this.#change(async (change) => {
      await change.objectStore("games").delete(id);
      await change.objectStore("lines").delete(range(id));
    });
    this.#tell(id);
  }

  async append(id: string, from: number, lines: string[], progress: Progress): Promise<Appended> {
    const appended = await this.#change<Appended>(async (change) => {
      const game = await change.objectStore("games").get(id);
      if (!game) return "gone";
      if ((await change.objectStore("lines").count(range(id))) !== from) return "late";
      await write(change, id, from, lines);
      await change.objectStore("games").put({ ...game, ...progress });
      return "kept";
    });
    if (appended === "kept") this.#tell(id);
    return appended;
  }

  watch(id: string, changed: () => void): () => void {
    const channel = new BroadcastChannel(`summiteer-${id}`);
    channel.onmessage = changed;
    this.#channels.set(id, channel);
    return () => {
      channel.close();
      if (this.#channels.get(id) === channel) this.#channels.delete(id);
    };
  }

  #tell(id: string): void {
    const watching = this.#channels.get(id);
    const channel = watching ?? new BroadcastChannel(`summiteer-${id}`);
    channel.postMessage(null);
    if (!watching) channel.close();
  }

  /** Makes a change whole or not at all. Rejects with what ended the transaction, not with what that did to a request. */
  async #change<T>(work: (change: Change) => Promise<T>): Promise<T> {
    const change = this.database.transaction(BOTH, "readwrite");
    const [worked, ended] = await Promise.allSettled([work(change), change.done]);
    if (ended.status === "rejected") throw ended.reason;
    if (worked.status === "rejected") throw worked.reason;
    return worked.value;
  }
}

async function write(change: Change, game: string, from: number, lines: string[]): Promise<void> {
  for (const [index, line] of lines.entries()) {
    await change.objectStore("lines").add({ game, number: from + index, line });
  }
}
