/** The weather of a mountain that is divided into sections, and of one that is not. */
import type { BoardWire } from "../../engine/types/mountain/BoardWire";
import type { DayWire } from "../../engine/types/mountain/DayWire";
import type { VisibleDayWire } from "../../engine/types/mountain/VisibleDayWire";

/** A part of a mountain with weather of its own. */
export interface Strip {
  /** Its section; none where the mountain is not divided. */
  section: string | null;
  /** Its left and right edge in the drawing. */
  across: readonly [number, number];
}

/** How far weather is drawn beyond the board's edges. */
const BEYOND = 700;

/** The parts of a mountain from west to east. */
export function strips(board: BoardWire): Strip[] {
  const [left, right] = [-BEYOND, board.size[0] + BEYOND];
  const sections = board.face?.sections ?? [];
  if (sections.length === 0) return [{ section: null, across: [left, right] }];
  return sections.map(({ id, across: [from, to] }, i) => ({
    section: id,
    across: [i === 0 ? left : from, i === sections.length - 1 ? right : to],
  }));
}

/** A day's weather in a part of the mountain. */
export function weatherIn({ weather, flanks }: Pick<VisibleDayWire, "weather" | "flanks">, section: string | null): DayWire {
  if (section === "W") return flanks?.west ?? weather;
  return section === "E" ? (flanks?.east ?? weather) : weather;
}

/** The sections of a day, each with its weather; one without a name where the mountain is not divided. */
export const parts = (day: Pick<VisibleDayWire, "weather" | "flanks">): { section: string | null; weather: DayWire }[] =>
  (day.flanks ? ["W", "C", "E"] : [null]).map((section) => ({ section, weather: weatherIn(day, section) }));
