// Texts of a fight at the table: the stage, its dice, its odds.
export const fightEn = {
  fight_space: "space combat",
  fight_ground: "ground combat",
  attacks: "attacks",
  defends: "defends",
  you_attack: "you attack",
  you_defend: "you defend",
  aboard_n: "{n} infantry aboard",
  odds_before: "before round {n}",
  odds_you_win: "you win {n} %",
  odds_seat: "{who} wins {n} %",
  loss_space: "expected loss: {n} resources",
  loss_ground: "expected loss: {n} infantry",
  loss_of: "expected loss: {what}",
  callout_pds: "{n} PDS {n|fires|fire} first",
};
