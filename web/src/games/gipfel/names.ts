/** Names of the dice game's things in the player's language, and words of the engine with the names filled in. */
import type { BoardWire } from "../../engine/types/gipfel/BoardWire";
import type { SignWire } from "../../engine/types/gipfel/SignWire";
import type { StationWire } from "../../engine/types/gipfel/StationWire";
import type { Words } from "../../engine/types/Words";
import { t } from "../../i18n/i18n.svelte";
import { boardOf } from "../../table/record";
import { gipfelMaterial } from "./game";
import type { Goat } from "./herd";

/** The board that the head of a record names. */
export const boardIn = (header: string): BoardWire | undefined =>
  gipfelMaterial().boards.find((board) => board.id === boardOf(header));

export const stationName = (board: string, station: string): string => t(`station-${board}-${station}`);

export const signText = (sign: SignWire): string => t(sign.words.key, sign.words.args);

/** Who stands at a station, in words. */
export function goatsText(station: string, goats: readonly Goat[]): string {
  const seats = [...new Set(goats.filter((goat) => goat.station === station).map((goat) => goat.seat))].sort();
  const count = (seat: string) => goats.filter((goat) => goat.station === station && goat.seat === seat).length;
  return seats.map((seat) => t("map-goats-of", { seat, count: count(seat) })).join(", ") || t("map-station-empty");
}

export const stationLabel = (board: BoardWire, { id, size }: StationWire, goats: readonly Goat[]): string =>
  `${t("map-station", { station: stationName(board.id, id), size })}: ${goatsText(id, goats)}`;

/** What an event or a refusal says. */
export function say(words: Words, header: string): string {
  const board = boardIn(header);
  const signs = new Map(board?.trails.map((trail) => [trail.sign.id, trail.sign]));
  const args = Object.entries(words.args).map(([name, value]): [string, string | number] => {
    if (typeof value === "number") return [name, value];
    if (name === "station" || name === "from" || name === "to") return [name, stationName(boardOf(header), value)];
    const sign = name === "sign" ? signs.get(value) : undefined;
    return [name, sign ? signText(sign) : value];
  });
  return t(words.key, Object.fromEntries(args));
}
