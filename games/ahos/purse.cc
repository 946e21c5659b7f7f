#include "games/ahos/purse.h"

#include <algorithm>

#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

constexpr int kMostNeed = 60;

template <class CardOk, class TokenOk>
Purse collect(const Look& look, SeatId seat, const CardOk& card_ok, const TokenOk& token_ok) {
  const Player& p = look.s.players[seat];
  Purse purse;
  for (CardId c : p.hand | p.reserve_one | p.reserve_two) {  // RSV-7
    if (card_ok(c)) purse.add(look.r.res_of[c.index()]);
  }
  for (TokenId t : p.tokens - p.used_tokens) {  // DEV-3
    if (token_ok(t)) purse.add(look.r.token(t).res);
  }
  return purse;
}

constexpr auto kAll = [](auto) { return true; };

}  // namespace

Purse purse_of(const Look& look, SeatId seat) { return collect(look, seat, kAll, kAll); }
Purse purse_without(const Look& look, SeatId seat, CardId card) {
  return collect(
      look, seat, [card](CardId c) { return c != card; }, kAll);
}
Purse purse_without(const Look& look, SeatId seat, TokenId token) {
  return collect(look, seat, kAll, [token](TokenId t) { return t != token; });
}

int spendable(const Look& look, SeatId seat, Resource want) {
  const Player& p = look.s.players[seat];
  const auto i = static_cast<std::size_t>(want);
  int sum = 0;
  for (CardId c : p.hand | p.reserve_one | p.reserve_two) sum += look.r.res_of[c.index()][i];
  for (TokenId t : p.tokens - p.used_tokens) sum += look.r.token(t).res[i];
  return sum;
}

int all_points(const Purse& purse, Resource want) {
  int sum = 0;
  for (const auto& item : purse) sum += item[static_cast<std::size_t>(want)];
  return sum;
}

int most_points(const Purse& purse, Resource want, Resource other, int need) {
  if (need <= 0) return all_points(purse, want);
  if (need > kMostNeed) return -1;
  // best[n]: the most points of `want` from the items so far while the others give at least n points of
  // `other`.
  std::array<int, kMostNeed + 1> best{};
  std::fill_n(best.begin(), need + 1, -1);
  best[0] = 0;
  for (const auto& item : purse) {
    const int w = item[static_cast<std::size_t>(want)];
    const int o = item[static_cast<std::size_t>(other)];
    for (int n = need; n >= 0; --n) {
      int& here = best[static_cast<std::size_t>(n)];
      const int for_want = here < 0 ? -1 : here + w;
      const int for_other = o > 0 ? best[static_cast<std::size_t>(std::max(0, n - o))] : -1;
      here = std::max(for_want, for_other);
    }
  }
  return best[static_cast<std::size_t>(need)];
}

bool covers(const Purse& purse, const Cost& cost) {
  std::array<Resource, kResources> kinds{};
  std::size_t n = 0;
  for (std::size_t i = 0; i < kResources; ++i) {
    if (cost.points[i] > 0) kinds[n++] = static_cast<Resource>(i);
  }
  if (n == 0) return true;
  if (n == 1) return all_points(purse, kinds[0]) >= cost[kinds[0]];
  return most_points(purse, kinds[0], kinds[1], cost[kinds[1]]) >= cost[kinds[0]];
}

}  // namespace orrery::ahos
