/** What the shell needs to know of a game to show its tables. */
import type { Component } from "svelte";
import type { Words } from "../engine/types/Words";
import type { Session } from "../shell/session.svelte";
import type { StoredGame } from "../storage/games";

/** A part of the rules. */
export interface RuleSection {
  /** The name of its heading's text. */
  title: string;
  ids: string[];
}

/** A way to begin with one click. */
export interface QuickStart {
  /** Its title is the text `home-NAME`. */
  name: string;
  /** The name of the text below the title. */
  help: string;
  /** Whether it is the lesson. */
  lesson?: boolean;
  header: () => string;
  bots: Record<string, string>;
}

/** A position to look at: drawing and seats go to their places in the frame. */
export interface PositionProps {
  header: string;
  bots: Record<string, string>;
  view: unknown;
  pointed: Words | null;
}

export interface GameUi {
  /** The game's id in records. */
  id: string;
  /** Whether seats keep secrets, so that people on one device need a curtain. */
  secrets: boolean;
  /** The table, inside the shell's frame. */
  Table: Component<{ session: Session; ui: GameUi }>;
  /** What the signs on its drawing mean, for the help; a drawing that speaks for itself has none. */
  Legend?: Component;
  /** A position of a replay. */
  Position: Component<PositionProps>;
  /** Whether an option makes a difference with this many seats on this board. */
  optionMatters: (name: string, seats: number, board: string) => boolean;
  starts: QuickStart[];
  rules: RuleSection[];
  /** Its rule ids begin so: `K2-001`, `Q-K2-01`. */
  prefixes: string[];
  /** An event or refusal in words. */
  say: (words: Words, header: string) => string;
  /** Events that the log leaves out. */
  quiet: ReadonlySet<string>;
  /** Events that begin a part of the log, and those that it shows as losses. */
  heads: ReadonlySet<string>;
  losses: ReadonlySet<string>;
  /** How a stored game goes on, in words for the home page. */
  summary: (game: StoredGame) => string;
  /** The result in lines, a heading first, for the end of the game and for sharing; empty while it goes on. */
  result: (view: never, bots: Record<string, string>) => string[];
  /** Lines of a seat for its chip. */
  chip: (view: never, seat: string) => string;
  /** The only thing to do, where it plays itself. */
  forced: (legal: never[]) => string | null;
  /** The hints of a first game in their order: the text `lesson-GAME-NAME`, shown once when its moment has come. */
  lesson: readonly { name: string; when: (view: never) => boolean }[];
  /** Keys beyond the shell's own, each with the name of its text. */
  keys: readonly (readonly [string, string])[];
}
