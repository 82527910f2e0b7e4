/** The shape of the dice game's mountain, worked out from where its stations stand; units are those of the board data. */
import type { Point } from "../../mountain/drawing/geometry";

interface Placed {
  at: readonly [number, number];
}

const STEP = 60;
const ROOM = 120;

/** A closed, round outline that holds all stations, from the peak down on both sides. */
export function outline(stations: readonly Placed[], [width, height]: readonly [number, number]): string {
  const top = stations.reduce((best, s) => (s.at[1] < best.at[1] ? s : best));
  const peak: Point = [top.at[0], top.at[1] - 70];
  const [left, right]: [Point[], Point[]] = [[], []];
  let [l, r] = [peak[0] - 30, peak[0] + 30];
  for (let y = peak[1] + STEP; y < height + 120; y += STEP) {
    const near = stations.filter((s) => s.at[1] < y + 110).map((s) => s.at[0]);
    l = Math.max(Math.min(l - 12, Math.min(...near) - ROOM), l - 95);
    r = Math.min(Math.max(r + 12, Math.max(...near) + ROOM), r + 95);
    left.push([l, y]);
    right.push([r, y]);
  }
  const around: Point[] = [...left].reverse();
  return `${smooth([...around, peak, ...right])}L${width + 900} ${height + 200}L-900 ${height + 200}Z`;
}

/** An open path that rounds all corners. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let d = `M${first[0].toFixed(0)} ${first[1].toFixed(0)}`;
  for (const [i, [x, y]] of rest.entries()) {
    const next = rest[i + 1] ?? [x, y];
    d += `Q${x.toFixed(0)} ${y.toFixed(0)} ${((x + next[0]) / 2).toFixed(0)} ${((y + next[1]) / 2).toFixed(0)}`;
  }
  return d;
}

/** A curve from one station to another that bends to the side, with its direction at the end in degrees. */
export interface Curve {
  d: string;
  /** The point at a part of the way. */
  at: (part: number) => Point;
  end: Point;
  angle: number;
}

/** The point of a quadratic curve at a part of its way. */
const along = (a: Point, control: Point, b: Point, part: number): Point => {
  const mix = (i: 0 | 1) => (1 - part) ** 2 * a[i] + 2 * part * (1 - part) * control[i] + part ** 2 * b[i];
  return [mix(0), mix(1)];
};

/** `gap` is how far from the stations' middles the curve begins and ends; `bend` how far its middle leans aside. */
export function curve(from: Point, to: Point, gap: number, bend: number): Curve {
  const long = Math.max(Math.hypot(to[0] - from[0], to[1] - from[1]), 1);
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const begin: Point = [from[0] + ux * gap, from[1] + uy * gap];
  const end: Point = [to[0] - ux * gap, to[1] - uy * gap];
  const control: Point = [(begin[0] + end[0]) / 2 - uy * bend * 2, (begin[1] + end[1]) / 2 + ux * bend * 2];
  const angle = (Math.atan2(end[1] - control[1], end[0] - control[0]) * 180) / Math.PI;
  const n = (p: Point) => `${p[0].toFixed(0)} ${p[1].toFixed(0)}`;
  return { at: (part) => along(begin, control, end, part), d: `M${n(begin)}Q${n(control)} ${n(end)}`, end, angle };
}

/** Where the goats of a station stand around its middle: rows that fill from the middle. */
export function pen(count: number, columns: number): Point[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row < rows - 1 ? columns : count - columns * (rows - 1);
    return [((i % columns) - (inRow - 1) / 2) * 42, (row - (rows - 1) / 2) * 34 - 6];
  });
}
