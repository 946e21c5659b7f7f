#include "games/ti4/rules/build.h"

namespace orrery::ti4 {

void build_techs(const Pack& pack, Rules& r) {
  for (const TechLine& line : pack.techs) r.techs.push_back(line.def);
  for (std::size_t i = 0; i < pack.techs.size(); ++i) {
    TechDef& def = r.techs[i];
    for (std::size_t f = 0; f < pack.factions.size(); ++f) {
      if (pack.factions[f].def.id == pack.techs[i].faction) def.faction = FactionId(f);
    }
    if (def.faction.valid()) def.replaces = id_of<TechId>(r.techs, pack.techs[i].replaces);
    if (!def.upgrade) continue;
    def.unit = id_of<UnitRowId>(r.units, def.id);  // the values have the id of the card
    r.units[def.unit.index()].tech = TechId(i);
  }
  for (UnitRow& row : r.units) row.base = !row.tech.valid();
}

namespace {

// The four of every colour first, then one for each faction in their order.
void build_notes(const Pack& pack, Rules& r) {
  for (const NoteLine& line : pack.notes) {
    if (line.owner.empty()) r.note_kinds.push_back(line.def);
  }
  for (std::size_t f = 0; f < pack.factions.size(); ++f) {
    for (const NoteLine& line : pack.notes) {
      if (line.owner != pack.factions[f].def.id) continue;
      r.note_kinds.push_back(line.def);
      r.note_kinds.back().faction = FactionId(f);
    }
  }
}

// The values printed on the sheet: standard ones unless the faction has its own.
void build_rows(FactionId faction, Rules& r) {
  FactionDef& def = r.factions[faction.index()];
  def.rows = r.base_rows;
  for (std::size_t u = 0; u < r.units.size(); ++u) {
    const UnitRow& row = r.units[u];
    if (row.faction == faction && row.base) def.rows[at(row.unit)] = UnitRowId(u);
  }
}

void build_powers(const Pack& pack, Rules& r) {
  for (const PowerLine& line : pack.powers) {
    const PowerId power(r.powers.size());
    const auto faction = id_of<FactionId>(r.factions, line.faction);
    r.powers.push_back(line.def);
    r.powers.back().faction = faction;
    r.factions[faction.index()].powers.push_back(power);
  }
}

}  // namespace

void build_factions(const Pack& pack, Rules& r) {
  build_notes(pack, r);
  for (const FactionLine& line : pack.factions) {
    const FactionId faction(r.factions.size());
    r.factions.push_back(line.def);
    FactionDef& def = r.factions.back();
    def.home = SystemId(line.home_tile - 1);
    def.planets = r.tile(def.home).planets;
    for (const std::string& id : line.start_techs) def.start_techs.insert(id_of<TechId>(r.techs, id));
    for (const std::string& id : line.techs) def.techs.insert(id_of<TechId>(r.techs, id));
    def.note = id_of<NoteKindId>(r.note_kinds, line.note);
    build_rows(faction, r);
  }
  build_powers(pack, r);
}

}  // namespace orrery::ti4
