// What has changed in a view, for programs that keep the one before.
#pragma once

#include <boost/json.hpp>

namespace orrery::server {

namespace json = boost::json;

// A merge patch (RFC 7396). In such a patch null means that a field is gone: fields that become null
// themselves are named apart, as JSON pointers (RFC 6901), to be set when the patch is applied.
struct ViewDelta {
  json::object patch;
  json::array nulls;
};
ViewDelta view_delta(const json::object& before, const json::object& after);

}  // namespace orrery::server
