#include "games/ti4/loaded.h"

#include "games/ti/loaded.h"
#include "games/ti4/query.h"
#include "games/ti4/ti4.h"

namespace orrery::ti4 {
namespace {

bool exists(const Rules& r, SystemId id) { return id.index() < r.tiles.size(); }
bool exists(const Rules& r, PlanetId id) { return id.index() < r.planets.size(); }
bool exists(const Rules& r, TechId id) { return id.index() < r.techs.size(); }
bool exists(const Rules& r, CardId id) { return id.index() < r.kind_of.size(); }
bool exists(const Rules& r, AgendaId id) { return id.index() < r.agendas.size(); }
bool exists(const Rules& r, ObjectiveId id) { return id.index() < r.objectives.size(); }
bool exists(const Rules& r, NoteId id) {
  return id.index() < static_cast<std::size_t>(r.players) * kNotesPerSeat;
}
bool exists(const Rules& r, FactionId id) { return id.index() < r.factions.size(); }
bool exists(const Rules& r, UnitRowId id) { return id.index() < r.units.size(); }
bool exists(const Rules&, SpotId id) { return id.index() <= kMaxSpots; }

}  // namespace

std::string loaded_fault(const Look& look) {
  return ti::loaded_fault<Setup, Rounds>(
      look, kSeats, [&](auto id) { return exists(look.r, id); }, [](const Player& p) { return p.faction; });
}

}  // namespace orrery::ti4
