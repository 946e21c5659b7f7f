#include "games/ti3/loaded.h"

#include "games/ti/loaded.h"
#include "games/ti3/query.h"
#include "games/ti3/ti3.h"

namespace orrery::ti3 {
namespace {

bool exists(const Rules& r, SystemId id) { return id.index() < r.tiles.size(); }
bool exists(const Rules& r, LeaderId id) { return id.index() < r.leaders.size(); }
bool exists(const Rules& r, PlanetId id) { return id.index() < r.planets.size(); }
bool exists(const Rules& r, TechId id) { return id.index() < r.techs.size(); }
bool exists(const Rules& r, CardKindId id) { return id.index() < r.card_kinds.size(); }
bool exists(const Rules& r, CardId id) { return id.index() < r.kind_of.size(); }
bool exists(const Rules& r, PoliticalId id) { return id.index() < r.political.size(); }
bool exists(const Rules& r, ObjectiveId id) { return id.index() < r.objectives.size(); }
bool exists(const Rules& r, RaceId id) { return id.index() < r.races.size(); }
bool exists(const Rules& r, CounterId id) { return id.index() < r.counter_kind_of.size(); }
bool exists(const Rules& r, SpotId id) { return id.index() < r.spots.size(); }

}  // namespace

std::string loaded_fault(const Look& look) {
  return ti::loaded_fault<Setup, Rounds>(
      look, kSeats, [&](auto id) { return exists(look.r, id); }, [](const Player& p) { return p.race; });
}

}  // namespace orrery::ti3
