// The windows of timing points (16.0), for those who open them or look into them inside flow/. What other
// procedures open is in use.h.
#pragma once

#include <optional>

#include "games/ti4/flow/use.h"

namespace orrery::ti4 {

Occasion occasion(Timing at, std::uint8_t subject, std::uint8_t object, std::uint8_t detail);
// Opens the window if anybody listens there; says whether it did.
bool open(Play& g, const Occasion& w);

inline Timing first_point(const Occasion& w) { return static_cast<Timing>(w.point); }
// The second timing point of a window that two share. A combat may end in the window of a round: then that
// was the last one, and its window is that of the combat's end too (16.12b).
std::optional<Timing> second_point(const Occasion& w);
// What belongs to the start of a combat or of a round of it comes too late when that combat is over (23.9,
// docs/decisions/0016).
bool too_late(const Look& look, const Occasion& w);
// The turn was ended in the window of its activation: what must be used there still is, the rest falls away
// (16.6, TI4-Q-5).
bool only_duties(const Look& look, const Occasion& w);

}  // namespace orrery::ti4
