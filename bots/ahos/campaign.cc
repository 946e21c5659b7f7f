#include <algorithm>
#include <vector>

#include "bots/ahos/mind.h"
#include "games/ahos/flow/combat.h"
#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/routes.h"

namespace orrery::ahos {
namespace {

constexpr double kGuess = 3.0;  // strength of aliens nobody has seen

// What the attacker must beat to be ahead at once, own Reserve included.
double resistance(const Mind& m, SpaceId target) {
  const State& s = m.look.s;
  const Space& sp = s.spaces[target];
  Combat c;
  c.space = target;
  c.attacker = m.me;
  c.defender = other_controller(m.look, target, m.me);
  if (c.defender.valid()) {
    const double reserve_of_hand = 0.5 * s.players[c.defender].hand.size();
    return strength(m.look, c, Side::Defender) + reserve_of_hand;
  }
  if (!habitable(m.look, target)) return 0;
  double alien = 0;
  if (sp.alien == AlienSide::FaceUp || (sp.alien == AlienSide::Hidden && sp.alien_seen.contains(m.me))) {
    alien = m.look.r.alien_value[sp.alien_token.index()];
  } else if (sp.alien == AlienSide::Hidden) {
    alien = kGuess;
  }
  return m.look.r.tile(sp.tile).strength + alien;
}

double prize(const Mind& m, SpaceId target) {
  const Space& sp = m.look.s.spaces[target];
  const SeatId owner = other_controller(m.look, target, m.me);
  // Without another action there is no marker to be placed any more.
  const bool too_late = m.last_turn && m.look.s.turn.actions == 0;
  double value = too_late ? 0.0 : 0.65 * system_value(m, target);
  if (owner.valid() && sp.marker != Marker::None) {
    const int rank = m.look.s.players[owner].vp - m.look.s.players[m.me].vp;
    value += marker_vp(m.look, sp.marker) * (rank >= 0 ? 0.5 : 0.25);
  }
  return value;
}

struct Squadron {
  SpaceId from;
  int energy = 0;  // per fleet
  int fleets = 0;
};

// Fleets that could fly to the target, nearest first; a system with a marker keeps its last unit if it can.
std::vector<Squadron> squadrons(const Mind& m, const Move& move, SpaceId target) {
  SpaceSet own = systems_of(m.look, m.me);
  if (move.target.valid()) own.erase(move.target);
  const Routes ways = routes_from(m.look, target, own, {});
  std::vector<Squadron> out;
  for (SpaceId sp : own) {
    const Space& space = m.look.s.spaces[sp];
    // A system held by units alone would be given up with the last of them; a marker is at least worth a
    // guard.
    const Units& here = space.units[m.me];
    const bool guard = here.star_bases == 0 && (space.marker == Marker::None || here.fleets > 1);
    const int spare = here.fleets - (guard ? 1 : 0);
    if (sp == target || ways.steps[sp] == kUnreachable || spare <= 0) continue;
    out.push_back({sp, ways.steps[sp], spare});
  }
  std::sort(out.begin(), out.end(), [](const Squadron& a, const Squadron& b) {
    return a.energy != b.energy ? a.energy < b.energy : a.from < b.from;
  });
  return out;
}

Campaign plan(const Mind& m, const Move& move, SpaceId target, int budget) {
  Campaign c;
  c.target = target;
  const double need = resistance(m, target);
  const bool fight = need > 0 || other_controller(m.look, target, m.me).valid();
  Combat mine;
  mine.space = target;
  mine.attacker = m.me;
  mine.defender = other_controller(m.look, target, m.me);
  double have = strength(m.look, mine, Side::Attacker);
  int spent = 0;
  bool there = m.look.s.spaces[target].units[m.me].count() > 0;
  const auto enough = [&] { return there && (!fight || have > need); };
  if (!enough()) {
    for (const Squadron& sq : squadrons(m, move, target)) {
      for (int i = 0; i < sq.fleets && !enough() && spent + sq.energy <= budget; ++i) {
        if (!c.next_from.valid()) c.next_from = sq.from;
        spent += sq.energy;
        have += m.look.r.limits.fleet_strength;
        there = true;
      }
    }
  }
  if (!enough()) return Campaign{};
  c.value = prize(m, target) - 0.12 * spent;
  return c;
}

}  // namespace

Campaign best_campaign(const Mind& m, const Move& move) {
  const int budget = all_points(purse_of(m.look, m.me), Resource::Energy) - move.owed[Resource::Energy];
  const SpaceSet own = systems_of(m.look, m.me);
  Campaign best;
  for (SpaceId sp : m.look.r.board) {
    if (move.target.valid() ? sp != move.target : own.contains(sp)) continue;
    const Space& space = m.look.s.spaces[sp];
    if (space.marker != Marker::None && m.look.s.players[space.owner].pact_with == m.me) continue;
    const Campaign c = plan(m, move, sp, budget);
    if (c.value > best.value) best = c;
  }
  return best;
}

}  // namespace orrery::ahos
