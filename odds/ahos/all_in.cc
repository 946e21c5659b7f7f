#include "odds/ahos/all_in.h"

#include <algorithm>
#include <array>
#include <vector>

#include "games/ahos/flow/frames.h"
#include "games/ahos/query.h"
#include "games/ahos/routes.h"

namespace orrery::ahos::odds {
namespace {

constexpr int kMostEnergy = 60;
constexpr int kNever = -1000;

// The most strength for every sum of Energy that is kept for moves.
using Best = std::array<int, kMostEnergy + 1>;

// One card or token more: for strength or for Energy (RES-5).
void with_item(Best& best, int strength, int energy) {
  for (int e = kMostEnergy; e >= 0; --e) {
    const int kept = best[static_cast<std::size_t>(std::max(0, e - energy))];
    best[static_cast<std::size_t>(e)] =
        std::max(best[static_cast<std::size_t>(e)] + strength, energy > 0 ? kept : kNever);
  }
}

int text_strength(const Look& look, const Combat& c, Side side, CardId card) {
  if (!look.r.combat_texts.contains(card)) return 0;
  const Space& sp = look.s.spaces[c.space];
  const SeatId seat = c.seat(side);
  int sum = 0;
  for (const Effect& e : look.r.kind(card).effects) {
    if (e.code != EffectCode::Strength) continue;
    if (e.role == EffectRole::Attacker && side != Side::Attacker) continue;
    if (e.role == EffectRole::Defender && side != Side::Defender) continue;
    if (e.need == EffectNeed::OwnMarker && (sp.marker == Marker::None || sp.owner != seat)) continue;
    if (e.need == EffectNeed::OwnFleets && sp.units[seat].fleets < e.need_count) continue;
    sum += e.n;
  }
  return sum;
}

int owed_energy(const Look& look, SeatId seat) {
  int sum = 0;
  for (const Frames& frame : look.s.flow.frames) {
    const auto* f = std::get_if<Response>(&frame);
    if (f != nullptr && f->seat == seat) sum += f->owed[Resource::Energy];
  }
  return sum;
}

// A unit that could come, and the Energy of its way.
struct Coming {
  int energy = 0;
  int strength = 0;
};

std::vector<Coming> coming(const Look& look, const Combat& c, SeatId seat) {
  SpaceSet own = systems_of(look, seat);
  own.erase(c.space);
  const Routes ways = routes_from(look, c.space, own, {});
  std::vector<Coming> out;
  for (Unit u : kUnits) {
    const int each = move_cost(look, seat, u).energy;
    if (each == 0) continue;  // MOV-4
    const int strength = u == Unit::Fleet ? look.r.limits.fleet_strength : look.r.limits.star_base_strength;
    for (SpaceId sp : own) {
      if (ways.steps[sp] == kUnreachable) continue;
      out.insert(out.end(), look.s.spaces[sp].units[seat].of(u), Coming{ways.steps[sp] * each, strength});
    }
  }
  return out;
}

// The most strength that so much Energy brings.
Best brought(const std::vector<Coming>& units) {
  Best best{};
  for (const Coming& unit : units) {
    for (int e = kMostEnergy; e >= unit.energy; --e) {
      const int with = best[static_cast<std::size_t>(e - unit.energy)] + unit.strength;
      best[static_cast<std::size_t>(e)] = std::max(best[static_cast<std::size_t>(e)], with);
    }
  }
  return best;
}

}  // namespace

int all_in(const Look& look, const Combat& c, Side side) {
  const int now = strength(look, c, side);
  const SeatId seat = c.seat(side);
  if (!seat.valid()) return now;  // NEU-6
  const Player& p = look.s.players[seat];
  Best added;
  added.fill(kNever);
  added[0] = 0;
  for (CardId card : p.hand | p.reserve_one | p.reserve_two) {
    const int lying = p.hand.contains(card) ? 0 : reserve_card_strength(look, c, side, card);
    const auto& res = look.r.res_of[card.index()];
    const int most = std::max<int>(text_strength(look, c, side, card), res[1]) - lying;
    with_item(added, std::max(0, most), lying > 0 ? 0 : res[0]);
  }
  for (TokenId t : p.tokens - p.used_tokens) with_item(added, look.r.token(t).res[1], look.r.token(t).res[0]);
  const Best units = brought(coming(look, c, seat));
  const int owed = owed_energy(look, seat);
  int most = 0;
  for (int e = owed; e <= kMostEnergy; ++e)
    most = std::max(most, added[static_cast<std::size_t>(e)] + units[static_cast<std::size_t>(e - owed)]);
  return now + most;
}

}  // namespace orrery::ahos::odds
