#include "lab/simulate.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <utility>

#include "engine/core/hash.h"
#include "lab/parallel.h"
#include "lab/seeds.h"

namespace orrery {
namespace {

// What can turn up in a choice or an event.
ContentSeen::Content content_with_names(const SimPlan& plan) {
  ContentSeen::Content content = plan.game->content(plan.table);
  const std::vector<std::string> unnamed = plan.game->unnamed_content(plan.table);
  std::erase_if(content, [&](const auto& item) {
    return std::find(unnamed.begin(), unnamed.end(), item.first) != unnamed.end();
  });
  return content;
}

thread_local std::string playing_now;

// What one thread gathers.
struct Worker {
  std::optional<ContentSeen> content;
  CheckMemory checked;
};

class Simulation {
 public:
  Simulation(const SimPlan& plan, const Match& start) : plan_(plan), start_(start) {
    const std::uint64_t jobs =
        std::max<std::uint64_t>(1, std::min<std::uint64_t>(plan.jobs > 0 ? plan.jobs : 1, plan.games));
    workers_.resize(jobs);
    if (plan.content) {
      const ContentSeen nothing(content_with_names(plan));
      for (Worker& w : workers_) w.content = nothing;
    }
    result_.games.resize(plan.games);
    result_.players = start.players();
    for (int i = 0; i < start.players(); ++i) result_.seats.push_back(start.seat_name(SeatId(i)));
  }

  SimResult run() {
    const auto began = std::chrono::steady_clock::now();
    parallel_for(plan_.games, static_cast<int>(workers_.size()),
                 [this](std::uint64_t i, int w) { play(i, workers_[static_cast<std::size_t>(w)]); });
    result_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    gather();
    return std::move(result_);
  }

 private:
  void play(std::uint64_t index, Worker& worker) {
    const std::uint64_t number = plan_.first + index;
    GamePlan game;
    game.game = plan_.game;
    game.start = &start_;
    game.bots = bots_of_game(plan_, start_.players(), number);
    game.seed = game_seed(plan_.seed, number);
    game.max_decisions = plan_.max_decisions;
    game.keep_log = plan_.keep_all;
    playing_now = "game " + std::to_string(number) + " (seed " + std::to_string(game.seed) + ")";
    std::vector<Watcher*> watchers;
    if (worker.content) watchers.push_back(&*worker.content);
    std::optional<PropertyChecker> checker;
    if (plan_.check) watchers.push_back(&checker.emplace(game, *plan_.check, worker.checked));
    GameResult played = play_game(game, watchers);
    playing_now.clear();
    tell(number, game, played);
    played.log = StepLog{};
    result_.games[index] = std::move(played);
  }

  void tell(std::uint64_t number, const GamePlan& game, const GameResult& played) {
    const std::lock_guard lock(telling_);
    ++done_;
    if (plan_.progress) plan_.progress(done_);
    if (plan_.failed && (plan_.keep_all || !played.failure.empty())) plan_.failed(number, game, played);
  }

  void gather() {
    StableHash signature;
    for (const GameResult& g : result_.games) signature.word(g.signature);
    result_.signature = signature.value();
    result_.content = std::move(workers_[0].content);
    for (std::size_t i = 1; i < workers_.size(); ++i) {
      if (result_.content) result_.content->merge(*workers_[i].content);
    }
    for (const Worker& w : workers_) result_.checked.merge(w.checked);
  }

  const SimPlan& plan_;
  const Match& start_;
  std::vector<Worker> workers_;
  std::mutex telling_;
  std::uint64_t done_ = 0;
  SimResult result_;
};

}  // namespace

std::vector<std::string> bots_of_game(const SimPlan& plan, int players, std::uint64_t game) {
  std::vector<std::string> bots;
  bots.reserve(static_cast<std::size_t>(players));
  for (int seat = 0; seat < players; ++seat) {
    bots.push_back(plan.bots[(static_cast<std::uint64_t>(seat) + game) % plan.bots.size()]);
  }
  return bots;
}

SimResult simulate(const SimPlan& plan) {
  const MadeMatch made = plan.game->create(plan.table);
  if (made.match == nullptr) {
    SimResult nothing;
    nothing.error = made.error;
    return nothing;
  }
  return Simulation(plan, *made.match).run();
}

const char* game_being_played() { return playing_now.c_str(); }

std::string describe_failure(std::uint64_t game, const GameResult& result) {
  if (result.failure.empty()) return "";
  return "game " + std::to_string(game) + " (seed " + std::to_string(result.seed) + ", step " +
         std::to_string(result.decisions + result.chances) + "): " + result.failure;
}

std::vector<std::string> check_properties(SimPlan plan) {
  if (!plan.check) plan.check.emplace();
  const SimResult result = simulate(plan);
  if (!result.error.empty()) return {result.error};
  std::vector<std::string> failures;
  for (std::size_t i = 0; i < result.games.size(); ++i) {
    if (result.games[i].failure.empty()) continue;
    failures.push_back(describe_failure(plan.first + i, result.games[i]));
  }
  return failures;
}

}  // namespace orrery
