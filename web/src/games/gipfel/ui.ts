/** The dice game as the shell sees it. */
import type { ActionWire } from "../../engine/types/gipfel/ActionWire";
import type { ViewWire } from "../../engine/types/gipfel/ViewWire";
import { t } from "../../i18n/i18n.svelte";
import { boardOf, newHeader, seatsOf } from "../../table/record";
import type { GameUi } from "../ui";
import GipfelPosition from "./GipfelPosition.svelte";
import GipfelScreen from "./GipfelScreen.svelte";
import { say } from "./names";
import { result } from "./result";
import { ruleSections } from "./rules";

const header = (seats: number) => () => newHeader({ game: "gipfel", board: "gipfel", seats, options: {} });
const against = (bots: string[]) => Object.fromEntries(seatsOf(bots.length + 1).slice(1).map((seat, i) => [seat, bots[i] ?? ""]));

const mine = ({ phase, observer }: ViewWire): boolean => phase.seat === observer;

/** A roll and the end of a turn are worth a tap; a push that can go one way only goes by itself. */
const forced = (legal: ActionWire[]): string | null => (legal.length === 1 && legal[0]?.kind === "push" ? legal[0].text : null);

export const gipfelUi: GameUi = {
  id: "gipfel",
  secrets: false,
  Table: GipfelScreen,
  Position: GipfelPosition,
  optionMatters: () => true,
  starts: [
    { name: "lesson", help: "home-lesson-help", header: header(2), bots: against(["rusher"]), lesson: true },
    { name: "bots", help: "home-bots-help", header: header(2), bots: against(["ibex"]) },
    { name: "hotseat", help: "home-hotseat-open-help", header: header(2), bots: {} },
  ],
  rules: ruleSections,
  prefixes: ["GS"],
  say,
  quiet: new Set(["gipfel-event-rolled", "gipfel-event-took-up", "gipfel-event-took-up-all"]),
  heads: new Set(["gipfel-event-turn-passed", "gipfel-event-first-seat"]),
  losses: new Set(["gipfel-event-set-back", "gipfel-event-washed-down"]),
  summary: (game) => t(game.over ? "home-over" : "home-running", { board: t(`board-${boardOf(game.header)}`) }),
  result,
  chip: (view: ViewWire, seat) => `${seat} ${"★".repeat(view.seats.find((s) => s.id === seat)?.arrivals ?? 0) || "☆"}`,
  forced,
  lesson: [
    { name: "goal", when: () => true },
    { name: "roll", when: mine },
    { name: "keep", when: (view: ViewWire) => mine(view) && view.phase.kind === "choose" },
    { name: "move", when: (view: ViewWire) => mine(view) && view.phase.kind === "choose" },
    { name: "push", when: (view: ViewWire) => mine(view) && view.seats.some((seat) => seat.way >= 2) },
    { name: "river", when: (view: ViewWire) => mine(view) && view.seats.every((seat) => seat.way >= 1) },
    { name: "back", when: (view: ViewWire) => mine(view) && view.rollsLeft === 0 },
  ],
  keys: [
    ["1 – 5", "key-die"],
    ["R", "key-roll"],
    ["H", "key-hint"],
  ],
};
