// What a player has at hand: the cards, technologies, powers, notes, laws, units and objectives whose texts
// they could use, and which of them listen at a timing point. For flow/ alone.
#pragma once

#include "games/ti4/content/ability.h"
#include "games/ti4/flow/score.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {

constexpr std::size_t index_of(Timing t) { return static_cast<std::size_t>(t); }

// The text; null if there is none.
const AbilityDef* text_of(const Look& look, AbilityRef ref);
// Whether the player must not play action cards now.
bool cards_stopped(const Look& look, SeatId seat);
// Whether an ability is at hand: the card or note is held and may be played, the technology owned and ready,
// and so on.
bool holds(const Look& look, SeatId seat, AbilityRef ref);
// The rule that refuses what is not at hand: a card or note that is not held, the text of a unit that is not
// on the board, what belongs to somebody else.
std::string_view not_held_rule(const Look& look, SeatId seat, AbilityRef ref);
// Whether the player has a text at hand that listens at the timing point, usable or not.
bool listens_at(const Look& look, SeatId seat, Timing t);
// A card of the player whose ability would need it readied (33.0, 64.4).
bool lies_exhausted(const Look& look, SeatId seat, AbilityRef ref);
// The player's own promissory note, in whoever's hands: it is never theirs to use (13.2).
bool is_own_note(SeatId seat, AbilityRef ref);
bool note_listens(const Look& look, NoteId note, Timing t);
// A note that lies face up in the player's play area.
bool in_play(const Look& look, SeatId seat, AbilityRef ref);
// Whether what is at hand may be used now; w is null for component actions.
bool usable(const Look& look, SeatId seat, AbilityRef ref, const AbilityDef* def, const Occasion* w);
bool mandatory(const Look& look, SeatId seat, AbilityRef ref, const AbilityDef& def, const Occasion& w);

// Political Secret: no action cards and no faction abilities that one chooses to use, while the agenda lasts
// (FAQ-13, FAQ-14).
inline bool silenced(const Look& look, SeatId seat) {
  return look.s.phase == Phase::Agenda && look.s.agenda.silenced.contains(seat);
}

inline bool ready(const Look& look, SeatId seat, TechId tech) {
  const AbilityDef* def = look.r.tech(tech).ability;
  if (def == nullptr || !def->exhausts) return true;  // 33.4a
  return !look.s.players[seat].exhausted_techs.contains(tech);
}

// Who may use what a law offers: its owner, or whoever controls the planet it is attached to.
inline SeatId holder_of(const Look& look, const LawInPlay& law) {
  if (law.owner.valid() || !law.planet.valid()) return law.owner;
  return look.s.planets[law.planet].controller;
}

inline bool is_row(const Look& look, SeatId seat, UnitRowId row) {
  return look.s.players[seat].rows[at(look.r.row(row).unit)] == row;
}
inline bool has_row(const Look& look, SeatId seat, UnitRowId row) {
  return is_row(look, seat, row) && count_on_board(look, seat, look.r.row(row).unit) > 0;
}

// Calls visit(AbilityRef, const AbilityDef*) for everything of a kind that the player has at hand and that
// listens at the timing point.
template <class Visit>
void visit_cards(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  const CardSet cards = look.s.players[seat].hand & look.r.cards_at[index_of(t)];
  if (cards.empty() || cards_stopped(look, seat)) return;
  CardKindId last;
  for (CardId c : cards) {
    const CardKindId kind = look.r.kind_of[c.index()];
    if (kind != last) visit(AbilityRef{Source::Card, raw(kind)}, look.r.card_kind(kind).ability);
    last = kind;
  }
}

template <class Visit>
void visit_technologies(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  const Player& p = look.s.players[seat];
  for (TechId tech : (p.techs | p.copied) & look.r.techs_at[index_of(t)]) {
    if (ready(look, seat, tech) && !switched_off(look, seat, tech))
      visit(AbilityRef{Source::Technology, raw(tech)}, look.r.tech(tech).ability);
  }
}

template <class Visit>
void visit_powers(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  const Player& p = look.s.players[seat];
  const std::uint64_t at = look.r.powers_at[index_of(t)];
  if (at == 0 || !p.faction.valid() || faction_off(look, seat)) return;
  for (PowerId power : look.r.faction(p.faction).powers) {
    if ((at >> power.index() & 1U) == 0) continue;
    if (look.r.power(power).optional && silenced(look, seat)) continue;
    visit(AbilityRef{Source::Power, raw(power)}, look.r.power(power).ability);
  }
}

template <class Visit>
void visit_notes(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  if (look.r.note_kinds_at[index_of(t)] == 0) return;
  const Player& p = look.s.players[seat];
  for (NoteId note : p.notes | p.notes_in_play) {
    if (Rules::owner_of(note) != seat && note_listens(look, note, t))
      visit(AbilityRef{Source::Note, raw(note)}, note_ability(look, note));
  }
}

template <class Visit>
void visit_laws(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  const AgendaSet at = look.r.laws_at[index_of(t)];
  if (at.empty()) return;
  for (const LawInPlay& law : look.s.laws) {
    if (at.contains(law.agenda) && !law.exhausted && holder_of(look, law) == seat)
      visit(AbilityRef{Source::Law, raw(law.agenda)}, look.r.agenda(law.agenda).ability);
  }
}

template <class Visit>
void visit_units(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  const std::uint64_t at = look.r.units_at[index_of(t)];
  if (at == 0) return;
  for (UnitRowId row : look.s.players[seat].rows) {
    if (row.valid() && (at >> row.index() & 1U) != 0 && has_row(look, seat, row))
      visit(AbilityRef{Source::Unit, raw(row)}, text_of(look, AbilityRef{Source::Unit, raw(row)}));
  }
}

template <class Visit>
void visit_objectives(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  const ObjectiveSet at = look.r.objectives_at[index_of(t)];
  if (at.empty()) return;
  const ObjectiveSet open = listening_objectives(look, seat) & at;
  for (ObjectiveId o : open) visit(AbilityRef{Source::Objective, raw(o)}, look.r.objective(o).ability);
}

// Everything the player has at hand that listens at the timing point.
template <class Visit>
void visit_all(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  visit_cards(look, seat, t, visit);
  visit_technologies(look, seat, t, visit);
  visit_powers(look, seat, t, visit);
  visit_notes(look, seat, t, visit);
  visit_laws(look, seat, t, visit);
  visit_units(look, seat, t, visit);
  visit_objectives(look, seat, t, visit);
}

}  // namespace orrery::ti4
