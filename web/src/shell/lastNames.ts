/** What the people on this device were called the last time, by seat: whoever plays again need not type it again. */

const STORED = "summiteer-names";

/** The names kept; none where there are none, or no storage. */
export function lastNames(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    const pairs = kept && typeof kept === "object" ? Object.entries(kept) : [];
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  } catch {
    return {};
  }
}

/** Keeps these names; those of other seats stay. */
export function keepNames(names: Record<string, string>): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...lastNames(), ...names }));
  } catch {
    // Without storage they are typed again.
  }
}
