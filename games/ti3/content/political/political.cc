#include "games/ti3/content/political/political.h"

#include <array>

namespace orrery::ti3 {

std::span<const PoliticalText* const> political_texts() {
  static constexpr std::array<const PoliticalText*, 0> kTexts{};
  return kTexts;
}

const PoliticalText* political_text(std::string_view id) {
  for (const PoliticalText* text : political_texts()) {
    if (text->id == id) return text;
  }
  return nullptr;
}

}  // namespace orrery::ti3
