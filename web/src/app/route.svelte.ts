/** The screen that the address names: `#/`, `#/table/ID`, `#/replay/ID`, `#/rules/K2-020`, `#/about`. */
export interface Route {
  screen: string;
  id: string;
}

const read = (): Route => {
  const [screen = "", id = ""] = location.hash.replace(/^#\/?/, "").split("/");
  return { screen, id: decodeURIComponent(id) };
};

const state = $state<{ route: Route }>({ route: read() });
addEventListener("hashchange", () => (state.route = read()));

export const route = (): Route => state.route;
export const go = (screen: string, id = ""): void => {
  location.hash = id ? `#/${screen}/${encodeURIComponent(id)}` : `#/${screen}`;
};
