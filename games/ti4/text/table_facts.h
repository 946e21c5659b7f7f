// What follows from a view and is tedious to find out: ships under way, how far players are with objectives,
// who could win, who could come where. All of it is computed from an imagined world (games/ti4/imagined.h)
// that agrees with the view; docs/views.md.
#pragma once

#include <boost/json.hpp>

#include "games/ti4/text/shown.h"
#include "games/ti4/view.h"

namespace orrery::ti4 {

namespace json = boost::json;

// `world` is imagined from `v`.
ShownOutlook outlook_of(const Look& world, const View& v);
// Progress with objectives, who could score and who could win; objective_facts.cc.
void add_objective_facts(const Look& world, const View& v, ShownOutlook& out);

// By system, who could move ships into it in a tactical action of their own; reach.cc.
json::value reach_json(const Look& real);

}  // namespace orrery::ti4
