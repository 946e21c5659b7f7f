// Warfare (40): a token off the board and the pools anew; the others produce with a space dock at home.
#include <algorithm>

#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/production.h"
#include "games/ti4/flow/tokens.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

enum WarfareStage : std::uint8_t { kWarfareTake, kWarfarePools, kWarfareEnd };

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

Next warfare_primary(Play& g, StrategyText& f) {
  switch (f.stage) {
    case kWarfareTake:
      if (!g.s.players[f.seat].tokens.empty()) return ask(g, f);
      f.stage = kWarfarePools;
      return Next::Again;
    case kWarfarePools: {
      f.stage = kWarfareEnd;
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

Next warfare_secondary(Play& g, StrategyText& f) {
  if (f.stage == kWarfareEnd) return Next::Done;
  if (!docks_at_home(g, f.seat).empty()) return ask(g, f);
  f.stage = kWarfareEnd;
  const Production use = floating_dock(g, f.seat);
  return use.limit > 0 ? g.call(use) : Next::Done;
}

}  // namespace

const StrategyCardDef kWarfare{
    .resolve = [](Play& g, StrategyText& f) -> Next {
      return f.primary ? warfare_primary(g, f) : warfare_secondary(g, f);
    },
    .can_follow = [](const Look& look, SeatId seat, bool) -> Refusal {
      const Refusal token = has_strategy_token(look, seat);
      if (token.refused()) return token;
      const bool any = !docks_at_home(look, seat).empty() || floating_dock(look, seat).limit > 0;
      return any ? kAllowed : refuse("TI4-40.3");
    },
    .answers = [](const Look& look, const StrategyText& f, OptionList& out) -> void {
      if (f.primary) {
        for (SystemId s : look.s.players[f.seat].tokens) out.add(make(Verb::System, raw(s)));
      } else {
        for (PlanetId p : docks_at_home(look, f.seat)) out.add(make(Verb::Planet, raw(p)));
      }
    },
    .check = [](const Look& look, const StrategyText& f, Choice c) -> Refusal {
      return listed(look, f, c, f.primary ? "TI4-40.1" : "TI4-40.3");
    },
    .answer = [](Play& g, StrategyText& f, Choice c) -> void {
      if (f.primary) {
        return_token(g, f.seat, system_at(c, 0));
        f.counter = 1;
        f.stage = kWarfarePools;
        return;
      }
      f.stage = kWarfareEnd;
      g.call(production_of_dock(g, f.seat, planet_at(c, 0)));
    },
};

}  // namespace orrery::ti4
