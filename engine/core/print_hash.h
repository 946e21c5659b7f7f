// Hashes and checksums as text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace orrery {

// 16 hexadecimal digits.
inline std::string print_hash(std::uint64_t hash) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out(16, '0');
  for (std::size_t i = 16; i-- > 0; hash >>= 4) out[i] = kDigits[hash & 15];
  return out;
}

}  // namespace orrery
