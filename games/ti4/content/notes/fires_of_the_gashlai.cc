// Fires of the Gashlai: its owner gives up 1 fleet token, and the holder gains their war sun technology.
#include "games/ti4/content/notes/notes.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/research.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

TechId war_sun(const Look& look, SeatId seat) {
  for (TechId t : technology_deck(look, seat)) {
    const UnitRowId row = look.r.tech(t).unit;
    if (row.valid() && look.r.row(row).unit == Unit::WarSun) return t;
  }
  return TechId{};
}

}  // namespace

const AbilityDef kFiresOfTheGashlai{
    .id = "fires_of_the_gashlai",
    .at = when(Timing::ComponentAction),
    .resolve = [](Play& g, Use& a) -> Next {
      spend_token(g, owner_of(a), Pool3::Fleet);
      gain_technology(g, a.owner, war_sun(g, a.owner));
      return Next::Done;
    },
    .note_usable = [](const Look& look, SeatId seat, NoteId note, const Occasion*) -> bool {
      return look.s.players[Rules::owner_of(note)].fleet > 0 && war_sun(look, seat).valid();
    },
};

}  // namespace orrery::ti4
