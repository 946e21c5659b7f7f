// Technologies, and the traits that come with them, with races and with laws.
#include "engine/flow/change.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

void gain_technology(Play& g, SeatId seat, TechId tech) {
  State& s = state_of(g);
  s.players[seat].techs.insert(tech);
  recount_traits(s, g.r, seat);
  g.emit(Happening::TechnologyGained, raw(seat), raw(tech));
  alert(g, Alert::Fleets);
}

void lose_technology(Play& g, SeatId seat, TechId tech) {
  State& s = state_of(g);
  s.players[seat].techs.erase(tech);
  recount_traits(s, g.r, seat);
  g.emit(Happening::TechnologyLost, raw(seat), raw(tech));
  alert(g, Alert::Fleets);
}

void recount_traits(State& s, const Rules& r, SeatId seat) {
  Player& p = s.players[seat];
  p.traits = {};
  const auto add = [&](const auto& traits) {
    for (Trait t : traits) ++p.traits[static_cast<std::size_t>(t)];
  };
  for (TechId t : p.techs) add(r.tech(t).traits);
  const Look look{s, r};
  if (p.race.valid() && !held(look, Hold::NoAbilities, seat)) {
    for (PowerId power : r.race(p.race).powers) add(r.power(power).traits);
  }
  for (const Lasting& l : s.lasting) {
    if (l.hold == Hold::BorrowedAbility && l.seat == seat) add(r.power(PowerId(l.object)).traits);
  }
  // A law of one player is that player's; all others are everybody's.
  for (const LawInPlay& law : s.laws) {
    if (law.until > s.round) continue;  // of the next round
    if (!law.owner.valid() || law.second.valid() || law.owner == seat) add(r.political_card(law.card).traits);
  }
}

void recount_all_traits(State& s, const Rules& r) {
  for (int i = 0; i < r.players; ++i) recount_traits(s, r, SeatId(i));
}

}  // namespace orrery::ti3
