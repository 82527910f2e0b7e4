/** A landslide, one piece after the other. */
import type { LogWire } from "../../engine/types/LogWire";

/** Milliseconds from one slide to the next. */
const STEP = 450;

/** How long each piece waits before it glides: those that slid with the latest entry of the log follow each other from the bottom up. */
export function slideWaits(log: readonly LogWire[]): ReadonlyMap<string, number> {
  const slides = (log.at(-1)?.events ?? []).filter((words) => words.key === "event-slid");
  return new Map(slides.map(({ args }, index) => [args["piece"] === "tent" ? `tent ${args["climber"]}` : `${args["climber"]}`, index * STEP]));
}
