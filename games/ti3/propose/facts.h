// How a question stands in numbers, and what options cost; docs/views.md.
#pragma once

#include <boost/json.hpp>

#include "games/ti3/state.h"

namespace orrery::ti3 {

namespace json = boost::json;

json::object facts(const Look& look);
json::value option_cost(const Look& look, Choice c);

}  // namespace orrery::ti3
