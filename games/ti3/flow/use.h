// Using the text of a card, technology, law or racial ability: the game's side of the kernel's Ability and
// Window frames. What a text does is in content/.
#pragma once

#include "engine/flow/ability.h"
#include "engine/flow/window.h"
#include "games/ti3/fwd.h"

namespace orrery::ti3 {

using Use = Ability<AbilityRef>;
using Occasion = Window<AbilityRef>;

// For the kernel (engine/flow/ability.h and window.h).
bool open_question(const Look& look, const Use& a);
bool answers_itself(Play& g, Use& a);
SeatId ability_seat(const Look& look, const Use& a);
void ability_options(const Look& look, const Use& a, OptionList& out);
Refusal ability_check(const Look& look, const Use& a, Choice c);
void ability_choose(Play& g, Use& a, Choice c);
Asked ability_asked(const Look& look, const Use& a);
void commit(Play& g, Use& a);
bool announce(Play& g, Use& a);
Next resolve(Play& g, Use& a);
void finish(Play& g, Use& a);
ChancePoint chance(const Look& look, const Use& a);
void outcome(Play& g, Use& a, const Outcome& o);
Choice use_choice(const Look& look, const AbilityRef& ref);
void listeners(const Look& look, const Occasion& w, SeatId seat, AbilityList<AbilityRef>& out);
bool could_answer(const Look& look, const Occasion& w, SeatId seat);
// As far as everybody knows: whether the seat could hold a card for that moment, and whether it has something
// face up to use then.
bool could_react(const Look& look, const Occasion& w, SeatId seat);
bool reacts_openly(const Look& look, const Occasion& w, SeatId seat);
Choice pass_choice(const Look& look, const Occasion& w);
Asked window_asked(const Look& look, const Occasion& w, SeatId seat);
std::string_view window_rule(const Look& look, const Occasion& w, Choice c);

// Opens the window of a timing point if anybody listens there; the caller returns Next::Again either way.
Next open_window(Play& g, Timing at, std::uint8_t subject = 0xff, std::uint8_t object = 0xff,
                 std::uint8_t detail = 0xff);
// The physical card that is being played.
CardId card_on_table(const Look& look, const Use& a);
const Occasion* occasion_of(const Look& look, const Use& a);
std::uint16_t cause_of(AbilityRef ref);
constexpr unsigned kMomentCause = 0x8000;
inline Timing point_of(const Occasion& w) { return static_cast<Timing>(w.point); }

}  // namespace orrery::ti3
