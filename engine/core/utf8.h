// Whether bytes are UTF-8 (RFC 3629), one character at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace orrery {

inline bool is_continuation(char c) { return (static_cast<std::uint8_t>(c) & 0xc0U) == 0x80U; }

// Bytes of the character that starts the text, which is not empty, or 0 if it is not well-formed (overlong,
// surrogate, too high, cut off).
inline std::size_t character_length(std::string_view text) {
  const auto lead = static_cast<std::uint8_t>(text.front());
  if (lead < 0x80) return 1;
  const std::size_t length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  if (length == 0 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(text[i])) return 0;
  }
  const auto second = static_cast<std::uint8_t>(text[1]);
  const bool out_of_range = (lead == 0xe0 && second < 0xa0) || (lead == 0xed && second > 0x9f) ||
                            (lead == 0xf0 && second < 0x90) || (lead == 0xf4 && second > 0x8f);
  return out_of_range ? 0 : length;
}

}  // namespace orrery
