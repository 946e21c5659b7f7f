import { t } from "../i18n/index.svelte";
import { en } from "../i18n/en";
import { seatWord } from "../i18n/seats";
import type { TextKey } from "../i18n/texts";
import { plainWord } from "../i18n/words";
import type { Order } from "../net/types";

const known = (key: string): key is TextKey => key in en;

/** An order in one sentence; `name` gives a card its name. */
export function orderText(order: Omit<Order, "id">, name: (id: string) => string): string {
  const card = order.card ? name(order.card) : "";
  switch (order.kind) {
    case "never_card":
      return t("order_never_card", { card });
    case "only_mine":
      return card ? t("order_only_mine_card", { card }) : t("order_only_mine");
    case "rank_strategy":
      return t("order_rank_strategy", { cards: (order.cards ?? []).map(name).join(" > ") });
    case "decline_secondary": {
      const what = card ? t("order_decline_card", { card }) : t("order_decline_all");
      return order.below ? t("order_decline_below", { what, n: order.below }) : what;
    }
    case "fight_on":
      return order.below ? t("order_fight_on_below", { n: order.below }) : t("order_fight_on");
    case "fire":
      if (!order.at?.length) return t("order_fire_never");
      return t("order_fire_at", { seats: order.at.map(seatWord).join(", ") });
    default: {
      const key = `order_${order.kind}`;
      return known(key) ? t(key) : plainWord(order.kind);
    }
  }
}

export function untilText(until: string): string {
  const key = `until_${until}`;
  return known(key) ? t(key) : plainWord(until);
}
