// The numbers of the greedy player, in victory points where nothing else is said. They were found by playing
// against the player of before (docs/balance-ahos.md).
#pragma once

namespace orrery::ahos {

struct Weights {
  // Cards: a point of each resource, and what a text is good for.
  double energy = 0.35;
  double matter = 0.35;
  double population = 0.35;
  double research = 0.25;
  double strength_text = 0.4;      // a point of strength on a Combat card
  double strength_reserve = 2.5;   // a point of strength in Reserve, in every combat
  double strength_one_side = 0.8;  // share of it if it counts for attackers or defenders alone
  double draw_text = 4;
  double reserve_soon = 4;  // how fast the chance falls, towards the end, that a card gets to a Reserve
  double reserve_most = 0.85;
  // Actions.
  double stow_base = 1.5;
  double research_cost = 0.1;  // a point of the price
  double produce_few = 4;
  double produce_enough = 0.6;
  double fleets_wanted = 14;
  double fleets_wanted_early = 3;
  double discard_base = 0.3;
  double discard_card = 0.08;
  double discard_keep = 0.3;  // how much a good card is kept rather than thrown away
  double patent = 1.0;        // of a point for a Technology card that brings its owner points elsewhere
  double expedition = 0.8;    // to colonise within the same action
  double prototype = 0.5;     // to have a bought card in hand at once
  double wormholes = -1.0;    // of no use to a player who plans no ways through them
  double outpost_card = 0.26;
  double upgrade = 2.0;
  double colony = 5.2;
  double token_share = 1.0;
  double token_point = 1.6;
  double token_research = 0.8;
  double token_reserve = 0.8;
  // Invasions.
  double follow = 0.6;       // share of a system that can be colonised at once
  double follow_free = 0.8;  // the same if no action is needed for it
  double later = 0.6;        // of one that cannot
  double rival_loss = 0.25;
  double rival_leads = 0.25;  // more if that player is ahead
  double energy_spent = 0.15;
  double defeat = 1.6;
  double trust_own = 0.3;    // share of the strength in one's own hand that is counted on
  double fear_rival = 1.0;   // the same of a defender's hand
  double fear_fleets = 0.5;  // and of a defender's fleets nearby
  double doubt = 3;          // points of strength that make odds of 1 to 2.7
  double guess = 2.6;        // strength of aliens nobody has seen
  double guard_value = 0.5;  // to leave the last unit behind where enemies are near
  // Units.
  double base_first = 1.4;  // a first star base where enemies are near
  double base_other = 0.2;
  double front = 0.1;
  double need_base = 0.5;
  double home_margin = 8;    // strength that a Home planet wants beyond the fleets nearby
  double colony_margin = 5;  // and a colony
  // Payments.
  double waste = 0.5;
  double other_use = 0.12;
  double text_spent = 0.15;       // share of what the text would be worth now
  double keep_population = 0.25;  // while a colony may still follow
  double reserve_spent = 1.5;
  double bid_most = 1.5;  // a card in Reserve that is worth more is not spent for Matter in a combat
};
inline constexpr Weights kW{};

}  // namespace orrery::ahos
