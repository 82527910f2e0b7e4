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
    return await open();
  } catch (error) {
    return new MemoryStore(openingFailure(error));
  }
}

function open(): Promise<GameStore> {
  return new Promise((opened, failed) => {
    const opening = openDB<Schema>(NAME, VERSION, {
      upgrade: (_database, from, _to, change) => upgrade(from, change),
      // When the older page lets go later, this one plays on in memory, and the next load finds the games.
      blocked: () => opened(new MemoryStore(heldByOlder())),
      // A page left open must not keep a newer one from its storage.
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    });
    opening.then((database) => opened(new BrowserStore(database)), failed);
  });
}

type Upgrade = IDBPTransaction<Schema, ("games" | "lines")[], "versionchange">;

function upgrade(from: number, change: Upgrade): void {
  if (from < 1) {
    change.db.createObjectStore("games", { keyPath: "id" });
    change.db.createObjectStore("lines", { keyPath: ["game", "number"] });
  } else if (from < 2) {
    // Aborted, everything stays as it was, and the opening fails: that is told.
    namePlayers(change).catch(() => change.abort());
    change.done.catch(() => undefined);
  }
}

/** Version 1 kept the bots beside the head of the record; since version 2 the head names all players. */
async function namePlayers(change: Upgrade): Promise<void> {
  for (let cursor = await change.objectStore("games").openCursor(); cursor; cursor = await cursor.continue()) {
    const { bots, ...game } = cursor.value as StoredGame & { bots?: Record<string, string> };
    // A damaged game stays as it is: its player can still save its text.
    if (typeof game.header === "string" && bots) await cursor.update({ ...game, header: withBots(game.header, bots) });
  }
}
