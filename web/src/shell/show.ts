/** Scrolls to what has just opened, where it lies out of sight. */
export const show = (event: Event & { currentTarget: HTMLElement }): void => event.currentTarget.scrollIntoView({ block: "nearest" });
