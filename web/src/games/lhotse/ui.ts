/** Lhotse as the shell sees it: K2, and what the expansion adds. */
import type { ViewWire } from "../../engine/types/k2/ViewWire";
import { boardOf, newHeader, seatsOf } from "../../table/record";
import { materialOfGame } from "../k2/game";
import { k2Ui } from "../k2/ui";
import type { GameUi } from "../ui";
import LhotseScreen from "./LhotseScreen.svelte";
import { say } from "./names";
import { result } from "./result";
import { ruleSections } from "./rules";

const RIVALS = 2;
const face = (seats: number) => () => newHeader({ game: "lhotse", board: "lhotse-face", weather: "lhotse", seats, options: {} });
const col = (seats: number) => () =>
  newHeader({ game: "lhotse", board: "lhotse-col", weather: "k2-summer", seats, options: { discards: "free" } });
const rivals = Object.fromEntries(seatsOf(RIVALS + 1).slice(1).map((seat) => [seat, "scout"]));

const acts = ({ phase, observer }: ViewWire): boolean => phase.kind === "act" && phase.seat === observer;
const own = ({ climbers, observer }: ViewWire) => climbers.filter((climber) => climber.seat === observer);
/** Whether a climber could hang a fixed rope: only spaces above 6000 m are worth 2 or more. */
const high = (view: ViewWire): boolean => own(view).some((climber) => climber.score >= 2) && view.ropes.every((rope) => rope.seat !== view.observer);
const landslide = ({ days }: ViewWire): boolean => days.some(({ weather, flanks }) => [weather, flanks?.west, flanks?.east].some((part) => part?.landslide));

/** Whether a board is the face, with sections; the other is that of the race. */
const isFace = (board: string): boolean => materialOfGame("lhotse").boards.some(({ id, face }) => id === board && face !== null);

export const lhotseUi: GameUi = {
  ...k2Ui,
  id: "lhotse",
  Table: LhotseScreen,
  // Levels are titles for whoever climbs alone; cards are left behind in the race only.
  optionMatters: (name, seats, board) =>
    k2Ui.optionMatters(name, seats, board) && (name !== "levels" || seats === 1) && (name !== "discards" || !isFace(board)),
  starts: [
    { name: "lesson", help: "home-lesson-help", header: face(1), bots: {}, lesson: true },
    { name: "solo", help: "home-solo-help", header: face(1), bots: {} },
    { name: "bots", help: "home-bots-help", header: face(RIVALS + 1), bots: rivals },
    { name: "col", help: "home-col-help", header: col(RIVALS + 1), bots: rivals },
    { name: "hotseat", help: "home-hotseat-help", header: face(2), bots: {} },
  ],
  rules: ruleSections,
  prefixes: ["LH"],
  say: (words, header) => say(words, boardOf(header)),
  quiet: new Set([...k2Ui.quiet, "event-tile-dealt-hidden"]),
  losses: new Set([...k2Ui.losses, "event-buried"]),
  result,
  lesson: [
    { name: "goal", when: () => true },
    { name: "draft", when: ({ phase }: ViewWire) => phase.kind === "draft" },
    { name: "choose", when: ({ phase }: ViewWire) => phase.kind === "choose" },
    { name: "token", when: ({ owed }: ViewWire) => owed > 0 },
    { name: "walk", when: acts },
    { name: "level", when: acts },
    { name: "weather", when: (view: ViewWire) => acts(view) && view.day >= 2 },
    { name: "tent", when: (view: ViewWire) => acts(view) && view.day >= 2 },
    { name: "landslide", when: (view: ViewWire) => acts(view) && landslide(view) },
    { name: "rope", when: (view: ViewWire) => acts(view) && high(view) },
    { name: "down", when: (view: ViewWire) => own(view).some((climber) => climber.score >= 5) },
  ],
};
