/** Small geometry of the drawing's plane; units are those of the board data, y grows downwards. */
import type { Point } from "./geometry";

export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The point so far from one end towards the other. */
export function fromEnd(here: Point, there: Point, distance: number): Point {
  const part = distance / Math.max(apart(here, there), 1);
  return [here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part];
}

/** How far a point lies from the straight stretch between two others. */
export function fromStretch(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = dx * dx + dy * dy;
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / long));
  return apart(p, [a[0] + part * dx, a[1] + part * dy]);
}

/** How far a point lies from a box given by its middle and half its width and height; 0 inside. */
export function fromBox(p: Point, middle: Point, half: Point): number {
  return Math.hypot(
    Math.max(0, Math.abs(p[0] - middle[0]) - half[0]),
    Math.max(0, Math.abs(p[1] - middle[1]) - half[1]),
  );
}
