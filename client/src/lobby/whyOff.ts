import { t, tn } from "../i18n/index.svelte";
import type { TableInfo } from "../net/types";

/** Why the game cannot be started now; "" = it can. */
export function whyOff(info: Pick<TableInfo, "owner" | "seats">): string {
  const free = info.seats.filter((seat) => !seat.taken && !seat.bot).length;
  if (free) return info.owner ? tn("start_free", free) : `${tn("start_free", free)} ${t("start_owner")}`;
  return info.owner ? "" : t("start_owner");
}
