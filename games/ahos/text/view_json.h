// A view as JSON: its fields, and what follows from them and is tedious to find out (docs/views.md).
#pragma once

#include <boost/json.hpp>

#include "games/ahos/view.h"

namespace orrery::ahos {

namespace json = boost::json;

json::value view_json(const Rules& r, const View& v);

}  // namespace orrery::ahos
