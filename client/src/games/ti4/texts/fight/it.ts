import type { fightEn } from "./en";

export const fightIt: Record<keyof typeof fightEn, string> = {
  fight_space: "combattimento spaziale",
  fight_ground: "combattimento terrestre",
  attacks: "attacca",
  defends: "difende",
  you_attack: "attacchi tu",
  you_defend: "difendi tu",
  aboard_n: "{n} fanteria a bordo",
  odds_before: "prima del round {n}",
  odds_you_win: "vinci {n} %",
  odds_seat: "vince {who} {n} %",
  loss_space: "perdita attesa: {n} risorse",
  loss_ground: "perdita attesa: {n} fanteria",
  loss_of: "perdita attesa: {what}",
  callout_pds: "{n} PDS {n|spara|sparano} per {n|primo|primi}",
};
