import type { WordOf } from "../../patterns";

/** What is remembered for the rules alone and never told. */
type Untold = "protected" | "built_fighters" | "lost_dock" | "used_dock" | "used_power";

// What lasts for a while: {a} is the player it is about, {b} what it is on; `_all` where it is about everybody.
export const effectsEn = {
  lasts_no_invasion: "{a} may not invade {b} this round",
  lasts_no_invasions: "{a} may invade neither neutral planets nor those of others this round",
  lasts_only_mecatol: "Mecatol Rex is the only planet that may be invaded this round",
  lasts_no_neutral_landing: "Nobody may land on neutral planets this round",
  lasts_only_activator: "Only {a} may activate {b} this round",
  lasts_truce: "{a} and {b} keep a truce: neither may activate a system with units of the other this round",
  lasts_no_abilities: "{a} is without the abilities of the race this round",
  lasts_borrowed_ability: "{a} has {b} this round",
  lasts_no_bombardment: "The ground forces of {a} on {b} cannot be bombarded this round",
  lasts_free_home: "The home system of {a} is exempt from fleet supply this round",
  lasts_larger_fleet: "{a} may keep 2 ships more in {b} this round",
  lasts_more_production: "The space dock of {a} on {b} may produce more this round: the influence of the planet is added",
  lasts_no_technology: "{a} can neither gain nor buy technologies this round",
  lasts_no_technology_all: "Nobody may gain or buy technologies this round",
  lasts_no_colour: "Nobody may gain or buy technologies of this colour this round: {b}",
  lasts_no_purchase: "Nobody may buy technologies this round",
  lasts_no_production: "Nothing may be produced at the space dock on {b} this round",
  lasts_no_production_all: "No space dock may produce for the rest of the round",
  lasts_one_dock: "Each player may produce at only one space dock for the rest of the round",
  lasts_no_vote: "{a} cannot vote on political cards for the rest of the round",
  lasts_no_vote_next: "{a} cannot vote on the next agenda",
  lasts_no_secondary: "{a} may not use the secondary ability of {b} now",
  lasts_no_secondary_all: "Nobody may use secondary abilities for the rest of the round",
  lasts_no_troops: "Nobody may buy ground forces for the rest of the round",
  lasts_not_chosen: "Nobody may choose {b} this round",
  lasts_kept: "{a} keeps {b} for the next round",
  lasts_weak: "All units of {a} have -1 on combat rolls for the rest of the round",
  lasts_containment: "{a} discards a further command counter for each system activated this round",
  lasts_tribute: "Trade goods that a player receives this round go to the player on the left",
  lasts_no_agreements: "No trade agreement with {a} may be made in this and the next round",
  lasts_double_mecatol: "Mecatol Rex gives {a} twice its influence in votes",
  lasts_no_action_cards: "No action cards are drawn this round",
} satisfies Record<
  | `lasts_${Exclude<WordOf<"effect">, Untold>}`
  | "lasts_no_technology_all"
  | "lasts_no_production_all"
  | "lasts_no_secondary_all",
  string
>;
