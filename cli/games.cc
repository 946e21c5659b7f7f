// orrery games: what can be played.
#include <iostream>

#include "cli/commands.h"
#include "cli/common.h"
#include "games/registry.h"

namespace orrery::cli {

namespace {

struct GamesArgs {
  bool json = false;
};

json::object option_json(const OptionSpec& option) {
  return {{"name", option.name},
          {"values", option.values},
          {"meaning", option.meaning},
          {"default", option.fallback}};
}

std::string players_of(const Game& game) {
  for (const OptionSpec& option : game.options()) {
    if (option.name == "players") return option.values;
  }
  return "";
}

// What the game's own pack and the program lack. The number of players makes no difference.
std::vector<std::string> missing_of(const Game& game) {
  return game.missing(table_options(game, Source{}, 3, {}));
}

json::object game_json(const Game& game) {
  json::array options;
  for (const OptionSpec& option : game.options()) options.push_back(option_json(option));
  const std::vector<std::string> bots = game.bots();
  json::object out;
  out["id"] = game.id();
  out["title"] = game.title();
  out["rules"] = game.rules_version();
  out["players"] = players_of(game);
  out["options"] = std::move(options);
  out["bots"] = json::array(bots.begin(), bots.end());
  out["pack"] = game.default_pack();
  const std::vector<std::string> missing = missing_of(game);
  out["missing"] = json::array(missing.begin(), missing.end());
  return out;
}

void print_game(const Game& game) {
  std::cout << game.id() << "  " << game.title() << " (rules " << game.rules_version() << ")\n";
  std::size_t width = 0;
  for (const OptionSpec& option : game.options())
    width = std::max(width, option.name.size() + option.values.size() + 1);
  for (const OptionSpec& option : game.options()) {
    const std::string words = option.name + "=" + option.values;
    std::cout << "  " << words << std::string(width - words.size(), ' ') << "  " << option.meaning;
    if (!option.fallback.empty()) std::cout << " (default " << option.fallback << ")";
    std::cout << '\n';
  }
  std::cout << "  bots:";
  for (const std::string& bot : game.bots()) std::cout << ' ' << bot;
  std::cout << '\n';
  for (const std::string& line : missing_of(game)) std::cout << "  not there yet: " << line << '\n';
}

void run(const GamesArgs& args) {
  if (!args.json) {
    for (const Game* game : all_games()) print_game(*game);
    return;
  }
  json::array games;
  for (const Game* game : all_games()) games.push_back(game_json(*game));
  print_json(json::object{{"games", std::move(games)}});
}

}  // namespace

void add_games(CLI::App& app) {
  auto args = std::make_shared<GamesArgs>();
  CLI::App* sub = app.add_subcommand("games", "List the games, their options and their bots");
  sub->add_flag("--json", args->json, "For programs");
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
