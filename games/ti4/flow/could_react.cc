// Who could react in a window, as far as everybody knows.
#include <algorithm>

#include "games/ti4/flow/at_hand.h"
#include "games/ti4/flow/transaction.h"
#include "games/ti4/flow/windows.h"

namespace orrery::ti4 {
namespace {

// What a seat could hold that listens in a window: it lies face up nowhere.
struct Unseen {
  CardSet cards;
  NoteSet notes;
  ObjectiveSet secrets;
  [[nodiscard]] bool any() const { return !cards.empty() || !notes.empty() || !secrets.empty(); }
};

CardSet unseen_cards(const Look& look, SeatId seat, Timing t) {
  if (look.s.players[seat].hand.empty()) return {};
  return look.r.cards_at[index_of(t)] - look.s.action_discard - look.s.on_table;
}

NoteSet unseen_notes(const Look& look, SeatId seat, Timing t) {
  NoteSet out;
  if (look.r.note_kinds_at[index_of(t)] == 0 || look.s.players[seat].notes.empty()) return out;
  for (int i = 0; i < look.r.players; ++i) {
    const Player& owner = look.s.players[SeatId(i)];
    if (SeatId(i) == seat || owner.eliminated || !owner.faction.valid()) continue;
    for (std::size_t n = 0; n < kNotesPerSeat; ++n) {
      const NoteId note(static_cast<std::size_t>(i) * kNotesPerSeat + n);
      if (note_listens(look, note, t)) out.insert(note);
    }
  }
  for (int i = 0; i < look.r.players; ++i) out -= look.s.players[SeatId(i)].notes_in_play;
  return out;
}

ObjectiveSet unseen_secrets(const Look& look, SeatId seat, Timing t) {
  if (look.s.players[seat].secrets.empty()) return {};
  ObjectiveSet out = (look.r.objectives_at[index_of(t)] & look.r.secrets) - look.s.leaked;
  for (int i = 0; i < look.r.players && !out.empty(); ++i) out -= look.s.players[SeatId(i)].scored;
  for (const LawInPlay& law : look.s.laws) {
    if (law.objective.valid()) out.erase(law.objective);
  }
  return out;
}

Unseen unseen_at(const Look& look, const Occasion& w, SeatId seat) {
  const auto at = [&](Timing t) {
    return Unseen{unseen_cards(look, seat, t), unseen_notes(look, seat, t), unseen_secrets(look, seat, t)};
  };
  Unseen out = at(first_point(w));
  const std::optional<Timing> also = second_point(w);
  if (!also) return out;
  const Unseen second = at(*also);
  return {out.cards | second.cards, out.notes | second.notes, out.secrets | second.secrets};
}

}  // namespace

bool could_answer(const Look& look, const Occasion& w, SeatId seat) {
  return look.r.options.windows == WindowOption::Possible && could_react(look, w, seat);
}

// Looks at a world in which the seat holds everything that it could hold: what is usable there depends on
// nothing that only its own player knows.
bool could_react(const Look& look, const Occasion& w, SeatId seat) {
  if (look.s.players[seat].eliminated || w.used.full() || too_late(look, w) || only_duties(look, w))
    return false;
  const Unseen unseen = unseen_at(look, w, seat);
  if (!unseen.any()) return false;
  State world = look.s;
  world.players[seat].hand = unseen.cards;
  world.players[seat].notes = unseen.notes;
  world.players[seat].secrets = unseen.secrets;
  const Look there{world, look.r};
  bool any = false;
  const auto consider = [&](AbilityRef ref, const AbilityDef* def) {
    if (any || def == nullptr || w.used.contains(AbilityRef::Used(ref, seat))) return;
    if (first_point(w) == Timing::TurnStart && !may_be_heard_after_deal(look, seat, ref)) return;
    // What must be used is used without a question: it is no reason to ask.
    any = usable(there, seat, ref, def, &w) && !mandatory(there, seat, ref, *def, w);
  };
  const auto consider_at = [&](Timing t) {
    visit_cards(there, seat, t, consider);
    visit_notes(there, seat, t, consider);
    for (ObjectiveId o : unseen.secrets& look.r.objectives_at[index_of(t)])
      consider(AbilityRef{Source::Objective, raw(o)}, look.r.objective(o).ability);
  };
  consider_at(first_point(w));
  if (const auto second = second_point(w)) consider_at(*second);
  return any;
}

bool reacts_openly(const Look& look, const Occasion& w, SeatId seat) {
  AbilityList<AbilityRef> list;
  listeners(look, w, seat, list);
  return std::any_of(list.begin(), list.end(), [&](const Listener<AbilityRef>& l) {
    switch (l.ref.source) {
      case Source::Card:
        return false;
      case Source::Note:
        return in_play(look, seat, l.ref);
      case Source::Objective:
        return !look.s.players[seat].secrets.contains(ObjectiveId(l.ref.id));
      default:
        return true;
    }
  });
}

}  // namespace orrery::ti4
