/** Words in the player's language, from the project's Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { named } from "./names.svelte";

const files = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** Languages offered, with their own names. */
export const LANGUAGES: Record<string, string> = { en: "English", pl: "Polski", cs: "Čeština", sk: "Slovenčina", hu: "Magyar", ro: "Română", el: "Ελληνικά", "pt-BR": "Português (Brasil)" };
const FALLBACK = "en";
const STORED = "summiteer-language";

function makeBundle(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/locales/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache; the language itself is the state
const bundles = new Map<string, FluentBundle>();

function bundleOf(language: string): FluentBundle {
  const bundle = bundles.get(language) ?? makeBundle(language);
  bundles.set(language, bundle);
  return bundle;
}

/** The language offered for a tag such as `pt-PT`: the same one, else the same language elsewhere. */
function nearest(tag: string): string | undefined {
  const offered = Object.keys(LANGUAGES);
  const bare = (other: string) => other.toLowerCase().split("-")[0];
  return (
    offered.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
    offered.find((language) => bare(language) === bare(tag))
  );
}

/** The language to begin with: the stored one, else the first of the browser's that is offered. */
export function preferred(stored: string | null, wanted: readonly string[]): string {
  const offered = [stored ?? "", ...wanted].map(nearest);
  return offered.find((language) => language !== undefined) ?? FALLBACK;
}

function read(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

const state = $state({ language: FALLBACK });

/** Chooses the language at start. */
export function startLanguage(): void {
  setLanguage(preferred(read(), navigator.languages), false);
}

/** Switches the language; `keep` stores the choice. */
export function setLanguage(language: string, keep = true): void {
  state.language = language in LANGUAGES ? language : FALLBACK;
  document.documentElement.lang = state.language;
  if (!keep) return;
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export const language = (): string => state.language;

/** The text of a key in this language; the key itself where nobody wrote one. */
export function format(tag: string, key: string, args?: Record<string, FluentVariable>): string {
  for (const bundle of [bundleOf(tag), bundleOf(FALLBACK)]) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
  }
  return key;
}

/** The text of a key in the player's language; a `seat` in it goes by its person's name. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return format(state.language, key, args && named(args));
}
