// acquire_tech(to=hand): acquire one Technology card at its normal cost (TEC-1); it goes to the hand.
#include "games/ahos/content/effects.h"
#include "games/ahos/flow/acquire.h"
#include "games/ahos/notation.h"

namespace orrery::ahos {
namespace {

std::string parse(const EffectCall& call, Effect&) {
  std::string error = expect_arguments(call, 0, {"to"});
  if (!error.empty()) return error;
  const std::string* to = find_named(call, "to");
  return to != nullptr && *to == "hand" ? "" : "expected to=hand in acquire_tech";
}

void list(const Look& look, SeatId seat, OptionList& out) {
  KindId last;
  for (CardId c : look.s.tech_display) {
    const KindId kind = look.r.kind_of[c.index()];
    if (kind != last && can_acquire(look, seat, kind).allowed()) out.add(make(Verb::Acquire, raw(kind)));
    last = kind;
  }
}

Refusal usable(const Look& look, SeatId seat, const Effect&) {
  OptionList cards;
  list(look, seat, cards);
  return cards.empty() ? refuse("AHOS-TEC-1") : kAllowed;
}

void answers(const Look& look, const Text& a, const Effect&, OptionList& out) { list(look, a.owner, out); }

void answer(Play& g, Text& a, const Effect&, Choice c) {
  a.stage = 1;
  g.call(Acquire{AcquireStep::Pay, a.owner, on_display(g, kind_at(c, 0)), true});
}

Next resolve(Play&, Text& a, const Effect&) { return a.stage == 0 ? Next::Ask : Next::Done; }

}  // namespace

const EffectDef kAcquireTech{
    EffectCode::AcquireTech, parse, usable, nullptr, resolve, answers, answer, nullptr};

}  // namespace orrery::ahos
