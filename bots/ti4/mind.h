// What the parts of the greedy player share: the imagined world, whose player it is, what it is after. Worth
// is counted in resources throughout.
#pragma once

#include <string_view>

#include "bots/ti/force.h"
#include "games/ti4/flow/frames.h"
#include "games/ti4/notation.h"
#include "games/ti4/query.h"
#include "games/ti4/state.h"

namespace orrery::ti4 {

// What an objective asks for, as far as a plan must know it (objectives.cc).
enum class Goal : std::uint8_t {
  None,
  SpendResources,
  SpendInfluence,
  SpendGoods,
  SpendTokens,
  DiscardCards,
  OneTrait,  // planets of any one trait
  Cultural,
  Hazardous,
  Industrial,
  Outside,  // planets outside home systems
  Specialties,
  EnemyHome,  // a planet in the home system of another player
  Upgrades,
  TwoOfColours,  // two technologies in each of some colours
  OneColour,
  FactionTechs,
  NearMecatol,
  Wormholes,
  Systems,
  EnemyDocks,
  NearAnomalies,
  OverMecatol,
  NearHomes,
  Pds,
  Docks,
  Dreadnoughts,
  Fight,  // scored in the action phase
};

struct Aim {
  ObjectiveId objective;
  Goal goal = Goal::None;
  int count = 0;  // wanted
  int have = 0;
  int points = 1;
  bool secret = false;
  bool met = false;
  PlanetTrait trait = PlanetTrait::None;  // of OneTrait: the one that is nearest
  [[nodiscard]] int missing() const { return count > have ? count - have : 0; }
};

// What should still be there when objectives are scored at the end of the round.
struct Savings {
  int resources = 0;
  int influence = 0;
  int goods = 0;
  int tokens = 0;
};

struct Aims {
  FixedVec<Aim, 24> list;
  Savings save;
};

struct Mind {
  State& world;  // imagined; plans may set the active system in it and put it back
  Look look;
  SeatId me;
  double rounds = 1;  // still to come, this one included
  double point = 9;   // worth of a victory point
  Aims aims;
  PerSystem<double> prizes;  // what could be taken in each system; known when actions are weighed
  PerSystem<double> near;    // the best of them next to each system; the same
  PerSystem<double> worth;   // of activating each system; the same
  bool push = false;         // one ship of the next tactical action will move one system farther

  [[nodiscard]] const Player& mine() const { return look.s.players[me]; }
};

// ---- objectives.cc: how near is each objective, what is missing
Aims aims_of(const Mind& m);
double prospect(const Mind& m, ObjectiveId o);       // how likely this objective will be scored, 0 to 1
double planet_aims(const Mind& m, PlanetId planet);  // what holding it would bring for objectives
double ship_aims(const Mind& m, SystemId system);    // what ships there would bring
double tech_aims(const Mind& m, TechId tech);
double unit_aims(const Mind& m, Unit unit);           // one more on the board
double score_choice(const Mind& m, Choice c);         // Ask::Score
bool wants_points_now(const Mind& m, ObjectiveId o);  // can be scored at this moment

// ---- values.cc: worth of things
double rounds_left(const Look& look);
double planet_worth(const Mind& m, PlanetId planet);    // of controlling it for the rest of the game
double round_worth(const Look& look, PlanetId planet);  // of its card in one round
double tech_worth(const Mind& m, TechId tech);
double unit_worth(const Look& look, SeatId seat, Unit unit);
double piece_worth(const Look& look, SeatId seat, Piece piece);
double rivalry(const Mind& m, SeatId other);  // how much of their loss is my gain; above 1 near the end
int distance(const Look& look, SystemId from, SystemId to, int most);
int infantry_in(const Look& look, SeatId seat, SystemId system);

// ---- combat.cc
using ti::Force;
using ti::loss_share;
using ti::quick_odds;
Force unit_force(const Look& look, SeatId seat, Unit unit, bool damaged);
Force fleet_force(const Look& look, SeatId seat, const SpaceForces& fleet);
Force ground_force(const Look& look, SeatId seat, int infantry);
double danger(const Mind& m, SystemId system, const Force& mine);  // that a fleet next to it would beat mine
double combat_odds(const Mind& m);                                 // of the combat going on, for me
double cannon_hits(const Mind& m, SystemId system);  // against me, when I move in (the active system)
double hit_choice(const Mind& m, Choice c);          // Ask::AssignHits
double retreat_choice(const Mind& m, Choice c);      // Ask::AnnounceRetreat, Ask::Retreat
double reroll_choice(const Mind& m, Choice c);
double bombard_choice(const Mind& m, Choice c);
double removal_choice(const Mind& m, Choice c);  // Ask::Remove

// ---- expansion.cc: what an activation brings, and how it is carried out
struct Trip {
  Piece piece;
  SystemId from;
  int infantry = 0;
};
struct Campaign {
  double value = -1;  // of the whole activation, the token paid
  double win = 1;     // chance to hold the space area
  FixedVec<Trip, 24> trips;
};
Campaign campaign_to(const Mind& m, SystemId system);
PerSystem<double> activations(const Mind& m, const OptionList& options);
PerSystem<double> prizes_of(const Mind& m);
void look_about(Mind& m);  // prizes and what is near them
bool owns_push(const Mind& m);
double move_choice(const Mind& m, const Campaign& plan, Choice c);

// ---- landing.cc: ground forces
double load_choice(const Mind& m, Choice c);
double commit_choice(const Mind& m, Choice c);
double custodians_choice(const Mind& m, Choice c);
int garrison(const Mind& m, PlanetId planet);
bool strangers_near(const Mind& m, SystemId system);  // ships of others within two systems
int landing_need(const Mind& m, PlanetId planet);     // infantry wanted to take it; 0: nothing to take
int infantry_wanted(const Mind& m, SystemId target);  // for all landings there
int infantry_goal(const Mind& m, SystemId target);    // to be brought there
bool can_afford_custodians(const Mind& m);

// ---- economy.cc
int spendable(const Mind& m);                // resources beyond the savings
int held_for_custodians(const Mind& m);      // influence to keep for them, if ships stand near
double pay_choice(const Mind& m, Choice c);  // Ask::Pay
double pools_choice(const Mind& m, Choice c);
double tokens_worth(const Mind& m, int tokens);
bool buys_token(const Mind& m, int bought);  // one more for influence
double structure_choice(const Mind& m, Choice c);
double place_choice(const Mind& m, Choice c);
double best_research(const Mind& m);
double prerequisite_choice(const Mind& m, Choice c);

// ---- production.cc
double produce_choice(const Mind& m, Choice c);
double production_worth(const Mind& m, SystemId system);  // of a use of Production there now
double production_worth(const Mind& m, const Production& use);

// ---- strategy.cc
double take_strategy_choice(const Mind& m, Choice c);
double strategic_action(const Mind& m, StrategyCard card);
double follow_choice(const Mind& m, Choice c);
double primary_choice(const Mind& m, Choice c);

// ---- politics.cc
double stance(const Mind& m, SeatId seat, AgendaId agenda, std::uint8_t outcome);
struct Forecast {
  std::uint8_t outcome = kNoOutcome;
  double sure = 0;  // 0 to 1
};
Forecast forecast(const Mind& m, bool with_me);
double vote_choice(const Mind& m, Choice c);
double predict_choice(const Mind& m, Choice c);
int votes_of_cards(const Mind& m, SeatId seat, const PlanetSet& planets);  // of those that are readied
double agenda_order_choice(const Mind& m, Choice c);
double repeal_worth(const Mind& m, AgendaId law);  // of a law being discarded
double expected_agenda(const Mind& m);             // what the agenda on the table will bring me

// ---- predictions.cc
double rider_worth(const Mind& m, std::string_view card);  // of predicting the outcome with it now
double predicted_gain(const Mind& m, SeatId seat, std::uint8_t outcome);  // what they predicted brings them

// ---- cards.cc
double use_choice_score(const Mind& m, Choice c);  // `play` and `use` in windows and as component actions
double answer_choice(const Mind& m, Choice c);     // targets of texts
double discard_choice(const Mind& m, Choice c);
double card_worth(const Mind& m, CardKindId kind);  // to keep

// ---- trade.cc
double offer_worth(const Mind& m, SeatId partner);  // of opening a transaction; below 0: nothing to propose
double offer_choice(const Mind& m, Choice c);       // Ask::Offer
double deal_answer(const Mind& m, Choice c);        // Ask::Answer
bool goods_at_risk(const Mind& m, int goods);       // a neighbour may take some of so many trade goods

// ---- galaxy.cc
double faction_choice(const Look& look, Choice c);
double tile_choice(const Mind& m, Choice c);
double start_choice(const Mind& m, Choice c);

}  // namespace orrery::ti4
