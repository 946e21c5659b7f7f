// Occasions that wait for settle.
#include "engine/flow/change.h"
#include "games/ti4/verbs.h"
#include "games/ti4/verbs/byte.h"

namespace orrery::ti4 {

void alert(Play& g, Alert what) { state_of(g).alerts = byte(state_of(g).alerts | static_cast<int>(what)); }

void calm(Play& g, Alert what) { state_of(g).alerts = byte(g.s.alerts & ~static_cast<int>(what)); }

void calm_all(Play& g) {
  state_of(g).alerts = 0;
  state_of(g).pending.clear();
}

// What waits here is public: it must not depend on what hands hold. Whether anybody listens is seen when the
// window opens.
void trigger(Play& g, Timing at, std::uint8_t subject, std::uint8_t object, std::uint8_t detail) {
  const Trigger t{at, subject, object, detail};
  const bool many_alike = at == Timing::UnitDestroyed;  // several units alike lost at once are one occasion
  if (many_alike && state_of(g).pending.contains(t)) return;
  if (!state_of(g).pending.full()) state_of(g).pending.push_back(t);
}

Trigger take_trigger(Play& g) { return take_trigger(g, 0); }

Trigger take_trigger(Play& g, std::size_t number) {
  const Trigger taken = g.s.pending[number];
  state_of(g).pending.erase_at(number);
  return taken;
}

}  // namespace orrery::ti4
