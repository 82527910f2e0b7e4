/** What a pawn can do with the cards that lie open, spending as little as possible. */
import type { ReachWire } from "../../engine/types/mountain/ReachWire";

/** An open card, as far as it matters here. */
export interface OpenCard {
  slot: number;
  card: string;
  left: number;
}

/** What using some cards costs besides their points; of two sets the one that harms less is better. */
export type Harm = (cards: readonly OpenCard[]) => number;
const none: Harm = () => 0;

/** Those of a pawn's cards that can move it. */
const moving = (cards: readonly OpenCard[]): OpenCard[] => cards.filter((card) => card.left > 0 && !card.card.startsWith("a"));

/** Every choice of these cards, the empty one left out. */
function choices<Card extends OpenCard>(cards: readonly Card[]): Card[][] {
  return Array.from({ length: (1 << cards.length) - 1 }, (_, set) => cards.filter((_, i) => ((set + 1) >> i) & 1));
}

/** Whether the first list of numbers comes before the second. */
function before(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** Each space within reach by the cards that harm least, then leave least over, then by the fewest. `cards` are those free for the pawn. */
export function thriftyWays(cards: readonly OpenCard[], reach: (slots: number[]) => ReachWire[], harm: Harm = none): ReachWire[] {
  const best = new Map<string, { way: ReachWire; price: number[] }>();
  for (const chosen of choices(moving(cards))) {
    for (const way of reach(chosen.map((card) => card.slot))) {
      const price = [harm(chosen), way.left, way.actions.length];
      const known = best.get(way.space);
      if (!known || before(price, known.price)) best.set(way.space, { way, price });
    }
  }
  return [...best.values()].map(({ way }) => way);
}

/** The cards that pay a cost with least harm, then least left over; all that serve the pawn if none suffice. */
export function thriftyCards<Card extends OpenCard>(cards: readonly Card[], cost: number, harm: Harm = none): Card[] {
  const points = (chosen: readonly OpenCard[]) => chosen.reduce((sum, card) => sum + card.left, 0);
  const all = choices(moving(cards) as Card[]);
  const price = (chosen: readonly OpenCard[]) => [harm(chosen), points(chosen), chosen.length];
  const enough = all.filter((chosen) => points(chosen) >= cost);
  const [first, ...rest] = enough;
  if (!first) return all.at(-1) ?? [];
  return rest.reduce((best, chosen) => (before(price(chosen), price(best)) ? chosen : best), first);
}
