// Occasions that wait for settle.
#include "games/ti4/verbs.h"
#include "games/ti4/verbs/byte.h"

namespace orrery::ti4 {

void alert(Play& g, Alert what) { g.s.alerts = byte(g.s.alerts | static_cast<int>(what)); }

// What waits here is public: it must not depend on what hands hold. Whether anybody listens is seen when the
// window opens.
void trigger(Play& g, Timing at, std::uint8_t subject, std::uint8_t object, std::uint8_t detail) {
  const Trigger t{at, subject, object, detail};
  const bool many_alike = at == Timing::UnitDestroyed;  // several units alike lost at once are one occasion
  if (many_alike && g.s.pending.contains(t)) return;
  if (!g.s.pending.full()) g.s.pending.push_back(t);
}

}  // namespace orrery::ti4
