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
// The text that a choice of `play` or `use` names.
AbilityRef named_text(Choice c);

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
  CardKindId last;
  for (CardId c : p.hand& look.r.cards_at[at]) {
    const CardKindId kind = look.r.kind_of[c.index()];
    if (kind != last) visit(AbilityRef{Source::Card, kind.value});
    last = kind;
  }
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
}

}  // namespace orrery::ti3
