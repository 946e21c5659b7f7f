import type { fightEn } from "./en";

export const fightPl: Record<keyof typeof fightEn, string> = {
  fight_space: "walka w kosmosie",
  fight_ground: "walka naziemna",
  attacks: "atakuje",
  defends: "broni się",
  you_attack: "atakujesz",
  you_defend: "bronisz się",
  aboard_n: "piechota na pokładzie: {n}",
  callout_pds: "najpierw strzela PSD: {n}",
};
