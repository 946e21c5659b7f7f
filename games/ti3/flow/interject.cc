#include "games/ti3/flow/interject.h"

#include <bit>

#include "games/ti3/flow/at_hand.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

bool is_of_any_time(const Look& look, AbilityRef ref) {
  const AbilityDef* def = text_of(look, ref);
  return def != nullptr && def->at.contains(Timing::AnyTime);
}

// Not while a payment or a roll of one's own is being completed, nor in the middle of another text.
bool completes_something(const Look& look) {
  const Frames& top = look.s.flow.frames.back();
  return std::holds_alternative<Pay>(top) || std::holds_alternative<PayAny>(top) ||
         std::holds_alternative<Reroll>(top) || std::holds_alternative<Use>(top) ||
         std::holds_alternative<Movement>(top) || std::holds_alternative<Production>(top) ||
         look.s.phase == Phase::Setup;
}

}  // namespace

bool is_interjection(const Look& look, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Give:
      return true;
    case Verb::Play:
    case Verb::Copy:
    case Verb::Use:
      return is_of_any_time(look, named_text(c));
    default:
      return false;
  }
}

void interjections(const Look& look, const Asked& asked, OptionList& out) {
  if (completes_something(look)) return;
  if (look.s.players[asked.seat].trade_goods > 0) {
    for (SeatId other : clockwise_after(look, asked.seat)) out.add(make(Verb::Give, raw(other), 1));
  }
  visit_texts(look, asked.seat, Timing::AnyTime, [&](AbilityRef ref) {
    if (usable(look, asked.seat, ref, nullptr)) out.add(use_choice(look, ref));
  });
}

Refusal check_interjection(const Look& look, const Asked& asked, Choice c) {
  OptionList list;
  interjections(look, asked, list);
  if (list.contains(c)) return kAllowed;
  return refuse(c.verb<Verb>() == Verb::Give ? "TI3-TRADEGOODS-8" : "TI3-ACARD-2");
}

void interject(Play& g, Choice c) {
  const SeatId seat = asked_now(g.look()).seat;
  if (c.verb<Verb>() == Verb::Give) return give_goods(g, seat, seat_at(c, 0), c.operand(1));
  Use a;
  a.ref = named_text(c);
  a.owner = seat;
  g.call(a);
}

}  // namespace orrery::ti3
