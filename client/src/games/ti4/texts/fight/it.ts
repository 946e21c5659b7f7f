import type { fightEn } from "./en";

export const fightIt: Record<keyof typeof fightEn, string> = {
  fight_space: "combattimento spaziale",
  fight_ground: "combattimento terrestre",
  attacks: "attacca",
  defends: "difende",
  you_attack: "attacchi tu",
  you_defend: "difendi tu",
  aboard_n: "{n} fanteria a bordo",
  callout_pds: "{n} PDS {n|spara|sparano} per {n|primo|primi}",
};
