// How a question stands in numbers, and what options cost; docs/views.md.
#pragma once

#include <boost/json.hpp>

#include "games/ahos/state.h"

namespace orrery::ahos {

namespace json = boost::json;

json::object facts(const Look& look);
json::value option_cost(const Look& look, Choice c);

}  // namespace orrery::ahos
