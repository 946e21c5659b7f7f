// Warfare (40): a token off the board and the pools anew; the others produce with a space dock at home.
#include <algorithm>

#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/production.h"
#include "games/ti4/flow/tokens.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

enum Stage : std::uint8_t { Take, Pools, End };

// Planets at home with a space dock that can produce.
PlanetSet docks_at_home(const Look& look, SeatId seat) {
  PlanetSet docks;
  const SystemId home = home_system(look, seat);
  if (!home.valid()) return docks;
  for (PlanetId p : look.r.tile(home).planets) {
    if (ground(look, seat, p).docks > 0 && production_of_dock(look, seat, p).limit > 0) docks.insert(p);
  }
  return docks;
}

// A single Floating Factory of those at home (78.1a); limit 0 if there is none.
Production floating_dock(const Look& look, SeatId seat) {
  const SystemId home = home_system(look, seat);
  const UnitRow* row = row_of(look, seat, Unit::SpaceDock);
  if (!home.valid() || row == nullptr || !row->has(UnitTrait::Floating) ||
      forces(look, seat, home).of(Unit::SpaceDock) == 0)
    return Production{};
  Production use = production_in(look, seat, home);
  use.limit = static_cast<std::uint8_t>(std::min<int>(use.limit, row->production));
  use.single = true;  // not counted again as the use of all units there
  return use;
}

Next resolve_primary(Play& g, StrategyText& f) {
  switch (f.stage) {
    case Take:
      if (!g.s.players[f.seat].tokens.empty()) return ask(g, f);
      f.stage = Pools;
      return Next::Again;
    case Pools: {
      f.stage = End;
      GainTokens gain;
      gain.seat = f.seat;
      gain.count = f.counter;  // the token taken off the board; one choice for both steps (40.1, 40.2)
      gain.redistribute = true;
      return g.call(gain);
    }
    default:
      return Next::Done;
  }
}

Next resolve_secondary(Play& g, StrategyText& f) {
  if (f.stage == End) return Next::Done;
  if (!docks_at_home(g, f.seat).empty()) return ask(g, f);
  f.stage = End;
  const Production use = floating_dock(g, f.seat);
  return use.limit > 0 ? g.call(use) : Next::Done;
}

Next resolve(Play& g, StrategyText& f) { return f.primary ? resolve_primary(g, f) : resolve_secondary(g, f); }

void answers(const Look& look, const StrategyText& f, OptionList& out) {
  if (f.primary) {
    for (SystemId s : look.s.players[f.seat].tokens) out.add(make(Verb::System, raw(s)));
  } else {
    for (PlanetId p : docks_at_home(look, f.seat)) out.add(make(Verb::Planet, raw(p)));
  }
}

Refusal check_answer(const Look& look, const StrategyText& f, Choice c) {
  return listed(look, f, c, f.primary ? "TI4-40.1" : "TI4-40.3");
}

void answer(Play& g, StrategyText& f, Choice c) {
  if (f.primary) {
    return_token(g, f.seat, system_at(c, 0));
    f.counter = 1;
    f.stage = Pools;
    return;
  }
  f.stage = End;
  g.call(production_of_dock(g, f.seat, planet_at(c, 0)));
}

Refusal can_follow(const Look& look, SeatId seat, bool) {
  const Refusal token = has_strategy_token(look, seat);
  if (token.refused()) return token;
  const bool any = !docks_at_home(look, seat).empty() || floating_dock(look, seat).limit > 0;
  return any ? kAllowed : refuse("TI4-40.3");
}

}  // namespace

const StrategyCardDef kWarfare{
    .resolve = resolve,
    .can_follow = can_follow,
    .answers = answers,
    .check = check_answer,
    .answer = answer,
};

}  // namespace orrery::ti4
