// Why a choice is not allowed: the id of the rule that forbids it. An empty refusal means allowed.
#pragma once

#include <string_view>

namespace orrery {

struct Refusal {
  // Points at a literal; empty if nothing forbids the choice.
  std::string_view rule;

  [[nodiscard]] constexpr bool refused() const { return !rule.empty(); }
  [[nodiscard]] constexpr bool allowed() const { return rule.empty(); }
};

inline constexpr Refusal kAllowed{};
constexpr Refusal refuse(std::string_view rule) { return Refusal{rule}; }

}  // namespace orrery
