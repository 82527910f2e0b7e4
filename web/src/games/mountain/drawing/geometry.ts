/** The mountain's shape, worked out from where its spaces stand: the same board always gives the same drawing. */
import type { BoardWire } from "../../../engine/types/mountain/BoardWire";

export type Point = readonly [number, number];

/** A number from 0 to 1 that depends on nothing but its arguments. */
export function noise(seed: number, index: number): number {
  let z = (Math.imul(seed + 1, 374761393) + Math.imul(index + 7, 668265263)) | 0;
  z = Math.imul(z ^ (z >>> 13), 1274126177);
  return ((z ^ (z >>> 16)) >>> 0) / 4294967296;
}

/** Where an altitude lies on the drawing: the line that fits the board's spaces best. */
export function altitudeLine(board: BoardWire): (altitude: number) => number {
  const n = board.spaces.length;
  const meanA = board.spaces.reduce((sum, s) => sum + s.altitude, 0) / n;
  const meanY = board.spaces.reduce((sum, s) => sum + s.at[1], 0) / n;
  const over = board.spaces.reduce((sum, s) => sum + (s.altitude - meanA) * (s.at[1] - meanY), 0);
  const under = board.spaces.reduce((sum, s) => sum + (s.altitude - meanA) ** 2, 0);
  const slope = under === 0 ? 0 : over / under;
  return (altitude) => meanY + slope * (altitude - meanA);
}

/** Points as an SVG path. */
export const path = (points: readonly Point[], closed = true): string =>
  points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(0)} ${y.toFixed(0)}`).join("") + (closed ? "Z" : "");

const STEP = 42;
/** How far the drawing goes on beyond the board's edges, for wide screens. */
export const SIDE = 2600;

/** The mountain's shape. */
interface Massif {
  /** The flanks from the outermost peaks down. */
  left: Point[];
  right: Point[];
  /** From the summit down. */
  ridge: Point[];
  /** Between the outermost peaks, from the right to the left; nothing on a mountain with one peak. */
  crest: Point[];
}

/** The rock over a peak: its tip in the drawing. */
const tip = ({ at }: { at: readonly [number, number] }, over: number): Point => [at[0], at[1] - over];

/** The peaks from the left to the right; most mountains have one. */
function peaks(board: BoardWire): Point[] {
  const skyline = (board.face?.skyline ?? []).flatMap((id) => board.spaces.filter((space) => space.id === id));
  const top = board.spaces.reduce((best, s) => (s.at[1] < best.at[1] ? s : best));
  return skyline.length > 0 ? skyline.map((peak) => tip(peak, peak === top ? 95 : 72)) : [tip(top, 95)];
}

/** The lowest point between two peaks, near the lower one. */
function saddle(a: Point, b: Point): Point {
  const [low, high] = a[1] > b[1] ? [a, b] : [b, a];
  return [low[0] + (high[0] - low[0]) * 0.3, low[1] + 38];
}

/** The massif: left and right flank wide enough to hold every space, rough, running together at the summit. */
export function massif(board: BoardWire): Massif {
  const [width, height] = board.size;
  const tips = peaks(board);
  const peak = tips.reduce((best, one) => (one[1] < best[1] ? one : best));
  const [west, east] = [tips.at(0) ?? peak, tips.at(-1) ?? peak];
  const crest = tips.flatMap((one, i) => (i === 0 ? [] : [saddle(tips[i - 1] ?? one, one), one])).reverse().slice(1);
  const [left, right, ridge]: [Point[], Point[], Point[]] = [[west], [east], [peak]];
  let [l, r] = [west[0], east[0]];
  for (let y = peak[1] + STEP; y < height + 12 * STEP; y += STEP) {
    const near = board.spaces.filter((s) => s.at[1] < y + 90);
    const [min, max] = [Math.min(...near.map((s) => s.at[0]), l + 60), Math.max(...near.map((s) => s.at[0]), r - 60)];
    const index = Math.round(y / STEP);
    const spread = y > height * 0.7 ? 60 : 0;
    if (y > west[1]) l = Math.min(l - 4, Math.max(min - 95, l - 70)) - 22 * noise(1, index) - spread;
    if (y > east[1]) r = Math.max(r + 4, Math.min(max + 95, r + 70)) + 22 * noise(2, index) + spread;
    left.push(y > west[1] ? [Math.max(l, -SIDE), y] : west);
    right.push(y > east[1] ? [Math.min(r, width + SIDE), y] : east);
    ridge.push([peak[0] + (noise(3, index) - 0.5) * 90 + (y - peak[1]) * 0.06, y]);
  }
  return { left, right, ridge, crest };
}

/** The massif's edge, all round. */
export function outline(board: BoardWire): Point[] {
  const { left, right, crest } = massif(board);
  return [...left, ...[...right].reverse(), ...crest];
}

/** A distant range: a skyline from edge to edge. */
export function range(board: BoardWire, seed: number, base: number, rise: number): Point[] {
  const [width, height] = board.size;
  const points: Point[] = [[-SIDE, height + 200]];
  for (let i = 0; i <= 26; i++) {
    const peak = i % 2 ? rise * (0.55 + 0.45 * noise(seed, i)) : rise * 0.3 * noise(seed, i);
    points.push([-SIDE + (i * (width + 2 * SIDE)) / 26, base - peak]);
  }
  points.push([width + SIDE, height + 200]);
  return points;
}

/** Snow over the upper part of the mountain, with a torn lower edge. */
export function snowCap(board: BoardWire, lower: number): Point[] {
  const { left, right, crest } = massif(board);
  const above = (side: Point[]) => side.filter(([, y]) => y <= lower);
  const [l, r] = [above(left), above(right)];
  const [from, to] = [r.at(-1), l.at(-1)];
  if (!from || !to) return [];
  const edge: Point[] = [];
  for (let i = 1; i < 14; i++) {
    const x = from[0] + ((to[0] - from[0]) * i) / 14;
    edge.push([x, lower + (i % 2 ? 70 : -50) * (0.4 + noise(5, i))]);
  }
  return [...l, ...edge.reverse(), ...[...r].reverse(), ...crest];
}

/** A piece of the face with how much light it gets, from -1 to 1. */
export interface Facet {
  points: Point[];
  light: number;
}

/** Columns of facets on each side of the ridge. */
const COLUMNS = 6;

/** The face broken into facets: lit ones left of the ridge, shaded ones right of it. */
export function facets(board: BoardWire): Facet[] {
  const { left, right, ridge } = massif(board);
  return [...sideFacets(ridge, left, 1), ...sideFacets(ridge, right, -1)];
}

function sideFacets(ridge: Point[], flank: Point[], light: 1 | -1): Facet[] {
  const rows = Math.floor((ridge.length - 1) / 2);
  const corner = (row: number, column: number): Point => {
    const [from, to] = [ridge[row * 2] ?? [0, 0], flank[row * 2] ?? [0, 0]];
    const part = column / COLUMNS;
    const rough = column === 0 || column === COLUMNS ? 0 : 1;
    const seed = light * 100 + column;
    return [
      from[0] + (to[0] - from[0]) * part + rough * (noise(seed, row) - 0.5) * 70,
      from[1] + rough * (noise(seed + 31, row) - 0.5) * 110,
    ];
  };
  const all: Facet[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [a, b] = [corner(row, column), corner(row, column + 1)];
      const [c, d] = [corner(row + 1, column + 1), corner(row + 1, column)];
      const tone = (seed: number) => light * (0.15 + 0.85 * noise(seed + column, row * light));
      if (noise(77 + column, row) > 0.5) all.push({ points: [a, b, c], light: tone(60) }, { points: [a, c, d], light: tone(70) });
      else all.push({ points: [a, b, d], light: tone(60) }, { points: [b, c, d], light: tone(70) });
    }
  }
  return all;
}

/** Snow lying in gullies below the cap: narrow tongues that run down the face. */
export function gullies(board: BoardWire, from: number): Point[][] {
  const { left, right } = massif(board);
  const at = (side: Point[], y: number) => side.find((point) => point[1] >= y)?.[0] ?? 0;
  return Array.from({ length: 7 }, (_, i) => {
    const y = from + noise(81, i) * board.size[1] * 0.2;
    const long = 120 + noise(82, i) * 170;
    const [l, r] = [at(left, y) + 60, at(right, y) - 60];
    const x = l + (r - l) * (0.25 + (0.5 * (i + noise(83, i))) / 7);
    const lean = (noise(84, i) - 0.5) * 90;
    return [
      [x - 13, y - 40],
      [x + 14, y - 20],
      [x + lean * 0.5 + 12, y + long * 0.5],
      [x + lean, y + long],
      [x + lean * 0.5 - 12, y + long * 0.45],
    ];
  });
}
