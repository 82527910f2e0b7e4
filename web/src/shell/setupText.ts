/** How a game is set up, in words. */
import { readCatalogue } from "../engine/engine";
import { t } from "../i18n/i18n.svelte";
import { boardOf, gameOf, optionsOf, weatherOf } from "../table/record";

/** An option's value; that of who starts can be a seat. */
export const optionText = (name: string, value: string): string =>
  name === "first" && value !== "random" ? t("option-first-seat", { seat: value }) : t(`option-${name}-${value}`);

/** The season, where there are several, and what is not as it is by default. */
export function setupLines(header: string): string[] {
  const game = readCatalogue().find((one) => one.id === gameOf(header));
  const seasons = game?.weathersByBoard[game.boards.indexOf(boardOf(header))] ?? game?.weathers ?? [];
  const season = seasons.length > 1 ? [`${t("setup-weather")}: ${t(`weather-${weatherOf(header)}`)}`] : [];
  return [...season, ...optionsOf(header).map(([name, value]) => `${t(`option-${name}`)}: ${optionText(name, value)}`)];
}
