/** People's names of any script in sentences that run from left to right, as those of all offered languages do. */

/** Letters written from right to left: the ranges that Unicode keeps for them (DerivedBidiClass). */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Invisible marks with which a name could turn the words after it round. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const [OPEN, CLOSE] = ["\u2068", "\u2069"];

/**
 * A name that leaves the order of the words around it alone. Most come back as they are; one from right to left stands between
 * the marks of Unicode that set it apart.
 */
export function isolate(name: string): string {
  const bare = name.replace(MARKS, "");
  return RIGHT_TO_LEFT.test(bare) ? OPEN + bare + CLOSE : bare;
}
