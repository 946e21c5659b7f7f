#include "games/ti3/pack/pack_tables.h"

#include <array>

#include "games/pack/manifest.h"

namespace orrery::ti3 {
namespace {

constexpr ColumnSpec kActionCards[] = {{"id"},       {"set"},      told("name"), {"copies"},       {"timing"},
                                       told("when"), {"out_with"}, told("text"), remark("rulings")};
constexpr ColumnSpec kCounters[] = {{"id"},     {"set"},      told("name"),     {"value"},
                                    {"copies"}, told("text"), remark("rulings")};
constexpr ColumnSpec kLeaders[] = {{"id"}, {"set"}, {"race"}, told("name"), {"type"}};
constexpr ColumnSpec kPositions[] = {{"id"}, {"set"},  {"players"}, {"section"}, {"q"},
                                     {"r"},  {"ring"}, {"role"},    {"seat"},    {"bonus"}};
constexpr ColumnSpec kSetups[] = {{"id"},      {"set"},       {"players"}, {"out"},
                                  {"removed"}, {"face_down"}, {"dealt"},   {"strategy_cards"}};
constexpr ColumnSpec kObjectives[] = {{"id"},     {"set"},  {"deck"},     told("name"),
                                      {"points"}, {"kind"}, told("text"), remark("rulings")};
constexpr ColumnSpec kPlanets[] = {{"id"},        {"set"},       told("name"),  {"system"},
                                   {"resources"}, {"influence"}, {"specialty"}, {"race"}};
constexpr ColumnSpec kPolitical[] = {{"id"},          {"set"},         told("name"),     {"kind"},
                                     {"vote"},        {"stays"},       {"traits"},       told("for"),
                                     told("against"), told("elected"), remark("rulings")};
constexpr ColumnSpec kPowers[] = {{"id"}, {"set"}, {"race"}, told("name"), {"traits"}, told("text")};
constexpr ColumnSpec kRaces[] = {{"id"},      {"set"},       told("name"),     told("short"), {"home"},
                                 {"planets"}, {"units"},     {"technologies"}, {"strategy"},  {"command"},
                                 {"fleet"},   {"contracts"}, {"leaders"}};
constexpr ColumnSpec kStrategy[] = {{"id"},          {"set"},         {"number"},       told("name"),
                                    told("special"), told("primary"), told("secondary")};
constexpr ColumnSpec kSystems[] = {{"id"},      {"set"},       {"kind"},    {"pile"},
                                   {"planets"}, {"wormholes"}, {"anomaly"}, {"race"}};
constexpr ColumnSpec kTechnologies[] = {{"id"},    {"set"},    told("name"), {"colour"},
                                        {"needs"}, {"traits"}, told("text"), remark("rulings")};
constexpr ColumnSpec kUnitColumns[] = {{"id"},      {"set"},     told("name"), {"cost"},     {"per_cost"},
                                       {"battle"},  {"dice"},    {"move"},     {"capacity"}, {"plastic"},
                                       {"sustain"}, {"bombard"}, {"barrage"},  told("text")};

constexpr std::array<TableSpec, 15> kTables = {{
    {kActionCardsFile, kActionCards},
    {kCountersFile, kCounters},
    {kLeadersFile, kLeaders},
    {kManifestFile, kManifestColumns},
    {kPositionsFile, kPositions},
    {kSetupsFile, kSetups},
    {kObjectivesFile, kObjectives},
    {kPlanetsFile, kPlanets},
    {kPoliticalFile, kPolitical},
    {kPowersFile, kPowers},
    {kRacesFile, kRaces},
    {kStrategyFile, kStrategy},
    {kSystemsFile, kSystems},
    {kTechnologiesFile, kTechnologies},
    {kUnitsFile, kUnitColumns},
}};

}  // namespace

std::span<const TableSpec> pack_tables() { return kTables; }

}  // namespace orrery::ti3
