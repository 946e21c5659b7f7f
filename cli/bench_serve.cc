// orrery bench serve: games at a server of its own, as a process of its own, over real connections: how long
// a choice takes, how much memory a game, how long stored games take to come back. docs/performance.md.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <thread>

#include "cli/bench_crowd.h"
#include "cli/bench_players.h"
#include "cli/bench_tables.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "server/program/server_process.h"
#include "server/program/table_client.h"

namespace orrery::cli {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

struct BenchServeArgs {
  std::string game = "ti4";
  Source source;
  int players = 6;
  std::vector<std::string> options;
  std::string bot = "greedy";
  std::vector<std::size_t> games = {10, 100, 1000, 5000};
  std::vector<std::string> beside;  // "ti3:100"
  std::size_t watchers = 0;
  double stay = 5;
  std::size_t resume = 10000;
  double think = 5;
  double seconds = 30;
  int threads = 2;
  bool plain = false;
  bool json = false;
};

double since(Clock::time_point began) { return std::chrono::duration<double>(Clock::now() - began).count(); }

// A folder that is gone with the object.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    static int count = 0;
    path_ = fs::temp_directory_path() /
            ("orrery-bench-" + std::to_string(getpid()) + "-" + std::to_string(++count));
    fs::create_directories(path_);
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  [[nodiscard]] std::string database() const { return "sqlite:" + (path_ / "bench.sqlite").string(); }

 private:
  fs::path path_;
};

// A number of /proc/PID/status, in KiB.
double memory_kib(pid_t pid) {
  std::ifstream in("/proc/" + std::to_string(pid) + "/status");
  std::string word;
  while (in >> word) {
    if (word == "VmRSS:") {
      double kib = 0;
      in >> kib;
      return kib;
    }
  }
  return 0;
}

double processor_seconds(pid_t pid) {
  std::ifstream in("/proc/" + std::to_string(pid) + "/stat");
  std::string text;
  std::getline(in, text);
  std::istringstream fields(text.substr(text.rfind(')') + 1));
  std::string word;
  for (int i = 0; i < 11; ++i) fields >> word;
  double user = 0;
  double system = 0;
  fields >> user >> system;
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

// Seconds -> how many choices took at most so long.
using Histogram = std::map<double, std::uint64_t>;

Histogram choice_times(std::uint16_t port) {
  constexpr std::string_view kBucket = "orrery_choice_seconds_bucket{node=\"one\",le=\"";
  std::istringstream in(server::TableClient("127.0.0.1", port).get("/metrics").body);
  Histogram out;
  std::string line;
  while (std::getline(in, line)) {
    if (!line.starts_with(kBucket)) continue;
    const std::string limit = line.substr(kBucket.size(), line.find('"', kBucket.size()) - kBucket.size());
    out[limit == "+Inf" ? 1e9 : std::stod(limit)] = std::stoull(line.substr(line.rfind(' ') + 1));
  }
  return out;
}

std::uint64_t at_most(const Histogram& histogram, double seconds) {
  std::uint64_t count = 0;
  for (const auto& [limit, so_far] : histogram) {
    if (limit <= seconds) count = so_far;
  }
  return count;
}

// In milliseconds, of what was counted between the two; the upper end of its bucket.
double quantile(const Histogram& before, const Histogram& after, double part) {
  if (after.empty()) return 0;
  const double all = static_cast<double>(after.rbegin()->second - at_most(before, 1e9));
  for (const auto& [limit, so_far] : after) {
    if (static_cast<double>(so_far - at_most(before, limit)) >= part * all) return limit * 1000;
  }
  return 0;
}

TablesWanted tables_wanted(const BenchServeArgs& args, std::size_t count) {
  TablesWanted wanted;
  wanted.game = &need_game(args.game);
  wanted.options = table_options(*wanted.game, args.source, args.players, args.options);
  wanted.settings.options = wanted.options.values;
  wanted.bot = args.bot;
  wanted.count = count;
  return wanted;
}

// Games of other kinds at the same server: "ti3:100" are a hundred, with the usual options. Adds their
// tables.
std::size_t add_beside(const BenchServeArgs& args, const std::string& database,
                       std::vector<BenchTable>& tables) {
  std::size_t count = 0;
  for (const std::string& other : args.beside) {
    const std::size_t colon = other.find(':');
    const std::string number = colon == std::string::npos ? "" : other.substr(colon + 1);
    if (number.empty() || number.size() > 6 || number.find_first_not_of("0123456789") != std::string::npos)
      usage_error("--beside: expected GAME:N, such as ti3:100");
    BenchServeArgs wanted = args;
    wanted.game = other.substr(0, colon);
    wanted.options.clear();
    const std::size_t n = std::stoul(number);
    for (BenchTable& table : write_new_tables(database, tables_wanted(wanted, n)))
      tables.push_back(std::move(table));
    count += n;
  }
  return count;
}

json::object measure_live(const BenchServeArgs& args, std::size_t games) {
  const TemporaryFolder folder;
  std::vector<BenchTable> tables = write_new_tables(folder.database(), tables_wanted(args, games));
  const std::size_t beside = add_beside(args, folder.database(), tables);
  server::ServerProcess server(fs::read_symlink("/proc/self/exe").string(),
                               {"--database", folder.database(), "--threads", std::to_string(args.threads)});
  const double memory_before = memory_kib(server.pid());
  BenchPlayers players({server.port(), args.think, !args.plain, 1}, tables);
  players.begin();
  std::optional<BenchCrowd> crowd;
  if (args.watchers > 0)
    crowd.emplace(BenchCrowd::Setup{server.port(), tables[0].id, args.watchers, args.stay});
  // Until they do not all think, or come, at the same time.
  players.play(std::min(std::max(args.think, crowd ? 2 * args.stay : 0), args.seconds));
  const double memory_early = memory_kib(server.pid());
  const Histogram before = choice_times(server.port());
  const BenchPlayers::Figures done = players.figures();
  const double cpu = processor_seconds(server.pid());
  const Clock::time_point began = Clock::now();
  players.play(args.seconds);
  const double seconds = since(began);
  const double cpu_used = processor_seconds(server.pid()) - cpu;
  const BenchPlayers::Figures all = players.figures();
  const Histogram after = choice_times(server.port());
  if (all.lost > 0)
    fail(std::to_string(all.lost) + " of " + std::to_string(tables.size()) +
         " connections broke: " + all.why_lost);
  const double memory_late = memory_kib(server.pid());
  const double memory = memory_late - memory_before;
  const BenchCrowd::Figures watched = crowd ? crowd->figures() : BenchCrowd::Figures{};
  const auto n = static_cast<double>(tables.size());
  return {{"name", "live_games"},
          {"game", args.game},
          {"players", args.players},
          {"games", games},
          {"beside", beside},
          {"threads", args.threads},
          {"think_seconds", args.think},
          {"seconds", seconds},
          {"choices_per_second", static_cast<double>(all.choices - done.choices) / seconds},
          {"pushes_per_second", static_cast<double>(all.pushes - done.pushes) / seconds},
          {"push_bytes",
           static_cast<double>(all.bytes) / static_cast<double>(std::max<std::uint64_t>(1, all.pushes))},
          {"p50_ms", quantile(before, after, 0.5)},
          {"p99_ms", quantile(before, after, 0.99)},
          {"processors_used", cpu_used / seconds},
          {"processor_ms_per_choice",
           cpu_used * 1000 / static_cast<double>(std::max<std::uint64_t>(1, all.choices - done.choices))},
          {"memory_kib_per_game", memory / n},
          {"memory_mib_at_first", memory_early / 1024},
          {"memory_mib_at_last", memory_late / 1024},
          {"watchers", args.watchers},
          {"watchers_came", watched.came},
          {"watchers_left", watched.left},
          {"watchers_failed", watched.failed},
          {"refused", all.refused},
          {"games_over", all.over}};
}

// First access to stored games, some at a time as people come: watch, and wait for the first push.
json::object measure_resume(const BenchServeArgs& args) {
  constexpr std::size_t kAtOnce = 4;
  constexpr std::size_t kPerConnection = 100;  // nobody may say so much for long
  const TemporaryFolder folder;
  std::size_t lines = 0;
  const std::vector<BenchTable> tables =
      write_stored_games(folder.database(), tables_wanted(args, args.resume), lines);
  const Clock::time_point starting = Clock::now();
  server::ServerProcess server(fs::read_symlink("/proc/self/exe").string(),
                               {"--database", folder.database(), "--threads", std::to_string(args.threads)});
  const double start_seconds = since(starting);
  const double memory_before = memory_kib(server.pid());
  std::vector<std::vector<double>> times(kAtOnce);
  std::vector<std::thread> threads;
  const Clock::time_point began = Clock::now();
  for (std::size_t t = 0; t < kAtOnce; ++t) {
    threads.emplace_back([&, t] {
      std::unique_ptr<server::TableClient> client;
      for (std::size_t i = t; i < tables.size(); i += kAtOnce) {
        if (times[t].size() % kPerConnection == 0) {
          client = std::make_unique<server::TableClient>("127.0.0.1", server.port(), tables[0].token);
          client->connect();
        }
        const Clock::time_point asked = Clock::now();
        client->send({{"type", "watch"}, {"table", tables[i].id}});
        while (client->receive().at("type").as_string() != "push") {
        }
        times[t].push_back(since(asked) * 1000);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  const double seconds = since(began);
  std::vector<double> all;
  for (const auto& some : times) all.insert(all.end(), some.begin(), some.end());
  std::sort(all.begin(), all.end());
  const auto n = static_cast<double>(tables.size());
  return {{"name", "resume"},
          {"game", args.game},
          {"players", args.players},
          {"games", tables.size()},
          {"lines_per_game", static_cast<double>(lines) / n},
          {"start_seconds", start_seconds},
          {"seconds", seconds},
          {"games_per_second", n / seconds},
          {"p50_ms", all[all.size() / 2]},
          {"p99_ms", all[all.size() * 99 / 100]},
          {"memory_kib_per_game", (memory_kib(server.pid()) - memory_before) / n}};
}

void print_live(const json::object& m) {
  const auto number = [&](const char* name) { return m.at(name).to_number<double>(); };
  char line[200];
  std::snprintf(line, sizeof line, "%6.0f  %9.1f  %9.1f  %10.0f  %7.2f  %7.2f  %10.2f  %12.0f\n",
                number("games"), number("choices_per_second"), number("pushes_per_second"),
                number("push_bytes"), number("p50_ms"), number("p99_ms"), number("processors_used"),
                number("memory_kib_per_game"));
  std::cout << line << std::flush;
}

void run(const BenchServeArgs& args) {
  if (args.think <= 0 || args.seconds <= 0) usage_error("--think and --seconds must be more than 0");
  json::array all;
  if (!args.json && !args.games.empty()) {
    std::cout << " games  choices/s   pushes/s  push bytes  p50, ms  p99, ms  processors  memory/game, KiB\n";
  }
  try {
    for (const std::size_t games : args.games) {
      if (games == 0) continue;
      const json::object measured = measure_live(args, games);
      if (!args.json) print_live(measured);
      all.push_back(measured);
    }
    if (args.resume > 0) {
      const json::object measured = measure_resume(args);
      if (!args.json) std::cout << json::serialize(measured) << "\n";
      all.push_back(measured);
    }
  } catch (const std::runtime_error& error) {
    fail(error.what());
  }
  if (args.json) print_json(all);
}

}  // namespace

CLI::App* add_bench_serve(CLI::App& bench) {
  auto args = std::make_shared<BenchServeArgs>();
  CLI::App* sub = bench.add_subcommand("serve", "Measure a server with many games, over real connections");
  sub->add_option("--game", args->game, "The game")->type_name("GAME")->capture_default_str();
  sub->add_option("-p,--players", args->players, "Seats of each game: one person, otherwise bots")
      ->type_name("N")
      ->capture_default_str();
  sub->add_option("--option", args->options, "Option of the game, name=value; can be repeated")
      ->type_name("K=V");
  sub->add_option("--bot", args->bot, "The bot in the other seats")->type_name("BOT")->capture_default_str();
  sub->add_option("--games", args->games, "Numbers of games at the same time; 0: none")
      ->delimiter(',')
      ->type_name("N,...")
      ->capture_default_str();
  sub->add_option("--beside", args->beside, "Games of other kinds at the same server, such as ti3:100")
      ->type_name("GAME:N");
  sub->add_option("--watchers", args->watchers,
                  "People who come to the first table and go again, all the time")
      ->type_name("N")
      ->capture_default_str();
  sub->add_option("--stay", args->stay, "Seconds that a watcher stays on average, and stays away")
      ->type_name("S")
      ->capture_default_str();
  sub->add_option("--resume", args->resume, "Stored games to come back to; 0: none")
      ->type_name("N")
      ->capture_default_str();
  sub->add_option("--think", args->think, "Seconds that a person takes for a choice, on average")
      ->type_name("S")
      ->capture_default_str();
  sub->add_option("--seconds", args->seconds, "Time per measurement")->type_name("S")->capture_default_str();
  sub->add_option("--threads", args->threads, "Of the server")->type_name("N")->capture_default_str();
  sub->add_flag("--plain", args->plain, "Without compression on the connections");
  sub->add_flag("--json", args->json, "A list with one object per measurement");
  sub->callback([args] { run(*args); });
  return sub;
}

}  // namespace orrery::cli
