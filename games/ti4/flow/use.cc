#include "games/ti4/flow/use.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "games/ti4/content/ability.h"
#include "games/ti4/flow/score.h"
#include "games/ti4/flow/transaction.h"
#include "games/ti4/luck.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

constexpr std::size_t index_of(Timing t) { return static_cast<std::size_t>(t); }
constexpr AbilityRef ref_of(Source source, std::uint8_t id) { return AbilityRef{source, id}; }

const AbilityDef* def_of(const Look& look, AbilityRef ref) {
  if (ref.source == Source::Note) {
    const NoteId note(ref.id);
    return note.index() < kSeats * kNotesPerSeat ? note_ability(look, note) : nullptr;
  }
  return ability_of(look.r, ref);
}

// Political Secret: no action cards and no faction abilities that one chooses to use, while the agenda lasts
// (FAQ-13, FAQ-14).
bool silenced(const Look& look, SeatId seat) {
  return look.s.phase == Phase::Agenda && look.s.agenda.silenced.contains(seat);
}

// Who may use what a law offers: its owner, or whoever controls the planet it is attached to.
SeatId holder_of(const Look& look, const LawInPlay& law) {
  if (law.owner.valid() || !law.planet.valid()) return law.owner;
  return look.s.planets[law.planet].controller;
}

bool has_row(const Look& look, SeatId seat, UnitRowId row) {
  const Unit unit = look.r.row(row).unit;
  return look.s.players[seat].rows[at(unit)] == row && count_on_board(look, seat, unit) > 0;
}

// In hand, or face up in the play area; never one's own (13.2).
bool holds_note(const Look& look, SeatId seat, NoteId note) {
  const Player& p = look.s.players[seat];
  return (p.notes | p.notes_in_play).contains(note) && Rules::owner_of(note) != seat;
}

bool note_listens(const Look& look, NoteId note, Timing t) {
  const NoteKindId kind = note_kind(look, note);
  return kind.valid() && (look.r.note_kinds_at[index_of(t)] >> kind.index() & 1U) != 0;
}

bool ready(const Look& look, SeatId seat, TechId tech) {
  const AbilityDef* def = look.r.tech(tech).ability;
  if (def == nullptr || !def->exhausts) return true;  // 33.4a
  return !look.s.players[seat].exhausted_techs.contains(tech);
}

template <class Visit>
void visit_cards(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  const CardSet cards = look.s.players[seat].hand & look.r.cards_at[index_of(t)];
  if (cards.empty() || silenced(look, seat)) return;
  CardKindId last;
  for (CardId c : cards) {
    const CardKindId kind = look.r.kind_of[c.index()];
    if (kind != last) visit(ref_of(Source::Card, raw(kind)), look.r.card_kind(kind).ability);
    last = kind;
  }
}

template <class Visit>
void visit_technologies(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  const Player& p = look.s.players[seat];
  for (TechId tech : (p.techs | p.copied) & look.r.techs_at[index_of(t)]) {
    if (ready(look, seat, tech)) visit(ref_of(Source::Technology, raw(tech)), look.r.tech(tech).ability);
  }
}

template <class Visit>
void visit_powers(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  const Player& p = look.s.players[seat];
  const std::uint64_t at = look.r.powers_at[index_of(t)];
  if (at == 0 || !p.faction.valid()) return;
  for (PowerId power : look.r.faction(p.faction).powers) {
    if ((at >> power.index() & 1U) == 0) continue;
    if (look.r.power(power).optional && silenced(look, seat)) continue;
    visit(ref_of(Source::Power, raw(power)), look.r.power(power).ability);
  }
}

template <class Visit>
void visit_notes(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  if (look.r.note_kinds_at[index_of(t)] == 0) return;
  const Player& p = look.s.players[seat];
  for (NoteId note : p.notes | p.notes_in_play) {
    if (Rules::owner_of(note) != seat && note_listens(look, note, t))
      visit(ref_of(Source::Note, raw(note)), note_ability(look, note));
  }
}

template <class Visit>
void visit_laws(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  const AgendaSet at = look.r.laws_at[index_of(t)];
  if (at.empty()) return;
  for (const LawInPlay& law : look.s.laws) {
    if (at.contains(law.agenda) && !law.exhausted && holder_of(look, law) == seat)
      visit(ref_of(Source::Law, raw(law.agenda)), look.r.agenda(law.agenda).ability);
  }
}

template <class Visit>
void visit_units(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  const std::uint64_t at = look.r.units_at[index_of(t)];
  if (at == 0) return;
  for (UnitRowId row : look.s.players[seat].rows) {
    if (row.valid() && (at >> row.index() & 1U) != 0 && has_row(look, seat, row))
      visit(ref_of(Source::Unit, raw(row)), def_of(look, ref_of(Source::Unit, raw(row))));
  }
}

template <class Visit>
void visit_objectives(const Look& look, SeatId seat, Timing t, const Visit& visit) {
  const ObjectiveSet at = look.r.objectives_at[index_of(t)];
  if (at.empty()) return;
  const ObjectiveSet open = listening_objectives(look, seat) & at;
  for (ObjectiveId o : open) visit(ref_of(Source::Objective, raw(o)), look.r.objective(o).ability);
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

// Cheap: whether a window of this timing point could concern anybody at all.
bool anybody_at(const Look& look, Timing t) {
  bool any = false;
  for (int i = 0; i < look.r.players && !any; ++i) {
    const SeatId seat(i);
    if (look.s.players[seat].eliminated) continue;
    visit_all(look, seat, t, [&](AbilityRef, const AbilityDef*) { any = true; });
  }
  return any;
}

// Timing points that may share their window with a second one, named in `detail`.
constexpr bool may_share(Timing t) {
  return t == Timing::SpaceCombatStart || t == Timing::GroundCombatStart || t == Timing::CombatEnd;
}

Timing first_point(const Occasion& w) { return static_cast<Timing>(w.point); }

// The second timing point of a window that two share. A combat may end in the window of a round: then that
// was the last one, and its window is that of the combat's end too (16.12b).
std::optional<Timing> second_point(const Occasion& w) {
  if (first_point(w) == Timing::CombatRoundEnd) return Timing::CombatEnd;
  if (!may_share(first_point(w)) || w.detail >= kTimings) return std::nullopt;
  return static_cast<Timing>(w.detail);
}

bool heard_by_anybody(const Look& look, const Occasion& w) {
  const std::optional<Timing> second = second_point(w);
  return anybody_at(look, first_point(w)) || (second && anybody_at(look, *second));
}

bool open_unasked(Play& g, Occasion w) {
  for (SeatId seat : window_order(g)) w.order.push_back(seat);
  if (w.order.empty()) return false;
  g.call(w);
  return true;
}

// Where everybody who could react is asked, the window opens for all: whether it stands on the stack must not
// depend on hands either.
bool opens(const Look& look, const Occasion& w) {
  return look.r.options.windows == WindowOption::Possible || heard_by_anybody(look, w);
}

bool open(Play& g, const Occasion& w) { return opens(g, w) && open_unasked(g, w); }

Occasion occasion(Timing at, std::uint8_t subject, std::uint8_t object, std::uint8_t detail) {
  Occasion w;
  w.point = static_cast<std::uint8_t>(at);
  w.subject = subject;
  w.object = object;
  w.detail = detail;
  return w;
}

constexpr unsigned kMomentCause = 0x8000;  // with a timing point: ti4_game.cc tells its name

std::uint16_t cause_of(AbilityRef ref) {
  return static_cast<std::uint16_t>((static_cast<unsigned>(ref.source) << 8U) | ref.id);
}

AbilityRef named(Choice c) {
  return c.verb<Verb>() == Verb::Play ? ref_of(Source::Card, c.operand(0)) : ability_at(c, 0);
}

bool is_action(const AbilityDef* def) { return def != nullptr && def->at.contains(Timing::ComponentAction); }

}  // namespace

// ---- the text being used

bool open_question(const Look& look, const Use& a) {
  const AbilityDef* def = def_of(look, a.ref);
  if (def->ask == nullptr || a.answers.full()) return false;
  OptionList list;
  def->ask(look, a, list);
  return !list.empty();
}

bool answers_itself(Play& g, Use& a) {
  const AbilityDef* def = def_of(g, a.ref);
  if (def->ask == nullptr || a.answers.full()) return false;
  OptionList list;
  def->ask(g, a, list);
  if (list.size() != 1) return false;
  a.answers.push_back(list[0]);
  return true;
}

SeatId ability_seat(const Look& look, const Use& a) {
  const AbilityDef* def = def_of(look, a.ref);
  return a.step == AbilityStep::Resolve && def->answerer != nullptr ? def->answerer(look, a) : a.owner;
}

void ability_options(const Look& look, const Use& a, OptionList& out) {
  const AbilityDef* def = def_of(look, a.ref);
  (a.step == AbilityStep::Ask ? def->ask : def->answers)(look, a, out);
}

Refusal ability_check(const Look& look, const Use& a, Choice c) {
  OptionList list;
  ability_options(look, a, list);
  if (list.contains(c)) return kAllowed;
  if (c.verb<Verb>() == Verb::Predict) return refuse("TI4-35.22a");
  return refuse(a.ref.source == Source::Card ? "TI4-18.7" : "TI4-16.1");
}

void ability_choose(Play& g, Use& a, Choice c) { def_of(g, a.ref)->answer(g, a, c); }

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
      if (def_of(g, a.ref)->exhausts) exhaust_technology(g, a.owner, TechId(a.ref.id));
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
  const AbilityDef* def = def_of(g, a.ref);
  const Next next = def->resolve(g, a);
  if (next != Next::Ask || def->answers == nullptr || def->answer == nullptr) return next;
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
  // Notes that stay in play are put there, or given back, by their own text.
  const NoteId note(a.ref.id);
  if (holds_note(g, a.owner, note) && !g.r.note_kinds[note_kind(g, note).index()].stays_in_play)
    return_note(g, note);  // 13.3
}

ChancePoint chance(const Look& look, const Use& a) {
  const AbilityDef* def = def_of(look, a.ref);
  if (def->luck == nullptr) std::abort();
  return def->luck(look, a);
}

void outcome(Play& g, Use& a, const Outcome& o) { def_of(g, a.ref)->lucky(g, a, o); }

// ---- the window

void listeners(const Look& look, const Occasion& w, SeatId seat, AbilityList<AbilityRef>& out) {
  if (look.s.players[seat].eliminated || w.used.full()) return;
  const auto add = [&](AbilityRef ref, const AbilityDef* def) {
    if (out.full() || w.used.contains(AbilityRef::Used(ref, seat))) return;           // 16.16
    if (first_point(w) == Timing::TurnStart && !heard_after_deal(look, ref)) return;  // FAQ-9
    for (const auto& l : out) {
      if (l.ref == ref) return;
    }
    if (usable(look, seat, ref, def, &w)) out.push_back({ref, mandatory(look, seat, ref, *def, w)});
  };
  visit_all(look, seat, first_point(w), add);
  if (const auto second = second_point(w)) visit_all(look, seat, *second, add);
}

Choice use_choice(const Look&, const AbilityRef& ref) {
  return ref.source == Source::Card ? make(Verb::Play, ref.id) : make(Verb::Use, ref.source, ref.id);
}

Choice pass_choice(const Look&, const Occasion&) { return make(Verb::Pass); }

// Why one is asked in a window: the card that is being played, or the moment.
Asked window_asked(const Look&, const Occasion& w, SeatId seat) {
  Asked asked{seat, static_cast<std::uint8_t>(Ask::React)};
  asked.cause = is_at(w, Timing::ActionCardPlayed) ? cause_of({Source::Card, w.object})
                                                   : static_cast<std::uint16_t>(kMomentCause | w.point);
  return asked;
}

// Why a choice is not among those of the window, as far as it names something that could be used at all.
std::string_view window_rule(const Look& look, const Occasion& w, Choice c) {
  const Verb verb = c.verb<Verb>();
  if (verb != Verb::Play && verb != Verb::Use) return verb == Verb::Pass ? "TI4-16.6" : "TI4-16.1";
  const SeatId seat = w.order[w.at];
  const AbilityRef ref = named(c);
  for (const auto& used : w.used) {
    if (used.source == ref.source && used.id == ref.id && used.by == seat)
      return ref.source == Source::Card ? "TI4-18.6b" : "TI4-16.16";
  }
  if (ref.source == Source::Card) return "TI4-18.6";
  if (ref.source == Source::Note && NoteId(ref.id).index() < kSeats * kNotesPerSeat &&
      Rules::owner_of(NoteId(ref.id)) == seat)
    return "TI4-13.2";
  const bool spent = ref.source == Source::Technology && ref.id < look.r.techs.size() &&
                     look.s.players[seat].exhausted_techs.contains(TechId(ref.id));
  return spent ? "TI4-33.4" : "TI4-16.1";
}

Next open_window(Play& g, Timing at, std::uint8_t subject, std::uint8_t object, std::uint8_t detail) {
  open(g, occasion(at, subject, object, detail));
  return Next::Again;
}

Next open_shared_window(Play& g, Timing first, Timing second, std::uint8_t subject, std::uint8_t object) {
  open(g, occasion(first, subject, object, static_cast<std::uint8_t>(second)));
  return Next::Again;
}

// The last one is opened first: what has happened first lies on top then (16.14). If one of them is heard,
// all are opened: which of those below somebody has something for is not to be seen before their turn comes.
bool open_windows(Play& g, const FixedVec<Trigger, 32>& happened) {
  const auto window = [](const Trigger& t) { return occasion(t.at, t.subject, t.object, t.detail); };
  if (std::none_of(happened.begin(), happened.end(), [&](const Trigger& t) { return opens(g, window(t)); }))
    return false;
  bool any = false;
  for (std::size_t i = happened.size(); i-- > 0;) any = open_unasked(g, window(happened[i])) || any;
  return any;
}

// ---- who could react, as far as everybody knows

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
  if (look.s.players[seat].eliminated || w.used.full()) return false;
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
      consider(ref_of(Source::Objective, raw(o)), look.r.objective(o).ability);
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

bool is_at(const Occasion& w, Timing t) { return first_point(w) == t || second_point(w) == t; }

const Occasion* occasion_of(const Look& look, const Use& a) {
  const auto& frames = look.s.flow.frames;
  for (std::size_t i = frames.size(); i-- > 1;) {
    if (std::get_if<Use>(&frames[i]) == &a) return std::get_if<Occasion>(&frames[i - 1]);
  }
  return nullptr;
}

// ---- component actions

namespace {

// A card of the player whose ability would need it readied (33.0, 64.4).
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

}  // namespace

void list_component_actions(const Look& look, SeatId seat, OptionList& out) {
  const std::size_t from = out.size();
  visit_all(look, seat, Timing::ComponentAction, [&](AbilityRef ref, const AbilityDef* def) {
    if (usable(look, seat, ref, def, nullptr)) out.add(use_choice(look, ref));
  });
  out.sort_from(from);
}

Refusal check_component_action(const Look& look, SeatId seat, Choice c) {
  const Verb verb = c.verb<Verb>();
  if (verb != Verb::Play && verb != Verb::Use) return refuse("TI4-9.1");
  const AbilityRef ref = named(c);
  if (c != use_choice(look, ref)) return refuse("TI4-9.1");
  if (lies_exhausted(look, seat, ref)) return refuse("TI4-33.0");
  if (is_own_note(seat, ref)) return refuse("TI4-13.2");
  if (!holds(look, seat, ref)) return refuse("TI4-9.1");
  const AbilityDef* def = def_of(look, ref);
  if (!is_action(def)) return refuse(ref.source == Source::Card ? "TI4-18.6" : "TI4-16.3");
  if (!usable(look, seat, ref, def, nullptr)) return refuse("TI4-9.3");
  return kAllowed;
}

void start_component_action(Play& g, SeatId seat, Choice c) {
  Use a;
  a.ref = named(c);
  a.owner = seat;
  g.call(a);
}

bool holds(const Look& look, SeatId seat, AbilityRef ref) {
  const Player& p = look.s.players[seat];
  switch (ref.source) {
    case Source::Card:
      return !silenced(look, seat) && held_card(look, seat, CardKindId(ref.id)).valid();
    case Source::Technology:
      return ref.id < look.r.techs.size() && has_tech(look, seat, TechId(ref.id)) &&
             ready(look, seat, TechId(ref.id));
    case Source::Power:
      if (ref.id >= look.r.powers.size() || !p.faction.valid()) return false;
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
