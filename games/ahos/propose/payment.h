// The best way to pay with cards and Development tokens, each for one resource.
#pragma once

#include <compare>
#include <span>
#include <vector>

#include "games/ahos/notation.h"
#include "games/ahos/state.h"

namespace orrery::ahos {

// What paying takes away, most important first.
struct Loss {
  int cards = 0;     // tokens come back by themselves
  int reserved = 0;  // of these, cards out of a Reserve
  int riches = 0;    // points of tabs that were not lent
  int tokens = 0;
  friend auto operator<=>(const Loss&, const Loss&) = default;
  Loss operator+(const Loss& o) const {
    return {cards + o.cards, reserved + o.reserved, riches + o.riches, tokens + o.tokens};
  }
};

// A card or a token that can pay.
struct Means {
  std::array<std::uint8_t, kResources> points{};
  bool token = false;
  Zone zone = Zone::Hand;
  KindId kind;
  TokenKindId token_kind;
  // The choice that spends it for that resource.
  [[nodiscard]] Choice spend(Resource r) const {
    return token ? make(Verb::SpendToken, raw(token_kind), r) : make(Verb::Spend, zone, raw(kind), r);
  }
};
std::vector<Means> means_of(const Look& look, SeatId seat);

struct Bill {
  bool possible = false;
  std::vector<Choice> steps;
  Loss loss;
  int waste = 0;  // points beyond what is due
};
enum class First : std::uint8_t { Waste, Loss };  // what is kept small before the other
// Exact: all sums are looked at. For a cost of one or two kinds of resource. Nothing of it can be left out.
Bill best_bill(std::span<const Means> means, const Cost& cost, First first);

}  // namespace orrery::ahos
