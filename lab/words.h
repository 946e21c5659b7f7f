#pragma once

#include <string_view>

namespace orrery {

inline std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }

}  // namespace orrery
