#include "games/ti4/pack/pack_tables.h"

#include <algorithm>
#include <array>

namespace orrery::ti4 {
namespace {

// Columns one after another.
template <std::size_t... kSizes>
constexpr auto columns(const std::array<ColumnSpec, kSizes>&... parts) {
  std::array<ColumnSpec, (kSizes + ...)> out;
  auto at = out.begin();
  ((at = std::copy(parts.begin(), parts.end(), at)), ...);
  return out;
}

constexpr ColumnSpec kActionCards[] = {
    {"id"},         told("name"),   {"copies"},     {"phase"},
    told("window"), told("timing"), told("effect"), remark("play_condition")};
constexpr ColumnSpec kAgendas[] = {{"id"},
                                   told("name"),
                                   {"type"},
                                   {"outcome_kind"},
                                   {"needs"},
                                   {"owned"},
                                   {"attached"},
                                   {"traits"},
                                   told("effect_for_or_elected"),
                                   told("effect_against"),
                                   remark("notes")};
constexpr ColumnSpec kAbilities[] = {{"id"},         {"faction"}, told("name"),  {"kind"},
                                     told("timing"), {"traits"},  told("effect")};
constexpr ColumnSpec kFactions[] = {{"id"},
                                    {"key"},
                                    told("name"),
                                    {"home_tile"},
                                    {"home_planets"},
                                    {"commodities"},
                                    {"starting_units"},
                                    {"starting_technologies"},
                                    {"faction_technologies"},
                                    {"flagship"},
                                    {"promissory_note"},
                                    remark("special_tokens"),
                                    remark("complete")};  // of older packs
constexpr ColumnSpec kPositions[] = {
    {"id"}, {"players"}, {"index"}, {"q"}, {"r"}, {"ring"}, {"role"}, {"home_seat"}, {"bonus_trade_goods"}};
constexpr ColumnSpec kSetups[] = {{"id"},
                                  {"players"},
                                  {"blue_per_player"},
                                  {"red_per_player"},
                                  {"extra_red_tiles"},
                                  {"tiles_on_map"},
                                  {"strategy_cards_per_player"}};
constexpr ColumnSpec kObjectives[] = {{"id"},     told("name"),      {"deck"},       {"phase"},
                                      {"points"}, told("condition"), remark("notes")};
constexpr ColumnSpec kPlanets[] = {{"id"},        told("name"), {"tile"},           {"resources"},
                                   {"influence"}, {"trait"},    {"tech_specialty"}, {"home_of"}};
constexpr ColumnSpec kNotes[] = {{"id"},         told("name"),      {"owner"},
                                 told("timing"), {"stays_in_play"}, {"traits"},
                                 told("effect"), told("returns")};
constexpr ColumnSpec kStrategy[] = {{"id"},          told("name"),      {"initiative"},
                                    told("primary"), told("secondary"), told("secondary_cost"),
                                    remark("notes")};
constexpr ColumnSpec kTechnologies[] = {
    {"id"},       told("name"), {"colour"},           {"prerequisites"}, {"kind"},      {"faction"},
    {"replaces"}, {"exhausts"}, {"component_action"}, {"traits"},        told("effect")};
constexpr ColumnSpec kTiles[] = {{"id"},      {"tile"},     {"kind"},    {"faction"},
                                 {"planets"}, {"wormhole"}, {"anomaly"}, remark("notes")};
// What every table of units says of them.
constexpr auto kUnitValues = std::to_array<ColumnSpec>({remark("category"),
                                                        {"cost"},
                                                        {"units_per_cost"},
                                                        {"combat"},
                                                        {"combat_dice"},
                                                        {"move"},
                                                        {"capacity"},
                                                        {"sustain_damage"},
                                                        {"anti_fighter_barrage"},
                                                        {"bombardment"},
                                                        {"space_cannon"},
                                                        {"production"},
                                                        {"planetary_shield"}});
constexpr auto kTraitsAbility = std::to_array<ColumnSpec>({{"traits"}, told("ability")});
constexpr auto kUnitsColumns =
    columns(std::to_array<ColumnSpec>({{"id"}, told("name"), {"unit_type"}}), kUnitValues,
            std::to_array<ColumnSpec>({{"plastic_per_colour"}, {"traits"}, remark("notes")}));
constexpr auto kUpgrades =
    columns(std::to_array<ColumnSpec>({{"id"}, told("name"), {"upgrades"}, {"unit_type"}}), kUnitValues,
            kTraitsAbility);
constexpr auto kFactionUnits =
    columns(std::to_array<ColumnSpec>({{"id"}, told("name"), {"faction"}, {"replaces"}, {"unit_type"}}),
            kUnitValues, kTraitsAbility);
constexpr auto kFlagships =
    columns(std::to_array<ColumnSpec>({{"id"}, told("name"), {"faction"}, {"unit_type"}}), kUnitValues,
            kTraitsAbility);

constexpr std::array<TableSpec, 17> kTables = {{
    {kActionCardsFile, kActionCards},
    {kAgendasFile, kAgendas},
    {kAbilitiesFile, kAbilities},
    {kFactionUnitsFile, kFactionUnits},
    {kFactionsFile, kFactions},
    {kFlagshipsFile, kFlagships},
    {kManifestFile, kManifestColumns},
    {kPositionsFile, kPositions},
    {kSetupsFile, kSetups},
    {kObjectivesFile, kObjectives},
    {kPlanetsFile, kPlanets},
    {kNotesFile, kNotes},
    {kStrategyFile, kStrategy},
    {kTechnologiesFile, kTechnologies},
    {kTilesFile, kTiles},
    {kUpgradesFile, kUpgrades},
    {kUnitsFile, kUnitsColumns},
}};

}  // namespace

std::span<const TableSpec> pack_tables() { return kTables; }

std::string_view file_of(UnitTable table) {
  constexpr std::array<std::string_view, 4> kFiles{kUnitsFile, kUpgradesFile, kFactionUnitsFile,
                                                   kFlagshipsFile};
  return kFiles[static_cast<std::size_t>(table)];
}

}  // namespace orrery::ti4
