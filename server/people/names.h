// How people may be called: so that everybody sees a name, and nobody looks like somebody else.
#pragma once

#include <string>
#include <string_view>

namespace orrery::server {

// What is wrong with that name, or "". Invisible characters, such as change the direction of a line, and
// words that mix letters of scripts that look alike are refused.
std::string name_fault(std::string_view name);

}  // namespace orrery::server
