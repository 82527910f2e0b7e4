/** Cards that a seat takes out of its deck before the first day. */

/** How many. */
export const DISCARDED = 3;

/** Points at the end for discarded cards: one for every two levels on them (LH-054). */
export function bonusOf(cards: readonly string[]): number {
  const levels = cards.filter((card) => card.startsWith("a")).reduce((sum, card) => sum + Number.parseInt(card.slice(1)), 0);
  return Math.floor(levels / 2);
}
