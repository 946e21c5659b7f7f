#include "games/ti4/flow/windows.h"

#include <algorithm>

#include "games/ti4/flow/at_hand.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/transaction.h"

namespace orrery::ti4 {
namespace {

// Cheap: whether a window of this timing point could concern anybody at all.
bool anybody_at(const Look& look, Timing t) {
  bool any = false;
  for (int i = 0; i < look.r.players && !any; ++i) {
    const SeatId seat(i);
    if (look.s.players[seat].eliminated) continue;
    any = listens_at(look, seat, t);
  }
  return any;
}

// Timing points that may share their window with a second one, named in `detail`.
constexpr bool may_share(Timing t) {
  return t == Timing::SpaceCombatStart || t == Timing::GroundCombatStart || t == Timing::CombatEnd;
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

}  // namespace

bool too_late(const Look& look, const Occasion& w) {
  switch (first_point(w)) {
    case Timing::SpaceCombatStart:
    case Timing::GroundCombatStart:
    case Timing::CombatRoundStart:
      return look.r.as_of(5) && combat_over(look);
    default:
      return false;
  }
}

bool only_duties(const Look& look, const Occasion& w) {
  return first_point(w) == Timing::SystemActivated && look.s.turn.over && look.r.as_of(5);
}

std::optional<Timing> second_point(const Occasion& w) {
  if (first_point(w) == Timing::CombatRoundEnd) return Timing::CombatEnd;
  if (!may_share(first_point(w)) || w.detail >= kTimings) return std::nullopt;
  return static_cast<Timing>(w.detail);
}

bool is_at(const Occasion& w, Timing t) { return first_point(w) == t || second_point(w) == t; }

Occasion occasion(Timing at, std::uint8_t subject, std::uint8_t object, std::uint8_t detail) {
  Occasion w;
  w.point = static_cast<std::uint8_t>(at);
  w.subject = subject;
  w.object = object;
  w.detail = detail;
  return w;
}

bool open(Play& g, const Occasion& w) { return opens(g, w) && open_unasked(g, w); }

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

void listeners(const Look& look, const Occasion& w, SeatId seat, AbilityList<AbilityRef>& out) {
  if (look.s.players[seat].eliminated || w.used.full() || too_late(look, w)) return;
  const auto add = [&](AbilityRef ref, const AbilityDef* def) {
    if (out.full() || def == nullptr) return;
    if (!def->each_unit && w.used.contains(AbilityRef::Used(ref, seat))) return;      // 16.16
    if (first_point(w) == Timing::TurnStart && !heard_after_deal(look, ref)) return;  // FAQ-9
    for (const auto& l : out) {
      if (l.ref == ref) return;
    }
    if (!usable(look, seat, ref, def, &w)) return;
    const bool must = mandatory(look, seat, ref, *def, w);
    if (must || !only_duties(look, w)) out.push_back({ref, must});
  };
  visit_all(look, seat, first_point(w), add);
  if (const auto second = second_point(w)) visit_all(look, seat, *second, add);
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
  const AbilityRef ref = named_text(c);
  for (const auto& used : w.used) {
    if (used.source == ref.source && used.id == ref.id && used.by == seat)
      return ref.source == Source::Card ? "TI4-18.6b" : "TI4-16.16";
  }
  if (is_own_note(seat, ref)) return "TI4-13.2";
  const bool paper = ref.source == Source::Card || ref.source == Source::Note;
  if (paper && !holds(look, seat, ref)) return not_held_rule(look, seat, ref);
  if (ref.source == Source::Card) return "TI4-18.6";
  const bool spent = ref.source == Source::Technology && ref.id < look.r.techs.size() &&
                     look.s.players[seat].exhausted_techs.contains(TechId(ref.id));
  return spent ? "TI4-33.4" : "TI4-16.1";
}

}  // namespace orrery::ti4
