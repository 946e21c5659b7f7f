// The best way to pay a sum with planets and trade goods.
#pragma once

#include <algorithm>
#include <compare>
#include <span>
#include <vector>

namespace orrery::ti {

template <class PlanetId>
struct Means {
  PlanetId planet;
  int worth = 0;  // above 0
  int other = 0;  // what else exhausting it takes away
  int keep = 0;   // what else it is wanted for: counted like so much waste
};

template <class PlanetId>
struct Bill {
  bool possible = false;
  std::vector<PlanetId> planets;  // in the order of the means
  int goods = 0;
  int waste = 0;
};

namespace payment_detail {

constexpr int kNoPayment = 1 << 20;

struct Loss {
  int keep = kNoPayment;
  int other = 0;
  int planets = 0;
  friend auto operator<=>(const Loss&, const Loss&) = default;
};

// What a way to pay costs, the first that differs decides.
struct Price {
  int lost = 0;  // waste, trade goods at what they are worth, what planets were wanted for
  int goods = 0;
  Loss loss;
  friend auto operator<=>(const Price&, const Price&) = default;
};

}  // namespace payment_detail

// Least waste, where a trade good counts a little more than what it is worth: planets come first unless
// overpaying would cost more than the goods that it saves. Then fewest trade goods, least loss of the other
// value, fewest planets. Exact: all sums are looked at. Nothing of it can be left out.
template <class PlanetId>
Bill<PlanetId> best_bill(std::span<const Means<PlanetId>> means, int goods, int worth_of_good, int owed) {
  using payment_detail::kNoPayment;
  using payment_detail::Loss;
  using payment_detail::Price;
  Bill<PlanetId> bill;
  if (owed <= 0) return bill;
  int dearest = 0;
  for (const auto& m : means) dearest = std::max(dearest, m.worth);
  // With more than that a planet could be left out.
  const auto top = static_cast<std::size_t>(owed) + static_cast<std::size_t>(dearest);
  // best[i][s]: the least loss with which the first i planets make exactly s.
  std::vector<std::vector<Loss>> best(means.size() + 1, std::vector<Loss>(top + 1));
  best[0][0] = {0, 0, 0};
  for (std::size_t i = 0; i < means.size(); ++i) {
    const auto worth = static_cast<std::size_t>(means[i].worth);
    for (std::size_t s = 0; s <= top; ++s) {
      best[i + 1][s] = best[i][s];
      if (s < worth || best[i][s - worth].keep >= kNoPayment) continue;
      const Loss& without = best[i][s - worth];
      const Loss with{without.keep + means[i].keep, without.other + means[i].other, without.planets + 1};
      best[i + 1][s] = std::min(best[i + 1][s], with);
    }
  }
  const std::vector<Loss>& all = best[means.size()];
  std::size_t sum = 0;
  Price least;
  for (int n = 0; n <= goods && (n - 1) * worth_of_good < owed; ++n) {
    for (std::size_t s = 0; s <= top; ++s) {
      const int waste = static_cast<int>(s) + n * worth_of_good - owed;
      if (waste < 0 || all[s].keep >= kNoPayment) continue;
      const Price price{waste + all[s].keep + n * worth_of_good, n, all[s]};
      if (bill.possible && !(price < least)) continue;
      least = price;
      bill.possible = true;
      bill.waste = waste;
      bill.goods = n;
      sum = s;
    }
  }
  for (std::size_t i = means.size(); i-- > 0;) {
    if (best[i + 1][sum] == best[i][sum]) continue;
    bill.planets.push_back(means[i].planet);
    sum -= static_cast<std::size_t>(means[i].worth);
  }
  std::reverse(bill.planets.begin(), bill.planets.end());
  return bill;
}

}  // namespace orrery::ti
