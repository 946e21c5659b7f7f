#include "games/pack/read_once.h"
#include "games/pack/row_reader.h"
#include "games/table_options.h"
#include "games/ti4/pack/load_pack.h"
#include "games/ti4/rules/build.h"
#include "games/ti4/ti4.h"

namespace orrery::ti4 {
namespace {

constexpr int kMecatolRex = 18;

Player new_player(const Rules& r) {
  Player p;
  for (std::size_t i = 0; i < kUnits; ++i) p.reserve[i] = static_cast<std::uint8_t>(r.plastic[i]);
  return p;
}

// Reading the options. Each gives "" or what was expected.

std::string read_number(const std::string& name, const std::string& value, const std::string& expected,
                        int& out) {
  const auto number = parse_integer(value);
  if (!number) return name + ": expected " + expected + ", not '" + value + "'";
  out = *number;  // whether it is one of those, make_rules says
  return "";
}

std::string read_factions(const std::string& value, Options& options) {
  options.factions = FactionOption::Named;
  options.faction_ids.clear();
  if (value == "chosen" || value == "dealt") {
    options.factions = value == "chosen" ? FactionOption::Chosen : FactionOption::Dealt;
    return "";
  }
  for (const std::string_view key : split(value, ',')) options.faction_ids.emplace_back(key);
  return "";
}

// Numbers separated by spaces or commas. The centre may stand first; what is left out at the end is 0, and so
// is -1, which other programs write for places that are not used.
std::string read_tiles(const std::string& value, Options& options) {
  options.map = MapOption::Given;
  options.map_tiles.clear();
  std::string text = value;
  for (char& c : text) c = c == ',' ? ' ' : c;
  for (const std::string_view word : split(text, ' ')) {
    if (word.empty()) continue;
    const auto number = parse_integer(word);
    if (!number) return "map: expected built, random or tile numbers, not " + quoted(word);
    options.map_tiles.push_back(*number == -1 ? 0 : *number);
  }
  if (options.map_tiles.empty()) return "map: expected built, random or tile numbers, not ''";
  if (options.map_tiles.front() == kMecatolRex) options.map_tiles.erase(options.map_tiles.begin());
  if (options.map_tiles.size() >= kMaxSpots)
    return "map: expected at most 36 tile numbers around Mecatol Rex, found " +
           std::to_string(options.map_tiles.size());
  options.map_tiles.resize(kMaxSpots - 1, 0);
  return "";
}

std::string read_map(const std::string& value, Options& options) {
  options.map_tiles.clear();
  if (value != "built" && value != "random") return read_tiles(value, options);
  options.map = value == "built" ? MapOption::Built : MapOption::Random;
  return "";
}

std::string read_turn_end(const std::string& name, const std::string& value, TurnEndOption& out) {
  if (value != "auto" && value != "ask") return name + ": expected ask or auto, not " + quoted(value);
  out = value == "ask" ? TurnEndOption::Ask : TurnEndOption::Auto;
  return "";
}

// No table asks for it: Game::plays_record gives it to records of older rules.
std::string read_rules(const std::string& value, int& out) {
  const auto number = parse_integer(value);
  if (!number || *number < kOldestRules || *number > kRulesVersion)
    return "rules: expected " + std::to_string(kOldestRules) + " to " + std::to_string(kRulesVersion) +
           ", not " + quoted(value);
  out = *number;
  return "";
}

std::string read_option(const std::string& name, const std::string& value, Options& options) {
  if (name == "players") return read_number(name, value, "3, 4, 5 or 6 (TI4-0.23)", options.players);
  if (name == "goal") return read_number(name, value, "10 or 14 (TI4-0.22a)", options.goal);
  if (name == "map") return read_map(value, options);
  if (name == "factions") return read_factions(value, options);
  if (name == "incomplete") return read_yes_no(name, value, options.incomplete);
  if (name == "windows") return read_windows(name, value, options.windows);
  if (name == "turn_end") return read_turn_end(name, value, options.turn_end);
  if (name == "rules") return read_rules(value, options.rules);
  return no_such_option(name);
}

}  // namespace

State empty_table(const Rules& r) {
  State s;
  for (int i = 0; i < r.players; ++i) s.players[SeatId(i)] = new_player(r);
  s.action_deck = r.all_cards;  // 0.18
  s.agenda_deck = r.all_agendas;
  s.stage_one_deck = r.stage_one;
  s.stage_two_deck = r.stage_two;
  s.secret_deck = r.secrets;
  s.loose_tiles = r.blue_tiles | r.red_tiles;  // 0.16b
  return s;
}

State Ti4::start(const Rules& rules) {
  State s = empty_table(rules);
  s.flow.frames.push_back(Setup{});
  run(Play{s, rules, nullptr});
  return s;
}

std::shared_ptr<const Rules> rules_for(const TableOptions& table, std::string& error) {
  static ReadOnce<LoadedPack> packs;
  const auto loaded = packs.of(table.pack, load_pack);
  Options options;
  error = table_faults(table, loaded->errors, [&](const std::string& name, const std::string& value) {
    return read_option(name, value, options);
  });
  if (!error.empty()) return nullptr;
  options.scenario = table.scenario;
  if (options.incomplete && options.rules >= kRulesVersion) {  // records of before it went away carry it
    error = no_such_option("incomplete");
    return nullptr;
  }
  MadeRules made = make_rules(loaded->pack, options);
  error = made.error;
  return made.rules;
}

std::map<std::string, std::string> option_texts(const Options& o) {
  std::map<std::string, std::string> out{{"players", std::to_string(o.players)},
                                         {"goal", std::to_string(o.goal)}};
  // Words of a record header have no spaces.
  out["map"] = o.map == MapOption::Built    ? "built"
               : o.map == MapOption::Random ? "random"
                                            : joined(o.map_tiles, ",");
  out["factions"] = o.factions == FactionOption::Chosen  ? "chosen"
                    : o.factions == FactionOption::Dealt ? "dealt"
                                                         : joined(o.faction_ids, ",");
  if (o.incomplete) out["incomplete"] = "yes";
  if (o.windows == WindowOption::Possible) out["windows"] = "possible";
  out["turn_end"] = o.turn_end == TurnEndOption::Ask ? "ask" : "auto";
  return out;
}

std::string map_string(const Look& look) {
  std::array<int, kMaxSpots> numbers{};
  for (const SystemId s : look.s.board) {
    const SpotId spot = look.s.systems[s].spot;
    const TileKind kind = look.r.tile(s).kind;
    if (spot.index() < kMaxSpots && (kind == TileKind::Blue || kind == TileKind::Red))
      numbers[spot.index()] = look.r.tile(s).number;
  }
  return joined(std::span(numbers).subspan(1), " ");
}

}  // namespace orrery::ti4
