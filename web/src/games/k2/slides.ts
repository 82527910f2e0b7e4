/** A landslide, one piece after the other. */
import type { LogWire } from "../../engine/types/LogWire";

/** Milliseconds from one slide to the next. */
const STEP = 450;

/** Enough entries from the end of a log to hold the last action and all that chance deals after it. */
export const TAIL = 64;

/**
 * How long each piece waits before it glides: those that slid with the latest action in the log follow each other from the
 * bottom up. What chance dealt after it changes nothing.
 */
export function slideWaits(log: readonly LogWire[]): ReadonlyMap<string, number> {
  const slides = (log.findLast((entry) => entry.kind !== "chance")?.events ?? []).filter((words) => words.key === "event-slid");
  return new Map(slides.map(({ args }, index) => [args["piece"] === "tent" ? `tent ${args["climber"]}` : `${args["climber"]}`, index * STEP]));
}
