import type { fightEn } from "./en";

export const fightPl: Record<keyof typeof fightEn, string> = {
  fight_space: "walka w kosmosie",
  fight_ground: "walka naziemna",
  attacks: "atakuje",
  defends: "broni się",
  you_attack: "atakujesz",
  you_defend: "bronisz się",
  aboard_n: "piechota na pokładzie: {n}",
  odds_before: "przed rundą {n}",
  odds_you_win: "wygrywasz {n} %",
  odds_seat: "wygrywa {who} {n} %",
  loss_space: "oczekiwana strata: {n} zasobów",
  loss_ground: "oczekiwana strata: {n} piechoty",
  loss_of: "oczekiwana strata: {what}",
  callout_pds: "najpierw strzela PSD: {n}",
};
