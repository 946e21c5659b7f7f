// Timing windows: who is asked, for what.
#include <algorithm>

#include "games/ti3/flow/at_hand.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/use.h"
#include "games/ti3/query.h"

namespace orrery::ti3 {
namespace {

bool listens_at(const Look& look, SeatId seat, Timing t) {
  bool any = false;
  visit_texts(look, seat, t, [&](AbilityRef) { any = true; });
  return any;
}

bool heard_by_anybody(const Look& look, Timing t) {
  for (int i = 0; i < look.r.players; ++i) {
    const SeatId seat(i);
    if (!look.s.players[seat].eliminated && listens_at(look, seat, t)) return true;
  }
  return false;
}

// A fight that one side has left is over: what may be used in it comes too late.
bool too_late(const Look& look, const Occasion& w) {
  switch (point_of(w)) {
    case Timing::BeforeSpaceBattle:
    case Timing::BeforeCombatRound:
    case Timing::DuringSpaceBattle:
      return look.s.battle.left;
    default:
      return false;
  }
}

// Whether somebody could hold a card for that moment, as far as a spectator can tell: he has cards, and not
// all of those that fit lie face up.
bool could_hold(const Look& look, SeatId seat, Timing t) {
  if (look.s.players[seat].hand.empty()) return false;
  const CardSet open = look.s.action_discard | look.s.on_table;
  const CardSet fitting = look.r.cards_at[static_cast<std::size_t>(t)] & look.r.all_cards;
  if (!(fitting - open).empty()) return true;
  return look.r.copier.valid() && !(fitting & look.s.action_discard).empty() &&
         !(look.r.card_kind(look.r.copier).cards - open).empty();
}

bool asks_everybody(const Look& look) { return look.r.options.windows == WindowOption::Possible; }

bool may_be_asked(const Occasion& w, SeatId seat) {
  // Who played a card does not answer it himself.
  return point_of(w) != Timing::ActionCardPlayed || SeatId(w.subject) != seat;
}

}  // namespace

Next open_window(Play& g, Timing at, std::uint8_t subject, std::uint8_t object, std::uint8_t detail) {
  if (!asks_everybody(g) && !heard_by_anybody(g, at)) return Next::Again;
  Occasion w;
  w.point = static_cast<std::uint8_t>(at);
  w.subject = subject;
  w.object = object;
  w.detail = detail;
  for (SeatId seat : window_order(g)) w.order.push_back(seat);
  if (!w.order.empty()) g.call(w);
  return Next::Again;
}

void listeners(const Look& look, const Occasion& w, SeatId seat, AbilityList<AbilityRef>& out) {
  if (look.s.players[seat].eliminated || w.used.full() || too_late(look, w) || !may_be_asked(w, seat)) return;
  visit_texts(look, seat, point_of(w), [&](AbilityRef ref) {
    if (out.full() || w.used.contains(AbilityRef::Used(ref, seat))) return;  // TI3-Q-33
    if (usable(look, seat, ref, &w)) out.push_back({ref, text_of(look, ref)->mandatory});
  });
}

bool could_react(const Look& look, const Occasion& w, SeatId seat) {
  return !look.s.players[seat].eliminated && !too_late(look, w) && may_be_asked(w, seat) &&
         could_hold(look, seat, point_of(w));
}

bool could_answer(const Look& look, const Occasion& w, SeatId seat) {
  return asks_everybody(look) && could_react(look, w, seat);
}

bool reacts_openly(const Look& look, const Occasion& w, SeatId seat) {
  AbilityList<AbilityRef> list;
  listeners(look, w, seat, list);
  return std::any_of(list.begin(), list.end(),
                     [](const Listener<AbilityRef>& l) { return l.ref.source != Source::Card; });
}

Choice pass_choice(const Look&, const Occasion&) { return make(Verb::Pass); }

// Why one is asked in a window: the card that is being played, or the moment.
Asked window_asked(const Look&, const Occasion& w, SeatId seat) {
  Asked asked{seat, static_cast<std::uint8_t>(Ask::React)};
  asked.cause = point_of(w) == Timing::ActionCardPlayed ? cause_of({Source::Card, w.object})
                                                        : static_cast<std::uint16_t>(kMomentCause | w.point);
  return asked;
}

std::string_view window_rule(const Look&, const Occasion& w, Choice c) {
  if (!names_text(c.verb<Verb>())) return "TI3-ACARD-6";
  const AbilityRef ref = named_text(c);
  const SeatId seat = w.order[w.at];
  if (w.used.contains(AbilityRef::Used(ref, seat))) return "TI3-ACARD-5";
  return ref.is_card() ? "TI3-ACARD-2" : "TI3-GENERAL-5";
}

}  // namespace orrery::ti3
