/** Why a browser's storage failed, as a text that says what to do. */
import type { Words } from "../engine/types/Words";

const words = (key: string, args: Record<string, string> = {}): Words => ({ key, args, rule: null });

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : String(error));

/** Why the storage could not be opened. */
export function openingFailure(error: unknown): Words {
  const name = nameOf(error);
  // Without a database at all there is nothing that could be opened; some private windows have one that refuses.
  const blocked = typeof indexedDB === "undefined" || name === "SecurityError" || name === "InvalidStateError";
  if (blocked) return words("storage-blocked");
  return name === "VersionError" ? words("storage-newer") : keepingFailure(error);
}

/** Why an open storage could not keep or read something. */
export function keepingFailure(error: unknown): Words {
  const name = nameOf(error);
  if (name === "QuotaExceededError") return words("storage-full");
  if (name === "SecurityError") return words("storage-blocked");
  // A newer page, or the browser's own settings, have closed it since.
  if (name === "InvalidStateError") return words("storage-lost");
  return words("storage-failed", { name });
}

/** An older page holds the storage and does not let go. */
export const heldByOlder = (): Words => words("storage-held");
