#include "games/ti4/flow/use.h"

#include <cstdlib>

#include "games/ti4/content/ability.h"
#include "games/ti4/flow/at_hand.h"
#include "games/ti4/flow/transaction.h"
#include "games/ti4/flow/windows.h"
#include "games/ti4/luck.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

bool note_stays(const Look& look, NoteId note) {
  return look.r.note_kinds[note_kind(look, note).index()].stays_in_play;
}

}  // namespace

std::uint16_t cause_of(AbilityRef ref) {
  return static_cast<std::uint16_t>((static_cast<unsigned>(ref.source) << 8U) | ref.id);
}

AbilityRef named_text(Choice c) {
  return c.verb<Verb>() == Verb::Play ? AbilityRef{Source::Card, c.operand(0)} : ability_at(c, 0);
}

Choice use_choice(const Look&, const AbilityRef& ref) {
  return ref.source == Source::Card ? make(Verb::Play, ref.id) : make(Verb::Use, ref.source, ref.id);
}

bool open_question(const Look& look, const Use& a) {
  const AbilityDef* def = text_of(look, a.ref);
  if (def->ask == nullptr || a.answers.full()) return false;
  OptionList list;
  def->ask(look, a, list);
  return !list.empty();
}

bool answers_itself(Play& g, Use& a) {
  const AbilityDef* def = text_of(g, a.ref);
  if (def->ask == nullptr || a.answers.full()) return false;
  OptionList list;
  def->ask(g, a, list);
  if (list.size() != 1) return false;
  a.answers.push_back(list[0]);
  return true;
}

SeatId ability_seat(const Look& look, const Use& a) {
  const AbilityDef* def = text_of(look, a.ref);
  return a.step == AbilityStep::Resolve && def->answerer != nullptr ? def->answerer(look, a) : a.owner;
}

void ability_options(const Look& look, const Use& a, OptionList& out) {
  const AbilityDef* def = text_of(look, a.ref);
  (a.step == AbilityStep::Ask ? def->ask : def->answers)(look, a, out);
}

Refusal ability_check(const Look& look, const Use& a, Choice c) {
  OptionList list;
  ability_options(look, a, list);
  if (list.contains(c)) return kAllowed;
  if (c.verb<Verb>() == Verb::Predict) return refuse("TI4-35.22a");
  return refuse(a.ref.source == Source::Card ? "TI4-18.7" : "TI4-16.1");
}

void ability_choose(Play& g, Use& a, Choice c) { text_of(g, a.ref)->answer(g, a, c); }

Asked ability_asked(const Look& look, const Use& a) {
  return {ability_seat(look, a), static_cast<std::uint8_t>(Ask::Ability), cause_of(a.ref)};
}

void commit(Play& g, Use& a) {
  switch (a.ref.source) {
    case Source::Card:
      play_card(g, a.owner, held_card(g, a.owner, CardKindId(a.ref.id)));
      return;
    case Source::Note:
      if (!in_play(g, a.owner, a.ref)) g.emit(Happening::NotePlayed, raw(a.owner), a.ref.id);
      if (const Occasion* w = occasion_of(g, a); w != nullptr && is_at(*w, Timing::TurnStart))
        note_used_at_start(g, NoteId(a.ref.id));
      return;
    case Source::Technology:
      if (text_of(g, a.ref)->exhausts) exhaust_technology(g, a.owner, TechId(a.ref.id));
      break;
    default:
      break;
  }
  g.emit(Happening::AbilityUsed, raw(a.owner), a.ref.source, a.ref.id);
}

// Others may react to an action card once its targets are named (FAQ-35). The window opens for Sabotage too:
// its own text keeps other copies of it off, abilities that may cancel any card are not bound by that.
bool announce(Play& g, Use& a) {
  if (a.ref.source != Source::Card) return false;
  return open(g, occasion(Timing::ActionCardPlayed, raw(a.owner), a.ref.id, 0xff));
}

Next resolve(Play& g, Use& a) {
  const AbilityDef* def = text_of(g, a.ref);
  const Next next = def->resolve(g, a);
  if (next != Next::Ask || def->asks_anyway || def->answers == nullptr || def->answer == nullptr) return next;
  OptionList list;
  def->answers(g, a, list);
  if (list.size() != 1) return next;
  def->answer(g, a, list[0]);
  return Next::Again;
}

void finish(Play& g, Use& a) {
  if (a.ref.source == Source::Card) {
    const CardId card = (g.s.on_table & g.r.card_kind(CardKindId(a.ref.id)).cards).first();
    if (a.cancelled) g.emit(Happening::CardCancelled, raw(a.owner), a.ref.id);  // 18.8
    if (card.valid()) discard_played(g, a.owner, card);                         // 18.7
    return;
  }
  if (a.ref.source != Source::Note) return;
  // Notes that stay in play are put there, or given back, by their own text. So are those whose text lasts
  // for a while: they come back when it ends.
  const NoteId note(a.ref.id);
  if (g.s.players[a.owner].notes.contains(note) && !note_stays(g, note)) return_note(g, note);  // 13.3
}

ChancePoint chance(const Look& look, const Use& a) {
  const AbilityDef* def = text_of(look, a.ref);
  if (def->luck == nullptr) std::abort();
  return def->luck(look, a);
}

void outcome(Play& g, Use& a, const Outcome& o) { text_of(g, a.ref)->lucky(g, a, o); }

const Occasion* occasion_of(const Look& look, const Use& a) {
  const auto& frames = look.s.flow.frames;
  for (std::size_t i = frames.size(); i-- > 1;) {
    if (std::get_if<Use>(&frames[i]) == &a) return std::get_if<Occasion>(&frames[i - 1]);
  }
  return nullptr;
}

}  // namespace orrery::ti4
