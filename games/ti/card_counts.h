// Action cards as views count them: copies of a kind look alike, and which copy is which is nobody's
// knowledge.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/core/fields.h"

namespace orrery::ti {

template <class KindId>
struct CardCount {
  KindId kind;
  std::uint8_t count = 0;
  ORRERY_FIELDS(CardCount, kind, count)
};

// The rules have `card_kinds`, each with the set `cards` of its copies. Counts is a list of CardCount.
template <class Counts, class KindId, class Rules, class Set>
Counts counted(const Rules& r, const Set& cards) {
  Counts out;
  for (std::size_t i = 0; i < r.card_kinds.size(); ++i) {
    const int n = (cards & r.card_kinds[i].cards).size();
    if (n > 0) out.push_back({KindId(i), static_cast<std::uint8_t>(n)});
  }
  return out;
}

// Gives the physical cards of a count by kind out of the box, lowest numbers first.
template <class Counts, class Rules, class Set>
Set take_counted(const Rules& r, const Counts& counts, Set& box) {
  Set out;
  for (const auto& c : counts) {
    for (int i = 0; i < c.count; ++i) {
      const auto card = (box & r.card_kind(c.kind).cards).first();
      box.erase(card);
      out.insert(card);
    }
  }
  return out;
}

}  // namespace orrery::ti
