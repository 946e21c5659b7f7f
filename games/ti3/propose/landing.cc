// Landing: one ground force on each planet without defenders, the rest on the best defended one that it
// should win, else on the most valuable.
#include <algorithm>

#include "games/ti3/flow/landing_steps.h"
#include "games/ti3/propose/propose.h"
#include "games/ti3/propose/worth.h"

namespace orrery::ti3 {
namespace {

struct Beach {
  PlanetId planet;
  int value = 0;
  int defenders = 0;
  int cannons = 0;  // tenths of hits to expect
  int landing = 0;  // ground forces proposed
};

bool lands(Choice c) { return c.verb<Verb>() == Verb::Land && unit_at(c, 0) == Unit::GroundForce; }

std::vector<Beach> beaches(const Draft& d) {
  const Look look = d.look();
  OptionList list;
  d.list(list);
  std::vector<Beach> out;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!lands(list[i])) continue;
    const PlanetId p = planet_at(list[i], 4);
    const Planet& there = look.s.planets[p];
    const bool known = std::any_of(out.begin(), out.end(), [&](const Beach& b) { return b.planet == p; });
    if (known || there.controller == d.seat()) continue;
    out.push_back({p, resources(look, p) + influence(look, p), there.own.troops(),
                   there.own.pds * hit_tenths(look, Unit::Pds), 0});
  }
  return out;
}

// The square law: numbers count twice as much as how well each fights.
bool favoured(const Beach& b, int landing) {
  const int mine = std::max(0, kFaces * landing - b.cannons);
  return mine > kFaces * b.defenders;
}

void spread(int forces, std::vector<Beach>& list) {
  std::stable_sort(list.begin(), list.end(),
                   [](const Beach& a, const Beach& b) { return a.value > b.value; });
  Beach* best = nullptr;
  for (Beach& b : list) {
    if (b.defenders > 0 || b.cannons >= kFaces || forces == 0) continue;
    b.landing = 1;
    --forces;
    if (best == nullptr) best = &b;
  }
  Beach* fight = nullptr;
  for (Beach& b : list) {
    if (b.defenders > 0 && favoured(b, forces) && (fight == nullptr || b.value > fight->value)) fight = &b;
  }
  if (fight != nullptr) best = fight;
  if (best != nullptr) best->landing += forces;
}

// From whichever ship carries one.
bool land_one(Draft& d, PlanetId p) {
  bool found = false;
  const Choice c = best_option(
      d, [&](Choice o) { return lands(o) && planet_at(o, 4) == p ? 1 : -1; }, found);
  return found && d.take(c);
}

}  // namespace

void propose(Draft& d, const Landing& f) {
  if (f.step != LandingStep::Choose) return;
  std::vector<Beach> list = beaches(d);
  spread(aboard(d.look(), f.seat, f.system).ground_forces, list);
  for (const Beach& b : list) {
    for (int n = 0; n < b.landing; ++n) {
      if (!land_one(d, b.planet)) return;
    }
  }
  d.take(make(Verb::Done));
}

}  // namespace orrery::ti3
