/**
 * The screen that the address names: `#/`, `#/table/ID`, `#/replay/ID`, `#/rules/K2-020`, `#/about`; over the network
 * `#/lobby`, `#/net/ID`, `#/join/ID/SEAT/TOKEN`, `#/watch/ID/TOKEN`, `#/net-replay/ID`.
 */
export interface Route {
  screen: string;
  id: string;
  /** What follows the id. */
  rest: string[];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const read = (): Route => {
  const [screen = "", id = "", ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decoded);
  return { screen, id, rest };
};

const state = $state<{ route: Route }>({ route: read() });
addEventListener("hashchange", () => (state.route = read()));

export const route = (): Route => state.route;

/** The address of a screen. */
export const address = (screen: string, ...parts: string[]): string => `#/${[screen, ...parts.map(encodeURIComponent)].join("/")}`;

export const go = (screen: string, id = ""): void => {
  location.hash = id ? address(screen, id) : address(screen);
};
