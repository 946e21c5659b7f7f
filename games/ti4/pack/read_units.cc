// units.tsv, unit_upgrades.tsv, faction_units.tsv and flagships.tsv: the values of units (27, 49, 87).
#include "games/ti4/pack/cells.h"
#include "games/ti4/pack/read_rows.h"

namespace orrery::ti4 {
namespace {

constexpr int kMostCost = 20;
constexpr int kMostMove = 9;
constexpr int kMostCapacity = 20;
constexpr int kMostPlastic = 20;
constexpr std::string_view kOverResources = "resources+";

// A fixed number, or "resources+2": the resources of the planet and 2 more.
void read_production(RowReader& row, UnitRow& def) {
  const std::string_view cell = row.cell("production");
  if (nothing(cell)) return;
  const bool over = cell.starts_with(kOverResources);
  const auto number = parse_integer(over ? cell.substr(kOverResources.size()) : cell);
  if (!number || *number < 1 || *number > kMostCapacity) {
    row.expected("production", "a number such as 5, resources+2, or -");
    return;
  }
  (over ? def.production_over_resources : def.production) = *number;
}

std::string ability_text(RowReader& row) {
  return nothing(row.cell("ability")) ? std::string() : text_in(row, "ability");
}

// The columns that all four tables share.
UnitLine read_values(RowReader& row, UnitTable table) {
  UnitLine unit;
  unit.table = table;
  unit.line = row.line();
  UnitRow& def = unit.def;
  def.id = id_in(row);
  def.name = row.name("name");
  def.unit = enum_in<Unit>(row, "unit_type");
  def.cost = number_or_none(row, "cost", kMostCost);
  def.per_cost = nothing(row.cell("units_per_cost")) ? 1 : row.integer("units_per_cost", 1, 2);
  def.combat = number_or_none(row, "combat", 10);
  def.combat_dice = row.cell("combat_dice") == "X" ? 0 : number_or_none(row, "combat_dice", 9);
  def.move = number_or_none(row, "move", kMostMove);
  def.capacity = number_or_none(row, "capacity", kMostCapacity);
  def.sustain = row.yes_no("sustain_damage");
  std::tie(def.barrage, def.barrage_dice) = dice_in(row, "anti_fighter_barrage");
  std::tie(def.bombard, def.bombard_dice) = dice_in(row, "bombardment");
  std::tie(def.cannon, def.cannon_dice) = dice_in(row, "space_cannon");
  read_production(row, def);
  def.shield = row.yes_no("planetary_shield");
  def.traits = unit_traits_in(row);
  if (def.sustain && at(def.unit) >= kSustaining)
    row.complain("expected no SUSTAIN DAMAGE on a unit that the game does not have it on");
  return unit;
}

}  // namespace

UnitLine read_unit(RowReader& row) {
  UnitLine unit = read_values(row, UnitTable::Units);
  unit.def.base = true;
  unit.plastic = row.integer("plastic_per_colour", 1, kMostPlastic);
  return unit;
}

UnitLine read_upgrade(RowReader& row) {
  UnitLine unit = read_values(row, UnitTable::Upgrades);
  unit.def.text = ability_text(row);
  unit.replaces = word_or_none(row, "upgrades");
  return unit;
}

UnitLine read_faction_unit(RowReader& row) {
  UnitLine unit = read_values(row, UnitTable::FactionUnits);
  unit.def.text = ability_text(row);
  unit.faction = row.id("faction");
  unit.replaces = word_or_none(row, "replaces");
  return unit;
}

UnitLine read_flagship(RowReader& row) {
  UnitLine unit = read_values(row, UnitTable::Flagships);
  unit.def.base = true;
  unit.def.text = ability_text(row);
  unit.faction = row.id("faction");
  if (row.ok() && unit.def.unit != Unit::Flagship) row.expected("unit_type", "flagship");
  return unit;
}

}  // namespace orrery::ti4
