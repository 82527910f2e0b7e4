/** Names of K2's things in the player's language. */
import type { RoomWire } from "../../engine/types/k2/RoomWire";
import type { SpaceWire } from "../../engine/types/mountain/SpaceWire";
import { t } from "../../i18n/i18n.svelte";
import { spaceName } from "../mountain/names";
import { roomText } from "../mountain/room";

/** What a space shows, in words. */
export const spaceLabel = (board: string, space: SpaceWire, room: RoomWire | undefined): string =>
  t("map-space", {
    space: spaceName(board, space.id),
    cost: room?.cost ?? space.cost,
    acclimatization: space.acclimatization,
    points: space.points,
    room: roomText(room),
  });
