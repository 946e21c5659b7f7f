// What domain counters do to whoever lands (TI3-DOMAIN), each kind in its own file content/counters/<id>.cc.
#pragma once

#include <span>
#include <string_view>

#include "games/ti3/flow/domain.h"
#include "games/ti3/state.h"

namespace orrery::ti3 {

struct CounterDef {
  std::string_view id;  // of the row in the data files
  // Does it. Called again until it is done (advance f.stage); may call frames, may ask f.seat (then `answers`
  // and `answer`), may wait for nature (`luck`, `lucky`); sets f.stops if the landing goes no further.
  Next (*resolve)(Play& g, CounterText& f) = nullptr;  // null: nothing happens
  void (*answers)(const Look& look, const CounterText& f, OptionList& out) = nullptr;
  void (*answer)(Play& g, CounterText& f, Choice c) = nullptr;
  SeatId (*answerer)(const Look& look, const CounterText& f) = nullptr;  // null: f.seat
  ChancePoint (*luck)(const Look& look, const CounterText& f) = nullptr;
  void (*lucky)(Play& g, CounterText& f, const Outcome& o) = nullptr;
  // A counter that stays on the planet after it was revealed: until somebody takes the planet, or removes it.
  bool stays = false;
  // It destroys the first ground force of every landing while it lies face up, of its owner too.
  bool strikes_landings = false;
  // Probed (TI3-PROBE) and razed (TI3-RAZE), where that does something of its own.
  void (*probed)(Play& g, SeatId seat, PlanetId planet) = nullptr;
  int probe_cards = 0;  // action cards that who probed draws
  void (*razed)(Play& g, SeatId seat, PlanetId planet) = nullptr;
};

// Null if there is none.
const CounterDef* counter_def(std::string_view id);
std::span<const CounterDef* const> counter_defs();

extern const CounterDef kBiohazard;
extern const CounterDef kHostileLocals1;
extern const CounterDef kHostileLocals2;
extern const CounterDef kHostileLocals3;
extern const CounterDef kIndustrialSociety;
extern const CounterDef kLazaxSurvivors;
extern const CounterDef kNaturalWealth2;
extern const CounterDef kNaturalWealth4;
extern const CounterDef kRadiation;
extern const CounterDef kSettlers;
extern const CounterDef kTechnologicalSociety;
extern const CounterDef kAlphaWormholeDiscovery;
extern const CounterDef kBetaWormholeDiscovery;

}  // namespace orrery::ti3
