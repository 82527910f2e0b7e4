/** Where pieces and tents go around the spaces: beside the badges, clear of each other, of names and of ropes. */
import type { BoardWire } from "../../../engine/types/mountain/BoardWire";
import type { SpaceWire } from "../../../engine/types/mountain/SpaceWire";
import type { Point } from "./geometry";
import { apart, fromBox, fromEnd, fromStretch } from "./plane";

/** Radius of a badge. */
export const BADGE = 31;
/** Radius of a piece or a tent. */
export const PIECE = 21;
/** Where a piece wears its level or its bottles, from its middle, and how far they reach. */
const WORN: Point = [PIECE - 1, 3 - PIECE];
const WORN_SIZE = 12;
/** How far from a space's middle the token of a fixed rope lies, and half its side. */
export const TOKEN_AT = BADGE + 15;
const TOKEN = 14;

/** At the start everybody stands; elsewhere at most four pawns beside some tents. */
const PLACES: Record<string, number> = { start: 10, summit: 10 };
const ELSEWHERE = 6;
const RINGS = [BADGE + PIECE + 7, BADGE + PIECE + 50, BADGE + PIECE + 93];
const ANGLES = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);

/** A box given by its middle and half its width and height. */
interface Box {
  middle: Point;
  half: Point;
}

/** What a badge covers with the flag, the room and the night that hang on it. */
const badge = ({ at }: SpaceWire): Box => ({ middle: at, half: [BADGE + 14, BADGE + 12] });

/** What a space's name covers: a line under the badge, on the summit over it. */
const nameBox = ({ at, kind }: SpaceWire, name: string): Box => ({
  middle: [at[0], at[1] + (kind === "summit" ? -66 : 62)],
  half: [name.length * 5.5, 12],
});

interface Obstacles {
  board: BoardWire;
  /** What is written, and the tokens of fixed ropes. */
  signs: Box[];
  ropes: [Point, Point][];
  /** Fixed ropes: they come and go, so no printed name or badge has made room for them. */
  fixed: [Point, Point][];
}

/** How unfit a place is for a piece of this space: by how much it touches what stands there, weighed. */
function burden(place: Point, space: SpaceWire, { board, signs, ropes, fixed }: Obstacles): number {
  const touch = (distance: number, wanted: number, weight: number) => Math.max(0, wanted - distance) * weight;
  const [x, y] = place;
  let sum = apart(place, space.at) * 0.25 - Math.abs(x - space.at[0]) * 0.1;
  for (const other of board.spaces) {
    const box = badge(other);
    sum += touch(fromBox(place, box.middle, box.half), PIECE + 2, other === space ? 9 : 14);
  }
  const worn: Point = [x + WORN[0], y + WORN[1]];
  for (const box of signs) {
    sum += touch(fromBox(place, box.middle, box.half), PIECE + 2, 6) + touch(fromBox(worn, box.middle, box.half), WORN_SIZE, 6);
  }
  for (const [a, b] of ropes) sum += touch(fromStretch(place, a, b), PIECE + 4, 2);
  for (const [a, b] of fixed) sum += touch(fromStretch(place, a, b), PIECE + 4, 8);
  return sum + touch(x, PIECE, 9) + touch(board.size[0] - x, PIECE, 9) + touch(board.size[1] + 40 - y, PIECE, 9);
}

/** Places on rings around a space, as far as they are nearer to it than to any other. */
function candidates(space: SpaceWire, obstacles: Obstacles): { place: Point; burden: number }[] {
  const others = obstacles.board.spaces.filter((other) => other !== space);
  return RINGS.flatMap((ring) =>
    ANGLES.map((angle): Point => [space.at[0] + ring * Math.cos(angle), space.at[1] + ring * Math.sin(angle)]),
  )
    .filter((place) => others.every((other) => apart(place, space.at) < apart(place, other.at)))
    .map((place) => ({ place, burden: burden(place, space, obstacles) }));
}

/**
 * The places beside each space, the best first. All spaces choose their first place, then all their second, and so
 * on, so that the places most used are the best ones. `fixed` are the ends of fixed ropes that hang now. The same board
 * with the same names and ropes always gives the same.
 */
export function layout(board: BoardWire, name: (space: string) => string, fixed: readonly [string, string][] = []): Map<string, Point[]> {
  const at = new Map(board.spaces.map((space) => [space.id, space.at]));
  const stretch = ([a, b]: readonly [string, string]): [Point, Point] => [at.get(a) ?? [0, 0], at.get(b) ?? [0, 0]];
  const hung = fixed.map(stretch);
  const tokens = hung.flatMap(([a, b]) => [fromEnd(a, b, TOKEN_AT), fromEnd(b, a, TOKEN_AT)]);
  const obstacles = {
    board,
    ropes: board.ropes.map(stretch),
    fixed: hung,
    signs: [
      ...board.spaces.map((space) => nameBox(space, name(space.id))),
      ...tokens.map((middle): Box => ({ middle, half: [TOKEN, TOKEN] })),
    ],
  };
  const free = new Map(board.spaces.map((space) => [space, candidates(space, obstacles)]));
  const places = new Map(board.spaces.map((space): [string, Point[]] => [space.id, []]));
  const taken: Point[] = [];
  const crowd = (place: Point) => taken.reduce((sum, t) => sum + Math.max(0, 2 * PIECE + 3 - apart(place, t)) * 16, 0);
  for (let round = 0; round < Math.max(...Object.values(PLACES)); round++) {
    for (const [space, all] of free) {
      if (round >= (PLACES[space.kind] ?? ELSEWHERE)) continue;
      const [best] = all.map(({ place, burden }) => ({ place, total: burden + crowd(place) })).sort((a, b) => a.total - b.total);
      if (!best) continue;
      places.get(space.id)?.push(best.place);
      taken.push(best.place);
    }
  }
  return places;
}
