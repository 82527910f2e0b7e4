/** Light or dark: the system's wish until the player chooses. */
const STORED = "summiteer-theme";

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

const apply = (theme: string) => (document.documentElement.dataset["theme"] = theme);

/** Sets the theme at start. */
export function startTheme(): void {
  apply(stored() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
}

/** Switches between the two and remembers it where the browser stores anything. */
export function switchTheme(): void {
  const theme = document.documentElement.dataset["theme"] === "dark" ? "light" : "dark";
  apply(theme);
  try {
    localStorage.setItem(STORED, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
