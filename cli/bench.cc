// orrery bench: how fast random games go through the templates of the kernel, one thread, for every number of
// players. The budgets are in docs/performance.md.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <memory>
#include <optional>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/count_allocations.h"
#include "lab/hot_games.h"

namespace orrery::cli {
namespace {

// Processor time of this thread: what else runs on the machine does not count.
double thread_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

struct BenchArgs {
  std::string game;
  Source source;
  std::vector<int> players;
  std::vector<std::string> options;
  double seconds = 2;
  std::uint64_t seed = 1;
  bool json = false;
};

struct Measured {
  int players = 0;
  PlayoutStats stats;
  double seconds = 0;
  double clone_ns = 0;
  std::size_t state_bytes = 0;
  std::optional<std::uint64_t> allocated;  // if it could be counted

  [[nodiscard]] double per_second(std::uint64_t n) const { return static_cast<double>(n) / seconds; }
  [[nodiscard]] double per_decision(std::uint64_t n) const {
    return static_cast<double>(n) / static_cast<double>(std::max<std::uint64_t>(1, stats.decisions));
  }
};

void play_for(HotLoop& loop, double seconds, std::uint64_t seed, Measured& out) {
  Random random(Seed::of(seed), 0);
  const std::optional<std::uint64_t> before = allocations_so_far();
  const double began = thread_seconds();
  do {
    out.stats += loop.play(random);
    out.seconds = thread_seconds() - began;
  } while (out.seconds < seconds);
  if (before) out.allocated = *allocations_so_far() - *before;
}

double copy_for(HotLoop& loop, double seconds) {
  constexpr std::uint64_t kBatch = 4096;
  static volatile std::uint64_t sink = 0;
  std::uint64_t copies = 0;
  const double began = thread_seconds();
  double passed = 0;
  while (passed < seconds) {
    sink = sink + loop.copy_states(kBatch);
    copies += kBatch;
    passed = thread_seconds() - began;
  }
  return passed * 1e9 / static_cast<double>(copies);
}

Measured measure(const BenchArgs& args, int players) {
  const Game& game = need_game(args.game);
  const MadeHotLoop made = make_hot_loop(args.game, table_options(game, args.source, players, args.options));
  if (made.loop == nullptr) fail(made.error);
  Measured warm;
  play_for(*made.loop, args.seconds / 10, args.seed + 1, warm);
  Measured out;
  out.players = players;
  play_for(*made.loop, args.seconds, args.seed, out);
  out.clone_ns = copy_for(*made.loop, args.seconds / 10);
  out.state_bytes = made.loop->state_bytes();
  if (out.stats.stuck > 0) fail(std::to_string(out.stats.stuck) + " games could not be played to their end");
  return out;
}

json::value to_json(const std::string& game, const Measured& m) {
  json::object out;
  out["name"] = "random_play";
  out["game"] = game;
  out["players"] = m.players;
  out["decisions_per_second"] = m.per_second(m.stats.decisions);
  out["games_per_second"] = m.per_second(m.stats.games);
  out["game_ms"] = 1000 / m.per_second(m.stats.games);
  out["clone_ns"] = m.clone_ns;
  out["state_bytes"] = m.state_bytes;
  out["allocations_per_decision"] = nullptr;
  if (m.allocated) out["allocations_per_decision"] = m.per_decision(*m.allocated);
  out["decisions_per_game"] = m.per_second(m.stats.decisions) / m.per_second(m.stats.games);
  out["options_per_decision"] = m.per_decision(m.stats.options);
  out["chances_per_decision"] = m.per_decision(m.stats.chances);
  out["games"] = m.stats.games;
  out["seconds"] = m.seconds;
  return out;
}

void print_row(const Measured& m) {
  char line[160];
  std::snprintf(line, sizeof line, "%7d  %14.0f  %9.1f  %14.1f  %15.1f  %8.1f  %11zu  %12.6f\n", m.players,
                m.per_second(m.stats.decisions), m.per_second(m.stats.games),
                m.per_second(m.stats.decisions) / m.per_second(m.stats.games),
                m.per_decision(m.stats.options), m.clone_ns, m.state_bytes,
                m.allocated ? m.per_decision(*m.allocated) : -1.0);
  std::cout << line << std::flush;
}

// The numbers of players that the game can be played with.
std::vector<int> possible_players(const BenchArgs& args) {
  std::vector<int> out;
  const Game& game = need_game(args.game);
  for (int n = 1; n <= static_cast<int>(kMaxSeats); ++n) {
    if (make_hot_loop(args.game, table_options(game, args.source, n, args.options)).loop != nullptr)
      out.push_back(n);
  }
  if (out.empty()) measure(args, 2);  // tells what is wrong
  return out;
}

void run(const BenchArgs& args) {
  if (args.seconds <= 0) usage_error("--seconds must be more than 0");
  json::array all;
  if (!args.json) {
    std::cout << "players     decisions/s    games/s  decisions/game  options/decision  copy, ns  state "
                 "bytes  allocations"
                 "/decision\n";
  }
  const std::vector<int> all_players = args.players.empty() ? possible_players(args) : args.players;
  for (int players : all_players) {
    const Measured m = measure(args, players);
    if (args.json) {
      all.push_back(to_json(args.game, m));
    } else {
      print_row(m);
    }
  }
  if (args.json) print_json(all);
}

}  // namespace

void add_bench(CLI::App& app) {
  auto args = std::make_shared<BenchArgs>();
  CLI::App* sub = app.add_subcommand("bench", "Measure how fast random games are played, on one thread");
  sub->add_option("game", args->game, "The game, e.g. ahos")->type_name("GAME");
  sub->add_option("-p,--players", args->players,
                  "Numbers of players, e.g. 2,4; all that the game allows without it")
      ->delimiter(',')
      ->check(CLI::Range(1, 8))
      ->type_name("N,...");
  sub->add_option("--seconds", args->seconds, "Time per measurement")->capture_default_str()->type_name("S");
  sub->add_option("--seed", args->seed, "Seed of the random games")->capture_default_str()->type_name("S");
  sub->add_option("--option", args->options, "Option of the game, name=value; can be repeated")
      ->type_name("K=V");
  add_source_options(*sub, args->source);
  sub->add_flag("--json", args->json, "A list with one object per measurement");
  const CLI::App* serve = add_bench_serve(*sub);
  const CLI::App* odds = add_bench_odds(*sub);
  sub->callback([args, serve, odds] {
    if (serve->parsed() || odds->parsed()) return;
    if (args->game.empty()) usage_error("game is required (see --help)");
    run(*args);
  });
}

}  // namespace orrery::cli
