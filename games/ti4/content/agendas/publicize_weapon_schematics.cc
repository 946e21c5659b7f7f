// Publicize Weapon Schematics. For: the law is a trait of the table. Against: owners of a war sun technology
// discard their action cards.
#include "games/ti4/content/agendas/effects.h"

namespace orrery::ti4 {
namespace {

bool owns_war_suns(const Look& look, SeatId seat) {
  for (TechId t : look.s.players[seat].techs | look.s.players[seat].copied) {
    const UnitRowId unit = look.r.tech(t).unit;
    if (unit.valid() && look.r.row(unit).unit == Unit::WarSun) return true;
  }
  return false;
}

}  // namespace

const AgendaText kPublicizeWeaponSchematics{
    .id = "publicize_weapon_schematics",
    .resolve = [](Play& g, ResolveAgenda& f) -> Next {
      if (f.outcome == kFor) return Next::Done;
      SeatSet owners;
      each_player(g, [&](SeatId seat) {
        if (owns_war_suns(g, seat)) owners.insert(seat);
      });
      discard_hands(g, owners);
      return Next::Done;
    },
};

}  // namespace orrery::ti4
