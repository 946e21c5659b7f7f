// Lazax Survivors: kept they give votes; probed they give a point and cards; razed they are avenged
// (TI3-DOMAIN-8, TI3-Q-18).
#include "games/ti3/content/counters/counters.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr int kCardsOfProbe = 3;
constexpr int kTillNextAgenda = 20;  // rounds; the next agenda ends it

void found_by_probe(Play& g, SeatId seat, PlanetId planet) {
  remove_counter(g, planet);
  gain_points(g, seat, 1);
}

void avenge(Play& g, SeatId seat, PlanetId) {
  const CardSet hand = g.s.players[seat].hand;
  for (CardId c : hand) discard_card(g, seat, c);
  for (PlanetId p : planets_of(g, seat)) exhaust_planet(g, p);
  lose_goods(g, seat, g.s.players[seat].trade_goods);
  last(g, Hold::NoVoteNext, seat, 0xff, kTillNextAgenda);
}

}  // namespace

const CounterDef kLazaxSurvivors{
    .id = "lazax_survivors",
    .resolve = [](Play&, CounterText& f) -> Next { return f.stage > 0 ? Next::Done : Next::Ask; },
    .answers =
        [](const Look&, const CounterText&, OptionList& out) {
          out.add(make(Verb::Yes));
          out.add(make(Verb::No));
        },
    .answer =
        [](Play& g, CounterText& f, Choice c) {
          f.stage = 1;
          if (c.verb<Verb>() == Verb::Yes) take_survivors(g, f.seat);
        },
    .probed = found_by_probe,
    .probe_cards = kCardsOfProbe,
    .razed = avenge,
};

}  // namespace orrery::ti3
