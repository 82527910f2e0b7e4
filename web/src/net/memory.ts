/** What this browser remembers of tables on the server; without storage it remembers as long as the page is there. */

export interface Remembered {
  /** What the server had promised before it knew the nonce. */
  commitment?: string | undefined;
  /** What this browser gave to chance. */
  nonce?: string | undefined;
  /** How many entries of the record its person has seen. */
  seen?: number;
  /** Invitations by seat: the server tells them once. */
  invitations?: Record<string, string>;
}

const key = (table: string) => `summiteer-net-${table}`;
const page = new Map<string, Remembered>();

function stored(table: string): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "null") as Remembered | null;
  } catch {
    return null;
  }
}

export const remembered = (table: string): Remembered => stored(table) ?? page.get(table) ?? {};

/** Adds to what is remembered of a table. */
export function remember(table: string, more: Remembered): void {
  const all = { ...remembered(table), ...more };
  page.set(table, all);
  try {
    localStorage.setItem(key(table), JSON.stringify(all));
  } catch {
    // Then it lasts as long as the page.
  }
}
