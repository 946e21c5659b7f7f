// An event of a game: its pattern, and who sees it.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace orrery::ti {

struct HappeningDef {
  std::string_view pattern;
  std::uint8_t secret_to = 0;  // 0 all see it; 1 only the seat of the first operand; 2 those of the first two
};
inline constexpr std::uint8_t kOwner = 1;
inline constexpr std::uint8_t kBoth = 2;

// All events of a game in the order of their enum; the first without a pattern ends them.
template <class Happening>
std::vector<HappeningDef> all_happenings(HappeningDef (*def_of)(Happening)) {
  std::vector<HappeningDef> out;
  for (unsigned i = 0; i < 256; ++i) {
    const HappeningDef def = def_of(static_cast<Happening>(i));
    if (def.pattern.empty()) break;
    out.push_back(def);
  }
  return out;
}

}  // namespace orrery::ti
