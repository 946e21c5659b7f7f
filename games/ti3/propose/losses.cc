// Losses: damage where that costs nothing, then the cheapest, with what it carries.
#include "games/ti3/propose/propose.h"
#include "games/ti3/propose/worth.h"

namespace orrery::ti3 {
namespace {

constexpr int kMostWorth = 1 << 20;  // more than anything is worth

int worth_of(const Look& look, const Load& load) {
  int sum = 0;
  for (Unit u : {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit, Unit::Pds})
    sum += load.of(u) * worth_of(look, u);
  for (unsigned i = 0; i < kLeadersEach; ++i) sum += (load.leaders >> i & 1U) != 0 ? kPriceless : 0;
  return sum;
}

// Fighters that nothing in the system supports any more are lost too (TI3-FIGHTER-5).
int fighters_lost_with(const Look& look, SeatId seat, SystemId system, Piece piece, const Load& load) {
  const int hold = look.r.unit(piece.unit).capacity;
  if (hold == 0) return 0;
  const int room = fighter_capacity(look, seat, system);
  const int fighters = fleet(look, seat, system).of(Unit::Fighter);
  const int left = room - (hold - taken(look, piece.unit, load));
  return std::max(0, fighters - std::max(0, left)) - std::max(0, fighters - std::max(0, room));
}

int worth_of_ship(const Look& look, SeatId seat, SystemId system, Piece piece, const Load& load) {
  return worth_of(look, piece.unit) + worth_of(look, load) - (piece.damaged ? 1 : 0) +
         fighters_lost_with(look, seat, system, piece, load) * worth_of(look, Unit::Fighter);
}

int worth_of_answer(const Look& look, const AssignHits& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Damage:  // the cheapest first
      return 2 * kMostWorth - worth_of(look, unit_at(c, 0));
    case Verb::DamageLaden:
      return 2 * kMostWorth - worth_of(look, unit_at(c, 0)) - worth_of(look, load_at(c, 1));
    case Verb::Hit:
      if (f.planet.valid()) return kMostWorth - worth_of(look, piece_at(c, 0).unit);
      return kMostWorth - worth_of_ship(look, f.seat, f.system, piece_at(c, 0), Load{});
    case Verb::HitLaden:
      return kMostWorth - worth_of_ship(look, f.seat, f.system, piece_at(c, 0), load_at(c, 1));
    case Verb::Leader:
      return kMostWorth - kPriceless;
    default:
      return -1;
  }
}

int worth_of_removal(const Look& look, const Excess& f, Choice c) {
  const bool laden = c.verb<Verb>() == Verb::RemoveLaden;
  if (!laden && c.verb<Verb>() != Verb::Remove) return -1;
  const Piece piece = piece_at(c, 0);
  const Place place = place_at(c, laden ? 3 : 1);
  if (f.kind == ExcessKind::Plastic)  // all of that place are lost
    return kMostWorth - lost_at(look, f, place);
  return kMostWorth -
         worth_of_ship(look, f.seat, system_of(look, place), piece, laden ? load_at(c, 1) : Load{});
}

}  // namespace

void propose(Draft& d, const AssignHits& first) {
  for (int i = 0; i < first.hits && d.open(); ++i) {
    const AssignHits f = *d.frame<AssignHits>();
    bool found = false;
    const Choice c = best_option(
        d, [&](Choice o) { return worth_of_answer(d.look(), f, o); }, found);
    if (!found || !d.take(c)) return;
  }
}

void propose(Draft& d, const Excess&) {
  while (d.open()) {
    const Excess f = *d.frame<Excess>();
    bool found = false;
    const Choice c = best_option(
        d, [&](Choice o) { return worth_of_removal(d.look(), f, o); }, found);
    if (!found || !d.take(c)) return;
  }
}

}  // namespace orrery::ti3
