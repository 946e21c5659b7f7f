// Reading the options of a table and writing them.
#include "games/pack/read_once.h"
#include "games/pack/row_reader.h"
#include "games/table_options.h"
#include "games/ti3/pack/load_pack.h"
#include "games/ti3/rules/build.h"
#include "games/ti3/ti3.h"

namespace orrery::ti3 {
namespace {

constexpr std::string_view kCentre = "mecatol_rex_system";

// The modules (TI3-GENERAL-19): on or off.
struct Module {
  const char* name;
  bool Options::*on;
};
constexpr Module kModules[] = {{"long_war", &Options::long_war},
                               {"no_imperium_rex", &Options::no_imperium_rex},
                               {"age_of_empire", &Options::age_of_empire},
                               {"distant_suns", &Options::distant_suns},
                               {"leaders", &Options::leaders},
                               {"sabotage_runs", &Options::sabotage_runs},
                               {"later_errata", &Options::later_errata}};

// Each reads one option and gives "" or what was expected.

std::string read_players(const std::string& value, Options& options) {
  const auto number = parse_integer(value);
  if (!number) return "players: expected 3, 4, 5 or 6 (TI3-GENERAL-1), not '" + value + "'";
  options.players = *number;  // whether it is one of those, make_rules says
  return "";
}

std::string read_races(const std::string& value, Options& options) {
  options.race_ids.clear();
  options.races = value == "dealt"    ? RaceOption::Dealt
                  : value == "chosen" ? RaceOption::Chosen
                                      : RaceOption::Named;
  if (options.races != RaceOption::Named) return "";
  for (const std::string_view id : split(value, ',')) options.race_ids.emplace_back(id);
  return "";
}

// Ids of systems separated by spaces or commas. The centre may stand first; what is left out at the end holds
// no tile.
std::string read_map(const std::string& value, Options& options) {
  options.map_tiles.clear();
  options.map = value == "built"    ? MapOption::Built
                : value == "random" ? MapOption::Random
                                    : MapOption::Given;
  if (options.map != MapOption::Given) return "";
  std::string text = value;
  for (char& c : text) c = c == ',' ? ' ' : c;
  for (const std::string_view word : split(text, ' ')) {
    const bool centre = options.map_tiles.empty() && word == kCentre;
    if (!word.empty() && !centre) options.map_tiles.emplace_back(word);
  }
  return options.map_tiles.empty() ? "map: expected built, random or ids of systems, not '" + value + "'"
                                   : "";
}

std::string read_option(const std::string& name, const std::string& value, Options& options) {
  if (name == "players") return read_players(value, options);
  if (name == "map") return read_map(value, options);
  if (name == "races") return read_races(value, options);
  if (name == "windows") return read_windows(name, value, options.windows);
  for (const Module& module : kModules) {
    if (name == module.name) return read_yes_no(name, value, options.*module.on);
  }
  return no_such_option(name);
}

}  // namespace

std::shared_ptr<const Rules> rules_for(const TableOptions& table, std::string& error) {
  static ReadOnce<LoadedPack> packs;
  const auto loaded = packs.of(table.pack, load_pack);
  Options options;
  error = table_faults(table, loaded->errors, [&](const std::string& name, const std::string& value) {
    return read_option(name, value, options);
  });
  if (!error.empty()) return nullptr;
  options.scenario = table.scenario;
  MadeRules made = make_rules(loaded->pack, options);
  error = made.error;
  return made.rules;
}

std::map<std::string, std::string> option_texts(const Options& o) {
  std::map<std::string, std::string> out{{"players", std::to_string(o.players)}};
  // Words of a record header have no spaces.
  out["map"] = o.map == MapOption::Given    ? joined(o.map_tiles, ",")
               : o.map == MapOption::Random ? "random"
                                            : "built";
  out["races"] = o.races == RaceOption::Named    ? joined(o.race_ids, ",")
                 : o.races == RaceOption::Chosen ? "chosen"
                                                 : "dealt";
  if (o.windows == WindowOption::Possible) out["windows"] = "possible";
  for (const Module& module : kModules) {
    if (o.*module.on) out[module.name] = "yes";
  }
  return out;
}

}  // namespace orrery::ti3
