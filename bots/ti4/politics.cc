// The agenda phase: what an outcome means for a player, what the vote will bring, votes and predictions.
#include <algorithm>
#include <array>
#include <string_view>

#include "bots/ti4/mind.h"
#include "games/ti4/flow/agenda_phase.h"

namespace orrery::ti4 {
namespace {

// What the outcomes For and Against bring to one player.
struct Stake {
  double in_favour = 0;
  double against = 0;
};

int units_of(const Mind& m, SeatId seat, Unit unit) { return count_on_board(m.look, seat, unit); }

double fleet_at(const Mind& m, SeatId seat, const SystemSet& systems) {
  double cost = 0;
  for (SystemId s : m.look.s.ships_in[seat] & systems)
    cost += fleet_force(m.look, seat, forces(m.look, seat, s)).cost;
  return cost;
}

SystemSet wormhole_systems(const Mind& m) {
  const WormholeMap map = wormhole_map(m.look);
  return map.with[0] | map.with[1];
}

int planets_like(const Mind& m, SeatId seat, PlanetTrait trait) {
  int n = 0;
  for (PlanetId p : m.look.s.players[seat].planets) n += m.look.r.planet(p).trait == trait ? 1 : 0;
  return n;
}

int rank_points(const Mind& m, bool most) {
  int best = m.look.s.players[m.me].vp;
  for (int i = 0; i < m.look.r.players; ++i) {
    const Player& p = m.look.s.players[SeatId(i)];
    if (!p.eliminated) best = most ? std::max<int>(best, p.vp) : std::min<int>(best, p.vp);
  }
  return best;
}

double home_resources(const Mind& m, SeatId seat) {
  double sum = 0;
  for (PlanetId p : m.look.r.faction(m.look.s.players[seat].faction).planets) {
    if (m.look.s.planets[p].controller == seat) sum += round_worth(m.look, p);
  }
  return sum;
}

bool owns_war_suns(const Mind& m, SeatId seat) {
  for (TechId t : m.look.s.players[seat].techs) {
    const UnitRowId row = m.look.r.tech(t).unit;
    if (row.valid() && m.look.r.row(row).unit == Unit::WarSun) return true;
  }
  return false;
}

using StakeOf = Stake (*)(const Mind& m, SeatId seat);
struct Motion {
  std::string_view id;
  StakeOf stake;
};

Stake revolution(const Mind& m, SeatId seat) {
  const Player& p = m.look.s.players[seat];
  return {-3.0, -0.7 * std::min(p.techs.size(), p.planets.size())};
}
Stake arms(const Mind& m, SeatId seat) {
  const double lost = 4.0 * std::max(0, units_of(m, seat, Unit::Dreadnought) - 2) +
                      2.0 * std::max(0, units_of(m, seat, Unit::Cruiser) - 4);
  int special = 0;
  for (PlanetId p : m.look.s.players[seat].planets)
    special += m.look.r.planet(p).specialty != Colour::None ? 1 : 0;
  return {-lost, -1.5 * special};
}
Stake conventions(const Mind& m, SeatId seat) { return {0.3, -0.7 * m.look.s.players[seat].hand.size()}; }
Stake equality(const Mind& m, SeatId seat) {
  const double goods = m.look.s.players[seat].trade_goods;
  return {5.0 - goods, -goods};
}
Stake travel_ban(const Mind& m, SeatId seat) { return {-1.0, -0.5 * units_of(m, seat, Unit::Pds)}; }
Stake sanctions(const Mind& m, SeatId seat) {
  return {-1.0 - 0.8 * std::max(0, m.look.s.players[seat].hand.size() - 3), -1.0};
}
Stake regulations(const Mind& m, SeatId seat) {
  return {-0.5 - 2.0 * std::max(0, m.look.s.players[seat].fleet - 4), 1.5};
}
Stake homeland(const Mind& m, SeatId seat) { return {0.3, units_of(m, seat, Unit::Pds) > 0 ? -2.0 : 0.0}; }
Stake incentive(const Mind&, SeatId) { return {1.5, 1.0}; }
Stake artifact(const Mind& m, SeatId seat) {
  SystemSet near = adjacent_systems(m.look, m.look.r.mecatol_system);
  near.insert(m.look.r.mecatol_system);
  return {4.5 - 0.4 * fleet_at(m, seat, near), 0};
}
Stake mutiny(const Mind& m, SeatId) { return {0.9 * m.point, 0}; }
Stake constitution(const Mind& m, SeatId seat) { return {-0.7 * home_resources(m, seat), 0}; }
Stake schematics(const Mind& m, SeatId seat) {
  const bool suns = owns_war_suns(m, seat);
  return {suns ? -4.0 : 0.5, suns ? -0.8 * m.look.s.players[seat].hand.size() : 0.0};
}
Stake conscription(const Mind&, SeatId) { return {-3.0, 0}; }
Stake representatives(const Mind& m, SeatId seat) {
  return {-0.5, -0.7 * planets_like(m, seat, PlanetTrait::Cultural)};
}
Stake seed(const Mind& m, SeatId seat) {
  const int mine = m.look.s.players[seat].vp;
  return {mine == rank_points(m, true) ? m.point : -0.3 * m.point,
          mine == rank_points(m, false) ? m.point : -0.2 * m.point};
}
Stake shared_research(const Mind&, SeatId) { return {0.3, -2.5}; }
Stake plowshares(const Mind& m, SeatId seat) {
  return {-0.3 * units_of(m, seat, Unit::Infantry), 0.5 * m.look.s.players[seat].planets.size()};
}
Stake measures(const Mind& m, SeatId seat) { return {2.6, -0.4 * m.look.s.players[seat].hand.size()}; }
Stake reconstruction(const Mind& m, SeatId seat) {
  return {0.2, -1.0 * (m.look.s.ships_in[seat] & wormhole_systems(m)).size()};
}
Stake wormhole_research(const Mind& m, SeatId seat) {
  const SystemSet at = wormhole_systems(m);
  const bool there = m.look.s.ships_in[seat].intersects(at);
  return {(there ? 4.5 : -1.0) - fleet_at(m, seat, at), -2.0};
}

constexpr auto kMotions = std::to_array<Motion>({
    {"anti_intellectual_revolution", revolution},
    {"arms_reduction", arms},
    {"conventions_of_war", conventions},
    {"economic_equality", equality},
    {"enforced_travel_ban", travel_ban},
    {"executive_sanctions", sanctions},
    {"fleet_regulations", regulations},
    {"homeland_defense_act", homeland},
    {"incentive_program", incentive},
    {"ixthian_artifact", artifact},
    {"mutiny", mutiny},
    {"new_constitution", constitution},
    {"publicize_weapon_schematics", schematics},
    {"regulated_conscription", conscription},
    {"representative_government", representatives},
    {"seed_of_an_empire", seed},
    {"shared_research", shared_research},
    {"swords_to_plowshares", plowshares},
    {"unconventional_measures", measures},
    {"wormhole_reconstruction", reconstruction},
    {"wormhole_research", wormhole_research},
});

// What being elected brings, in resources; points count as `point`.
struct Office {
  std::string_view id;
  double worth;
  double points = 0;
};
constexpr auto kOffices = std::to_array<Office>({
    {"archived_secret", 3.5},          {"committee_formation", 1.5},
    {"the_crown_of_emphidia", 0, 1},   {"the_crown_of_thalnos", 1.5},
    {"imperial_arbiter", 2.0},         {"minister_of_commerce", 3.5},
    {"minister_of_exploration", 3.0},  {"minister_of_industry", 2.0},
    {"minister_of_peace", 1.5},        {"minister_of_policy", 3.5},
    {"minister_of_sciences", 5.0},     {"minister_of_war", 3.5},
    {"prophecy_of_ixth", 1.5},         {"public_execution", -5.0},
    {"shard_of_the_throne", 0, 1},     {"core_mining", 3.5},
    {"holy_planet_of_ixth", 0, 1},     {"research_team_biotic", 2.0},
    {"research_team_cybernetic", 2.0}, {"research_team_propulsion", 2.0},
    {"research_team_warfare", 2.0},    {"senate_sanctuary", 2.5},
    {"terraforming_initiative", 3.5},  {"compensated_disarmament", -2.0},
    {"demilitarized_zone", -3.0},
});

double office_worth(const Mind& m, std::string_view id) {
  for (const Office& o : kOffices) {
    if (o.id == id) return o.worth * std::min(1.0, m.rounds / 3.0) + o.points * m.point;
  }
  return id == "colonial_redistribution" ? -6.0 : 1.0;
}

// What a player thinks of another one's gain.
double envy(const Mind& m, SeatId seat, SeatId other) {
  if (seat == other) return 1.0;
  const int ahead = m.look.s.players[other].vp - m.look.s.players[seat].vp;
  return -std::clamp(0.15 + 0.06 * ahead, 0.05, 0.5);
}

double law_stance(const Mind& m, SeatId seat, AgendaId law) {
  const LawInPlay* l = find_law(m.look, law);
  if (l == nullptr) return 0;
  if (l->owner.valid()) return -envy(m, seat, l->owner) * office_worth(m, m.look.r.agenda(law).id);
  if (l->planet.valid() && m.look.s.planets[l->planet].controller.valid())
    return -envy(m, seat, m.look.s.planets[l->planet].controller) * office_worth(m, m.look.r.agenda(law).id);
  for (const Motion& motion : kMotions) {
    if (motion.id == m.look.r.agenda(law).id) return -0.5 * motion.stake(m, seat).in_favour;
  }
  return 0.1;
}

double secret_stance(const Mind& m, SeatId seat, ObjectiveId o) {
  if (m.look.s.players[seat].scored.contains(o)) return 0.5;
  return seat == m.me ? prospect(m, o) * 3.0 : 0.5;
}

int influence_of(const Mind& m, SeatId seat) {
  return votes_of_cards(m, seat, m.look.s.players[seat].planets);
}

// What an outcome of the agenda on the table brings a player, with what they predicted.
double interest(const Mind& m, SeatId seat, std::uint8_t outcome) {
  return stance(m, seat, m.look.s.agenda.agenda, outcome) + predicted_gain(m, seat, outcome);
}

std::uint8_t favourite(const Mind& m, SeatId seat, const OutcomeList& outcomes) {
  std::uint8_t best = kNoOutcome;
  double most = -1e9;
  for (std::uint8_t o : outcomes) {
    const double s = interest(m, seat, o);
    if (s <= most) continue;
    most = s;
    best = o;
  }
  return best;
}

double spread_of_stances(const Mind& m, SeatId seat) {
  OutcomeList outcomes;
  list_outcomes(m.look, outcomes);
  double most = -1e9, least = 1e9;
  for (std::uint8_t o : outcomes) {
    const double s = stance(m, seat, m.look.s.agenda.agenda, o);
    most = std::max(most, s);
    least = std::min(least, s);
  }
  return outcomes.empty() ? 0 : most - least;
}

}  // namespace

double stance(const Mind& m, SeatId seat, AgendaId agenda, std::uint8_t outcome) {
  const AgendaDef& def = m.look.r.agenda(agenda);
  switch (outcome_kind(def.election)) {
    case OutcomeKind::ForAgainst:
      for (const Motion& motion : kMotions) {
        if (motion.id != def.id) continue;
        const Stake s = motion.stake(m, seat);
        return outcome == kFor ? s.in_favour : s.against;
      }
      return 0;
    case OutcomeKind::Seat:
      return envy(m, seat, SeatId(outcome)) * office_worth(m, def.id);
    case OutcomeKind::Planet: {
      const PlanetId p(outcome);
      const SeatId owner = m.look.s.planets[p].controller;
      const double size = 1.0 + 0.05 * round_worth(m.look, p);
      return owner.valid() ? envy(m, seat, owner) * office_worth(m, def.id) * size : 0;
    }
    case OutcomeKind::Law:
      return law_stance(m, seat, AgendaId(outcome));
    case OutcomeKind::Objective:
      return secret_stance(m, seat, ObjectiveId(outcome));
  }
  return 0;
}

Forecast forecast(const Mind& m, bool with_me) {
  OutcomeList outcomes;
  list_outcomes(m.look, outcomes);
  std::array<double, 256> votes{};
  double all = 0.5;
  for (int i = 0; i < m.look.r.players; ++i) {
    const SeatId seat(i);
    if (!may_vote(m.look, seat) || (seat == m.me && !with_me)) continue;
    const Ballot& b = m.look.s.agenda.ballots[seat];
    const std::uint8_t o = b.votes > 0 ? b.outcome : favourite(m, seat, outcomes);
    if (o == kNoOutcome) continue;
    const double n = b.votes > 0 ? b.votes : 0.7 * influence_of(m, seat) + 0.2;
    votes[o] += n;
    all += n;
  }
  Forecast f;
  double most = -1, second = 0;
  for (std::uint8_t o : outcomes) {
    if (votes[o] > most) {
      second = std::max(0.0, most);
      most = votes[o];
      f.outcome = o;
    } else {
      second = std::max(second, votes[o]);
    }
  }
  if (all < 1.0) {  // nobody votes: the speaker decides (35.19)
    const SeatId speaker = m.look.s.speaker;
    return {favourite(m, speaker, outcomes), speaker == m.me ? 0.95 : 0.7};
  }
  f.sure = std::clamp(0.45 + 0.6 * (most - second) / all, 0.1, 0.95);
  return f;
}

int votes_of_cards(const Mind& m, SeatId seat, const PlanetSet& planets) {
  int sum = 0;
  for (PlanetId p : (m.look.s.players[seat].planets & planets) - m.look.s.exhausted_planets)
    sum += influence(m.look, p);
  return sum;
}

double repeal_worth(const Mind& m, AgendaId law) { return law_stance(m, m.me, law); }

double expected_agenda(const Mind& m) {
  const Forecast f = forecast(m, true);
  return f.outcome == kNoOutcome ? 0 : stance(m, m.me, m.look.s.agenda.agenda, f.outcome);
}

// Planets are readied after the agenda phase: votes cost nothing but votes on the second agenda.
double vote_choice(const Mind& m, Choice c) {
  const AgendaMemory& a = m.look.s.agenda;
  const bool last = a.number >= 2;
  const double stakes = spread_of_stances(m, m.me);
  switch (c.verb<Verb>()) {
    case Verb::Vote:
    case Verb::Decide:
      return interest(m, m.me, outcome_at(c)) + 100.0;
    case Verb::Abstain:
      return !last && stakes < 1.5 ? 1000.0 : -1000.0;
    case Verb::Exhaust: {
      const int mine = a.ballots[m.me].votes;
      const bool enough = !last && stakes < 6.0 && mine >= influence_of(m, m.me);
      return enough ? -1.0 : 1.0 + 0.1 * influence(m.look, planet_at(c, 0));
    }
    default:
      return 0;  // done
  }
}

double predict_choice(const Mind& m, Choice c) {
  const Forecast f = forecast(m, false);
  return outcome_at(c) == f.outcome ? 1 : 0;
}

namespace {

// What a motion brings me as the others are likely to vote: each for what is better for them, by influence.
double expected_motion(const Mind& m, AgendaId agenda) {
  double votes = 0;
  for (int i = 0; i < m.look.r.players; ++i) {
    const SeatId seat(i);
    double influence_held = 0.5;
    for (PlanetId p : m.look.s.players[seat].planets) influence_held += influence(m.look, p);
    const double wish = stance(m, seat, agenda, kFor) - stance(m, seat, agenda, kAgainst);
    votes += wish > 0 ? influence_held : wish < 0 ? -influence_held : 0.0;
  }
  return stance(m, m.me, agenda, votes > 0 ? kFor : kAgainst);
}

// An office goes to whoever has most votes: mine is a share of it, the rest goes to the others.
double expected_office(const Mind& m, std::string_view id) {
  double mine = 0, all = 0.5;
  for (int i = 0; i < m.look.r.players; ++i) {
    for (PlanetId p : m.look.s.players[SeatId(i)].planets) {
      all += influence(m.look, p);
      if (SeatId(i) == m.me) mine += influence(m.look, p);
    }
  }
  return office_worth(m, id) * (mine / all - 0.2);
}

}  // namespace

double agenda_order_choice(const Mind& m, Choice c) {
  const AgendaId agenda(c.operand(0));
  const AgendaDef& def = m.look.r.agenda(agenda);
  double worth = 0.2;
  switch (outcome_kind(def.election)) {
    case OutcomeKind::ForAgainst:
      worth = expected_motion(m, agenda);
      break;
    case OutcomeKind::Seat:
    case OutcomeKind::Planet:
      worth = expected_office(m, def.id);
      break;
    default:
      break;
  }
  return c.verb<Verb>() == Verb::Top ? worth : -worth;
}

}  // namespace orrery::ti4
