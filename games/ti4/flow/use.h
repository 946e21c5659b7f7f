// Using the text of a card, technology, note, law or power: the game's side of the kernel's Ability and
// Window frames. What a text does is in content/.
#pragma once

#include "engine/flow/ability.h"
#include "engine/flow/window.h"
#include "games/ti4/fwd.h"

namespace orrery::ti4 {

using Use = Ability<AbilityRef>;
using Occasion = Window<AbilityRef>;

// For the kernel (engine/flow/ability.h and window.h).
bool open_question(const Look& look, const Use& a);
bool answers_itself(Play& g, Use& a);  // few prompts: a target without an alternative is taken
SeatId ability_seat(const Look& look, const Use& a);
void ability_options(const Look& look, const Use& a, OptionList& out);
Refusal ability_check(const Look& look, const Use& a, Choice c);
void ability_choose(Play& g, Use& a, Choice c);
Asked ability_asked(const Look& look, const Use& a);
void commit(Play& g, Use& a);
bool announce(Play& g, Use& a);
Next resolve(Play& g, Use& a);
void finish(Play& g, Use& a);
ChancePoint chance(const Look& look, const Use& a);  // of texts that wait for nature themselves
void outcome(Play& g, Use& a, const Outcome& o);
// `play direct_hit` for cards, `use ...` for the rest.
Choice use_choice(const Look& look, const AbilityRef& ref);
// Those of windows: flow/windows.cc, flow/could_react.cc.
void listeners(const Look& look, const Occasion& w, SeatId seat, AbilityList<AbilityRef>& out);
// Whether the seat is asked even with nothing in hand (option `windows`): could_react, at such tables.
bool could_answer(const Look& look, const Occasion& w, SeatId seat);
Choice pass_choice(const Look& look, const Occasion& w);
Asked window_asked(const Look& look, const Occasion& w, SeatId seat);
std::string_view window_rule(const Look& look, const Occasion& w, Choice c);

// Opens the window of a timing point if anybody listens there; the caller returns Next::Again either way.
Next open_window(Play& g, Timing at, std::uint8_t subject = 0xff, std::uint8_t object = 0xff,
                 std::uint8_t detail = 0xff);
// The same for two timing points that share one window (16.12b, 16.12c, 23.9a): the second is put in `detail`
// of the occasion.
Next open_shared_window(Play& g, Timing first, Timing second, std::uint8_t subject = 0xff,
                        std::uint8_t object = 0xff);
// The windows of several things that have happened, the first of them to be heard first; false if nobody
// listens to any.
bool open_windows(Play& g, const FixedVec<Trigger, 32>& happened);
// Whether the seat could use something hidden (an action card, a note, a secret objective) in the occasion
// now, as far as a spectator can tell: it has such cards, and one that fits lies face up nowhere.
bool could_react(const Look& look, const Occasion& w, SeatId seat);
// Whether it may use something that lies face up: everybody sees that.
bool reacts_openly(const Look& look, const Occasion& w, SeatId seat);
// Whether the occasion is (also) this timing point.
bool is_at(const Occasion& w, Timing t);
// The occasion in which the ability is being used; null for component actions.
const Occasion* occasion_of(const Look& look, const Use& a);
// The text that a choice of `play` or `use` names.
AbilityRef named_text(Choice c);
// Why a question is asked (Asked::cause): because of a text, or of a moment, the latter with a timing point.
std::uint16_t cause_of(AbilityRef ref);
constexpr unsigned kMomentCause = 0x8000;

}  // namespace orrery::ti4
