#include "games/ti4/loaded.h"

#include "games/ti/loaded_flow.h"
#include "games/ti4/query.h"
#include "games/ti4/ti4.h"
#include "games/unknown_id.h"

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

// What is known of whom is a set of chairs; everything else is looked through as it is.
struct Tables {
  const Rules& r;
};
template <class IdT>
bool exists(const Tables& t, IdT id) {
  if constexpr (std::is_same_v<IdT, SeatId>) {
    return id.index() < kSeats;
  } else {
    return exists(t.r, id);
  }
}

std::string check_seats(const Look& look) {
  for (std::size_t i = static_cast<std::size_t>(look.r.players); i < kSeats; ++i) {
    if (!(look.s.players[SeatId(i)] == Player{})) return "pieces of a seat that nobody sits on";
  }
  for (int i = 0; i < look.r.players; ++i) {
    if (look.s.phase != Phase::Setup && !look.s.players[SeatId(i)].faction.valid())
      return "a player without a faction";
  }
  return "";
}

}  // namespace

std::string loaded_fault(const Look& look) {
  const std::string unknown = unknown_id(Tables{look.r}, look.s);
  if (!unknown.empty()) return unknown + ": no such thing at this table";
  std::string wrong = check_seats(look);
  if (wrong.empty()) wrong = ti::loaded_flow_fault<Setup, Rounds>(look.s.flow);
  if (!wrong.empty()) return wrong;
  const std::vector<std::string> faults = faults_of(look);
  return faults.empty() ? "" : faults.front();
}

}  // namespace orrery::ti4
