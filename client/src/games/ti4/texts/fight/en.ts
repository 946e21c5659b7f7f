// Texts of a fight at the table: the stage, its dice, its odds.
export const fightEn = {
  fight_space: "space combat",
  fight_ground: "ground combat",
  attacks: "attacks",
  defends: "defends",
  you_attack: "you attack",
  you_defend: "you defend",
  aboard_n: "{n} infantry aboard",
  callout_pds: "{n} PDS {n|fires|fire} first",
};
