// Votes. What happens at once is tried out, as if this vote alone decided; what lasts is judged by a table.
// A vote costs nothing: whoever gains by an outcome votes for it.
#include <algorithm>
#include <array>
#include <string_view>

#include "bots/ti3/mind.h"
#include "games/ti3/flow/council.h"
#include "games/ti3/flow/research.h"

namespace orrery::ti3 {
namespace {

constexpr double kAbstain = -1e6;
constexpr double kCompany = 1e-3;
constexpr int kLargeHand = 3;

// What lasts of the outcomes For and Against, for one player. What standing() sees is not in it.
struct Stake {
  double in_favour = 0;
  double against = 0;
};

int ships_of(const Mind& m, SeatId seat, Unit unit) { return on_board(m.look, seat, unit); }
double lasts(const Mind& m) { return std::min(m.rounds, 4.0); }
bool rules_mecatol(const Mind& m, SeatId seat) {
  return m.look.s.planets[m.look.r.mecatol].controller == seat;
}
int in_wormholes(const Mind& m, SeatId seat) {
  int n = 0;
  for (SystemId s : m.look.s.ships_in[seat]) n += any_wormhole(m.look, s) ? 1 : 0;
  return n;
}
int specialties_held(const Mind& m, SeatId seat) {
  int n = 0;
  for (PlanetId p : m.look.s.players[seat].planets) n += m.look.r.planet(p).specialty.size() > 0 ? 1 : 0;
  return n;
}
bool largest(const Mind& m, SeatId seat) {
  for (int i = 0; i < m.look.r.players; ++i) {
    if (planets_away(m.look, SeatId(i)) > planets_away(m.look, seat)) return false;
  }
  return true;
}
double neutral_share(const Mind& m) {
  int neutral = 0, all = 1;
  for (SystemId s : m.look.s.board) {
    for (PlanetId p : m.look.r.tile(s).planets) {
      ++all;
      neutral += m.look.s.planets[p].controller.valid() ? 0 : 1;
    }
  }
  return static_cast<double>(neutral) / all;
}

using StakeOf = Stake (*)(const Mind& m, SeatId seat);
struct Motion {
  std::string_view id;
  StakeOf stake;
};

constexpr auto kMotions = std::to_array<Motion>({
    {"aggressive_strategy", [](const Mind&, SeatId) -> Stake { return {1.0, -1.2}; }},
    {"ancient_artifact",
     [](const Mind& m, SeatId seat) -> Stake {
       return {2.0 - (rules_mecatol(m, seat) ? 4.0 : 0.0), 0};
     }},
    {"checks_and_balances",
     [](const Mind& m, SeatId seat) -> Stake { return {seat == m.look.s.speaker ? -2.0 : -0.4, 0}; }},
    {"closing_the_wormholes",
     [](const Mind& m, SeatId seat) -> Stake { return {-0.8 * in_wormholes(m, seat), 0}; }},
    {"code_of_honor", [](const Mind&, SeatId) -> Stake { return {-0.2, 0}; }},
    {"colonization_licensing",
     [](const Mind& m, SeatId) -> Stake { return {-4.0 * neutral_share(m), 0}; }},
    {"conventions_of_war",
     [](const Mind& m, SeatId seat) -> Stake {
       return {0.3 * ships_of(m, seat, Unit::SpaceDock) - 0.2 * ships_of(m, seat, Unit::Dreadnought), 0};
     }},
    {"core_stability", [](const Mind&, SeatId) -> Stake { return {0.2, -1.5}; }},
    {"fleet_regulations",
     [](const Mind& m, SeatId seat) -> Stake { return {m.look.s.players[seat].fleet > 4 ? -1.5 : -0.3, 0}; }},
    {"free_trade_law",
     [](const Mind& m, SeatId seat) -> Stake {
       return {agreements(m.look, seat) > 0 ? 0.9 * lasts(m) : 0.2, 0};
     }},
    {"holder_of_mecatol_rex",
     [](const Mind& m, SeatId seat) -> Stake { return {0, rules_mecatol(m, seat) ? 1.0 : 0.0}; }},
    {"humane_labor",
     [](const Mind& m, SeatId seat) -> Stake {
       return {-0.7 * lasts(m) * ships_of(m, seat, Unit::SpaceDock), -2.5};
     }},
    {"imperial_academy", [](const Mind& m, SeatId) -> Stake { return {0.4 * lasts(m), 0}; }},
    {"imperial_containment",
     [](const Mind& m, SeatId seat) -> Stake { return {largest(m, seat) ? -3.0 : 0.0, 0}; }},
    {"imperial_peace",
     [](const Mind& m, SeatId seat) -> Stake {
       return rules_mecatol(m, seat) ? Stake{3.0, -2.0} : Stake{-0.8, -0.7};
     }},
    {"labor_force_politics",
     [](const Mind& m, SeatId seat) -> Stake {
       return {0, ships_of(m, seat, Unit::SpaceDock) > 1 ? -1.5 : 0.0};
     }},
    {"limits_to_individual_power",
     [](const Mind& m, SeatId seat) -> Stake {
       return {m.look.s.players[seat].hand.size() >= kLargeHand ? -2.0 : -0.6, 0};
     }},
    {"mass_mobilization", [](const Mind&, SeatId) -> Stake { return {0.6, -0.8}; }},
    {"open_the_trade_routes", [](const Mind&, SeatId) -> Stake { return {0, -1.0}; }},
    {"planetary_conscription",
     [](const Mind& m, SeatId) -> Stake { return {2.0 * neutral_share(m), -5.0 * neutral_share(m)}; }},
    {"regressive_rhetoric", [](const Mind&, SeatId) -> Stake { return {-1.8, 0}; }},
    {"regulated_conscription", [](const Mind&, SeatId) -> Stake { return {-1.5, 0}; }},
    {"research_grant",
     [](const Mind& m, SeatId seat) -> Stake { return {0.6 * specialties_held(m, seat), -0.5}; }},
    {"resource_management", [](const Mind&, SeatId) -> Stake { return {-0.6, 0}; }},
    {"short_term_truce",
     [](const Mind& m, SeatId seat) -> Stake {  // whoever fears for what he has
       return {0.4 * m.look.s.players[seat].planets.size() - 2.0, 0};
     }},
    {"technology_buy_back", [](const Mind&, SeatId) -> Stake { return {0.3, -1.5}; }},
    {"technology_investigation_committee", [](const Mind&, SeatId) -> Stake { return {-1.5, 0}; }},
    {"technology_tariffs", [](const Mind&, SeatId) -> Stake { return {-0.9, -0.6}; }},
    {"trade_war", [](const Mind&, SeatId) -> Stake { return {-0.2, 0}; }},
    {"traffic_tariffs", [](const Mind&, SeatId) -> Stake { return {-1.2, 0}; }},
    {"unconventional_weapons",
     [](const Mind& m, SeatId seat) -> Stake {
       return {-0.9 * (ships_of(m, seat, Unit::Dreadnought) + ships_of(m, seat, Unit::WarSun)), 0};
     }},
    {"wormhole_reconstruction",
     [](const Mind& m, SeatId seat) -> Stake { return {0.4 * in_wormholes(m, seat), 0}; }},
});

// What being elected brings, above what standing() sees.
struct Office {
  std::string_view id;
  double worth;
};
constexpr auto kOffices = std::to_array<Office>({
    {"council_elder", 1.0},
    {"councils_censure", -4.0},
    {"crown_of_thalnos", 3.0},
    {"economic_revitalization", 0.5},
    {"minister_of_commerce", 4.0},
    {"minister_of_exploration", 2.0},
    {"minister_of_internal_security", 0.6},
    {"minister_of_policy", 3.5},
    {"minister_of_war", 2.5},
    {"official_sanction", -4.0},
    {"prophecy_of_ixth", 1.0},
    {"public_execution", -3.0},
    {"science_community_speaker", 5.0},
    {"subsidized_industry", 4.0},
    {"trade_embargo", -1.5},
});

double office_worth(const Mind& m, std::string_view id) {
  for (const Office& o : kOffices) {
    if (o.id == id) return o.worth * std::min(1.0, 0.3 + m.rounds / 4.0);
  }
  return 0;
}

// How much I care about what somebody gets.
double care(const Mind& m, SeatId seat) {
  if (seat == m.me) return 1;
  return -0.9 * rivalry(m, seat) / std::max(1, m.look.r.players - 1);
}

double motion_worth(const Mind& m, std::string_view id, std::uint8_t outcome) {
  for (const Motion& motion : kMotions) {
    if (motion.id != id) continue;
    double sum = 0;
    for (int i = 0; i < m.look.r.players; ++i) {
      if (m.look.s.players[SeatId(i)].eliminated) continue;
      const Stake stake = motion.stake(m, SeatId(i));
      sum += care(m, SeatId(i)) * (outcome == kFor ? stake.in_favour : stake.against);
    }
    return sum;
  }
  return 0;
}

// What an outcome does to a planet, for its controller.
double planet_outcome(const Mind& m, std::string_view id, PlanetId p) {
  const Planet& there = m.look.s.planets[p];
  if (!there.controller.valid()) return 0;
  double worth = 0;
  if (id == "compensated_disarmament") {
    worth = 0.5 * there.own.ground_forces - (m.look.r.planet(p).home_of.valid() ? 6.0 : 1.5);
  } else if (id == "dispute_resolution") {
    worth = -0.8 - 0.55 * income_of(m.look, p) * lasts(m) - 0.5 * there.own.troops() - 2.0 * there.own.pds -
            5.0 * there.own.docks;
    if (there.controller == m.me) worth -= planet_aims(m, p);
  } else {  // no production there any more
    worth = there.own.docks > 0 ? -5.0 : -0.2 * income_of(m.look, p);
  }
  return care(m, there.controller) * worth;
}

// Of a law that stands: what it is good for, as far as is known.
double law_worth(const Mind& m, PoliticalId card) {
  const LawInPlay* law = law_in_play(m.look, card);
  const PoliticalDef& def = m.look.r.political_card(card);
  if (law == nullptr) return 0;
  if (law->owner.valid() && !law->second.valid()) return care(m, law->owner) * office_worth(m, def.id);
  if (law->planet.valid()) return planet_outcome(m, def.id, law->planet);
  return motion_worth(m, def.id, kFor);
}

// The best technology of the colour that could be had.
double colour_worth(const Mind& m, Colour colour) {
  double best = 0;
  for (std::size_t i = 0; i < m.look.r.techs.size(); ++i) {
    if (m.look.r.tech(TechId(i)).colour == colour && may_gain(m.look, m.me, TechId(i), false).allowed())
      best = std::max(best, tech_worth(m, TechId(i)));
  }
  return best;
}

double lasting_worth(const Mind& m, std::uint8_t a, std::uint8_t b) {
  const PoliticalDef& def = m.look.r.political_card(m.look.s.council.card);
  switch (def.vote) {
    case Vote::ForAgainst:
      return motion_worth(m, def.id, a);
    case Vote::Player:
      return care(m, SeatId(a)) * office_worth(m, def.id);
    case Vote::TwoPlayers:  // of two others: they lose what they trade
      return a == m.me.value || b == m.me.value ? -1.0 : 0.2;
    case Vote::Planet:
      return planet_outcome(m, def.id, PlanetId(a));
    case Vote::TwoPlanets:
      return planet_outcome(m, def.id, PlanetId(a)) + planet_outcome(m, def.id, PlanetId(b));
    case Vote::Law:
      return (def.id == "repeal" ? -1.0 : -0.5) * law_worth(m, PoliticalId(a));
    case Vote::Colour:
      return colour_worth(m, static_cast<Colour>(a));
  }
  return 0;
}

// Elections of planets, laws and colours change nothing at once that the table does not know; of the others
// some roll dice.
int trials_of(const Mind& m) {
  switch (m.look.r.political_card(m.look.s.council.card).vote) {
    case Vote::ForAgainst:
      return 3;
    case Vote::Player:
    case Vote::TwoPlayers:
      return 1;
    default:
      return 0;
  }
}

int votes_for(const Mind& m, std::uint8_t a, std::uint8_t b) {
  int n = 0;
  for (int i = 0; i < m.look.r.players; ++i) {
    const Ballot& ballot = m.look.s.council.ballots[SeatId(i)];
    if (ballot.cast && ballot.outcome == a && ballot.second == b) n += ballot.votes;
  }
  return n;
}

}  // namespace

double vote_choice(const Mind& m, Choice c) {
  const Verb v = c.verb<Verb>();
  const bool pair = v == Verb::VotePair || v == Verb::DecidePair;
  if (!pair && v != Verb::Vote && v != Verb::Decide) return kAbstain;
  const std::uint8_t a = c.operand(1);
  const std::uint8_t b = pair ? c.operand(3) : kNoOutcome;
  // Where all outcomes are the same to me I go with the others.
  double score = lasting_worth(m, a, b) + kCompany * votes_for(m, a, b);
  const int trials = trials_of(m);
  for (int i = 0; i < trials; ++i) score += decided(m, c) / trials;
  return score;
}

}  // namespace orrery::ti3
