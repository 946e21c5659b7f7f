// What the parts of the greedy player share: the imagined world, whose player it is, what it is after. Worth
// is counted in resources throughout.
#pragma once

#include "bots/ti/force.h"
#include "engine/flow/random.h"
#include "games/ti3/notation.h"
#include "games/ti3/query.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

using ti::chance_of;
using ti::Force;
using ti::loss_share;
using ti::quick_odds;

// What an objective asks for, as far as a plan must know it (objectives.cc).
enum class Goal : std::uint8_t {
  None,
  Away,  // planets outside the home system
  Mecatol,
  Colours,  // one specialty of each colour
  Technologies,
  OneField,
  EveryField,
  SpendGoods,
  SpendResources,
  SpendInfluence,
  Docks,
  Heart,  // Mecatol Rex and all around it
  Influence,
  Homes,       // of two others
  Home,        // of one other
  SameColour,  // specialties of one colour
  Specialties,
  Gates,
  MecatolDock,  // with something else there
};

struct Aim {
  ObjectiveId objective;
  Goal goal = Goal::None;
  int need = 0;
  int have = 0;
  double points = 1;  // winning at once counts as many
  bool secret = false;
  bool met = false;
  [[nodiscard]] int missing() const { return need > have ? need - have : 0; }
};

// What should still be there when objectives are claimed at the end of the round.
struct Savings {
  int resources = 0;
  int influence = 0;
  int goods = 0;
};

struct Mind {
  Look look;  // at an imagined world
  SeatId me;
  Random& random;
  double rounds = 1;  // still to come, this one included
  double point = 9;   // worth of a victory point
  FixedVec<Aim, 24> aims;
  Savings save;
  PerSystem<double> prizes;  // what could be taken in each system; known when actions are weighed
  PerSystem<double> near;    // the best of them next to each system; the same
  PerSystem<double> worth;   // of activating each system; the same
  PerSystem<PerSystem<std::uint8_t>> steps;  // from where my ships are free to leave; the same

  [[nodiscard]] const Player& mine() const { return look.s.players[me]; }
};

// ---- objectives.cc
void look_at_aims(Mind& m);
double planet_aims(const Mind& m, PlanetId planet);  // what holding it would bring for objectives
double tech_aims(const Mind& m, TechId tech);
double dock_aims(const Mind& m, PlanetId planet);
double claim_choice(const Mind& m, Choice c);

// ---- values.cc
double rounds_left(const Look& look);
double income_of(const Look& look, PlanetId planet);  // of its card in one round
double planet_worth(const Mind& m, PlanetId planet);  // of controlling it for the rest of the game
double tech_worth(const Mind& m, TechId tech);
double unit_worth(const Look& look, Unit unit);
double rivalry(const Mind& m, SeatId other);       // how much of their loss is my gain; above 1 near the end
double standing(const Mind& m, const Look& look);  // how the table looks to me
double card_worth(const Look& look, CardKindId kind);  // to keep

// ---- combat.cc
Force unit_force(const Look& look, SeatId seat, Unit unit, bool damaged);
Force fleet_force(const Look& look, SeatId seat, const Fleet& ships);
Force ground_force(const Look& look, SeatId seat, int troops);
double exact_odds(const Mind& m, SystemId system, SeatId foe, const Fleet& mine);  // that the attack wins
double danger(const Mind& m, SystemId system, const Force& mine);  // that a fleet near it would beat mine
double pds_hits(const Mind& m, SystemId system);                   // against me, when I move in
double hit_choice(const Mind& m, Choice c);
double retreat_choice(const Mind& m, Choice c);
double reroll_choice(const Mind& m, Choice c);
double removal_choice(const Mind& m, Choice c);

// ---- expansion.cc: what an activation brings, and how it is carried out
struct Trip {
  Piece piece;
  Load load;  // before anything is picked up
  SystemId from;
  int troops = 0;    // to be picked up
  int fighters = 0;  // to go along
};
struct Campaign {
  double value = -1;  // of the whole activation, the counter paid
  double gain = 0;    // if the fight is won
  double loss = 0;    // if it is lost
  double anyway = 0;
  SeatId foe;   // who must be fought; none
  Fleet fleet;  // that would fight
  FixedVec<Trip, 24> trips;
  [[nodiscard]] double worth_at(double win) const;
};
void look_about(Mind& m);  // prizes and what is near them
Campaign campaign_to(const Mind& m, SystemId system);
void weigh_activations(Mind& m, const OptionList& options);
double move_choice(const Mind& m, const Campaign& plan, Choice c);
double load_choice(const Mind& m, Choice c);

// ---- landing.cc
int garrison_wanted(const Mind& m, PlanetId planet);
int landing_need(const Mind& m, PlanetId planet);  // ground forces wanted to take it; 0: nothing to take
double gain_of(const Mind& m, PlanetId planet);    // of taking it
double land_choice(const Mind& m, Choice c);
double bombard_choice(const Mind& m, Choice c);

// ---- production.cc
double produce_choice(const Mind& m, Choice c);
double production_worth(const Mind& m, SystemId system);

// ---- economy.cc
int spendable(const Mind& m);  // resources beyond the savings
double pay_choice(const Mind& m, Choice c);
double areas_choice(const Mind& m, Choice c);
double counters_worth(const Mind& m, int counters);
bool buys_counters(const Mind& m);               // whether influence is worth spending on one now
double best_purchase(const Mind& m, int price);  // what a technology at that price brings above it
double best_research(const Mind& m);
double research_choice(const Mind& m, Choice c);

// ---- strategy.cc
double take_strategy_choice(const Mind& m, Choice c);
double strategic_action(const Mind& m, StrategyCard card);
double follow_choice(const Mind& m, Choice c);
double primary_choice(const Mind& m, Choice c);

// ---- politics.cc
double vote_choice(const Mind& m, Choice c);

// ---- trade.cc
double trade_choice(const Mind& m, Choice c);

// ---- trying.cc: texts are tried out on a copy of the world
// What the table looks like after the choice and what follows from it, less what it looks like now. Others do
// as little as they can.
double tried(const Mind& m, Choice c);
double decided(const Mind& m,
               Choice c);  // the same for an outcome of the council, as if it alone were voted for

// ---- galaxy.cc
double tile_choice(const Mind& m, Choice c);
double start_choice(const Mind& m, Choice c);

}  // namespace orrery::ti3
