// Diplomacy (2): a truce between two players; refreshed planets (TI3-DIPLOMACY, TI3-Q-3).
#include "games/ti3/content/strategy/strategy.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr int kPlanets = 2;

PlanetSet refreshable(const Look& look, SeatId seat) {
  PlanetSet out;
  for (PlanetId p : planets_of(look, seat) & look.s.exhausted) {
    if (look.r.planet(p).system != home_system(look, seat)) out.insert(p);  // TI3-DIPLOMACY-4
  }
  return out;
}

Next resolve_diplomacy(Play& g, StrategyText& f) {
  if (f.primary) return f.stage == 0 ? Next::Ask : Next::Done;
  const bool more = f.counter < kPlanets && !refreshable(g, f.seat).empty() && f.stage == 0;
  return more ? Next::Ask : Next::Done;
}

void answers_diplomacy(const Look& look, const StrategyText& f, OptionList& out) {
  if (f.primary) {
    for (SeatId other : clockwise_after(look, f.seat)) out.add(make(Verb::Player, raw(other)));
    return;
  }
  for (PlanetId p : refreshable(look, f.seat)) out.add(make(Verb::Refresh, raw(p)));
  out.add(make(Verb::Done));
}

void answer_diplomacy(Play& g, StrategyText& f, Choice c) {
  if (c.verb<Verb>() == Verb::Refresh) {
    ++f.counter;
    return refresh_planet(g, planet_at(c, 0));
  }
  f.stage = 1;
  if (f.primary) last(g, Hold::Truce, f.seat, c.operand(0));
}

}  // namespace

const StrategyCardDef kDiplomacy{
    .resolve = resolve_diplomacy,
    .can_follow = [](const Look& look, SeatId seat) -> Refusal {
      const bool any = !refreshable(look, seat).empty() || has_trait(look, seat, Trait::EitherDiplomacy);
      return any ? kAllowed : refuse("TI3-DIPLOMACY-4");
    },
    .instead = [](const Look& look,
                  SeatId seat) { return has_trait(look, seat, Trait::EitherDiplomacy); },  // TI3-RACE-6
    .answers = answers_diplomacy,
    .answer = answer_diplomacy,
    .rule = [](const StrategyText& f) -> std::string_view {
      return f.primary ? "TI3-DIPLOMACY-1" : "TI3-DIPLOMACY-4";
    },
};

}  // namespace orrery::ti3
