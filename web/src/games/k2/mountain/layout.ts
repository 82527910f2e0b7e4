/** Where names and pieces go around the spaces: beside the badges, clear of each other, of names and of ropes. */
import type { BoardWire } from "../../../engine/types/BoardWire";
import type { SpaceWire } from "../../../engine/types/SpaceWire";
import { apart, fromBox, fromStretch, type Point } from "./plane";

/** Radius of a badge, and of what hangs on it: flag, room, night. */
export const BADGE = 31;
/** Radius of a piece or a tent. */
export const PIECE = 21;
export const NAME_SIZE = 25;

/** Beside an ordinary space stand at most four climbers, and some tents; at the start everybody stands. */
const PLACES = { start: 10, route: 6, summit: 10 };
const RINGS = [BADGE + PIECE + 7, BADGE + PIECE + 50, BADGE + PIECE + 93];
const ANGLES = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);

export interface Layout {
  /** By space: the places beside it, the best first. */
  places: ReadonlyMap<string, readonly Point[]>;
  /** By space: the middle of its name's line. */
  names: ReadonlyMap<string, Point>;
}

interface Box {
  middle: Point;
  half: Point;
}

const nameBox = (middle: Point, name: string): Box => ({ middle, half: [name.length * NAME_SIZE * 0.25, NAME_SIZE * 0.5] });

/** How much two boxes cover each other, in square units. */
function cover(a: Box, b: Box): number {
  const side = (i: 0 | 1) => Math.max(0, a.half[i] + b.half[i] - Math.abs(a.middle[i] - b.middle[i]));
  return side(0) * side(1);
}

const stretches = (board: BoardWire): [Point, Point][] => {
  const at = new Map(board.spaces.map((space) => [space.id, space.at]));
  return board.ropes.map(([a, b]) => [at.get(a) ?? [0, 0], at.get(b) ?? [0, 0]]);
};

const badge = (space: SpaceWire): Box => ({ middle: space.at, half: [BADGE + 14, BADGE + 12] });

/** A name stands under its badge, or above it where that is freer. */
function placeNames(board: BoardWire, name: (space: string) => string): Map<string, Point> {
  const ropes = stretches(board);
  const done: Box[] = [];
  const names = new Map<string, Point>();
  for (const space of board.spaces) {
    const tries = [BADGE + 32, -BADGE - 36].map((dy) => nameBox([space.at[0], space.at[1] + dy], name(space.id)));
    const cost = (box: Box, index: number) =>
      index * 300 +
      [...done, ...board.spaces.filter((s) => s !== space).map(badge)].reduce((sum, b) => sum + cover(box, b), 0) +
      ropes.filter(([a, b]) => fromStretch(box.middle, a, b) < 26).length * 500;
    const [best] = tries.map((box, index) => ({ box, cost: cost(box, index) })).sort((a, b) => a.cost - b.cost);
    if (!best) continue;
    done.push(best.box);
    names.set(space.id, best.box.middle);
  }
  return names;
}

/** How unfit a place is for a piece: what it would touch, weighed. */
function burden(place: Point, space: SpaceWire, board: BoardWire, names: Box[], ropes: [Point, Point][]): number {
  const touch = (distance: number, wanted: number, weight: number) => Math.max(0, wanted - distance) * weight;
  const [x, y] = place;
  let sum = apart(place, space.at) * 0.25 + Math.abs(x - space.at[0]) * -0.1;
  for (const other of board.spaces) {
    const box = badge(other);
    sum += touch(fromBox(place, box.middle, box.half), PIECE + 2, other === space ? 9 : 14);
    if (other !== space) sum += touch(apart(place, other.at), apart(place, space.at) + 8, 3);
  }
  for (const box of names) sum += touch(fromBox(place, box.middle, box.half), PIECE + 2, 6);
  for (const [a, b] of ropes) sum += touch(fromStretch(place, a, b), PIECE + 4, 2);
  return sum + touch(x, PIECE, 9) + touch(board.size[0] - x, PIECE, 9) + touch(board.size[1] + 40 - y, PIECE, 9);
}

/** Works the layout out; the same board with the same names always gives the same. */
export function layout(board: BoardWire, name: (space: string) => string): Layout {
  const names = placeNames(board, name);
  const boxes = [...names].map(([id, middle]) => nameBox(middle, name(id)));
  const ropes = stretches(board);
  const taken: Point[] = [];
  const candidates = board.spaces.map((space) => ({
    space,
    places: [] as Point[],
    free: RINGS.flatMap((ring) =>
      ANGLES.map((angle): Point => [space.at[0] + ring * Math.cos(angle), space.at[1] + ring * Math.sin(angle)]),
    ).map((place) => ({ place, burden: burden(place, space, board, boxes, ropes) })),
  }));
  for (let round = 0; round < PLACES.start; round++) {
    for (const { space, places, free } of candidates) {
      if (round >= PLACES[space.kind as keyof typeof PLACES]) continue;
      const crowd = (place: Point) => taken.reduce((sum, t) => sum + Math.max(0, 2 * PIECE + 3 - apart(place, t)) * 8, 0);
      const best = free.reduce(
        (least, { place, burden }) => {
          const total = burden + crowd(place);
          return total < least.total ? { place, total } : least;
        },
        { place: space.at as Point, total: Infinity },
      );
      places.push(best.place);
      taken.push(best.place);
    }
  }
  return { names, places: new Map(candidates.map(({ space, places }) => [space.id, places])) };
}
