/** K2 as the shell sees it. */
import type { ActionWire } from "../../engine/types/k2/ActionWire";
import type { ViewWire } from "../../engine/types/k2/ViewWire";
import { t } from "../../i18n/i18n.svelte";
import { boardOf, newHeader, seatsOf } from "../../table/record";
import type { GameUi } from "../ui";
import { materialOfGame } from "./game";
import K2Position from "./K2Position.svelte";
import K2Screen from "./K2Screen.svelte";
import Legend from "./Legend.svelte";
import { say } from "../mountain/names";
import { result } from "./result";
import { ruleSections } from "./rules";

const RIVALS = 2;
const easy = (seats: number) => () => newHeader({ game: "k2", board: "k2-easy", weather: "k2-summer", seats, options: {} });
const rivals = Object.fromEntries(seatsOf(RIVALS + 1).slice(1).map((seat) => [seat, "scout"]));

const hasIcefall = (board: string): boolean =>
  materialOfGame("k2").boards.some(({ id, spaces }) => id === board && spaces.some((space) => space.icefall !== null));

const acts = ({ phase, observer }: ViewWire): boolean => phase.kind === "act" && phase.seat === observer;

/** What leaves no choice plays itself; ending a turn, giving up a climber and paying with a level, which can be its last, never do. */
function forced(legal: ActionWire[]): string | null {
  const [only, more] = legal;
  return only && !more && only.kind !== "end" && only.kind !== "decline" && !(only.kind === "pay" && only.climber !== null) ? only.text : null;
}

export const k2Ui: GameUi = {
  id: "k2",
  secrets: true,
  Table: K2Screen,
  Legend,
  Position: K2Position,
  // Strict or relaxed limits differ for five seats only; icefall tiles need an icefall.
  optionMatters: (name, seats, board) => (name !== "limits" || seats === 5) && (name !== "icefall" || hasIcefall(board)),
  starts: [
    { name: "lesson", help: "home-lesson-help", header: easy(1), bots: {}, lesson: true },
    { name: "solo", help: "home-solo-help", header: easy(1), bots: {} },
    { name: "bots", help: "home-bots-help", header: easy(RIVALS + 1), bots: rivals },
    { name: "hotseat", help: "home-hotseat-help", header: easy(2), bots: {} },
  ],
  rules: ruleSections,
  prefixes: ["K2", "EK"],
  say: (words, header) => say(words, boardOf(header)),
  quiet: new Set([
    "event-card-drawn",
    "event-card-drawn-hidden",
    "event-night-settled",
    "event-turn-ended",
    "event-assigned",
    "event-assigned-rope",
  ]),
  heads: new Set(["event-day-began"]),
  losses: new Set(["event-died"]),
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
    { name: "climber", when: acts },
    { name: "walk", when: acts },
    { name: "level", when: acts },
    { name: "tent", when: (view: ViewWire) => acts(view) && view.day >= 2 },
    { name: "weather", when: ({ day }: ViewWire) => day >= 2 },
    { name: "down", when: ({ climbers }: ViewWire) => climbers.some((climber) => climber.score >= 4) },
  ],
  keys: [
    ["1 2", "key-climber"],
    ["Q W E", "key-card"],
  ],
};
