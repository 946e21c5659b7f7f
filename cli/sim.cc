// orrery sim: many games between bots; who wins, how long it takes, what turns up, and with --check whether
// every property of a game holds.
#include <unistd.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <csignal>
#include <cstring>
#include <iostream>
#include <memory>
#include <thread>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/progress.h"
#include "lab/game_record.h"
#include "lab/report.h"

namespace orrery::cli {
namespace {

struct SimArgs {
  std::string game;
  Source source;
  int players = 0;
  std::vector<std::string> options;
  std::vector<std::string> bots{"random"};
  std::uint64_t games = 100;
  std::uint64_t first = 0;
  std::uint64_t seed = 1;
  int jobs = 0;
  std::uint64_t max_decisions = 200'000;
  std::string records;
  bool keep_all = false;
  bool check = false;
  bool thorough = false;
  bool signature = false;
  bool json = false;
};

void need_bots(const Game& game, const std::vector<std::string>& bots) {
  const std::vector<std::string> known = game.bots();
  std::string list;
  for (const std::string& bot : known) list += (list.empty() ? "" : ", ") + bot;
  for (const std::string& bot : bots) {
    if (std::find(known.begin(), known.end(), bot) == known.end()) {
      usage_error("there is no bot '" + bot + "' for " + std::string(game.id()) + "; the bots are: " + list);
    }
  }
}

SimPlan plan_of(const SimArgs& args) {
  SimPlan plan;
  plan.game = &need_game(args.game);
  plan.table = table_options(*plan.game, args.source, args.players, args.options);
  plan.bots = args.bots;
  need_bots(*plan.game, plan.bots);
  plan.games = args.games;
  plan.first = args.first;
  plan.seed = args.seed;
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  plan.jobs = args.jobs > 0 ? args.jobs : static_cast<int>(cores);
  plan.max_decisions = args.max_decisions;
  plan.content = !args.signature;
  if (args.check || args.thorough) plan.check = args.thorough ? CheckPlan::every(1) : CheckPlan{};
  return plan;
}

// A failed game as a file, named by what is needed to play it again. Called from the threads of the
// simulation.
void save_record(const std::string& folder, std::uint64_t number, const GamePlan& game,
                 const GameResult& result) {
  const std::string name = std::string(game.game->id()) + "-" + std::to_string(game.start->players()) +
                           "p-game" + std::to_string(number) + "-seed" + std::to_string(game.seed) + ".orr";
  try {
    write_file(std::filesystem::path(folder) / name, record_of_failure(game, result).print());
  } catch (const std::exception& e) {
    std::cerr << "error: " << e.what() << '\n';
  }
}

// An assertion that fails ends the program; this tells which game to play again with --first and --games 1.
void on_abort(int /*signal*/) {
  const char* game = game_being_played();
  const auto say = [](const char* text) {
    if (::write(STDERR_FILENO, text, std::strlen(text)) < 0) std::_Exit(kFailed);
  };
  if (*game == '\0') return;
  say("error: the program broke while playing ");
  say(game);
  say("\n");
}

SimResult simulate_with_progress(SimPlan& plan, const SimArgs& args) {
  Progress progress(plan.games, "games");
  plan.progress = [&progress](std::uint64_t done) { progress.at(done); };
  if (!args.records.empty()) {
    std::filesystem::create_directories(args.records);
    plan.keep_all = args.keep_all;
    plan.failed = [&args](std::uint64_t number, const GamePlan& game, const GameResult& result) {
      save_record(args.records, number, game, result);
    };
  }
  return simulate(plan);
}

void run(const SimArgs& args) {
  SimPlan plan = plan_of(args);
  std::signal(SIGABRT, on_abort);
  const SimResult result = simulate_with_progress(plan, args);
  if (!result.error.empty()) fail(result.error);
  const SimReport report = report_of(plan, result);
  if (args.signature) {
    std::cout << signature_line(report) << '\n';
  } else if (args.json) {
    print_json(to_json(report));
  } else {
    std::cout << to_text(report);
  }
  if (report.failures.empty()) return;
  const Failed& f = report.failures.front();
  fail(std::to_string(report.failures.size()) + " of " + std::to_string(report.games) +
       " games failed, the first: game " + std::to_string(f.game) + ", step " + std::to_string(f.step) +
       ": " + f.message);
}

}  // namespace

void add_sim(CLI::App& app) {
  auto args = std::make_shared<SimArgs>();
  CLI::App* sub =
      app.add_subcommand("sim", "Play many games between bots and report who wins and what turns up");
  sub->add_option("game", args->game, "The game, e.g. ahos")->required()->type_name("GAME");
  sub->add_option("-p,--players", args->players, "Number of players")
      ->check(CLI::Range(1, 8))
      ->type_name("N");
  sub->add_option("-n,--games", args->games, "Number of games")->capture_default_str()->type_name("N");
  sub->add_option("--bots", args->bots, "Bots, cycled over the seats and rotated by game: random, greedy")
      ->delimiter(',')
      ->type_name("A,B,...");
  sub->add_option("--seed", args->seed, "Seed of the run; every game has its own, derived from it")
      ->capture_default_str()
      ->type_name("S");
  sub->add_option("--first", args->first, "Number of the first game, to play one game of a run again")
      ->type_name("I");
  sub->add_option("-j,--jobs", args->jobs, "Threads; all cores if not given. Results do not depend on it")
      ->check(CLI::Range(1, 1024))
      ->type_name("J");
  sub->add_option("--option", args->options, "Option of the game, name=value; can be repeated")
      ->type_name("K=V");
  add_source_options(*sub, args->source);
  sub->add_option("--max-decisions", args->max_decisions, "A game with more decisions than this is a failure")
      ->capture_default_str()
      ->type_name("N");
  sub->add_flag("--check", args->check, "Check the properties that hold in every game (slower)");
  sub->add_flag("--thorough", args->thorough, "The same with every check at every step (much slower)");
  sub->add_option("--records", args->records, "Write failed games to this folder, as .orr records")
      ->type_name("DIR");
  sub->add_flag("--keep-all", args->keep_all, "With --records: write every game, not only failed ones");
  auto* signature =
      sub->add_flag("--signature", args->signature, "Print one line that changes if the games change");
  sub->add_flag("--json", args->json, "The report as JSON")->excludes(signature);
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
