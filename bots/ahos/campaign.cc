#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/ahos/mind.h"
#include "games/ahos/flow/combat.h"
#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/routes.h"

namespace orrery::ahos {
namespace {

// What is the same for all targets of one question.
struct Staff {
  SpaceSet own;
  int budget = 0;          // Energy
  int population = 0;      // in hand and on tokens
  bool follows = false;    // a marker can be placed at once afterwards
  double share = 0;        // of such a marker: what the action that places it leaves of its worth
  bool too_late = false;   // no marker can be placed any more
  double own_hand = 0;     // strength in hand
  double token = 0;        // what a colony brings beside its points
  SpaceSet exposed;        // own systems with enemy fleets beside them
  PerSeat<double> hidden;  // strength in a rival's hand
};

double strength_in_hand(const Mind& m) {
  const Player& p = m.look.s.players[m.me];
  double sum = 0;
  for (CardId c : p.hand) {
    const int text = m.look.r.combat_texts.contains(c) ? text_strength(m, c, Side::Attacker) : 0;
    sum += std::max<int>(text, m.look.r.res_of[c.index()][1]);
  }
  for (TokenId t : p.tokens - p.used_tokens) sum += m.look.r.token(t).res[1];
  return sum;
}

Staff staff_of(const Mind& m, const Move& move, bool colonises, CardId text) {
  Staff out;
  out.own = systems_of(m.look, m.me);
  out.budget = at_hand(m, Resource::Energy) - move.owed[Resource::Energy];
  out.population = at_hand(m, Resource::Population);
  if (text.valid()) {
    out.budget -= m.look.r.res_of[text.index()][0];
    out.population -= m.look.r.res_of[text.index()][2];
  }
  const bool asked_for_action = std::holds_alternative<Turn>(m.look.s.flow.frames.back());
  const int actions = m.look.s.turn.actions - (asked_for_action ? 1 : 0);
  // An outpost may also come with a text that costs no action.
  const bool pioneers = m.look.s.players[m.me].hand.intersects(m.look.r.having(EffectCode::Outpost));
  out.follows = colonises || actions > 0 || (pioneers && out.population > 1);
  out.share = colonises || pioneers ? kW.follow_free : kW.follow;
  out.too_late = m.last_turn && !out.follows;
  out.own_hand = strength_in_hand(m);
  out.token = best_token(m);
  if (!m.nobody_follows) {
    for (SpaceId sp : out.own) {
      if (fleets_near(m, sp) > 0) out.exposed.insert(sp);
    }
  }
  for (int i = 0; i < m.look.r.players; ++i) {
    if (SeatId(i) != m.me) out.hidden[SeatId(i)] = hidden_strength(m, SeatId(i));
  }
  return out;
}

// What a defender may be expected to count in the end.
double resistance(const Mind& m, const Staff& staff, const Combat& c) {
  const State& s = m.look.s;
  const Space& sp = s.spaces[c.space];
  if (c.defender.valid()) {
    int near = 0;
    for (SpaceId n : open_neighbours(m.look, c.space)) near += s.spaces[n].units[c.defender].fleets;
    return strength(m.look, c, Side::Defender) + kW.fear_rival * staff.hidden[c.defender] +
           kW.fear_fleets * m.look.r.limits.fleet_strength * std::min(near, 3);
  }
  if (!habitable(m.look, c.space)) return -100;
  double alien = 0;
  if (sp.alien == AlienSide::FaceUp || (sp.alien == AlienSide::Hidden && sp.alien_seen.contains(m.me))) {
    alien = m.look.r.alien_value[sp.alien_token.index()];
  } else if (sp.alien == AlienSide::Hidden) {
    alien = kW.guess;
  }
  return m.look.r.tile(sp.tile).strength + alien;
}

double prize(const Mind& m, const Staff& staff, const Combat& c) {
  const Space& sp = m.look.s.spaces[c.space];
  double value = 0;
  if (staff.follows && staff.population > 0) {
    const bool colony = habitable(m.look, c.space) && staff.population >= 3;
    value = staff.share * (colony ? kW.colony + kW.token_share * staff.token : system_value(m, c.space));
  } else if (!staff.too_late && !m.last_turn) {
    value = kW.later * system_value(m, c.space);
  }
  if (c.defender.valid() && sp.marker != Marker::None) {
    const int rank = m.look.s.players[c.defender].vp - m.look.s.players[m.me].vp;
    const double share =
        (kW.rival_loss + (rank >= 0 ? kW.rival_leads : 0.0)) * (m.look.r.players == 2 ? 1.5 : 1.0);
    value += marker_vp(m.look, sp.marker) * share;
  }
  return value;
}

struct Squadron {
  SpaceId from;
  int energy = 0;  // per fleet
  int fleets = 0;
  int guards = 0;  // of these, how many leave a system without a unit
};

// Fleets that could fly to the target, nearest first.
std::vector<Squadron> squadrons(const Mind& m, const Move& move, const Staff& staff, SpaceId target) {
  SpaceSet own = staff.own;
  if (move.target.valid()) own.erase(move.target);
  const Routes ways = routes_from(m.look, target, own, {}, staff.budget);
  std::vector<Squadron> out;
  out.reserve(16);
  for (SpaceId sp : own) {
    const Space& space = m.look.s.spaces[sp];
    const Units& here = space.units[m.me];
    if (sp == target || ways.steps[sp] == kUnreachable || here.fleets == 0) continue;
    // A system held by units alone would be given up with the last of them.
    const bool held = space.marker != Marker::None || here.star_bases > 0;
    const int spare = here.fleets - (held ? 0 : 1);
    if (spare <= 0) continue;
    const bool last = held && here.star_bases == 0 && staff.exposed.contains(sp);
    out.push_back({sp, ways.steps[sp], spare, last ? 1 : 0});
  }
  std::sort(out.begin(), out.end(), [](const Squadron& a, const Squadron& b) {
    return a.energy != b.energy ? a.energy < b.energy : a.from < b.from;
  });
  return out;
}

double odds(double lead) { return 1.0 / (1.0 + std::exp(-lead / kW.doubt)); }

// The best way to take the target; none if it cannot be worth more than `least`.
Campaign plan(const Mind& m, const Move& move, const Staff& staff, SpaceId target, double least) {
  Combat c;
  c.space = target;
  c.attacker = m.me;
  c.defender = other_controller(m.look, target, m.me);
  const double gain = prize(m, staff, c);
  if (gain <= 0 || gain <= least) return {};
  const double need = resistance(m, staff, c);
  const double floor = c.defender.valid() ? strength(m.look, c, Side::Defender) : need;
  double have = strength(m.look, c, Side::Attacker);
  Campaign best;
  best.target = target;
  best.value = -1e9;
  double cost = 0;
  const auto weigh = [&](SpaceId next) {
    if (have <= floor) return;
    const double chance = odds(have + kW.trust_own * staff.own_hand - need);
    const double value = chance * gain - (1 - chance) * kW.defeat - cost;
    if (value > best.value) {
      best.value = value;
      best.next_from = next;
    }
  };
  if (m.look.s.spaces[target].units[m.me].count() > 0) weigh(SpaceId{});
  SpaceId first;
  int spent = 0;
  const int fleet = m.look.r.limits.fleet_strength;
  if (staff.budget <= 0) return best.value > -1e8 ? best : Campaign{};
  const std::vector<Squadron> fleets = squadrons(m, move, staff, target);
  for (bool guards : {false, true}) {
    for (const Squadron& sq : fleets) {
      const int count = guards ? sq.guards : sq.fleets - sq.guards;
      for (int i = 0; i < count && spent + sq.energy <= staff.budget; ++i) {
        if (!first.valid()) first = sq.from;
        spent += sq.energy;
        have += fleet;
        cost += kW.energy_spent * sq.energy;
        if (guards) cost += kW.guard_value * marker_vp(m.look, m.look.s.spaces[sq.from].marker);
        weigh(first);
      }
    }
  }
  return best.value > -1e8 ? best : Campaign{};
}

}  // namespace

Campaign best_campaign(const Mind& m, const Move& move, bool colonises, CardId text) {
  const Staff staff = staff_of(m, move, colonises, text);
  Campaign best;
  best.value = move.target.valid() ? -1e9 : 0;
  for (SpaceId sp : m.look.r.board) {
    if (move.target.valid() ? sp != move.target : staff.own.contains(sp)) continue;
    const Space& space = m.look.s.spaces[sp];
    if (space.marker != Marker::None && m.look.s.players[space.owner].pact_with == m.me) continue;
    const Campaign c = plan(m, move, staff, sp, best.value);
    if (c.target.valid() && c.value > best.value) best = c;
  }
  return best;
}

}  // namespace orrery::ahos
