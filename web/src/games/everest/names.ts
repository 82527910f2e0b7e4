/** Names of what is carried and led, and where, in the player's language. */
import type { ClientWire } from "../../engine/types/everest/ClientWire";
import type { RoomWire } from "../../engine/types/everest/RoomWire";
import type { ViewWire } from "../../engine/types/everest/ViewWire";
import type { SpaceWire } from "../../engine/types/mountain/SpaceWire";
import type { Words } from "../../engine/types/Words";
import { t } from "../../i18n/i18n.svelte";
import * as mountain from "../mountain/names";
import { roomText } from "../mountain/room";
import { alike } from "./game";

/** A client in words: `t2*` is a tourist at level 2 who was on the summit. */
export function clientName(client: string): string {
  const kind = client.startsWith("m") ? "mountaineer" : "tourist";
  return t(client.endsWith("*") ? "everest-client-summited" : "everest-client", { kind, level: Number.parseInt(client.slice(1)) });
}

/** What is carried or led: `tent`, `oxygen`, or a client. */
export function itemName(item: string): string {
  if (item === "tent") return t("everest-tent");
  return item === "oxygen" ? t("everest-oxygen") : clientName(item);
}

/** A place: `base`, `A1`, `camp1`, `lost`. */
export function placeName(place: string): string {
  if (place === "base") return t("everest-place-base");
  if (place === "lost") return t("everest-place-lost");
  return place.startsWith("camp") ? t("everest-place-camp", { camp: place.slice(4) }) : t("everest-place-guide", { guide: place });
}

/** What an event or a refusal says. */
export const say = (words: Words, board: string): string =>
  mountain.say(words, board, (name, value) => {
    if (name === "item") return itemName(value);
    if (name === "client") return clientName(value);
    return name === "place" ? placeName(value) : undefined;
  });

/** What a space shows today, in words. */
export function spaceLabel(board: string, space: SpaceWire, view: ViewWire): string {
  const room = view.rooms.find((one) => one.space === space.id);
  const parts = [
    t("everest-space", {
      space: mountain.spaceName(board, space.id),
      acclimatization: space.acclimatization,
      room: roomText(room),
      oxygen: room?.oxygen ?? 0,
    }),
    costText(space, room, view),
  ];
  if (room?.closed) parts.push(t("everest-space-closed"));
  return parts.join(", ");
}

function costText(space: SpaceWire, room: RoomWire | undefined, view: ViewWire): string {
  const tile = view.icefall.find((one) => one.space === space.id);
  if (tile && tile.front === null) return t("icefall-hidden", { mark: tile.mark, cost: room?.cost ?? 1 });
  return room?.cost == null ? t("icefall-crevasse") : t("everest-space-cost", { cost: room.cost });
}

/** Clients in words, those who cannot be told apart together. */
export const crowd = (clients: readonly ClientWire[]): string[] =>
  alike(clients).map(({ client, count }) => (count > 1 ? `${count} × ${clientName(client.id)}` : clientName(client.id)));

/** Guides and tents on a space with everybody in them, a phrase each. */
export function standing(view: ViewWire, space: string): string[] {
  const things = (clients: ClientWire[], oxygen: number) =>
    [...crowd(clients), t("everest-count-oxygen", { count: oxygen })].join(", ");
  const guides = view.guides.filter((guide) => guide.space === space);
  const camps = view.seats.flatMap((seat) => seat.camps.filter((camp) => camp.space === space).map((camp) => ({ seat: seat.id, camp })));
  return [
    ...guides.map((guide) => t("everest-standing-guide", { guide: guide.id, things: things(guide.load.clients, guide.load.oxygen) })),
    ...camps.map(({ seat, camp }) => t("everest-standing-camp", { seat, things: things(camp.clients, camp.oxygen) })),
  ];
}
