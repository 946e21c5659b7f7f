// What a request says.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "server/net/context.h"

namespace orrery::server {

inline constexpr std::string_view kNoObject = "expected a JSON object, without control characters";

std::string_view target_of(const Request& request);
std::string_view path_of(const Request& request);

// A name or title as people write it: no control characters, no spaces around it, so many bytes at most.
std::string clean(std::string text, std::size_t longest);

// An object, {} where there is no body; nothing if it is something else.
std::optional<json::object> body_of(const Request& request);

// Which browser or program it comes from, in a few words that its person knows it by: "Firefox, Linux"; ""
// if it does not tell.
std::string program_of(std::string_view user_agent);

}  // namespace orrery::server
