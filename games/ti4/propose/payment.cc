#include "games/ti4/propose/payment.h"

#include <algorithm>
#include <compare>

#include "games/ti4/flow/frames.h"
#include "games/ti4/propose/propose.h"

namespace orrery::ti4 {
namespace {

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

Currency other_value(Currency c) {
  return c == Currency::Resources ? Currency::Influence : Currency::Resources;
}

constexpr int kSpecialty = 4;  // of a technology, while research is going on: what following it costs

// Research follows: a planet with a specialty can stand for a prerequisite then (81.14).
bool research_follows(const Look& look) {
  const auto& frames = look.s.flow.frames;
  for (const Frames& frame : frames) {
    if (std::holds_alternative<Research>(frame)) return true;
    const auto* text = std::get_if<StrategyText>(&frame);
    if (text != nullptr && text->card == StrategyCard::Technology) return true;
  }
  return false;
}

std::vector<Means> means_of(const Look& look, SeatId seat, Currency currency) {
  const bool keep = research_follows(look);
  std::vector<Means> out;
  if (currency == Currency::TradeGoods) return out;
  for (PlanetId p : planets_of(look, seat) - look.s.exhausted_planets) {
    const int worth = worth_of_planet(look, p, currency);
    if (worth <= 0) continue;
    const bool specialty = look.r.planet(p).specialty != Colour::None;
    out.push_back(
        {p, worth, worth_of_planet(look, p, other_value(currency)), keep && specialty ? kSpecialty : 0});
  }
  return out;
}

}  // namespace

Bill best_bill(std::span<const Means> means, int goods, int worth_of_good, int owed) {
  Bill bill;
  if (owed <= 0) return bill;
  int dearest = 0;
  for (const Means& m : means) dearest = std::max(dearest, m.worth);
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

void propose(Draft& d, const Pay& f) {
  const Look look = d.look();
  const std::vector<Means> means = means_of(look, f.seat, f.currency);
  const Bill bill =
      best_bill(means, look.s.players[f.seat].trade_goods, worth_of_good(look, f.seat, f.currency), f.owed);
  // The last of it is taken by itself where nothing is left to choose.
  for (PlanetId p : bill.planets) {
    if (!d.take(make(Verb::Exhaust, raw(p)))) return;
  }
  for (int i = 0; i < bill.goods; ++i) {
    if (!d.take(make(Verb::Spend, 1))) return;
  }
}

}  // namespace orrery::ti4
