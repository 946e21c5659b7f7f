#include "games/ti3/flow/use.h"

#include <bit>
#include <cstdlib>

#include "games/ti3/content/ability.h"
#include "games/ti3/flow/at_hand.h"
#include "games/ti3/flow/pay.h"
#include "games/ti3/luck.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

const AbilityDef* text_of(const Look& look, AbilityRef ref) { return ability_of(look.r, ref); }

AbilityRef named_text(Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Play:
      return {Source::Card, c.operand(0)};
    case Verb::Copy:
      return {Source::Copied, c.operand(0)};
    default:
      return ability_at(c, 0);
  }
}

CardKindId card_for(const Look& look, AbilityRef ref) {
  return ref.source == Source::Copied ? look.r.copier : CardKindId(ref.id);
}

namespace {

constexpr std::uint8_t kPriceOfCopy = 3;  // influence

}  // namespace

bool may_copy(const Look& look, SeatId seat) {
  return look.r.copier.valid() && held_card(look, seat, look.r.copier).valid() &&
         purchasing_power(look, seat, Currency::Influence) >= kPriceOfCopy;
}

bool played_on(const Look& look, SeatId seat, CardKindId kind, Choice target) {
  return look.s.played_on.contains(PlayedOn{seat, kind, target});
}

bool has_leader(const Look& look, SeatId seat, LeaderType type) {
  const Player& p = look.s.players[seat];
  if (!p.race.valid()) return false;
  const auto& list = look.r.race(p.race).leaders;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (p.leaders[i] == LeaderState::Home && look.r.leader(list[i]).type == type) return true;
  }
  return false;
}

bool has_text(const Look& look, SeatId seat, AbilityRef ref) {
  const Player& p = look.s.players[seat];
  switch (ref.source) {
    case Source::Card:
      return held_card(look, seat, CardKindId(ref.id)).valid();
    case Source::Copied:
      return ref.id < look.r.card_kinds.size() && CardKindId(ref.id) != look.r.copier &&
             may_copy(look, seat) &&
             !(look.s.action_discard & look.r.card_kind(CardKindId(ref.id)).cards).empty();
    case Source::Leader:
      return look.r.options.leaders && has_leader(look, seat, static_cast<LeaderType>(ref.id));
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

namespace {

// Players, systems and planets are what a card is played on (TI3-Q-33).
bool is_target(Choice c) {
  const Verb verb = c.verb<Verb>();
  return verb == Verb::Player || verb == Verb::System || verb == Verb::Planet;
}

void open_targets(const Look& look, const Use& a, OptionList& list) {
  const AbilityDef* def = text_of(look, a.ref);
  if (def->ask == nullptr || a.answers.full()) return;
  if (!a.ref.is_card() || !a.answers.empty() || def->target != nullptr) return def->ask(look, a, list);
  OptionList all;
  def->ask(look, a, all);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!is_target(all[i]) || !played_on(look, a.owner, CardKindId(a.ref.id), all[i])) list.add(all[i]);
  }
}

}  // namespace

bool usable(const Look& look, SeatId seat, AbilityRef ref, const Occasion* w) {
  const AbilityDef* def = text_of(look, ref);
  if (def == nullptr || !has_text(look, seat, ref)) return false;
  if (def->once_a_round && held(look, Hold::UsedPower, seat, ref.id)) return false;
  if (def->usable != nullptr && !def->usable(look, seat, w)) return false;
  if (def->target != nullptr && played_on(look, seat, CardKindId(ref.id), def->target(look, seat, w)))
    return false;
  if (def->ask == nullptr) return true;
  // Without a target there is nothing to use it on.
  Use a;
  a.ref = ref;
  a.owner = seat;
  OptionList list;
  open_targets(look, a, list);
  return !list.empty();
}

std::uint16_t cause_of(AbilityRef ref) {
  return static_cast<std::uint16_t>((static_cast<unsigned>(ref.source) << 8U) | ref.id);
}

Choice use_choice(const Look&, const AbilityRef& ref) {
  switch (ref.source) {
    case Source::Card:
      return make(Verb::Play, ref.id);
    case Source::Copied:
      return make(Verb::Copy, ref.id);
    default:
      return make(Verb::Use, ref.source, ref.id);
  }
}

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
  if (a.step == AbilityStep::Ask) {
    open_targets(look, a, out);
  } else {
    text_of(look, a.ref)->answers(look, a, out);
  }
  out.sort_from(0);
}

Refusal ability_check(const Look& look, const Use& a, Choice c) {
  OptionList list;
  ability_options(look, a, list);
  return list.contains(c) ? kAllowed : refuse(a.ref.is_card() ? "TI3-ACARD-2" : "TI3-GENERAL-5");
}

void ability_choose(Play& g, Use& a, Choice c) { text_of(g, a.ref)->answer(g, a, c); }

Asked ability_asked(const Look& look, const Use& a) {
  return {ability_seat(look, a), static_cast<std::uint8_t>(Ask::Ability), cause_of(a.ref)};
}

void commit(Play& g, Use& a) {
  const AbilityDef* def = text_of(g, a.ref);
  if (a.ref.is_card()) play_card(g, a.owner, held_card(g, a.owner, card_for(g, a.ref)));
  if (a.ref.source == Source::Copied)
    g.emit(Happening::AbilityUsed, raw(a.owner), Source::Card, a.ref.id);
  else if (!a.ref.is_card())
    g.emit(Happening::AbilityUsed, raw(a.owner), a.ref.source, a.ref.id);
  if (def->once_a_round) last(g, Hold::UsedPower, a.owner, a.ref.id);
  if (def->pay != nullptr) def->pay(g, a);
  if (a.ref.source == Source::Copied)
    g.call(Pay{a.owner, Currency::Influence, kPriceOfCopy, cause_of(a.ref)});
}

// Right after a card is revealed and its choices are made others may cancel it (TI3-ACARD-9); Sabotage cannot
// be cancelled by another one.
bool announce(Play& g, Use& a) {
  if (!a.ref.is_card() || text_of(g, a.ref)->uncancellable) return false;
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

namespace {

// A card that was cancelled does not count as played (TI3-Q-28).
void note_targets(Play& g, const Use& a) {
  const AbilityDef* def = text_of(g, a.ref);
  const CardKindId kind(a.ref.id);
  if (def->target != nullptr) note_played_on(g, a.owner, kind, def->target(g, a.owner, occasion_of(g, a)));
  if (!a.answers.empty() && is_target(a.answers[0])) note_played_on(g, a.owner, kind, a.answers[0]);
}

}  // namespace

void finish(Play& g, Use& a) {
  if (!a.ref.is_card()) return;
  if (a.cancelled) {
    g.emit(Happening::CardCancelled, raw(a.owner), raw(card_for(g, a.ref)));
  } else {
    note_targets(g, a);
  }
  if (const CardId card = card_on_table(g, a); card.valid()) discard_played(g, a.owner, card);
}

CardId card_on_table(const Look& look, const Use& a) {
  return (look.s.on_table & look.r.card_kind(card_for(look, a.ref)).cards).first();
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
