// What a player can pay with: cards in hand and Reserve and ready Development tokens, each for one resource
// (RES-5).
#pragma once

#include "games/ahos/state.h"

namespace orrery::ahos {

// A list of items by the points they give. Storage is not cleared: purses are made at every other question.
class Purse {
 public:
  using Item = std::array<std::uint8_t, kResources>;
  Purse() {}
  void add(const Item& item) { items_[size_++] = item; }
  [[nodiscard]] const Item* begin() const { return items_.data(); }
  [[nodiscard]] const Item* end() const { return items_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<Item, kMaxCards + kMaxTokens> items_;
};

Purse purse_of(const Look& look, SeatId seat);
// The same without one card or without one token: what would be left if it were used for something else.
Purse purse_without(const Look& look, SeatId seat, CardId card);
Purse purse_without(const Look& look, SeatId seat, TokenId token);

// The most points of `want` that can be had while the rest still gives `need` points of `other`; -1 if it
// cannot.
int most_points(const Purse& purse, Resource want, Resource other, int need);
// Points of one resource that the player could spend, without making a purse.
int spendable(const Look& look, SeatId seat, Resource want);
// Points of one resource if everything were spent for it.
int all_points(const Purse& purse, Resource want);
// Whether the purse covers the cost; a cost has at most two kinds of resource.
bool covers(const Purse& purse, const Cost& cost);

}  // namespace orrery::ahos
