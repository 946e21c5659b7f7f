// Proposed payments against every way to pay there is.
#include "games/ahos/propose/payment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "engine/flow/random.h"
#include "games/ti4/propose/payment.h"

namespace orrery {
namespace {

int below(Random& random, int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); }

// Waste, goods and what planets were wanted for; trade goods; the last of these, other value, planets.
using Ti4Price = std::tuple<int, int, int, int, int>;

TEST(Payment, OfPlanetsIsTheBestOfAll) {
  Random random(1);
  int wasteful = 0;
  for (int round = 0; round < 400; ++round) {
    std::vector<ti4::Means> means;
    for (int i = below(random, 9); i > 0; --i)
      means.push_back({ti4::PlanetId(means.size()), 1 + below(random, 5), below(random, 6),
                       below(random, 4) == 0 ? 4 : 0});
    const int goods = below(random, 4);
    const int worth = 1 + below(random, 2);
    const int owed = 1 + below(random, 12);
    bool possible = false;
    Ti4Price best;
    for (unsigned set = 0; set < 1U << means.size(); ++set) {
      int sum = 0, other = 0, keep = 0, planets = 0;
      for (std::size_t i = 0; i < means.size(); ++i) {
        if ((set >> i & 1U) == 0) continue;
        sum += means[i].worth;
        other += means[i].other;
        keep += means[i].keep;
        ++planets;
      }
      for (int n = 0; n <= goods; ++n) {
        const int waste = sum + n * worth - owed;
        const Ti4Price price{waste + keep + n * worth, n, keep, other, planets};
        if (waste < 0 || (possible && best <= price)) continue;
        possible = true;
        best = price;
      }
    }
    const ti4::Bill bill = ti4::best_bill(means, goods, worth, owed);
    ASSERT_EQ(bill.possible, possible);
    if (!possible) continue;
    int sum = bill.goods * worth, other = 0, keep = 0;
    for (ti4::PlanetId p : bill.planets) {
      sum += means[p.index()].worth;
      other += means[p.index()].other;
      keep += means[p.index()].keep;
    }
    EXPECT_EQ(bill.waste, sum - owed);
    EXPECT_EQ(best, Ti4Price(sum - owed + keep + bill.goods * worth, bill.goods, keep, other,
                             static_cast<int>(bill.planets.size())));
    wasteful += bill.waste > 0 ? 1 : 0;
  }
  EXPECT_GT(wasteful, 10);  // some of the cases cannot be paid exactly
}

// Every use of the means: each for nothing, for the first or for the second resource.
void try_all(const std::vector<ahos::Means>& means, std::size_t at, int first, int second, ahos::Loss loss,
             ahos::First order, std::tuple<int, ahos::Loss>& best, bool& possible) {
  if (at == means.size()) {
    if (first > 0 || second > 0) return;
    const int waste = -first - second;
    const auto is_better = order == ahos::First::Waste
                               ? std::tuple(waste, loss) < best
                               : std::tuple(loss, waste) < std::tuple(std::get<1>(best), std::get<0>(best));
    if (possible && !is_better) return;
    possible = true;
    best = {waste, loss};
    return;
  }
  try_all(means, at + 1, first, second, loss, order, best, possible);
  const ahos::Means& m = means[at];
  for (std::size_t r = 0; r < 2; ++r) {
    if (m.points[r] == 0) continue;
    ahos::Loss more;
    more.tokens = m.token ? 1 : 0;
    more.cards = m.token ? 0 : 1;
    more.reserved = !m.token && m.zone != ahos::Zone::Hand ? 1 : 0;
    for (std::size_t i = 0; i < ahos::kResources; ++i) more.riches += i == r ? 0 : m.points[i];
    try_all(means, at + 1, first - (r == 0 ? m.points[0] : 0), second - (r == 1 ? m.points[1] : 0),
            loss + more, order, best, possible);
  }
}

TEST(Payment, OfCardsIsTheBestOfAll) {
  Random random(2);
  for (int round = 0; round < 200; ++round) {
    std::vector<ahos::Means> means;
    for (int i = below(random, 8); i > 0; --i) {
      ahos::Means m;
      for (auto& points : m.points) points = static_cast<std::uint8_t>(std::max(0, below(random, 6) - 2));
      m.token = below(random, 3) == 0;
      m.zone = below(random, 3) == 0 ? ahos::Zone::ReserveOne : ahos::Zone::Hand;
      m.kind = ahos::KindId(means.size());
      m.token_kind = ahos::TokenKindId(means.size());
      means.push_back(m);
    }
    ahos::Cost due;
    due.points[0] = static_cast<std::uint8_t>(below(random, 6));
    due.points[1] = static_cast<std::uint8_t>(below(random, 4));
    if (due.nothing()) continue;
    for (ahos::First order : {ahos::First::Waste, ahos::First::Loss}) {
      // A resource that is not due is not paid.
      std::vector<ahos::Means> useful = means;
      for (ahos::Means& m : useful) {
        for (std::size_t r = 0; r < 2; ++r) {
          if (due.points[r] == 0) m.points[2] = static_cast<std::uint8_t>(m.points[2] + m.points[r]);
          if (due.points[r] == 0) m.points[r] = 0;
        }
      }
      bool possible = false;
      std::tuple<int, ahos::Loss> best;
      try_all(useful, 0, due.points[0], due.points[1], {}, order, best, possible);
      const ahos::Bill bill = ahos::best_bill(means, due, order);
      ASSERT_EQ(bill.possible, possible);
      if (possible) {
        EXPECT_EQ(bill.waste, std::get<0>(best));
        EXPECT_TRUE(bill.loss == std::get<1>(best));
      }
    }
  }
}

}  // namespace
}  // namespace orrery
