#include "games/ahos/flow/retreat.h"

#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

// The next unit that has to go, fleets first.
bool next_unit(const Look& look, const Retreat& f, Unit& unit) {
  for (Unit u : kUnits) {
    if (look.s.spaces[f.space].units[f.seat].of(u) == 0) continue;
    unit = u;
    return true;
  }
  return false;
}

}  // namespace

SpaceSet retreat_places(const Look& look, SeatId seat, SpaceId from, Unit unit) {
  if (move_cost(look, seat, unit).energy == 0) return {};  // RET-6
  SpaceSet near = open_neighbours(look, from);             // RET-1, MOV-5
  if (look.s.players[seat].wormhole_token) {               // RET-3, WRM-6
    const SpaceSet wormholes = wormhole_spaces(look);
    if (wormholes.contains(from)) near |= wormholes;
  }
  near.erase(from);
  SpaceSet out;
  for (SpaceId sp : near) {
    if (holds_piece(look.s.spaces[sp], seat)) out.insert(sp);
  }
  return out;
}

bool can_retreat(const Look& look, SeatId seat, SpaceId from) {
  for (Unit u : kUnits) {
    if (look.s.spaces[from].units[seat].of(u) > 0 && !retreat_places(look, seat, from, u).empty())
      return true;
  }
  return false;
}

Next advance(Play& g, Retreat& f) {
  Unit unit{};
  while (next_unit(g, f, unit)) {
    const SpaceSet places = retreat_places(g, f.seat, f.space, unit);
    if (places.size() > 1) return Next::Ask;
    if (places.empty()) {  // RET-5
      lose_unit(g, f.seat, unit, f.space);
      if (unit == Unit::Fleet) ++f.fleets_lost;
    } else {
      move_unit(g, f.seat, unit, f.space, places.first(), Happening::Retreated);
    }
  }
  return Next::Done;
}

Asked asked(const Look&, const Retreat& f) { return {f.seat, static_cast<std::uint8_t>(Ask::Retreat)}; }

void options(const Look& look, const Retreat& f, OptionList& out) {
  Unit unit{};
  if (!next_unit(look, f, unit)) return;
  for (SpaceId sp : retreat_places(look, f.seat, f.space, unit)) out.add(make(Verb::Retreat, unit, raw(sp)));
}

Refusal check(const Look& look, const Retreat& f, Choice c) {
  Unit unit{};
  if (c.verb<Verb>() != Verb::Retreat || !next_unit(look, f, unit) || unit != unit_at(c, 0))
    return refuse("AHOS-RET-1");
  const SpaceId to = space_at(c, 1);
  if (retreat_places(look, f.seat, f.space, unit).contains(to)) return kAllowed;
  if (to.index() < kMaxSpaces && !holds_piece(look.s.spaces[to], f.seat)) return refuse("AHOS-RET-3");
  return refuse("AHOS-RET-1");
}

void choose(Play& g, Retreat& f, Choice c) {
  move_unit(g, f.seat, unit_at(c, 0), f.space, space_at(c, 1), Happening::Retreated);
}

}  // namespace orrery::ahos
