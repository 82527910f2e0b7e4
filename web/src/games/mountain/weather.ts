/** Weather in words. */
import type { DayWire } from "../../engine/types/mountain/DayWire";
import type { ZoneWire } from "../../engine/types/mountain/ZoneWire";
import type { VisibleDayWire } from "../../engine/types/mountain/VisibleDayWire";
import { t } from "../../i18n/i18n.svelte";
import { parts } from "./sections";

/** The sign of each sky. */
export const SIGNS: Record<string, string> = { sun: "☀", cloud: "☁", snow: "❄", storm: "⚡\uFE0E" };

const zones = (ids: string[]) => ids.map((zone) => t(`zone-${zone}`)).join(", ");

/** What the weather does to people, and where. */
function harm({ lungs, boots, landslide, zones: hit, closed }: DayWire): string[] {
  return [
    lungs ? t("weather-lungs", { lungs }) : "",
    boots ? t("weather-boots", { boots }) : "",
    landslide ? t("lhotse-landslide") : "",
    hit.length ? t("weather-where", { zones: zones(hit) }) : "",
    closed.length ? t("weather-closed", { zones: zones(closed) }) : "",
  ];
}

/** A day's weather in one place. */
export const skyText = (weather: DayWire): string => [t(`sky-${weather.sky}`), ...harm(weather)].filter(Boolean).join(", ");

/** A day's weather, section by section where the mountain is divided. */
export function dayText(day: VisibleDayWire): string {
  if (!day.flanks) return [t("weather-day", { day: day.day, sky: t(`sky-${day.weather.sky}`) }), ...harm(day.weather)].filter(Boolean).join(", ");
  return t("lhotse-day-weather", { day: day.day, weather: sectionsText(day) });
}

/** The weather of each section, one after the other. */
export const sectionsText = (day: Pick<VisibleDayWire, "weather" | "flanks">): string =>
  parts(day)
    .map(({ section, weather }) => (section ? t("lhotse-section-weather", { section: t(`section-${section}`), weather: skyText(weather) }) : skyText(weather)))
    .join("; ");

/** The altitude bands that zones make up together, from and to in kilometres; a band that reaches the top has no end. */
export function bands(zones: readonly ZoneWire[], hit: readonly string[]): { from: number; to: number | null }[] {
  const top = Math.max(...zones.map(({ altitude }) => altitude[1]));
  const joined: [number, number][] = [];
  for (const { altitude } of zones.filter(({ id }) => hit.includes(id))) {
    const last = joined.at(-1);
    if (last?.[1] === altitude[0]) last[1] = altitude[1];
    else joined.push([...altitude]);
  }
  return joined.map(([from, to]) => ({ from: from / 1000, to: to === top ? null : to / 1000 }));
}
