// Payments: least waste, then fewest trade goods, then least loss of the other value. What was produced or
// claimed is paid for along with it.
#include "games/ti3/content/objectives/objectives.h"
#include "games/ti3/propose/propose.h"

namespace orrery::ti3 {
namespace {

Currency other_value(Currency c) {
  return c == Currency::Resources ? Currency::Influence : Currency::Resources;
}

// If the next question of this seat is what something costs, answers that too.
void pay_on(Draft& d) {
  const Pay* pay = d.frame<Pay>();
  if (pay == nullptr) return;
  const Pay copy = *pay;
  d.enter();
  propose(d, copy);
}

int worth_of_claim(const Look& look, SeatId seat, Choice c) {
  if (c.verb<Verb>() == Verb::Done) return 0;
  if (c.verb<Verb>() != Verb::Claim) return -1;
  const ObjectiveId o(c.operand(0));
  const ObjectiveDef& def = look.r.objective(o);
  const bool wins = def.reward == Reward::Win;
  const bool free = def.requirement == nullptr || def.requirement->cost() == 0;
  const bool secret = look.s.players[seat].secret == o;
  return (wins ? 1000 : 0) + 4 * def.points + (free ? 2 : 0) + (secret ? 0 : 1);
}

}  // namespace

Bill best_bill(const Look& look, const Pay& f) {
  std::vector<ti::Means<PlanetId>> means;
  for (PlanetId p : planets_of(look, f.seat) - look.s.exhausted) {
    const int worth = worth_of_planet(look, p, f.currency);
    if (worth > 0) means.push_back({p, worth, worth_of_planet(look, p, other_value(f.currency)), 0});
  }
  return ti::best_bill<PlanetId>(means, look.s.players[f.seat].trade_goods, 1, f.owed);
}

void propose(Draft& d, const Pay& f) {
  const Bill bill = best_bill(d.look(), f);
  // The last of it is taken by itself where nothing is left to choose.
  for (PlanetId p : bill.planets) {
    if (!d.take(make(Verb::Exhaust, raw(p)))) return;
  }
  for (int i = 0; i < bill.goods; ++i) {
    if (!d.take(make(Verb::Spend, 1))) return;
  }
}

// What to build is the player's plan; for what was chosen the bill is proposed.
void propose(Draft& d, const Production& f) {
  if (f.orders.empty() && !f.dock.valid()) return;
  if (d.take(make(Verb::Done))) pay_on(d);
}

// The objective with most points; of these one that costs nothing, public before secret. Then the other kind.
void propose(Draft& d, const StatusPhase&) {
  while (const StatusPhase* f = d.frame<StatusPhase>()) {
    if (!f->free) return;
    d.enter();
    bool found = false;
    const Choice c = best_option(
        d, [&](Choice o) { return worth_of_claim(d.look(), d.seat(), o); }, found);
    if (!found || !d.take(c) || c.verb<Verb>() != Verb::Claim) return;
    pay_on(d);
  }
}

}  // namespace orrery::ti3
