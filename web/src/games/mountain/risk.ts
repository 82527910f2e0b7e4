/** How likely a choice of cards is to have the highest sum, as far as the seat can know (K2-021 to K2-023, EV-050 to EV-056). */

/** Movement and rope cards count by their points up the mountain, acclimatization cards by nothing. */
export const pointsOf = (card: string): number => (card.startsWith("a") ? 0 : Number.parseInt(card.slice(1)));

/** Chances of each sum of three cards drawn from these. */
export function sums(cards: readonly string[]): number[] {
  /** Ways to draw so many cards with such a sum. */
  const ways: number[][] = Array.from({ length: 4 }, () => []);
  ways[0] = [1];
  for (const card of cards) {
    const points = pointsOf(card);
    for (let count = 3; count >= 1; count--) {
      for (const [sum, n] of (ways[count - 1] ?? []).entries()) {
        const row = (ways[count] ??= []);
        row[sum + points] = (row[sum + points] ?? 0) + (n ?? 0);
      }
    }
  }
  const row = Array.from(ways[3] ?? [], (n) => n ?? 0);
  const all = row.reduce((total, n) => total + n, 0);
  return row.map((n) => (all === 0 ? 0 : n / all));
}

/** What a seat has not played since its last shuffle: the whole deck without its played cards. */
export function unseen(deck: readonly { id: string; count: number }[], played: readonly string[]): string[] {
  const rest = deck.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  for (const card of played) {
    const index = rest.indexOf(card);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}

/**
 * The chance to play strictly more than each of the others, if they play any three of the cards that they may hold.
 * `others` are the open piles of the other seats.
 */
export function chanceOfHighest(others: readonly (readonly string[])[], deck: readonly { id: string; count: number }[], sum: number): number {
  return others.reduce((chance, played) => {
    const lower = sums(unseen(deck, played)).slice(0, sum);
    return chance * lower.reduce((total, n) => total + n, 0);
  }, 1);
}
