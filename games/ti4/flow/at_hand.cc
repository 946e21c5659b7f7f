#include "games/ti4/flow/at_hand.h"

#include "games/ti4/luck.h"

namespace orrery::ti4 {
namespace {

// Transparasteel Plating: the active player has a text that keeps this one from playing action cards.
bool cards_forbidden(const Look& look, SeatId seat) {
  const SeatId active = look.s.turn.seat;
  if (look.s.phase != Phase::Action || !active.valid() || look.r.techs_forbidding_cards.empty()) return false;
  const Player& p = look.s.players[active];
  for (TechId tech : (p.techs | p.copied) & look.r.techs_forbidding_cards) {
    if (look.r.tech(tech).ability->forbids_cards(look, active, seat)) return true;
  }
  return false;
}

// In hand, or face up in the play area; never one's own (13.2).
bool holds_note(const Look& look, SeatId seat, NoteId note) {
  const Player& p = look.s.players[seat];
  return (p.notes | p.notes_in_play).contains(note) && Rules::owner_of(note) != seat;
}

}  // namespace

const AbilityDef* text_of(const Look& look, AbilityRef ref) {
  if (ref.source == Source::Note) {
    const NoteId note(ref.id);
    return note.index() < kSeats * kNotesPerSeat ? note_ability(look, note) : nullptr;
  }
  return ability_of(look.r, ref);
}

bool cards_stopped(const Look& look, SeatId seat) {
  return silenced(look, seat) || cards_forbidden(look, seat);
}

bool note_listens(const Look& look, NoteId note, Timing t) {
  const NoteKindId kind = note_kind(look, note);
  return kind.valid() && (look.r.note_kinds_at[index_of(t)] >> kind.index() & 1U) != 0;
}

bool usable(const Look& look, SeatId seat, AbilityRef ref, const AbilityDef* def, const Occasion* w) {
  if (def == nullptr) return false;
  if (def->note_usable != nullptr) return def->note_usable(look, seat, NoteId(ref.id), w);
  return def->usable == nullptr || def->usable(look, seat, w);
}

bool in_play(const Look& look, SeatId seat, AbilityRef ref) {
  return ref.source == Source::Note && look.s.players[seat].notes_in_play.contains(NoteId(ref.id));
}

bool mandatory(const Look& look, SeatId seat, AbilityRef ref, const AbilityDef& def, const Occasion& w) {
  return def.mandatory || in_play(look, seat, ref) ||
         (def.must_use != nullptr && def.must_use(look, seat, w));
}

bool lies_exhausted(const Look& look, SeatId seat, AbilityRef ref) {
  if (ref.source == Source::Law) {
    const LawInPlay* law = find_law(look, AgendaId(ref.id));
    return law != nullptr && law->exhausted && holder_of(look, *law) == seat;
  }
  if (ref.source != Source::Technology || ref.id >= look.r.techs.size()) return false;
  return has_tech(look, seat, TechId(ref.id)) && !ready(look, seat, TechId(ref.id));
}

bool is_own_note(SeatId seat, AbilityRef ref) {
  return ref.source == Source::Note && ref.id < kSeats * kNotesPerSeat &&
         Rules::owner_of(NoteId(ref.id)) == seat;
}

bool listens_at(const Look& look, SeatId seat, Timing t) {
  bool any = false;
  visit_all(look, seat, t, [&](AbilityRef, const AbilityDef*) { any = true; });
  return any;
}

std::string_view not_held_rule(const Look& look, SeatId seat, AbilityRef ref) {
  switch (ref.source) {
    case Source::Card:
      return cards_stopped(look, seat) ? "TI4-16.4" : "TI4-18.0";
    case Source::Note:
      return "TI4-13.1";
    case Source::Unit:
      return ref.id < look.r.units.size() && is_row(look, seat, UnitRowId(ref.id)) ? "TI4-9.3" : "TI4-16.1";
    default:
      return "TI4-16.1";
  }
}

bool holds(const Look& look, SeatId seat, AbilityRef ref) {
  const Player& p = look.s.players[seat];
  switch (ref.source) {
    case Source::Card:
      return !cards_stopped(look, seat) && held_card(look, seat, CardKindId(ref.id)).valid();
    case Source::Technology:
      return ref.id < look.r.techs.size() && has_tech(look, seat, TechId(ref.id)) &&
             ready(look, seat, TechId(ref.id)) && !switched_off(look, seat, TechId(ref.id));
    case Source::Power:
      if (ref.id >= look.r.powers.size() || !p.faction.valid() || faction_off(look, seat)) return false;
      if (look.r.power(PowerId(ref.id)).optional && silenced(look, seat)) return false;
      return look.r.faction(p.faction).powers.contains(PowerId(ref.id));
    case Source::Note:
      return holds_note(look, seat, NoteId(ref.id));
    case Source::Law: {
      const LawInPlay* law = find_law(look, AgendaId(ref.id));
      return law != nullptr && !law->exhausted && holder_of(look, *law) == seat;
    }
    case Source::Unit:
      return ref.id < look.r.units.size() && has_row(look, seat, UnitRowId(ref.id));
    case Source::Objective:
      return listening_objectives(look, seat).contains(ObjectiveId(ref.id));
  }
  return false;
}

}  // namespace orrery::ti4
