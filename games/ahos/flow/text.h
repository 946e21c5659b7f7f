// Using the text of a card: the game's side of the kernel's Ability and Window frames. What a text does is in
// content/.
#pragma once

#include "engine/flow/ability.h"
#include "engine/flow/window.h"
#include "games/ahos/fwd.h"

namespace orrery::ahos {

// One text in use: which card, from where it was used.
struct TextRef {
  CardId card;
  Zone from = Zone::Hand;
  ORRERY_FIELDS(TextRef, card, from)
};
using Text = Ability<TextRef>;
using Reaction = Window<TextRef>;

// For the kernel (engine/flow/ability.h and window.h).
bool open_question(const Look& look, const Text& a);
SeatId ability_seat(const Look& look, const Text& a);
void ability_options(const Look& look, const Text& a, OptionList& out);
Refusal ability_check(const Look& look, const Text& a, Choice c);
void ability_choose(Play& g, Text& a, Choice c);
Asked ability_asked(const Look& look, const Text& a);
void commit(Play& g, Text& a);
bool announce(Play& g, Text& a);
Next resolve(Play& g, Text& a);
void finish(Play& g, Text& a);
void listeners(const Look& look, const Reaction& w, SeatId seat, AbilityList<TextRef>& out);
// Whether the seat is asked even with nothing in hand (option `windows`).
bool could_answer(const Look& look, const Reaction& w, SeatId seat);
Choice use_choice(const Look& look, const TextRef& ref);
Choice pass_choice(const Look& look, const Reaction& w);
Asked window_asked(const Look& look, const Reaction& w, SeatId seat);
std::string_view window_rule(const Look& look, const Reaction& w);

}  // namespace orrery::ahos
