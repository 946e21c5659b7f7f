#include "games/ti4/propose/payment.h"

#include "games/ti4/flow/frames.h"
#include "games/ti4/propose/propose.h"

namespace orrery::ti4 {
namespace {

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
