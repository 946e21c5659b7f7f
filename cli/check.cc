// orrery check: runs scenarios and tells which rules do not hold.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/progress.h"
#include "cli/rulebooks.h"
#include "engine/scenario/scenario.h"
#include "games/registry.h"
#include "lab/parallel.h"

namespace orrery::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kScenarioFileLimit = std::size_t{2}
                                           << 20;  // the reader refuses less than that, with a line

struct CheckArgs {
  std::vector<std::string> paths;
  Source source;
  int jobs = 0;
  bool json = false;
  bool verbose = false;
  bool state = false;
  int line = 0;  // with `state`: after this line; 0: at the end
};

bool is_base(const fs::path& path) { return path.filename().string().ends_with(kBaseEnding); }

void add_folder(const fs::path& folder, std::vector<fs::path>& out) {
  const std::size_t before = out.size();
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (it->path().extension() == ".yaml" && !is_base(it->path()) && it->is_regular_file(error))
      out.push_back(it->path());
  }
  if (error) fail("cannot read the folder " + folder.string() + ": " + error.message());
  if (out.size() == before) fail("there are no scenarios (*.yaml) below " + folder.string());
}

// The files in a stable order, none twice.
std::vector<fs::path> scenario_files(const std::vector<std::string>& paths) {
  std::vector<fs::path> out;
  for (const std::string& path : paths) {
    std::error_code error;
    if (is_base(path)) {
      usage_error(path + " is a shared position (base), not a scenario");
    } else if (fs::is_directory(path, error)) {
      add_folder(path, out);
    } else if (fs::exists(path, error)) {
      out.emplace_back(path);
    } else {
      fail("there is no file or folder " + path);
    }
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

// What scenarios need from the disk, read once. Used by several threads.
class Shelf {
 public:
  explicit Shelf(Source source) : source_(std::move(source)) {
    for (const Game* game : all_games()) {
      RuleIds& ids = rules_[std::string(game->id())];
      const Catalogue catalogue = find_catalogue(game->id(), source_);
      for (const RuleEntry& entry : catalogue.entries()) ids.insert(entry.id);
    }
  }

  // Null if the game has no catalogue.
  [[nodiscard]] const RuleIds* rules(std::string_view game) const {
    const auto found = rules_.find(game);
    return found == rules_.end() || found->second.empty() ? nullptr : &found->second;
  }

  FoundPack pack(std::string_view folder, std::string_view file) {
    const std::lock_guard<std::mutex> lock(mutex_);
    try {
      const fs::path path = folder.starts_with('.') ? fs::path(file).parent_path() / folder
                                                    : data_folder(source_) / fs::path(folder);
      const std::string key = path.lexically_normal().string();
      const auto known = packs_.find(key);
      if (known != packs_.end()) return known->second;
      if (!fs::is_directory(path)) return {{}, "there is no folder " + key};
      return packs_[key] = {read_pack_folder(path), ""};
    } catch (const std::exception& error) {
      return {{}, error.what()};
    }
  }

  static FoundText base(std::string_view name, std::string_view file) {
    const fs::path path = (fs::path(file).parent_path() / name).lexically_normal();
    if (!fs::exists(path)) return {"", "there is no file " + path.string()};
    try {
      return {read_file(path, kScenarioFileLimit), ""};
    } catch (const std::exception& error) {
      return {"", error.what()};
    }
  }

 private:
  Source source_;
  std::map<std::string, RuleIds, std::less<>> rules_;
  std::map<std::string, FoundPack> packs_;
  std::mutex mutex_;
};

ScenarioHost host_of(Shelf& shelf, bool trace) {
  ScenarioHost host;
  host.find_game = [](std::string_view id) { return find_game(id); };
  host.read_pack = [&shelf](std::string_view folder, std::string_view file) {
    return shelf.pack(folder, file);
  };
  host.read_base = Shelf::base;
  host.known_rules = [&shelf](std::string_view game) { return shelf.rules(game); };
  host.trace = trace;
  return host;
}

std::vector<ScenarioResult> check_file(const fs::path& path, const ScenarioHost& host) {
  try {
    return run_scenarios(path.string(), read_file(path, kScenarioFileLimit), host);
  } catch (const std::exception& error) {
    ScenarioResult unreadable;
    unreadable.file = path.string();
    unreadable.line = unreadable.fault_line = 1;
    unreadable.message = unreadable.file + ":1: " + error.what();
    return {unreadable};
  }
}

std::vector<ScenarioResult> check_files(const std::vector<fs::path>& files, const CheckArgs& args) {
  Shelf shelf(args.source);
  const ScenarioHost host = host_of(shelf, args.verbose);
  std::vector<std::vector<ScenarioResult>> results(files.size());
  Progress progress(files.size(), "files");
  std::mutex mutex;
  std::uint64_t done = 0;
  const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  parallel_for(files.size(), args.jobs > 0 ? args.jobs : cores, [&](std::uint64_t i, int) {
    results[i] = check_file(files[i], host);
    const std::lock_guard<std::mutex> lock(mutex);
    progress.at(++done);
  });
  std::vector<ScenarioResult> out;
  for (auto& of_file : results) std::move(of_file.begin(), of_file.end(), std::back_inserter(out));
  return out;
}

json::value to_json(const std::vector<ScenarioResult>& results, std::size_t passed) {
  json::array scenarios;
  for (const ScenarioResult& r : results) {
    json::object one{{"file", r.file}, {"line", r.line}, {"ok", r.ok}, {"message", r.message}};
    one["title"] = r.title;
    one["game"] = r.game;
    one["rules"] = json_list(r.rules);
    one["content"] = json_list(r.content);
    scenarios.push_back(std::move(one));
  }
  return json::object{
      {"passed", passed}, {"failed", results.size() - passed}, {"scenarios", std::move(scenarios)}};
}

void print_text(const std::vector<ScenarioResult>& results, std::size_t passed, bool verbose) {
  for (const ScenarioResult& r : results) {
    if (verbose)
      std::cout << (r.ok ? "ok    " : "FAIL  ") << r.file << ":" << r.line << ": " << r.title << '\n';
    for (const std::string& line : r.trace) std::cout << "        " << line << '\n';
    if (!r.ok) std::cout << r.message << "\n\n";
  }
  std::cout << passed << " passed, " << results.size() - passed << " failed\n";
}

// ---- --state ----

// How the game stood in one scenario of a file.
struct Standing {
  int scenario = 0;  // its line
  json::value state;
};

std::string lines_of(const std::vector<ScenarioResult>& results) {
  std::string out;
  for (const ScenarioResult& r : results) out += (out.empty() ? "" : ", ") + std::to_string(r.line);
  return out;
}

// The scenario that a line belongs to: the last that begins there or before.
const ScenarioResult& scenario_at(const std::vector<ScenarioResult>& results, const CheckArgs& args) {
  if (args.line == 0 && results.size() > 1)
    usage_error("the file has several scenarios: say which by a line of it (they begin on lines " +
                lines_of(results) + ")");
  const ScenarioResult* found = nullptr;
  for (const ScenarioResult& r : results) {
    if (args.line == 0 || r.line <= args.line) found = &r;
  }
  if (found == nullptr) usage_error("no scenario begins before line " + std::to_string(args.line));
  return *found;
}

void show_state(const CheckArgs& args) {
  if (args.paths.size() != 1 || !fs::is_regular_file(args.paths[0])) usage_error("--state is about one file");
  Shelf shelf(args.source);
  ScenarioHost host = host_of(shelf, false);
  std::vector<Standing> seen;
  host.watch = [&](const ScenarioResult& scenario, int line, const Match& match) {
    if (seen.empty() || seen.back().scenario != scenario.line) seen.push_back({scenario.line, nullptr});
    if (args.line == 0 || line <= args.line) seen.back().state = match.state_json();
  };
  const std::vector<ScenarioResult> results = check_file(scenario_files(args.paths)[0], host);
  const ScenarioResult& result = scenario_at(results, args);
  for (const Standing& s : seen) {
    if (s.scenario == result.line) print_json(s.state);
  }
  const bool before_fault = args.line > 0 && args.line < result.fault_line;
  if (result.ok || before_fault) return;
  std::cerr << result.message << '\n';
  throw Exit{kFailed};
}

void run(const CheckArgs& args) {
  if (args.state) return show_state(args);
  if (args.line != 0) usage_error("--line is for --state");
  const std::vector<ScenarioResult> results = check_files(scenario_files(args.paths), args);
  const auto passed = static_cast<std::size_t>(
      std::count_if(results.begin(), results.end(), [](const ScenarioResult& r) { return r.ok; }));
  if (args.json) {
    print_json(to_json(results, passed));
  } else {
    print_text(results, passed, args.verbose);
  }
  if (passed != results.size()) throw Exit{kFailed};
}

}  // namespace

void add_check(CLI::App& app) {
  auto args = std::make_shared<CheckArgs>();
  CLI::App* sub = app.add_subcommand("check", "Run scenarios that prove rules (docs/scenarios.md)");
  sub->add_option("path", args->paths, "Scenario files, or folders with them (*.yaml, recursively)")
      ->required()
      ->type_name("PATH");
  sub->add_option("--data", args->source.data,
                  "Data folder, instead of $ORRERY_DATA or the one of the program")
      ->type_name("DIR");
  sub->add_option("--jobs", args->jobs, "Files run at once; by default one per core")
      ->check(CLI::Range(1, 256))
      ->type_name("N");
  sub->add_flag("--json", args->json, "Print the verdicts as JSON");
  sub->add_flag("-v,--verbose", args->verbose,
                "Print every step with its events, and the options at the end");
  sub->add_flag("--state", args->state,
                "Print how the game stands at the end of the script of one scenario, as JSON");
  sub->add_option("--line", args->line, "With --state: after the steps up to this line of the file")
      ->check(CLI::PositiveNumber)
      ->type_name("N");
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
