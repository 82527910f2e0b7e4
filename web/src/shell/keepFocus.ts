/** Where the keyboard goes when what it was on goes away. */

const gone = (element: Element): boolean => !element.isConnected || element.matches(":disabled");

/**
 * An attachment that keeps the keyboard in a panel: when the focused part of it goes away or becomes useless, the panel takes
 * the focus, so that the next Tab leads to what has come instead. The panel needs `tabindex="-1"`.
 */
export function keepFocus(panel: HTMLElement): () => void {
  let held: Element | null = null;
  const take = (event: FocusEvent) => {
    if (event.target instanceof Element) held = event.target;
  };
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body && held !== null && gone(held)) panel.focus({ preventScroll: true });
  });
  panel.addEventListener("focusin", take);
  watch.observe(panel, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    watch.disconnect();
    panel.removeEventListener("focusin", take);
  };
}
