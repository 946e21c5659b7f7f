// Technologies, and the unit values that follow from them.
#include "engine/flow/change.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

void gain_technology(Play& g, SeatId seat, TechId tech) {
  state_of(g).players[seat].techs.insert(tech);
  recount_rows(state_of(g), g.r, seat);
  recount_traits(state_of(g), g.r, seat);
  g.emit(Happening::TechnologyGained, raw(seat), raw(tech));
}

void lose_technology(Play& g, SeatId seat, TechId tech) {
  Player& p = state_of(g).players[seat];
  p.techs.erase(tech);
  p.copied.erase(tech);
  p.exhausted_techs.erase(tech);
  for (TechId& token : p.assimilated) {
    if (token == tech) token = TechId{};
  }
  recount_rows(state_of(g), g.r, seat);
  recount_traits(state_of(g), g.r, seat);
  alert(g, Alert::Fleets);
  alert(g, Alert::Factories);
  g.emit(Happening::TechnologyLost, raw(seat), raw(tech));
}

void exhaust_technology(Play& g, SeatId seat, TechId tech) {
  state_of(g).players[seat].exhausted_techs.insert(tech);
  g.emit(Happening::TechnologyExhausted, raw(seat), raw(tech));
}

void ready_technology(Play& g, SeatId seat, TechId tech) {
  state_of(g).players[seat].exhausted_techs.erase(tech);
  g.emit(Happening::TechnologyReadied, raw(seat), raw(tech));
}

void copy_technology(Play& g, SeatId seat, TechId tech, int token) {
  Player& p = state_of(g).players[seat];
  TechId& slot = p.assimilated[static_cast<std::size_t>(token)];
  const bool exhausted = slot.valid() && p.exhausted_techs.contains(slot);
  if (slot.valid()) lose_technology(g, seat, slot);
  slot = tech;
  p.copied.insert(tech);
  recount_rows(state_of(g), g.r, seat);
  recount_traits(state_of(g), g.r, seat);
  g.emit(Happening::TechnologyCopied, raw(seat), raw(tech), token);
  // It is the card with the token that is exhausted, whatever the token lies on (64.4, 64.5).
  if (exhausted && g.r.as_of(5)) exhaust_technology(g, seat, tech);
}

void recount_rows(State& s, const Rules& r, SeatId seat) {
  Player& p = s.players[seat];
  if (!p.faction.valid()) return;
  p.rows = r.faction(p.faction).rows;
  // A faction's own upgrade beats the standard one, a copied one beats both (NEKRO-4, 81.21).
  for (TechId t : p.techs) {
    if (r.tech(t).unit.valid() && !r.tech(t).faction.valid())
      p.rows[at(r.row(r.tech(t).unit).unit)] = r.tech(t).unit;
  }
  for (TechId t : p.techs) {
    if (r.tech(t).unit.valid() && r.tech(t).faction.valid())
      p.rows[at(r.row(r.tech(t).unit).unit)] = r.tech(t).unit;
  }
  for (TechId t : p.copied) {
    if (r.tech(t).unit.valid()) p.rows[at(r.row(r.tech(t).unit).unit)] = r.tech(t).unit;
  }
}

}  // namespace orrery::ti4
