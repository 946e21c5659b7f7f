// What factions, their abilities and technologies name must be there, and be theirs.
#include "games/ti4/pack/pack_check.h"

namespace orrery::ti4 {
namespace {

constexpr std::size_t kMostFactions = 32;

struct FactionCheck {
  const PackCheck& check;
  const FactionLine& faction;

  void expected(std::string_view column, std::string_view what, std::string_view found) const {
    check.complain(
        kFactionsFile, faction.line,
        "column " + std::string(column) + ": expected " + std::string(what) + ", found " + quoted(found));
  }
};

void check_home(const FactionCheck& c) {
  const Pack& pack = c.check.pack;
  const auto tile = std::find_if(pack.tiles.begin(), pack.tiles.end(),
                                 [&](const TileRow& t) { return t.def.number == c.faction.home_tile; });
  if (tile == pack.tiles.end() || tile->def.kind != TileKind::Home || tile->faction != c.faction.def.id) {
    c.expected("home_tile", "a home tile of this faction", std::to_string(c.faction.home_tile));
    return;
  }
  std::vector<std::string> here = tile->planets;
  std::vector<std::string> named = c.faction.planets;
  std::sort(here.begin(), here.end());
  std::sort(named.begin(), named.end());
  if (here != named) c.expected("home_planets", "the planets of the home tile", "others");
}

void check_techs(const FactionCheck& c) {
  const Pack& pack = c.check.pack;
  for (const std::string& id : c.faction.techs) {
    const TechLine* tech = find_row(pack.techs, id);
    if (tech == nullptr || tech->faction != c.faction.def.id)
      c.expected("faction_technologies", "technologies of this faction", id);
  }
  for (const std::string& id : c.faction.start_techs) {
    const TechLine* tech = find_row(pack.techs, id);
    if (tech == nullptr || (!tech->faction.empty() && tech->faction != c.faction.def.id))
      c.expected("starting_technologies", "technologies of every colour or of this faction", id);
  }
}

void check_note_and_flagship(const FactionCheck& c) {
  const Pack& pack = c.check.pack;
  if (c.check.complete({kNotesFile})) {
    const NoteLine* note = find_row(pack.notes, c.faction.note);
    if (note == nullptr || note->owner != c.faction.def.id)
      c.expected("promissory_note", "the note of this faction", c.faction.note);
  }
  if (c.check.complete({kFlagshipsFile})) {
    const UnitLine* flagship = find_row(pack.units, c.faction.flagship);
    if (flagship == nullptr || flagship->table != UnitTable::Flagships ||
        flagship->faction != c.faction.def.id)
      c.expected("flagship", "the flagship of this faction", c.faction.flagship);
  }
}

void check_start_units(const FactionCheck& c) {
  for (const UnitLine& unit : c.check.pack.units) {
    if (unit.table != UnitTable::Units) continue;
    const int start = c.faction.def.start[at(unit.def.unit)];
    if (start > unit.plastic)
      c.expected("starting_units", "no more units than plastic pieces", std::to_string(start));
  }
}

void check_powers(const PackCheck& check) {
  for (const PowerLine& power : check.pack.powers) {
    if (find_row(check.pack.factions, power.faction) == nullptr)
      check.complain(kAbilitiesFile, power.line,
                     "column faction: expected a faction of the pack, found " + quoted(power.faction));
  }
  for (const FactionLine& faction : check.pack.factions) {
    const auto powers = std::count_if(check.pack.powers.begin(), check.pack.powers.end(),
                                      [&](const PowerLine& p) { return p.faction == faction.def.id; });
    if (powers > static_cast<long>(decltype(FactionDef::powers)::capacity()))
      check.complain(kFactionsFile, faction.line, "expected at most 4 faction abilities");
  }
}

void check_tech_refs(const PackCheck& check) {
  for (const TechLine& tech : check.pack.techs) {
    if (!tech.faction.empty() && find_row(check.pack.factions, tech.faction) == nullptr)
      check.complain(kTechnologiesFile, tech.line,
                     "column faction: expected a faction of the pack, found " + quoted(tech.faction));
    if (tech.replaces.empty()) continue;
    // The upgrade of a faction takes the place of a standard upgrade, this one that of a printed unit.
    const TechLine* other = find_row(check.pack.techs, tech.replaces);
    const bool fits = tech.faction.empty() ? find_enum<Unit>(tech.replaces).has_value()
                                           : other != nullptr && other->def.upgrade && other->faction.empty();
    if (!fits)
      check.complain(kTechnologiesFile, tech.line,
                     "column replaces: expected a standard upgrade (of a faction's) or a unit type, found " +
                         quoted(tech.replaces));
  }
}

}  // namespace

void validate_factions(const PackCheck& check) {
  if (!check.complete({kFactionsFile})) return;
  if (check.pack.factions.size() < static_cast<std::size_t>(kMaxPlayers) ||
      check.pack.factions.size() > kMostFactions)
    check.complain(kFactionsFile, 0, "expected 6 to 32 factions");
  for (const FactionLine& faction : check.pack.factions) {
    const FactionCheck c{check, faction};
    if (check.complete({kTilesFile})) check_home(c);
    if (check.complete({kTechnologiesFile})) check_techs(c);
    if (check.complete({kUnitsFile})) check_start_units(c);
    check_note_and_flagship(c);
  }
  if (check.complete({kAbilitiesFile})) check_powers(check);
  if (check.complete({kTechnologiesFile})) check_tech_refs(check);
}

}  // namespace orrery::ti4
