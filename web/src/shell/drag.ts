/** Dragging a thing onto another with mouse, finger or pen. A press that hardly moves stays a tap. */

interface Options {
  /** Whether it can be picked up now. */
  enabled: boolean;
  /** It has been picked up. */
  onpick?: () => void;
  /** It was dropped over this element. */
  ondrop: (over: Element) => void;
}

const SLOP = 8;

/** A copy of the thing that follows the pointer. */
function ghostOf(node: HTMLElement | SVGElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.style.cssText = `position:fixed;pointer-events:none;z-index:30;width:${box.width}px;height:${box.height}px;opacity:.85`;
  if (node instanceof SVGGraphicsElement) {
    const local = node.getBBox();
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${local.x} ${local.y} ${local.width} ${local.height}`);
    const copy = node.cloneNode(true) as SVGElement;
    copy.removeAttribute("transform");
    copy.style.transform = "none";
    svg.append(copy);
    ghost.append(svg);
  } else ghost.append(node.cloneNode(true));
  return ghost;
}

/** The click that may follow the release belongs to the drag. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

/** Svelte action: lets its element be dragged. */
export function drag(node: HTMLElement | SVGElement, options: Options) {
  let now = options;
  let from: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;

  const place = (event: PointerEvent) => {
    if (!ghost) return;
    ghost.style.left = `${event.clientX - ghost.offsetWidth / 2}px`;
    ghost.style.top = `${event.clientY - ghost.offsetHeight / 2}px`;
  };
  const finish = () => {
    ghost?.remove();
    from = ghost = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", finish);
  };
  const move = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.pointerId) return;
    if (!ghost && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLOP) {
      now.onpick?.();
      ghost = ghostOf(node);
      document.body.append(ghost);
    }
    place(event);
  };
  const up = (event: PointerEvent) => {
    const dropped = ghost !== null;
    finish();
    if (!dropped) return;
    swallowClick();
    const over = document.elementFromPoint(event.clientX, event.clientY);
    if (over) now.ondrop(over);
  };
  const down = (event: Event) => {
    if (!now.enabled || !(event instanceof PointerEvent) || event.button !== 0) return;
    event.stopPropagation();
    from = event;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", finish);
  };
  node.addEventListener("pointerdown", down);
  return {
    update: (next: Options) => (now = next),
    destroy: () => (finish(), node.removeEventListener("pointerdown", down)),
  };
}
