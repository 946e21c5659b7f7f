// What follows from a view and is tedious to count: progress with objectives, and who could win.
#pragma once

#include "games/ti3/fwd.h"
#include "games/ti3/text/shown.h"
#include "games/ti3/view.h"

namespace orrery::ti3 {

// `world` is imagined from `v`.
void add_objective_facts(const Look& world, const View& v, ShownOutlook& out);

}  // namespace orrery::ti3
