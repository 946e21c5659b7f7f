// What a player has that could be used: action cards in hand, technologies, racial abilities, laws before
// him.
#pragma once

#include "games/ti3/content/ability.h"
#include "games/ti3/query.h"

namespace orrery::ti3 {

const AbilityDef* text_of(const Look& look, AbilityRef ref);
// Whether the player has it and no effect takes it away.
bool has_text(const Look& look, SeatId seat, AbilityRef ref);
bool usable(const Look& look, SeatId seat, AbilityRef ref, const Occasion* w);
// The text that a choice of `play`, `copy` or `use` names.
AbilityRef named_text(Choice c);
constexpr bool names_text(Verb v) { return v == Verb::Play || v == Verb::Copy || v == Verb::Use; }
// The card that is put on the table for it.
CardKindId card_for(const Look& look, AbilityRef ref);
// Whether the player holds the card that stands for discarded ones and can pay for that.
bool may_copy(const Look& look, SeatId seat);
// Whether this player played such a card on this already in this round (TI3-Q-33).
bool played_on(const Look& look, SeatId seat, CardKindId kind, Choice target);
// Leaders of that type that are with their player.
bool has_leader(const Look& look, SeatId seat, LeaderType type);

// The cards of a set that listen there, each kind once.
template <class Visit>
void visit_kinds(const Look& look, const CardSet& cards, Timing t, const Visit& visit) {
  CardKindId last;
  for (CardId c : cards& look.r.cards_at[static_cast<std::size_t>(t)]) {
    const CardKindId kind = look.r.kind_of[c.index()];
    if (kind != last) visit(kind);
    last = kind;
  }
}

// Its holder; or everybody, if it has none and says so.
inline bool may_use(const Look& look, const LawInPlay& law, SeatId seat) {
  if (law.owner.valid()) return law.owner == seat;
  const AbilityDef* def = text_of(look, AbilityRef{Source::Law, law.card.value});
  return def != nullptr && def->anybodys;
}

// Everything of the player that listens there, each kind of card once.
template <class Visit>
void visit_texts(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  const auto at = static_cast<std::size_t>(t);
  const Player& p = look.s.players[seat];
  visit_kinds(look, p.hand, t, [&](CardKindId kind) { visit(AbilityRef{Source::Card, kind.value}); });
  for (TechId tech : p.techs& look.r.techs_at[at]) visit(AbilityRef{Source::Technology, tech.value});
  std::uint64_t powers = look.r.powers_at[at];
  for (; powers != 0; powers &= powers - 1) {
    const AbilityRef ref{Source::Power, static_cast<std::uint8_t>(std::countr_zero(powers))};
    if (has_text(look, seat, ref)) visit(ref);
  }
  for (const LawInPlay& law : look.s.laws) {
    if (look.r.laws_at[at].contains(law.card) && may_use(look, law, seat))
      visit(AbilityRef{Source::Law, law.card.value});
  }
  for (std::size_t i = 0; look.r.options.leaders && i < look.r.leader_texts.size(); ++i) {
    const AbilityRef ref{Source::Leader, static_cast<std::uint8_t>(i)};
    const AbilityDef* def = look.r.leader_texts[i];
    if (def != nullptr && def->at.contains(t) && has_text(look, seat, ref)) visit(ref);
  }
  if (may_copy(look, seat))
    visit_kinds(look, look.s.action_discard, t, [&](CardKindId kind) {
      visit(AbilityRef{Source::Copied, kind.value});
    });
}

}  // namespace orrery::ti3
