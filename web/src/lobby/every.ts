/** Asking the server again and again. */

/**
 * Does something now and then once a period, after the last time is done, while the page is in front; what is returned
 * ends it.
 */
export function every(period: number, work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const turn = async (): Promise<void> => {
    if (document.visibilityState === "visible") await work();
    if (!ended) timer = setTimeout(() => void turn(), period);
  };
  void turn();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
