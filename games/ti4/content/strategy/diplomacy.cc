// Diplomacy (30): planets are readied; with the primary ability a system is closed to the other players.
#include "games/ti4/content/strategy/strategy.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/tokens.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

inline constexpr int kReadied = 2;

enum DiplomacyStage : std::uint8_t { kDiplomacyChoose, kDiplomacyReady, kDiplomacyTokens, kDiplomacyEnd };

SystemSet systems_to_choose(const Look& look, SeatId seat) {
  SystemSet systems = systems_with_planets_of(look, seat);
  systems.erase(look.r.mecatol_system);
  return systems;
}

PlanetSet exhausted_of(const Look& look, SeatId seat) {
  return look.s.players[seat].planets & look.s.exhausted_planets;
}

// Being readied never hurts: all of them are (30.2).
void ready_system(Play& g, SeatId seat, SystemId system) {
  const PlanetSet exhausted = exhausted_of(g, seat);
  for (PlanetId p : exhausted) {
    if (g.r.planet(p).system == system) ready_planet(g, p);
  }
}

Next diplomacy_primary(Play& g, StrategyText& f) {
  switch (f.stage) {
    case kDiplomacyChoose:
      return systems_to_choose(g, f.seat).empty() ? Next::Done : ask(g, f);
    case kDiplomacyReady:
      ready_system(g, f.seat, f.system);
      f.stage = kDiplomacyTokens;
      return Next::Again;
    case kDiplomacyTokens: {
      ++f.counter;  // how far clockwise the next player sits
      if (f.counter >= g.r.players) return Next::Done;
      const SeatId other((f.seat.index() + f.counter) % static_cast<std::size_t>(g.r.players));
      return g.s.players[other].eliminated ? Next::Again : g.call(PlaceToken{other, f.system});
    }
    default:
      return Next::Done;
  }
}

Next diplomacy_secondary(Play& g, StrategyText& f) {
  const PlanetSet exhausted = exhausted_of(g, f.seat);
  if (f.stage == kDiplomacyEnd || f.counter == kReadied || exhausted.empty()) return Next::Done;
  if (exhausted.size() + f.counter > kReadied) return Next::Ask;
  for (PlanetId p : exhausted) ready_planet(g, p);
  return Next::Done;
}

}  // namespace

const StrategyCardDef kDiplomacy{
    .resolve = [](Play& g, StrategyText& f) -> Next {
      return f.primary ? diplomacy_primary(g, f) : diplomacy_secondary(g, f);
    },
    .can_follow = token_suffices,  // also without exhausted planets: other texts may follow on it
    .answers = [](const Look& look, const StrategyText& f, OptionList& out) -> void {
      if (f.primary) {
        for (SystemId s : systems_to_choose(look, f.seat)) out.add(make(Verb::System, raw(s)));
        return;
      }
      for (PlanetId p : exhausted_of(look, f.seat)) out.add(make(Verb::Ready, raw(p)));
      out.add(make(Verb::Done));
    },
    .check = [](const Look& look, const StrategyText& f, Choice c) -> Refusal {
      return listed(look, f, c, f.primary ? "TI4-30.2" : "TI4-30.3");
    },
    .answer = [](Play& g, StrategyText& f, Choice c) -> void {
      switch (c.verb<Verb>()) {
        case Verb::System:
          f.system = system_at(c, 0);
          f.stage = kDiplomacyReady;
          break;
        case Verb::Ready:
          ready_planet(g, planet_at(c, 0));
          ++f.counter;
          break;
        default:  // done
          f.stage = kDiplomacyEnd;
          break;
      }
    },
    .asks = [](const StrategyText& f) { return f.primary ? Ask::Primary : Ask::ReadyPlanets; },
};

}  // namespace orrery::ti4
