// The position as JSON for people and programs: by ids and colours (docs/positions-ti3.md).
#pragma once

#include <boost/json.hpp>

#include "games/ti3/view.h"

namespace orrery::ti3 {

namespace json = boost::json;

// Both are filled through shown.h, which also describes them. Everything, secrets included; every unit type
// is there, with 0, so that scenario paths always find something.
json::value state_json(const Look& look);
// What a viewer knows; only units that are there.
json::value view_json(const Rules& r, const View& v);

}  // namespace orrery::ti3
