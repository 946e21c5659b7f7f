// The reaction window that is open, as everybody sees it (OpenWindow), and how far the game is.
#pragma once

#include <optional>

#include "engine/game/game.h"
#include "games/ti3/flow/use.h"

namespace orrery::ti3 {

// None if the decision is asked by something else. At a decision.
std::optional<OpenWindow> shown_window(const Look& look);
void shown_window_options(const Look& look, SeatId seat, OptionList& out);
Progress progress_of(const Look& look);
// What a question is asked because of: a text, or a moment that texts listen to; "" if nothing.
std::string cause_text(const Look& look, const Asked& asked);

}  // namespace orrery::ti3
