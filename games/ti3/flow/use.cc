#include "games/ti3/flow/use.h"

#include <bit>
#include <cstdlib>

#include "games/ti3/content/ability.h"
#include "games/ti3/flow/at_hand.h"
#include "games/ti3/luck.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const AbilityDef* text_of(const Look& look, AbilityRef ref) { return ability_of(look.r, ref); }

AbilityRef named_text(Choice c) {
  return c.verb<Verb>() == Verb::Play ? AbilityRef{Source::Card, c.operand(0)} : ability_at(c, 0);
}

bool has_text(const Look& look, SeatId seat, AbilityRef ref) {
  const Player& p = look.s.players[seat];
  switch (ref.source) {
    case Source::Card:
      return held_card(look, seat, CardKindId(ref.id)).valid();
    case Source::Technology:
      return p.techs.contains(TechId(ref.id));
    case Source::Power: {
      const PowerId power(ref.id);
      if (held(look, Hold::BorrowedAbility, seat, ref.id)) return true;
      return power.index() < look.r.powers.size() && p.race.valid() && look.r.power(power).race == p.race &&
             !held(look, Hold::NoAbilities, seat);
    }
    case Source::Law: {
      const LawInPlay* law = law_in_play(look, PoliticalId(ref.id));
      return law != nullptr && may_use(look, *law, seat);
    }
    default:
      return false;
  }
}

bool usable(const Look& look, SeatId seat, AbilityRef ref, const Occasion* w) {
  const AbilityDef* def = text_of(look, ref);
  if (def == nullptr || !has_text(look, seat, ref)) return false;
  if (def->usable != nullptr && !def->usable(look, seat, w)) return false;
  if (def->ask == nullptr) return true;
  // Without a target there is nothing to use it on.
  Use a;
  a.ref = ref;
  a.owner = seat;
  OptionList list;
  def->ask(look, a, list);
  return !list.empty();
}

std::uint16_t cause_of(AbilityRef ref) {
  return static_cast<std::uint16_t>((static_cast<unsigned>(ref.source) << 8U) | ref.id);
}

Choice use_choice(const Look&, const AbilityRef& ref) {
  return ref.source == Source::Card ? make(Verb::Play, ref.id) : make(Verb::Use, ref.source, ref.id);
}

namespace {

void open_targets(const Look& look, const Use& a, OptionList& list) {
  const AbilityDef* def = text_of(look, a.ref);
  if (def->ask != nullptr && !a.answers.full()) def->ask(look, a, list);
}

}  // namespace

bool open_question(const Look& look, const Use& a) {
  OptionList list;
  open_targets(look, a, list);
  return !list.empty();
}

bool answers_itself(Play& g, Use& a) {
  OptionList list;
  open_targets(g, a, list);
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
  out.sort_from(0);
}

Refusal ability_check(const Look& look, const Use& a, Choice c) {
  OptionList list;
  ability_options(look, a, list);
  return list.contains(c) ? kAllowed : refuse(a.ref.source == Source::Card ? "TI3-ACARD-2" : "TI3-GENERAL-5");
}

void ability_choose(Play& g, Use& a, Choice c) { text_of(g, a.ref)->answer(g, a, c); }

Asked ability_asked(const Look& look, const Use& a) {
  return {ability_seat(look, a), static_cast<std::uint8_t>(Ask::Ability), cause_of(a.ref)};
}

void commit(Play& g, Use& a) {
  if (a.ref.source == Source::Card) {
    play_card(g, a.owner, held_card(g, a.owner, CardKindId(a.ref.id)));
  } else {
    g.emit(Happening::AbilityUsed, raw(a.owner), a.ref.source, a.ref.id);
  }
  const AbilityDef* def = text_of(g, a.ref);
  if (def->pay != nullptr) def->pay(g, a);
}

// Right after a card is revealed and its choices are made others may cancel it (TI3-ACARD-9); Sabotage cannot
// be cancelled by another one.
bool announce(Play& g, Use& a) {
  if (a.ref.source != Source::Card || text_of(g, a.ref)->uncancellable) return false;
  const std::size_t before = g.s.flow.frames.size();
  open_window(g, Timing::ActionCardPlayed, raw(a.owner), a.ref.id);
  return g.s.flow.frames.size() > before;
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
  if (a.ref.source != Source::Card) return;
  if (a.cancelled) g.emit(Happening::CardCancelled, raw(a.owner), a.ref.id);
  const CardId card = (g.s.on_table & g.r.card_kind(CardKindId(a.ref.id)).cards).first();
  if (card.valid()) discard_played(g, a.owner, card);
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

}  // namespace orrery::ti3
