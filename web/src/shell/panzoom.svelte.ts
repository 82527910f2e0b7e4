/** What part of a drawing shows: dragged, pinched, turned by the wheel, or fitted. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const SMALLEST = 320;

export class PanZoom {
  box = $state<Box>({ x: 0, y: 0, w: 1, h: 1 });
  /** Whether the pointer has moved far enough that its release is no tap. */
  dragged = false;
  /** Whether the player has moved or scaled what shows since it was last fitted. */
  moved = false;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #pointers = new Map<number, PointerEvent>();

  constructor(private readonly whole: Box) {
    this.box = { ...whole };
  }

  get viewBox(): string {
    return `${this.box.x} ${this.box.y} ${this.box.w} ${this.box.h}`;
  }

  /** Shows this part as large as it fits into the free part of the drawing (`hole`, in pixels of a drawing `w` by `h`). */
  fit(part: Box = this.whole, hole: Box = { x: 0, y: 0, w: 1, h: 1 }, w = hole.w, h = hole.h): void {
    this.moved = false;
    const scale = Math.max(part.w / Math.max(hole.w, 1), part.h / Math.max(hole.h, 1));
    this.box = {
      x: part.x + part.w / 2 - (hole.x + hole.w / 2) * scale,
      y: part.y + part.h / 2 - (hole.y + hole.h / 2) * scale,
      w: w * scale,
      h: h * scale,
    };
  }

  /** Scales about a point of the drawing. */
  zoom(factor: number, cx = this.box.x + this.box.w / 2, cy = this.box.y + this.box.h / 2): void {
    this.moved = true;
    const w = Math.min(Math.max(this.box.w * factor, SMALLEST), this.whole.w * 4);
    const scale = w / this.box.w;
    this.box = { x: cx - (cx - this.box.x) * scale, y: cy - (cy - this.box.y) * scale, w, h: this.box.h * scale };
  }

  down(event: PointerEvent): void {
    this.#pointers.set(event.pointerId, event);
    if (this.#pointers.size === 1) this.dragged = false;
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const matrix = svg.getScreenCTM();
    if (!matrix) return;
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!this.dragged && Math.hypot(dx, dy) < 6) return;
    [this.dragged, this.moved] = [true, true];
    const other = [...this.#pointers.values()].find((pointer) => pointer.pointerId !== event.pointerId);
    if (other) this.#pinch(before, event, other, matrix);
    else this.box = { ...this.box, x: this.box.x - dx / matrix.a, y: this.box.y - dy / matrix.d };
    this.#pointers.set(event.pointerId, event);
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    // The click that follows the release still belongs to the drag.
    setTimeout(() => (this.dragged = false), 0);
  }

  #pinch(before: PointerEvent, after: PointerEvent, other: PointerEvent, matrix: DOMMatrix): void {
    const apart = (p: PointerEvent) => Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY);
    const middle = new DOMPoint((after.clientX + other.clientX) / 2, (after.clientY + other.clientY) / 2);
    const at = middle.matrixTransform(matrix.inverse());
    this.zoom(apart(before) / Math.max(apart(after), 1), at.x, at.y);
  }
}
