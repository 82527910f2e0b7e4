/** Names of K2's things in the player's language. */
import type { ViewWire } from "../../engine/types/k2/ViewWire";
import type { BoardWire } from "../../engine/types/mountain/BoardWire";
import type { SpaceWire } from "../../engine/types/mountain/SpaceWire";
import { t } from "../../i18n/i18n.svelte";
import { spaceName } from "../mountain/names";
import { roomText } from "../mountain/room";

/** What a space shows, in words. */
export function spaceLabel(board: string, space: SpaceWire, view: ViewWire): string {
  const room = view.rooms.find((one) => one.space === space.id);
  const ground = t("map-space", {
    space: spaceName(board, space.id),
    cost: room?.cost ?? space.cost,
    acclimatization: space.acclimatization,
    points: space.points,
    room: roomText(room),
  });
  const tile = view.icefall.find((one) => one.space === space.id);
  if (tile?.front === null) return `${ground}, ${t("icefall-hidden", { mark: tile.mark, cost: room?.cost ?? 1 })}`;
  return tile?.front === "crevasse" ? `${ground}, ${t("icefall-crevasse")}` : ground;
}

/** What a divided mountain, fixed ropes and tonight's landslide add to a space, a phrase each. */
export function faceFacts(board: BoardWire, view: ViewWire, space: SpaceWire): string[] {
  const paths = board.face?.paths.filter((path) => path.spaces.includes(space.id)) ?? [];
  const ends = view.ropes.flatMap(({ from, to }) => (from === space.id ? [to] : to === space.id ? [from] : []));
  const room = view.rooms.find((one) => one.space === space.id);
  return [
    space.section ? t(`section-${space.section}`) : "",
    paths.map((path) => t(`path-${path.id}`)).join(", "),
    room?.landslide ? t("lhotse-map-landslide") : "",
    ends.length > 0 ? t("lhotse-map-ropes", { spaces: ends.map((end) => spaceName(board.id, end)).join(", ") }) : "",
  ];
}

/** What slides: `A1` or `tent A1`, in its parts. */
export function pieceOf(piece: string | null): { climber: string; kind: "climber" | "tent" } {
  const [, tent] = /^tent (.*)$/.exec(piece ?? "") ?? [];
  return tent === undefined ? { climber: piece ?? "", kind: "climber" } : { climber: tent, kind: "tent" };
}
