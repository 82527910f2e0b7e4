/** How a fixed rope is drawn between its two ends. */
import type { FixedRopeWire } from "../../engine/types/k2/FixedRopeWire";
import type { Point } from "../mountain/drawing/geometry";

/** How far ropes between the same spaces hang apart. */
const SAG = 10;

/** A rope that hangs a little, each one more than the one before, so that ropes between the same spaces stay apart. */
export function bow(a: Point, b: Point, index: number): string {
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + SAG * (index + 1)];
  return `M${a[0]} ${a[1]}Q${middle[0]} ${middle[1]} ${b[0]} ${b[1]}`;
}

/** Degrees by which the arrow of an end's token is turned from pointing up: down at the higher end, sideways at a level one. */
export function arrowAt({ higher }: FixedRopeWire, end: string, here: Point, there: Point): number {
  if (higher === null) return there[0] >= here[0] ? 90 : -90;
  return higher === end ? 180 : 0;
}
