// Copies look alike: which of two equal cards lies where must not show in a view.
#pragma once

#include "games/ahos/view.h"

namespace orrery::ahos {

// Numbers the copies of every Technology card and Alien token anew, by nothing but where the view shows them.
// Two positions that differ in the numbers of copies only give equal views.
void forget_copies(const Rules& r, View& v);

}  // namespace orrery::ahos
