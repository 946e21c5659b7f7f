#include "games/ahos/pack/pack_tables.h"

#include <array>

namespace orrery::ahos {
namespace {

constexpr ColumnSpec optional(std::string_view name, std::string_view fallback) {
  return {name, false, fallback};
}

constexpr ColumnSpec kKeyValue[] = {{"key"}, {"value"}};
constexpr ColumnSpec kBoard[] = {{"space"}, {"x"}, {"y"}, {"A"}, {"B"}, {"C"}, {"D"}, {"E"}};
constexpr ColumnSpec kLayouts[] = {{"layout"}, {"default"}, {"spaces_out"}, {"tiles_out"}};
constexpr ColumnSpec kHabitable[] = {{"id"}, told("name"), {"strength"}, {"bh"}, {"wh"},
                                     {"E"},  {"M"},        {"P"},        {"R"}};
constexpr ColumnSpec kUninhabitable[] = {{"id"}, told("name"), {"bh"}, {"wh"}, {"card"},
                                         {"E"},  {"M"},        {"P"},  {"R"}};
constexpr ColumnSpec kAlien[] = {{"value"}, {"copies"}};
constexpr ColumnSpec kDevelopment[] = {{"id"}, told("name"), {"copies"},  {"E"}, {"M"},
                                       {"P"},  {"R"},        {"reserve"}, {"vp"}};
constexpr ColumnSpec kRaces[] = {{"id"}, {"key"}, told("name"), told("character"), {"abilities"}};

// The house set has plain starting cards; a pack whose starting cards have texts adds these columns.
constexpr ColumnSpec kStarting[] = {{"id"},
                                    told("name"),
                                    {"kind"},
                                    {"E"},
                                    {"M"},
                                    {"P"},
                                    {"R"},
                                    optional("single", "no"),
                                    optional("culture", "no"),
                                    optional("vp", "0"),
                                    optional("vp_counts", "-"),
                                    optional("code", "none"),
                                    {"text", false, "", true}};
constexpr ColumnSpec kAbilities[] = {{"id"},      {"race"},      told("name"), {"kind"},    {"single"},
                                     {"culture"}, {"E"},         {"M"},        {"P"},       {"R"},
                                     {"vp"},      {"vp_counts"}, {"code"},     told("text")};
constexpr ColumnSpec kTechnology[] = {{"id"},     told("name"), {"copies"},    {"cost"}, {"kind"},
                                      {"single"}, {"culture"},  {"E"},         {"M"},    {"P"},
                                      {"R"},      {"vp"},       {"vp_counts"}, {"code"}, told("text")};

constexpr std::array<TableSpec, 12> kTables = {{
    {kAbilitiesFile, kAbilities},
    {kAlienFile, kAlien},
    {kBoardFile, kBoard},
    {kDevelopmentFile, kDevelopment},
    {kHabitableFile, kHabitable},
    {kLayoutsFile, kLayouts},
    {kLimitsFile, kKeyValue},
    {kManifestFile, kManifestColumns},
    {kRacesFile, kRaces},
    {kStartingFile, kStarting},
    {kTechnologyFile, kTechnology},
    {kUninhabitableFile, kUninhabitable},
}};

}  // namespace

std::span<const TableSpec> pack_tables() { return kTables; }

}  // namespace orrery::ahos
