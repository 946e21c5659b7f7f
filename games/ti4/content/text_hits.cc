#include "games/ti4/content/text_hits.h"

#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat.h"

namespace orrery::ti4 {

AssignHits hits_by_text(const Look& look, SeatId owner, int hits) {
  AssignHits f;
  f.seat = opponent_of(look, owner);
  f.by = owner;
  f.system = look.s.combat.system;
  f.hits = static_cast<std::uint8_t>(hits);
  f.how = RollKind::Other;
  return f;
}

AssignHits announced_hits(Play& g, SeatId owner) {
  return hits_by_text(g, owner, claim_hits(g, opponent_of(g, owner)));
}

void list_enemy_ships(const Look& look, SeatId owner, OptionList& out) {
  const SeatId enemy = opponent_of(look, owner);
  const SystemId system = look.s.combat.system;
  for (Unit unit : kShips) list_ships(look, enemy, unit, system, out);
  if (infantry_as_ships(look, side_of(look, enemy)) > 0)
    out.add(make(Verb::UnitAt, raw(enemy), raw(Piece{Unit::Infantry, false}), raw(space_of(system))));
  out.sort_from(0);
}

}  // namespace orrery::ti4
