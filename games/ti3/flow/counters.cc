#include "games/ti3/flow/counters.h"

#include <algorithm>

#include "games/ti3/flow/ask.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

// The new ones (TI3-COMMAND-9), with those of the sheet if all may be redistributed.
int to_place(const Look& look, const GainCounters& f) {
  const Player& p = look.s.players[f.seat];
  const int gained = std::min<int>(f.count, reserve_counters(look, f.seat));
  return f.redistribute ? gained + p.strategy + p.fleet + p.command : gained;
}

int room_in_fleet(const Look& look, const GainCounters& f) {
  if (!law_trait(look, Trait::LawFleetFive)) return kCommandCounters;
  return f.redistribute ? kRegulatedFleet : std::max<int>(0, kRegulatedFleet - look.s.players[f.seat].fleet);
}

Choice into(const GainCounters& f, int strategy, int fleet, int command) {
  return make(f.redistribute ? Verb::Areas : Verb::Gain, strategy, fleet, command);
}

}  // namespace

Next advance(Play& g, GainCounters& f) {
  if (f.done || to_place(g, f) == 0) return Next::Done;
  return ask(g, f);
}

Asked asked(const Look&, const GainCounters& f) {
  return {f.seat, static_cast<std::uint8_t>(Ask::Areas), f.cause};
}

void options(const Look& look, const GainCounters& f, OptionList& out) {
  const int all = to_place(look, f);
  const int room = room_in_fleet(look, f);
  for (int strategy = 0; strategy <= all; ++strategy) {
    for (int fleet = 0; fleet <= std::min(room, all - strategy); ++fleet)
      out.add(into(f, strategy, fleet, all - strategy - fleet));
  }
}

Refusal check(const Look& look, const GainCounters& f, Choice c) {
  const int strategy = c.operand(0);
  const int fleet = c.operand(1);
  const int command = c.operand(2);
  if (c != into(f, strategy, fleet, command)) return refuse("TI3-COMMAND-2");
  if (strategy + fleet + command != to_place(look, f))
    return refuse(f.count > reserve_counters(look, f.seat) ? "TI3-COMMAND-9"
                  : f.redistribute                         ? "TI3-STATUS-11"
                                                           : "TI3-COMMAND-2");
  return fleet <= room_in_fleet(look, f) ? kAllowed : refuse("TI3-POLITICS-8");
}

void choose(Play& g, GainCounters& f, Choice c) {
  f.done = true;
  if (f.redistribute) {
    set_areas(g, f.seat, c.operand(0), c.operand(1), c.operand(2));
  } else {
    gain_counters(g, f.seat, c.operand(0), c.operand(1), c.operand(2));
  }
}

}  // namespace orrery::ti3
