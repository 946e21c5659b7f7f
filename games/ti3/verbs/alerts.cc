// Occasions that wait for settle, and effects that last.
#include "engine/flow/change.h"
#include "games/ti3/hold_object.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"

namespace orrery::ti3 {

void alert(Play& g, Alert what) { state_of(g).alerts = byte(g.s.alerts | static_cast<int>(what)); }

void calm(Play& g, Alert what) { state_of(g).alerts = byte(g.s.alerts & ~static_cast<int>(what)); }

void calm_all(Play& g) {
  state_of(g).alerts = 0;
  state_of(g).pending.clear();
  state_of(g).lost_leaders.clear();
}

// What waits here is public: it must not depend on what hands hold. Whether anybody listens is seen when the
// window opens.
void trigger(Play& g, Timing at, std::uint8_t subject, std::uint8_t object, std::uint8_t detail) {
  if (!g.s.pending.full()) state_of(g).pending.push_back({at, subject, object, detail});
}

Trigger take_trigger(Play& g) {
  const Trigger taken = g.s.pending[0];
  state_of(g).pending.erase_at(0);
  return taken;
}

namespace {

// Effects that switch abilities of a race on or off.
bool touches_traits(Hold hold) { return hold == Hold::NoAbilities || hold == Hold::BorrowedAbility; }

}  // namespace

void last(Play& g, Hold hold, SeatId seat, std::uint8_t object, int rounds) {
  State& s = state_of(g);
  const Lasting effect{hold, seat, object, byte(s.round + rounds)};
  if (s.lasting.full() || s.lasting.contains(effect)) return;
  s.lasting.push_back(effect);
  if (!bookkeeping(hold)) g.emit(Happening::EffectBegan, raw(seat), static_cast<int>(hold), object);
  if (touches_traits(hold)) {
    recount_all_traits(s, g.r);
    alert(g, Alert::Fleets);
    alert(g, Alert::Hands);
  }
}

void let_go(Play& g, Hold hold, SeatId seat, std::uint8_t object) {
  State& s = state_of(g);
  for (std::size_t i = s.lasting.size(); i-- > 0;) {
    const Lasting& l = s.lasting[i];
    if (l.hold == hold && l.seat == seat && (object == 0xff || l.object == object)) s.lasting.erase_at(i);
  }
  if (touches_traits(hold)) recount_all_traits(s, g.r);
}

void note_bought_fighters(Play& g, SeatId seat, int count) {
  for (Lasting& l : state_of(g).lasting) {
    if (l.hold != Hold::BuiltFighters || l.seat != seat) continue;
    l.object = byte(l.object + count);
    return;
  }
  last(g, Hold::BuiltFighters, seat, byte(count));
}

void end_lasting(Play& g) {
  State& s = state_of(g);
  for (std::size_t i = s.lasting.size(); i-- > 0;) {
    if (s.lasting[i].until <= s.round) s.lasting.erase_at(i);
  }
  for (std::size_t i = s.laws.size(); i-- > 0;) {
    const LawInPlay& law = s.laws[i];
    if (law.until > 0 && law.until <= s.round) discard_law(g, law.card);
  }
  recount_all_traits(s, g.r);
  alert(g, Alert::Fleets);  // what allowed larger ones may be over
  alert(g, Alert::Hands);
}

}  // namespace orrery::ti3
