#include "games/ti3/flow/negotiation.h"

#include <algorithm>

#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/negotiation_steps.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(NegotiationStep)

namespace {

constexpr std::uint16_t pair_of(SeatId a, SeatId b) {
  const auto low = std::min(a.index(), b.index());
  const auto high = std::max(a.index(), b.index());
  return static_cast<std::uint16_t>(low * 16 + high);
}

bool free_card(const Look& look, SeatId seat, int card) {
  return !look.s.players[seat].contracts[static_cast<std::size_t>(card)].valid();
}

bool forbidden_pair(const Look& look, SeatId a, SeatId b) {
  for (const LawInPlay& law : look.s.laws) {
    if (!law.owner.valid() || !law.second.valid()) continue;
    if ((law.owner == a && law.second == b) || (law.owner == b && law.second == a)) return true;
  }
  return false;
}

// TI3-TRADE-6; no approval where a partner needs none.
bool needs_approval(const Look& look, const Negotiation& f) {
  return !has_trait(look, f.seat, Trait::NoApprovalNeeded) &&
         !has_trait(look, f.partner, Trait::NoApprovalNeeded) && f.seat != f.active && f.partner != f.active;
}

void refuse_pair(Negotiation& f) {
  if (!f.refused.full()) f.refused.push_back(pair_of(f.seat, f.partner));
}

void list_offers(const Look& look, const Negotiation& f, OptionList& out) {
  for (SeatId other : clockwise_after(look, f.seat)) {
    if (may_agree(look, f.seat, other).refused() || f.refused.contains(pair_of(f.seat, other))) continue;
    for (int card = 0; card < 2; ++card) {
      if (free_card(look, f.seat, card)) out.add(make(Verb::Offer, raw(other), card + 1));
    }
  }
  out.sort_from(0);
}

Next next_proposer(Play& g, Negotiation& f) {
  f.step = NegotiationStep::Propose;
  f.seat = left_of(g, f.seat);
  if (f.seat == f.active) f.step = NegotiationStep::End;
  return Next::Again;
}

void agree(Play& g, Negotiation& f) {
  make_agreement(g, f.seat, f.mine, f.partner, f.theirs);
  f.step = NegotiationStep::Propose;
}

}  // namespace

Refusal may_agree(const Look& look, SeatId a, SeatId b) {
  if (a == b || look.s.players[a].eliminated || look.s.players[b].eliminated) return refuse("TI3-TRADE-4");
  if (partners(look, a, b)) return refuse("TI3-TRADE-7");
  if (agreements(look, a) == 2 || agreements(look, b) == 2) return refuse("TI3-TRADE-9");
  if (held(look, Hold::NoAgreements, a) || held(look, Hold::NoAgreements, b)) return refuse("TI3-POLITICS-7");
  return forbidden_pair(look, a, b) ? refuse("TI3-POLITICS-8") : kAllowed;
}

void break_for_war(Play& g, SeatId a, SeatId b) { end_agreement(g, a, b); }

Next advance(Play& g, Negotiation& f) {
  switch (f.step) {
    case NegotiationStep::Propose: {
      OptionList list;
      list_offers(g, f, list);
      return list.empty() ? next_proposer(g, f) : Next::Ask;
    }
    case NegotiationStep::Answer:
      return Next::Ask;
    case NegotiationStep::Approve:
      if (needs_approval(g, f)) return Next::Ask;
      agree(g, f);
      return Next::Again;
    case NegotiationStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Negotiation& f) {
  switch (f.step) {
    case NegotiationStep::Answer:
      return {f.partner, static_cast<std::uint8_t>(Ask::Answer)};
    case NegotiationStep::Approve:
      return {f.active, static_cast<std::uint8_t>(Ask::Approve)};
    default:
      return {f.seat, static_cast<std::uint8_t>(Ask::Offer)};
  }
}

void options(const Look& look, const Negotiation& f, OptionList& out) {
  switch (f.step) {
    case NegotiationStep::Answer:
      for (int card = 0; card < 2; ++card) {
        if (free_card(look, f.partner, card)) out.add(make(Verb::Answer, card + 1));
      }
      out.add(make(Verb::Decline));
      return;
    case NegotiationStep::Approve:
      out.add(make(Verb::Approve));
      out.add(make(Verb::Refuse));
      return;
    default:
      list_offers(look, f, out);
      out.add(make(Verb::Done));
      return;
  }
}

Refusal check(const Look& look, const Negotiation& f, Choice c) {
  if (f.step == NegotiationStep::Propose && c.verb<Verb>() == Verb::Offer &&
      seat_at(c, 0).index() < look.r.count(SeatId{})) {
    const Refusal r = may_agree(look, f.seat, seat_at(c, 0));
    if (r.refused()) return r;
  }
  return listed(look, f, c, f.step == NegotiationStep::Approve ? "TI3-TRADE-6" : "TI3-Q-35");
}

void choose(Play& g, Negotiation& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Offer:
      f.partner = seat_at(c, 0);
      f.mine = static_cast<std::uint8_t>(c.operand(1) - 1);
      f.step = NegotiationStep::Answer;
      g.emit(Happening::OfferMade, raw(f.seat), raw(f.partner));
      return;
    case Verb::Answer:
      f.theirs = static_cast<std::uint8_t>(c.operand(0) - 1);
      f.step = NegotiationStep::Approve;
      return;
    case Verb::Decline:
      g.emit(Happening::OfferDeclined, raw(f.partner), raw(f.seat));
      refuse_pair(f);
      f.step = NegotiationStep::Propose;
      return;
    case Verb::Approve:
      return agree(g, f);
    case Verb::Refuse:
      g.emit(Happening::OfferRefused, raw(f.active), raw(f.seat), raw(f.partner));
      refuse_pair(f);
      f.step = NegotiationStep::Propose;
      return;
    default:
      next_proposer(g, f);
      return;
  }
}

}  // namespace orrery::ti3
