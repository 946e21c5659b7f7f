// Bombardment: every unit fires, each at the planet where most defenders are still to be expected.
#include "games/ti4/propose/propose.h"

namespace orrery::ti4 {
namespace {

int defenders_on(const Look& look, SeatId attacker, PlanetId p) {
  int n = 0;
  for (int i = 0; i < look.r.players; ++i) {
    if (SeatId(i) != attacker) n += ground(look, SeatId(i), p).infantry;
  }
  return n;
}

// Tenths of ground forces that are left on average after what is aimed there already.
int left_on(const Look& look, const Bombardment& f, PlanetId p) {
  constexpr std::array<Unit, 3> kBombers{Unit::Flagship, Unit::WarSun, Unit::Dreadnought};
  int left = 10 * defenders_on(look, f.seat, p);
  const auto& planets = look.r.tile(look.s.tactical.system).planets;
  for (std::size_t i = 0; i < planets.size(); ++i) {
    if (planets[i] != p) continue;
    for (std::size_t b = 0; b < kBombers.size(); ++b) {
      const UnitRow* row = row_of(look, f.seat, kBombers[b]);
      if (row != nullptr) left -= f.aimed[i][b] * row->bombard_dice * (11 - row->bombard);
    }
  }
  return left;
}

constexpr int kMost = 1 << 20;

int worth_of_aim(const Look& look, const Bombardment& f, Choice c) {
  if (c.verb<Verb>() == Verb::Bombard) return kMost + left_on(look, f, planet_at(c, 1));
  if (c.verb<Verb>() == Verb::ExtraDie) {
    const UnitRow* row = row_of(look, f.seat, unit_at(c, 0));
    return row == nullptr ? 0 : 20 - row->bombard;
  }
  return c.verb<Verb>() == Verb::Done ? 0 : -1;
}

}  // namespace

void propose(Draft& d, const Bombardment&) {
  while (d.open()) {
    const Bombardment f = *d.frame<Bombardment>();
    bool found = false;
    const Choice c = best_option(
        d, [&](Choice o) { return worth_of_aim(d.look(), f, o); }, found);
    if (!found || !d.take(c)) return;
  }
}

}  // namespace orrery::ti4
