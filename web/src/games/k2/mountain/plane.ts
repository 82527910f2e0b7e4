/** Small geometry of the drawing's plane; units are those of the board data, y grows downwards. */
export type Point = readonly [number, number];

/** A number from 0 to 1 that depends on nothing but its arguments. */
export function noise(seed: number, index: number): number {
  let z = (Math.imul(seed + 1, 374761393) + Math.imul(index + 7, 668265263)) | 0;
  z = Math.imul(z ^ (z >>> 13), 1274126177);
  return ((z ^ (z >>> 16)) >>> 0) / 4294967296;
}

/** Points as an SVG path. */
export const path = (points: readonly Point[], closed = true): string =>
  points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(0)} ${y.toFixed(0)}`).join("") + (closed ? "Z" : "");

export const mix = (a: number, b: number, part: number): number => a + (b - a) * part;

export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

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

/** Where a line of rising y, given by its points, stands at this height. */
export function xAt(line: readonly Point[], y: number): number {
  const after = line.findIndex((point) => point[1] >= y);
  const [a, b] = [line[Math.max(after - 1, 0)], line[after < 0 ? line.length - 1 : after]];
  if (!a || !b) return 0;
  return b[1] === a[1] ? b[0] : mix(a[0], b[0], (y - a[1]) / (b[1] - a[1]));
}
