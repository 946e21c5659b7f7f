// factions.tsv, faction_abilities.tsv and technologies.tsv.
#include "games/ti4/pack/cells.h"
#include "games/ti4/pack/read_rows.h"

namespace orrery::ti4 {
namespace {

constexpr int kMostCommodities = 9;
constexpr int kMostStartUnits = 9;

void read_start_units(RowReader& row, FactionDef& def) {
  for (const auto& [word, count] : counts_in(row, "starting_units", kMostStartUnits)) {
    if (const auto unit = find_enum<Unit>(word)) {
      def.start[at(*unit)] = count;
    } else {
      row.complain("column starting_units: expected unit types, found " + quoted(word));
    }
  }
}

void read_start_techs(RowReader& row, FactionLine& faction) {
  faction.def.chooses_start_tech = row.cell("starting_technologies") == "choice";
  if (!faction.def.chooses_start_tech) faction.start_techs = items_in(row, "starting_technologies");
}

void read_needs(RowReader& row, TechDef& def) {
  for (const auto& [word, count] : counts_in(row, "prerequisites", kMostPrerequisites)) {
    const auto colour = find_enum<Colour>(word);
    if (colour && *colour != Colour::None) {
      def.needs[static_cast<std::size_t>(*colour)] = count;
    } else {
      row.complain("column prerequisites: expected colours of technologies, found " + quoted(word));
    }
  }
}

}  // namespace

FactionLine read_faction(RowReader& row) {
  FactionLine faction;
  faction.def.id = id_in(row);
  faction.def.key = row.id("key");
  faction.def.name = row.name("name");
  faction.home_tile = row.integer("home_tile", 1, static_cast<int>(kMaxTiles));
  faction.planets = items_in(row, "home_planets");
  faction.def.commodities = row.integer("commodities", 0, kMostCommodities);
  read_start_units(row, faction.def);
  read_start_techs(row, faction);
  faction.techs = items_in(row, "faction_technologies");
  if (faction.techs.size() != 2) row.expected("faction_technologies", "two technologies (0.13)");
  faction.flagship = row.id("flagship");
  faction.note = row.id("promissory_note");
  faction.line = row.line();
  return faction;
}

PowerLine read_ability(RowReader& row) {
  PowerLine power;
  power.def.id = id_in(row);
  power.faction = row.id("faction");
  power.def.name = row.name("name");
  // 16.6, FAQ-13: what one chooses to use; component actions are chosen too.
  const std::size_t kind =
      row.word("kind", {"passive", "mandatory", "setup", "optional", "component_action"});
  power.def.optional = kind >= 3;
  power.def.traits = traits_in(row);
  power.def.text = text_in(row, "effect");
  power.line = row.line();
  return power;
}

TechLine read_technology(RowReader& row) {
  TechLine tech;
  tech.def.id = id_in(row);
  tech.def.name = row.name("name");
  tech.def.colour = enum_in<Colour>(row, "colour");
  read_needs(row, tech.def);
  const std::size_t kind = row.word("kind", {"generic", "faction", "unit_upgrade", "faction_unit_upgrade"});
  tech.def.upgrade = kind >= 2;
  tech.faction = word_or_none(row, "faction");
  if (row.ok() && (kind % 2 == 1) == tech.faction.empty())
    row.expected("faction", "the faction of a technology of a faction, none for the others");
  tech.replaces = word_or_none(row, "replaces");
  tech.def.exhausts = row.yes_no("exhausts");
  tech.def.traits = traits_in(row);
  tech.def.text = text_in(row, "effect");
  tech.line = row.line();
  return tech;
}

}  // namespace orrery::ti4
