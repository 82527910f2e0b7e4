/** Two guides that change places (EV-097): which cards pay for it. */
import type { GuideWire } from "../../engine/types/everest/GuideWire";
import type { PlayedWire } from "../../engine/types/everest/PlayedWire";
import type { ViewWire } from "../../engine/types/everest/ViewWire";
import type { BoardWire } from "../../engine/types/mountain/BoardWire";
import { guidesOf, seatWire } from "./game";

type Direction = "up" | "down";

/** A guide on its way to the other one's space. */
interface Mover {
  guide: string;
  cost: number;
  direction: Direction;
}

/** A card named for a guide; a rope card with its direction. */
interface Named {
  card: PlayedWire;
  guide: string;
  direction: Direction;
}

/** The seat's two guides, if they stand on joined spaces that are both full. */
export function swappers(board: BoardWire, view: ViewWire, seat: string): [Mover, Mover] | null {
  const [first, second] = guidesOf(view, seat);
  if (!first || !second || first.space === second.space) return null;
  const space = (id: string) => board.spaces.find((one) => one.id === id);
  const room = (id: string) => view.rooms.find((one) => one.space === id);
  const isFull = (id: string) => (room(id)?.standing ?? 0) >= (room(id)?.limit ?? Infinity);
  if (!space(first.space)?.neighbours.includes(second.space) || !isFull(first.space) || !isFull(second.space)) return null;
  const mover = (guide: GuideWire, other: GuideWire): Mover => {
    const rises = (space(other.space)?.altitude ?? 0) >= (space(guide.space)?.altitude ?? 0);
    return { guide: guide.id, cost: room(other.space)?.cost ?? 0, direction: rises ? "up" : "down" };
  };
  return [mover(first, second), mover(second, first)];
}

/** Points of a card for a step in this direction. */
function points({ card, used, left, direction }: PlayedWire, wanted: Direction): number {
  if (!card.startsWith("r")) return left;
  if (direction !== null && used > 0 && direction !== wanted) return 0;
  const [up = 0, down = 0] = card.slice(1).split("/").map(Number);
  return (wanted === "up" ? up : down) - used;
}

/** Every way to name these cards for the two guides or for neither. */
function namings(cards: readonly PlayedWire[], movers: readonly Mover[]): Named[][] {
  const [card, ...rest] = cards;
  if (!card) return [[]];
  const others = namings(rest, movers);
  const named = movers
    .filter(({ guide }) => !card.bound || card.target === guide)
    .flatMap(({ guide, direction }) => others.map((naming) => [{ card, guide, direction }, ...naming]));
  return [...others, ...named];
}

/** The cards that pay for the change with the least over; nothing if they do not suffice. `harm` weighs what a naming costs besides. */
export function swapNaming(cards: readonly PlayedWire[], movers: readonly Mover[], harm: (naming: Named[]) => number): Named[] | null {
  const given = (naming: Named[], { guide, direction }: Mover) =>
    naming.filter((one) => one.guide === guide).reduce((sum, one) => sum + points(one.card, direction), 0);
  const moving = cards.filter((card) => card.left > 0 && !card.card.startsWith("a"));
  const pays = namings(moving, movers).filter((naming) => movers.every((mover) => given(naming, mover) >= mover.cost));
  const price = (naming: Named[]) => harm(naming) * 100 + movers.reduce((sum, mover) => sum + given(naming, mover), 0);
  return pays.sort((a, b) => price(a) - price(b))[0] ?? null;
}

/** The actions that name the cards as far as they are not named so already, and change the places. */
export function swapActions(seat: string, view: ViewWire, naming: readonly Named[]): string[] {
  const cards = seatWire(view, seat)?.cards ?? [];
  const assigns = naming.flatMap(({ card, guide, direction }) => {
    const rope = card.card.startsWith("r");
    const now = cards.find((one) => one.slot === card.slot);
    if (now?.target === guide && (!rope || now.direction === direction)) return [];
    return [`assign c${card.slot + 1} ${guide}${rope ? ` ${direction}` : ""}`];
  });
  return [...assigns, "swap"];
}
