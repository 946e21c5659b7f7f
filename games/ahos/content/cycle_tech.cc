// cycle_tech(n): put up to n Technology cards of the display under the deck, in the order chosen, then refill
// the display.
#include "games/ahos/content/effects.h"
#include "games/ahos/flow/acquire.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

Refusal usable(const Look& look, SeatId, const Effect&) {
  return look.s.tech_display.empty() ? refuse("AHOS-TEC-4") : kAllowed;
}

void answers(const Look& look, const Text& a, const Effect&, OptionList& out) {
  KindId last;
  for (CardId c : look.s.tech_display) {
    const KindId kind = look.r.kind_of[c.index()];
    if (kind != last) out.add(make(Verb::Cycle, raw(kind)));
    last = kind;
  }
  if (a.counter > 0) out.add(make(Verb::Done));
}

void answer(Play& g, Text& a, const Effect&, Choice c) {
  if (c.verb<Verb>() == Verb::Done) {
    a.stage = 1;
    return;
  }
  cycle_technology(g, on_display(g, kind_at(c, 0)));
  ++a.counter;
}

Next resolve(Play& g, Text& a, const Effect& e) {
  if (a.stage == 2) return Next::Done;
  if (a.stage == 0 && a.counter < e.n && !g.s.tech_display.empty()) return Next::Ask;
  a.stage = 2;
  return g.call(FillDisplay{});
}

}  // namespace

const EffectDef kCycleTech{
    EffectCode::CycleTech, parse_number, usable, nullptr, resolve, answers, answer, nullptr};

}  // namespace orrery::ahos
