/** What a drawing opens on: the whole where it stays readable, else the surroundings of what matters. */
import type { Box } from "./panzoom.svelte";

type Point = readonly [number, number];

/** Points to show, at how many units a pixel. */
export interface Opening {
  points: readonly Point[];
  scale: number;
}

/** Pixels a unit below which names are hard to read, below which all is a blur, and at most. */
const [READABLE, FARTHEST, CLOSEST] = [0.5, 0.32, 0.72];
/** Units that show around the points, and at least. */
const [AROUND, NEAR] = [180, 110];

const ends = (points: readonly Point[], axis: 0 | 1): [number, number] => [
  Math.min(...points.map((p) => p[axis])),
  Math.max(...points.map((p) => p[axis])),
];

/** Units a pixel that show these points in the hole, more around them as long as names can be read. */
function scaleFor(points: readonly Point[], hole: Box): number {
  const needed = (axis: 0 | 1, pixels: number): number => {
    const [low, high] = ends(points, axis);
    const roomy = Math.min(high - low + 2 * AROUND, Math.max(pixels / READABLE, high - low + 2 * NEAR));
    return Math.max(roomy / pixels, 1 / CLOSEST);
  };
  return Math.max(needed(0, hole.w), needed(1, hole.h));
}

/**
 * What to open on in a hole of so many pixels: nothing for the whole (in units) where it stays readable, else the focus, or
 * its first point where the others are too far away to be read together.
 */
export function opening(focus: readonly Point[], whole: Box, hole: Box): Opening | null {
  if (focus.length === 0 || Math.min(hole.w / whole.w, hole.h / whole.h) > READABLE) return null;
  const scale = scaleFor(focus, hole);
  if (scale <= 1 / FARTHEST) return { points: focus, scale };
  const points = focus.slice(0, 1);
  return { points, scale: scaleFor(points, hole) };
}

/** The part of the whole, in units, that the hole then shows; it leaves the whole only where it is larger. */
export function partOf({ points, scale }: Opening, whole: Box, hole: Box): Box {
  const span = (axis: 0 | 1, pixels: number, from: number, size: number): [number, number] => {
    const [low, high] = ends(points, axis);
    const shown = pixels * scale;
    const begin = (low + high) / 2 - shown * (axis === 0 ? 0.5 : 0.6);
    return [shown >= size ? from - (shown - size) / 2 : Math.min(Math.max(begin, from), from + size - shown), shown];
  };
  const [x, w] = span(0, hole.w, whole.x, whole.w);
  const [y, h] = span(1, hole.h, whole.y, whole.h);
  return { x, y, w, h };
}
