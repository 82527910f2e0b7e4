import { expect, test } from "vitest";
import { opening, partOf } from "./opening";

const whole = { x: 0, y: 0, w: 1400, h: 1600 };
const phone = { x: 0, y: 0, w: 390, h: 400 };

test("where the whole can be read, it shows", () => {
  expect(opening([[700, 800]], whole, { x: 0, y: 0, w: 900, h: 900 })).toBeNull();
  expect(opening([], whole, phone)).toBeNull();
});

test("points that are near each other show together", () => {
  const near = opening([[700, 700], [800, 900]], whole, phone) ?? expect.fail("the whole cannot be read");
  const part = partOf(near, whole, phone);
  for (const [x, y] of near.points) {
    expect(x - part.x).toBeGreaterThan(50);
    expect(part.x + part.w - x).toBeGreaterThan(50);
    expect(y - part.y).toBeGreaterThan(50);
    expect(part.y + part.h - y).toBeGreaterThan(50);
  }
  expect(near.points).toHaveLength(2);
});

test("of points that would only show in a blur the first one shows", () => {
  const far = opening([[700, 100], [700, 1500]], whole, phone);
  expect(far?.points).toEqual([[700, 100]]);
  expect(far?.scale).toBeLessThanOrEqual(2);
});

test("a part does not lead beyond the whole", () => {
  const corner = opening([[0, 1600]], whole, phone) ?? expect.fail("the whole cannot be read");
  const part = partOf(corner, whole, phone);
  expect([part.x, part.y + part.h]).toEqual([0, 1600]);
});
