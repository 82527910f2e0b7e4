/** Opens the browser's storage and brings older games to today's form. */
import { openDB, type IDBPTransaction } from "idb";
import { withBots } from "../table/record";
import { BrowserStore, type Schema } from "./browser";
import { heldByOlder, openingFailure } from "./failure";
import type { GameStore, StoredGame } from "./games";
import { MemoryStore } from "./memory";

/** The version of what is stored. A higher one is a newer page's. */
export const VERSION = 2;
const NAME = "summiteer";

/** Opens the browser's storage; where that fails, games are kept in memory with a warning that says why. */
export async function openStore(): Promise<GameStore> {
  try {
    return await new Promise<GameStore>((opened, failed) => {
      const opening = openDB<Schema>(NAME, VERSION, {
        upgrade: (database, from, _to, change) => {
          if (from < 1) {
            database.createObjectStore("games", { keyPath: "id" });
            database.createObjectStore("lines", { keyPath: ["game", "number"] });
          } else if (from < 2) void namePlayers(change);
        },
        blocked: () => {
          opened(new MemoryStore(heldByOlder()));
          // Should the older page let go later, the next load of this page opens what is then free.
          void opening.then((database) => database.close());
        },
        // A page left open must not keep a newer one from its storage.
        blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
      });
      opening.then((database) => opened(new BrowserStore(database)), failed);
    });
  } catch (error) {
    return new MemoryStore(openingFailure(error));
  }
}

/** Version 1 kept the bots beside the head of the record; since version 2 the head names all players. */
async function namePlayers(change: IDBPTransaction<Schema, ("games" | "lines")[], "versionchange">): Promise<void> {
  for (let cursor = await change.objectStore("games").openCursor(); cursor; cursor = await cursor.continue()) {
    const { bots, ...game } = cursor.value as StoredGame & { bots: Record<string, string> };
    await cursor.update({ ...game, header: withBots(game.header, bots) });
  }
}
