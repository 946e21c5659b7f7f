#include "games/ahos/pack/limits.h"

#include <algorithm>

#include "games/pack/row_reader.h"

namespace orrery::ahos {
namespace {

constexpr LimitField kFields[] = {
    {"fleets", &Limits::fleets, 1, 40},
    {"star_bases", &Limits::star_bases, 1, 20},
    {"outposts", &Limits::outposts, 1, kMaxSpaces},
    {"colony_track", &Limits::colony_track, 2, 16},
    {"spare_discs", &Limits::spare_discs, 0, 16},
    {"reserve_one", &Limits::reserve_one, 0, 6},
    {"reserve_two", &Limits::reserve_two, 0, 6},
    {"hand", &Limits::hand, 1, 10},
    {"actions", &Limits::actions, 1, 4},
    {"technology_display", &Limits::technology_display, 1, 12},
    {"development_display", &Limits::development_display, 1, 12},
    {"black_holes", &Limits::black_holes, 1, 40},
    {"wormhole_tokens", &Limits::wormhole_tokens, kMaxPlayers, 8},  // one for every player (TEC-6)
    {"wormhole_token_cost", &Limits::wormhole_token_cost, 0, kMaxResource},
    {"vp_home", &Limits::vp_home, 0, kMaxVictoryPoints},
    {"vp_colony", &Limits::vp_colony, 0, kMaxVictoryPoints},
    {"vp_outpost", &Limits::vp_outpost, 0, kMaxVictoryPoints},
    {"cost_outpost", &Limits::cost_outpost, 0, kMaxResource},
    {"cost_colony", &Limits::cost_colony, 0, kMaxResource},
    {"unit_matter", &Limits::unit_matter, 0, kMaxResource},
    {"unit_population", &Limits::unit_population, 0, kMaxResource},
    {"units_per_produce", &Limits::units_per_produce, 1, 9},
    {"fleet_strength", &Limits::fleet_strength, 1, kMaxStrength},
    {"star_base_strength", &Limits::star_base_strength, 1, kMaxStrength},
    {"dealt_2", &Limits::dealt_2, 2, 10},  // Home planet and first colony are two of them (SET-15, SET-17)
    {"dealt_3", &Limits::dealt_3, 2, 10},
    {"dealt_4", &Limits::dealt_4, 2, 10},
    {"reshuffles_2", &Limits::reshuffles_2, 1, 99},
    {"reshuffles_3", &Limits::reshuffles_3, 1, 99},
    {"reshuffles_4", &Limits::reshuffles_4, 1, 99},
    {"technology_dealt", &Limits::technology_dealt, 0, 6},
    {"home_fleets", &Limits::home_fleets, 0, 9},
    {"home_star_bases", &Limits::home_star_bases, 0, 9},
    {"colony_fleets", &Limits::colony_fleets, 0, 9},
    {"colony_star_bases", &Limits::colony_star_bases, 0, 9},
    {"outpost_fleets", &Limits::outpost_fleets, 0, 9},
};

const LimitField* find_field(std::string_view key) {
  const auto* found = std::find_if(std::begin(kFields), std::end(kFields),
                                   [&](const LimitField& field) { return field.key == key; });
  return found == std::end(kFields) ? nullptr : found;
}

void read_limit(RowReader& row, Pack& pack) {
  const LimitField* field = find_field(row.cell("key"));
  if (field == nullptr) return row.expected("key", "the name of a limit as in data/ahos/house/limits.tsv");
  const auto [at, fresh] = pack.limit_lines.try_emplace(std::string(field->key), row.line());
  if (!fresh) {
    return row.complain("expected each limit once, found " + quoted(field->key) + " also on line " +
                        std::to_string(at->second));
  }
  pack.limits.*field->member = row.integer("value", field->low, field->high);
}

}  // namespace

std::span<const LimitField> limit_fields() { return kFields; }

void read_limits(const Table& table, Pack& pack, PackErrors& errors) {
  for (const TableRow& cells : table.rows) {
    RowReader row(*table.spec, cells, errors);
    read_limit(row, pack);
  }
  const int end = table.rows.empty() ? 0 : table.rows.back().line;
  for (const LimitField& field : kFields) {
    if (pack.limit_lines.contains(std::string(field.key))) continue;
    errors.add(table.spec->file, end,
               "missing limit " + quoted(field.key) + ", expected " + range_text(field.low, field.high));
  }
}

}  // namespace orrery::ahos
