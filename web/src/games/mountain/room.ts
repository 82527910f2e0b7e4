/** How many may still stand on a space, in words. */
import { t } from "../../i18n/i18n.svelte";
import type { Room } from "./types";

export function roomText(room: Room | undefined): string {
  const [standing, limit] = [room?.standing ?? 0, room?.limit];
  return limit == null ? t("map-room-free", { standing }) : t("map-room", { standing, limit });
}
