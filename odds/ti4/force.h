// One side of a fight as the odds see it: the pieces that fight and what the side may still use in it. Small,
// so that thousands of them are compared and looked up.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include "games/ti4/types.h"

namespace orrery::ti4::odds {

// Pieces that can stand in a fight: ships, and ground forces (on a planet, or fighting as ships).
inline constexpr std::size_t kFighting = 8;  // flagship to infantry, numbered as in Unit

struct Force {
  std::array<std::uint8_t, kFighting> units{};
  std::array<std::uint8_t, kSustaining> damaged{};  // of these, how many are damaged
  std::uint8_t goods = 0;                           // trade goods that may still be spent in the fight
  std::uint8_t direct_hits = 0;  // cards that wait for ships of this side to sustain damage
  std::uint8_t cards = 0;        // bits of Card: still to be used
  std::uint8_t unused = 0;
  friend constexpr bool operator==(const Force&, const Force&) = default;
  [[nodiscard]] constexpr int of(Unit u) const { return units[at(u)]; }
  [[nodiscard]] constexpr int whole(Unit u) const {
    return units[at(u)] - (at(u) < kSustaining ? damaged[at(u)] : 0);
  }
  [[nodiscard]] constexpr int count() const {
    int n = 0;
    for (std::uint8_t u : units) n += u;
    return n;
  }
  [[nodiscard]] constexpr int non_fighters() const { return count() - of(Unit::Fighter); }
};
static_assert(sizeof(Force) == 16);

// What a side may use once in a fight and keeps in hand until its moment comes.
enum class Card : std::uint8_t {
  ShieldsHolding = 1,
  EmergencyRepairs = 2,
  CourageousToTheEnd = 4,
  FireTeam = 8,
  ManeuveringJets = 16
};
constexpr bool holds(const Force& f, Card c) { return (f.cards & static_cast<unsigned>(c)) != 0; }
constexpr void drop(Force& f, Card c) {
  f.cards = static_cast<std::uint8_t>(f.cards & ~static_cast<unsigned>(c));
}

// Gives each force that turns up a number, in the order in which they turn up.
class Forces {
 public:
  Forces() : slots_(64, kFree) {}
  int number(const Force& f) {
    if (list_.size() * 2 >= slots_.size()) grow();
    std::size_t i = slot(f);
    while (slots_[i] != kFree) {
      if (list_[static_cast<std::size_t>(slots_[i])] == f) return slots_[i];
      i = (i + 1) & (slots_.size() - 1);
    }
    slots_[i] = static_cast<int>(list_.size());
    list_.push_back(f);
    return slots_[i];
  }
  const Force& operator[](int i) const { return list_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] int size() const { return static_cast<int>(list_.size()); }

 private:
  static constexpr int kFree = -1;
  [[nodiscard]] std::size_t slot(const Force& f) const {
    std::array<std::uint64_t, 2> words{};
    std::memcpy(words.data(), &f, sizeof f);
    const std::uint64_t h = (words[0] ^ (words[1] * 0x9e3779b97f4a7c15U)) * 0xbf58476d1ce4e5b9U;
    return static_cast<std::size_t>(h >> 32U) & (slots_.size() - 1);
  }
  void grow() {
    slots_.assign(slots_.size() * 2, kFree);
    for (std::size_t n = 0; n < list_.size(); ++n) {
      std::size_t i = slot(list_[n]);
      while (slots_[i] != kFree) i = (i + 1) & (slots_.size() - 1);
      slots_[i] = static_cast<int>(n);
    }
  }
  std::vector<Force> list_;
  std::vector<int> slots_;
};

}  // namespace orrery::ti4::odds
