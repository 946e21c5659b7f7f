// units.tsv, technologies.tsv, races.tsv, race_abilities.tsv and leaders.tsv.
#include "games/ti3/pack/read_rows.h"

namespace orrery::ti3 {
namespace {

constexpr int kMostCost = 20;
constexpr int kMostStartUnits = 12;
constexpr int kMostContract = 9;
constexpr int kMostPlastic = 20;

void read_start_units(RowReader& row, RaceDef& def) {
  for (const auto& [word, count] : counts_in(row, "units", kMostStartUnits)) {
    if (const auto unit = find_enum<Unit>(word)) {
      def.start[at(*unit)] = count;
    } else {
      row.complain("column units: expected unit types, found " + quoted(word));
    }
  }
}

// "3;3": the values of the two trade contracts (TI3-TRADE-1).
void read_contracts(RowReader& row, RaceDef& def) {
  const auto pieces = split(row.cell("contracts"), ';');
  for (std::size_t i = 0; i < def.contracts.size(); ++i) {
    const auto value = i < pieces.size() ? parse_integer(pieces[i]) : std::nullopt;
    if (!value || *value < 1 || *value > kMostContract || pieces.size() != def.contracts.size())
      return row.expected("contracts", "two numbers from 1 to 9 such as 1;2");
    def.contracts[i] = *value;
  }
}

// "a AND b", "a OR b", "a", "-" (TI3-TECH-7, TI3-TECH-8).
void read_needs(RowReader& row, TechLine& tech) {
  if (nothing(row.cell("needs"))) return;
  const auto words = split(row.cell("needs"), ' ');
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool joint = i % 2 == 1;
    const bool fits =
        joint ? words[i] == words[1] && (words[i] == "AND" || words[i] == "OR") : is_id(words[i]);
    if (!fits || words.size() % 2 == 0)
      return row.expected("needs", "technologies with either AND or OR between them, or -");
    if (!joint) tech.needs.emplace_back(words[i]);
  }
  tech.def.any_of = words.size() > 1 && words[1] == "OR";
}

}  // namespace

UnitLine read_unit(RowReader& row) {
  UnitLine unit;
  unit.line = row.line();
  UnitDef& def = unit.def;
  def.id = id_in(row);
  unit.unit = enum_in<Unit>(row, "id");
  unit.set = set_in(row);
  def.name = row.name("name");
  def.cost = row.integer("cost", 1, kMostCost);
  def.per_cost = row.integer("per_cost", 1, 2);
  def.battle = row.integer("battle", 0, 10);
  def.dice = row.integer("dice", 0, 9);
  if (row.ok() && (def.dice == 0) != (def.battle == 0))
    row.expected("dice", "0 for a unit without a battle value, 1 or more for others");
  def.move = row.integer("move", 0, 9);
  def.capacity = row.integer("capacity", 0, 9);
  def.plastic = row.integer("plastic", 1, kMostPlastic);
  def.sustain = row.yes_no("sustain");
  if (def.sustain && at(unit.unit) >= kSustaining && unit.unit != Unit::MechanizedUnit)
    row.expected("sustain", "no on a unit that the state keeps no damage of");
  def.bombard_dice = row.integer("bombard", 0, 9);
  def.barrage_dice = row.integer("barrage", 0, 9);
  def.text = text_in(row, "text");
  return unit;
}

TechLine read_technology(RowReader& row) {
  TechLine tech;
  tech.line = row.line();
  tech.def.id = id_in(row);
  tech.set = set_in(row);
  tech.def.name = row.name("name");
  tech.def.colour = enum_in<Colour>(row, "colour");
  if (row.ok() && tech.def.colour == Colour::None) row.expected("colour", "red | green | blue | yellow");
  read_needs(row, tech);
  tech.def.traits = traits_in<decltype(TechDef::traits)::capacity()>(row);
  tech.def.text = text_in(row, "text");
  return tech;
}

RaceLine read_race(RowReader& row) {
  RaceLine race;
  race.line = row.line();
  race.def.id = id_in(row);
  race.set = set_in(row);
  race.def.name = row.name("name");
  race.def.short_name = row.name("short");
  race.home = row.id("home");
  race.planets = items_in(row, "planets");
  read_start_units(row, race.def);
  race.technologies = items_in(row, "technologies");
  race.def.strategy = row.integer("strategy", 0, kCommandCounters);
  race.def.command = row.integer("command", 0, kCommandCounters);
  race.def.fleet = row.integer("fleet", 0, kCommandCounters);
  if (row.ok() && race.def.strategy + race.def.command + race.def.fleet > kCommandCounters)
    row.complain("expected at most 16 command counters (TI3-LIMIT-7)");
  read_contracts(row, race.def);
  race.leaders = enums_in<LeaderType>(row, "leaders", "types of leaders");
  return race;
}

PowerLine read_power(RowReader& row) {
  PowerLine power;
  power.line = row.line();
  power.def.id = id_in(row);
  power.set = set_in(row);
  power.race = row.id("race");
  power.def.name = row.name("name");
  power.def.traits = traits_in<decltype(PowerDef::traits)::capacity()>(row);
  power.def.text = text_in(row, "text");
  return power;
}

LeaderLine read_leader(RowReader& row) {
  LeaderLine leader;
  leader.line = row.line();
  leader.def.id = id_in(row);
  leader.set = set_in(row);
  leader.race = row.id("race");
  leader.def.name = row.name("name");
  leader.def.type = enum_in<LeaderType>(row, "type");
  return leader;
}

}  // namespace orrery::ti3
