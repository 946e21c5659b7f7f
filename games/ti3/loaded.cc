#include "games/ti3/loaded.h"

#include "games/ti/loaded_flow.h"
#include "games/ti3/query.h"
#include "games/ti3/ti3.h"
#include "games/unknown_id.h"

namespace orrery::ti3 {
namespace {

bool exists(const Rules& r, SystemId id) { return id.index() < r.tiles.size(); }
bool exists(const Rules& r, PlanetId id) { return id.index() < r.planets.size(); }
bool exists(const Rules& r, TechId id) { return id.index() < r.techs.size(); }
bool exists(const Rules& r, CardKindId id) { return id.index() < r.card_kinds.size(); }
bool exists(const Rules& r, CardId id) { return id.index() < r.kind_of.size(); }
bool exists(const Rules& r, PoliticalId id) { return id.index() < r.political.size(); }
bool exists(const Rules& r, ObjectiveId id) { return id.index() < r.objectives.size(); }
bool exists(const Rules& r, RaceId id) { return id.index() < r.races.size(); }
bool exists(const Rules& r, CounterId id) { return id.index() < r.counter_kind_of.size(); }
bool exists(const Rules& r, SpotId id) { return id.index() < r.spots.size(); }

// Seats are looked for among all chairs: what is known of whom is a set of them.
struct LoadedTables {
  const Rules& r;
};
template <class IdT>
bool exists(const LoadedTables& t, IdT id) {
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
    if (look.s.phase != Phase::Setup && !look.s.players[SeatId(i)].race.valid())
      return "a player without a race";
  }
  return "";
}

}  // namespace

std::string loaded_fault(const Look& look) {
  const std::string unknown = unknown_id(LoadedTables{look.r}, look.s);
  if (!unknown.empty()) return unknown + ": no such thing at this table";
  std::string wrong = check_seats(look);
  if (wrong.empty()) wrong = ti::loaded_flow_fault<Setup, Rounds>(look.s.flow);
  if (!wrong.empty()) return wrong;
  const std::vector<std::string> faults = faults_of(look);
  return faults.empty() ? "" : faults.front();
}

}  // namespace orrery::ti3
