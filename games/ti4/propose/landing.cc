// Landing: one ground force on each empty planet, the rest on the best defended one that it should win.
#include <algorithm>

#include "games/ti4/flow/invasion_steps.h"
#include "games/ti4/propose/propose.h"

namespace orrery::ti4 {
namespace {

struct Beach {
  PlanetId planet;
  int value = 0;
  SeatId holder;      // of ground forces; none: it is empty
  int defenders = 0;  // ground forces
  int cannons = 0;    // tenths of hits to expect from space cannons
  int landing = 0;    // ground forces proposed
};

int hit_tenths(const Look& look, SeatId seat) {
  const UnitRow* row = row_of(look, seat, Unit::Infantry);
  return row == nullptr || row->combat == 0 ? 0 : std::max(0, 11 - row->combat);
}

Beach beach_of(const Look& look, SeatId seat, PlanetId p) {
  Beach b;
  b.planet = p;
  b.value = resources(look, p) + influence(look, p);
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId other(i);
    if (other == seat) continue;
    if (ground(look, other, p).infantry > 0) {
      b.holder = other;
      b.defenders = ground(look, other, p).infantry;
    }
    const UnitRow* pds = row_of(look, other, Unit::Pds);
    if (pds != nullptr && pds->cannon_dice > 0) b.cannons += cannon_dice(look, other, p) * (11 - pds->cannon);
  }
  return b;
}

std::vector<Beach> beaches(const Draft& d) {
  OptionList list;
  d.list(list);
  std::vector<Beach> out;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Choice c = list[i];
    if (c.verb<Verb>() != Verb::Commit || c.operand(0) != 1) continue;
    const PlanetId p = planet_at(c, 1);
    if (d.look().s.planets[p].controller != d.seat()) out.push_back(beach_of(d.look(), d.seat(), p));
  }
  return out;
}

// The square law: numbers count twice as much as how well each fights.
bool favoured(const Look& look, SeatId seat, const Beach& b, int landing) {
  const int mine = std::max(0, 10 * landing - b.cannons);
  const int theirs = 10 * b.defenders;
  return mine * mine * hit_tenths(look, seat) > theirs * theirs * hit_tenths(look, b.holder);
}

int on_ships(const Draft& d) {
  OptionList list;
  d.list(list);
  int most = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].verb<Verb>() == Verb::Commit) most = std::max<int>(most, list[i].operand(0));
  }
  return most;
}

void spread(const Look& look, SeatId seat, bool mecatol_first, int forces, std::vector<Beach>& list) {
  std::stable_sort(list.begin(), list.end(), [&](const Beach& a, const Beach& b) {
    const bool first_a = mecatol_first && a.planet == look.r.mecatol;
    const bool first_b = mecatol_first && b.planet == look.r.mecatol;
    return first_a != first_b ? first_a : a.value > b.value;
  });
  Beach* best = nullptr;
  for (Beach& b : list) {
    if (b.holder.valid() || forces == 0) continue;
    b.landing = 1;
    --forces;
    if (best == nullptr) best = &b;
  }
  Beach* fight = nullptr;
  for (Beach& b : list) {
    if (b.holder.valid() && favoured(look, seat, b, forces) &&
        (fight == nullptr || b.defenders > fight->defenders))
      fight = &b;
  }
  if (fight != nullptr) best = fight;
  if (best != nullptr) best->landing += forces;
}

void land_all(Draft& d, const Invasion& f) {
  std::vector<Beach> list = beaches(d);
  spread(d.look(), d.seat(), f.must_land, on_ships(d), list);
  for (const Beach& b : list) {
    if (b.landing > 0 && !d.take(make(Verb::Commit, b.landing, raw(b.planet)))) return;
  }
  d.take(make(Verb::Done));
}

}  // namespace

void propose(Draft& d, const Invasion& f) {
  switch (f.step) {
    case InvasionStep::Custodians:
      if (d.take(make(Verb::RemoveCustodians))) pay_on(d);
      break;
    case InvasionStep::Commit:
      land_all(d, f);
      break;
    case InvasionStep::Defence:
      if (f.planet.valid()) d.take(make(Verb::Fire));
      break;
    default:
      break;
  }
}

}  // namespace orrery::ti4
