/** Mount Everest as the shell sees it. */
import type { ActionWire } from "../../engine/types/everest/ActionWire";
import type { ViewWire } from "../../engine/types/everest/ViewWire";
import { t } from "../../i18n/i18n.svelte";
import { boardOf, newHeader, seatsOf } from "../../table/record";
import Legend from "../mountain/Legend.svelte";
import type { GameUi } from "../ui";
import EverestPosition from "./EverestPosition.svelte";
import EverestScreen from "./EverestScreen.svelte";
import { guidesOf } from "./game";
import { say } from "./names";
import { result } from "./result";
import { ruleSections } from "./rules";

const RIVALS = 2;
const easy = (seats: number) => () => newHeader({ game: "everest", board: "everest-easy", weather: "everest-summer", seats, options: {} });
const rivals = (count: number) => Object.fromEntries(seatsOf(count + 1).slice(1).map((seat) => [seat, "sherpa"]));

const acts = ({ phase, observer }: ViewWire): boolean => phase.kind === "act" && phase.seat === observer;
const own = (view: ViewWire) => guidesOf(view, view.observer);
const camps = (view: ViewWire) => view.seats.find((seat) => seat.id === view.observer)?.camps ?? [];

/** Decisions that are worth a tap even where they leave no choice: they end something, or something secret is seen. */
const TAPPED = new Set(["end", "keep", "remove", "retreat"]);

/** What leaves no choice plays itself. */
function forced(legal: ActionWire[]): string | null {
  const [only, more] = legal;
  return only && !more && !TAPPED.has(only.kind) ? only.text : null;
}

export const everestUi: GameUi = {
  id: "everest",
  secrets: true,
  Table: EverestScreen,
  Legend,
  Position: EverestPosition,
  optionMatters: () => true,
  starts: [
    { name: "lesson", help: "home-lesson-help", header: easy(2), bots: rivals(1), lesson: true },
    { name: "bots", help: "home-bots-help", header: easy(RIVALS + 1), bots: rivals(RIVALS) },
    { name: "hotseat", help: "home-hotseat-help", header: easy(2), bots: {} },
  ],
  rules: ruleSections,
  prefixes: ["EV"],
  say: (words, header) => say(words, boardOf(header)),
  quiet: new Set([
    "everest-event-card-drawn",
    "everest-event-card-drawn-hidden",
    "everest-event-turn-ended",
    "everest-event-assigned",
    "everest-event-assigned-rope",
    "everest-event-oxygen-closed",
    "everest-event-choice-began",
  ]),
  heads: new Set(["everest-event-day-began"]),
  losses: new Set(["everest-event-died", "everest-event-lost"]),
  summary: (game) => {
    const board = t(`board-${boardOf(game.header)}`);
    return game.over ? t("home-over", { board }) : t("home-resume", { day: game.day ?? 1, board });
  },
  result,
  chip: (view: ViewWire, seat) => `${seat} ${t("seat-score", { score: view.seats.find((s) => s.id === seat)?.score ?? 0 })}`,
  forced,
  lesson: [
    { name: "goal", when: () => true },
    { name: "choose", when: ({ phase }: ViewWire) => phase.kind === "choose" },
    { name: "token", when: ({ owed }: ViewWire) => owed > 0 },
    { name: "load", when: acts },
    { name: "walk", when: (view: ViewWire) => acts(view) && own(view).some((guide) => guide.load.clients.length > 0) },
    { name: "icefall", when: (view: ViewWire) => acts(view) && own(view).some((guide) => guide.load.clients.length > 0) },
    { name: "level", when: (view: ViewWire) => acts(view) && view.day >= 2 },
    { name: "tent", when: (view: ViewWire) => acts(view) && own(view).some((guide) => guide.load.tent) },
    { name: "camp", when: (view: ViewWire) => acts(view) && camps(view).length > 0 },
    { name: "oxygen", when: (view: ViewWire) => view.phase.kind === "oxygen" && camps(view).some((camp) => camp.oxygen > 0) },
    { name: "weather", when: ({ day }: ViewWire) => day >= 3 },
    { name: "down", when: (view: ViewWire) => own(view).some((guide) => guide.load.clients.some((client) => client.summited)) },
  ],
  keys: [
    ["1 2", "everest-key-guide"],
    ["Q W E", "key-card"],
  ],
};
