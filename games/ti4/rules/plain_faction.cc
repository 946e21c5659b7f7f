// The plain faction of scenarios: no powers, no technologies or units of its own, a note that does nothing.
// For seats that only stand around, where a real faction's texts would disturb. It is in no pack and offered
// to nobody: a scenario writes `plain` for as many seats as it likes. Each lives where a faction would that
// is not at the table.
#include <algorithm>

#include "games/ti4/rules/build.h"

namespace orrery::ti4 {
namespace {

constexpr std::string_view kPlain = "plain";
constexpr int kCommodities = 3;

bool named(const Rules& r, const FactionDef& faction) {
  const auto& keys = r.options.faction_ids;
  return std::find(keys.begin(), keys.end(), faction.key) != keys.end();
}

// Whose home system a plain faction takes: the first in the pack that nobody plays, but for that beside the
// board.
const FactionDef* lender(const Rules& r) {
  for (const FactionDef& faction : r.factions) {
    const bool taken = std::any_of(r.factions.begin(), r.factions.end(), [&](const FactionDef& other) {
      return &other != &faction && other.home == faction.home;
    });
    if (!taken && !named(r, faction) && faction.home != r.gate_home) return &faction;
  }
  return nullptr;
}

UnitRowId add_flagship(Rules& r) {
  UnitRow row;
  row.id = "plain_flagship";
  row.name = "Plain flagship";
  row.unit = Unit::Flagship;
  row.base = true;
  row.cost = 8;
  row.combat = 7;
  row.combat_dice = 2;
  row.move = 1;
  row.capacity = 3;
  row.sustain = true;
  r.units.push_back(row);
  return UnitRowId(r.units.size() - 1);
}

NoteKindId add_note(Rules& r, FactionId faction) {
  NoteKindDef note;
  note.id = r.faction(faction).key + "_note";
  note.name = "Plain note";
  note.faction = faction;
  r.note_kinds.push_back(note);
  return NoteKindId(r.note_kinds.size() - 1);
}

void settle(Rules& r, FactionId faction) {
  FactionDef& def = r.factions[faction.index()];
  r.tiles[def.home.index()].faction = faction;
  for (PlanetId p : def.planets) r.planets[p.index()].home_of = faction;
}

void add_faction(Rules& r, std::string& key, int number, UnitRowId flagship, std::string& error) {
  const FactionDef* home = lender(r);
  if (home == nullptr) return add_fault(error, "factions: no home system is left for a plain faction");
  FactionDef def;
  def.id = def.key = key = std::string(kPlain) + (number > 1 ? "_" + std::to_string(number) : "");
  def.name = "Plain faction";
  def.home = home->home;
  def.planets = home->planets;
  def.commodities = kCommodities;
  for (const auto& [unit, count] :
       {std::pair{Unit::Carrier, 1}, {Unit::Fighter, 2}, {Unit::Infantry, 2}, {Unit::SpaceDock, 1}})
    def.start[at(unit)] = count;
  def.rows = r.base_rows;
  def.rows[at(Unit::Flagship)] = flagship;
  const FactionId faction(r.factions.size());
  r.factions.push_back(def);
  r.factions.back().note = add_note(r, faction);
  settle(r, faction);
}

}  // namespace

void add_plain_factions(Rules& r, std::string& error) {
  auto& keys = r.options.faction_ids;
  if (std::find(keys.begin(), keys.end(), kPlain) == keys.end()) return;
  const UnitRowId flagship = add_flagship(r);
  int number = 0;
  for (std::string& key : keys) {
    if (key == kPlain) add_faction(r, key, ++number, flagship, error);
  }
}

}  // namespace orrery::ti4
