#include "lab/play_game.h"

#include <exception>
#include <memory>
#include <utility>

#include "bots/bots.h"
#include "engine/core/hash.h"
#include "engine/core/json_text.h"
#include "lab/seeds.h"

namespace orrery {
namespace {

class Playing {
 public:
  Playing(const GamePlan& plan, std::span<Watcher* const> watchers)
      : plan_(plan), watchers_(watchers), match_(plan.start->clone()) {
    result_.seed = plan.seed;
  }

  GameResult run() {
    try {
      seat_bots();
      while (good() && match_->stop() != Stop::Over) step();
      if (good()) finish();
    } catch (const std::exception& e) {
      fail(std::string("exception: ") + e.what());
    }
    if (!good() || plan_.keep_log) result_.log = std::move(log_);
    return std::move(result_);
  }

 private:
  [[nodiscard]] bool good() const { return result_.failure.empty(); }

  void fail(const std::string& what) {
    if (good()) result_.failure = what;
  }

  template <class Ask>
  void tell(const Ask& ask) {
    for (Watcher* w : watchers_) {
      if (good()) fail(ask(*w));
    }
  }

  void seat_bots() {
    for (std::size_t seat = 0; seat < plan_.bots.size(); ++seat) {
      bots_.push_back(make_bot(*plan_.game, plan_.bots[seat]));
      random_.push_back(stream(plan_.seed, Purpose::Bot, seat));
      if (bots_.back() == nullptr) fail("no bot is called " + plan_.bots[seat]);
    }
    if (bots_.size() != static_cast<std::size_t>(match_->players())) fail("one bot per seat is needed");
  }

  void step() {
    events_.clear();
    switch (match_->stop()) {
      case Stop::Decision:
        decide();
        break;
      case Stop::Chance:
        answer();
        break;
      default:
        fail("the game neither asks nor is it over");
    }
    if (good()) tell([&](Watcher& w) { return w.after_step(*match_, log_, events_); });
  }

  void decide() {
    if (result_.decisions >= plan_.max_decisions) {
      return fail("not over after " + std::to_string(result_.decisions) + " decisions");
    }
    match_->options(options_);
    if (options_.empty()) return fail("no option at a decision (" + match_->decision().kind + ")");
    tell([&](Watcher& w) { return w.at_decision(*match_, options_); });
    const SeatId seat = match_->decision().seat;
    if (seat.index() >= bots_.size()) return fail("a seat that does not exist is asked");
    if (!good()) return;
    const Choice choice = bots_[seat.index()]->choose(*match_, seat, random_[seat.index()]);
    log_.emplace_back(choice);
    const Refusal refusal = match_->apply(choice, listened());
    if (refusal.refused()) {
      log_.pop_back();
      return fail("bot " + plan_.bots[seat.index()] + " chose '" + match_->print(choice) + "', refused by " +
                  std::string(refusal.rule));
    }
    ++result_.decisions;
    if (result_.decisions % kSignatureStride == 0) signature_.word(match_->hash());
  }

  void answer() {
    const ChancePoint point = match_->chance();
    tell([&](Watcher& w) { return w.at_chance(*match_, point); });
    if (!point.replace && point.pool.size() < point.count) {
      return fail("chance point " + match_->chance_name(point) + " wants more items than there are");
    }
    if (!good()) return;
    Random random = chance_stream(plan_.seed, result_.chances);
    const Outcome outcome = draw_outcome(point, random);
    log_.emplace_back(outcome);
    match_->apply_outcome(outcome, listened());
    ++result_.chances;
  }

  void finish() {
    tell([&](Watcher& w) { return w.at_end(*match_, log_); });
    result_.winners = match_->winners();
    signature_.word(match_->hash());
    signature_.word(result_.decisions);
    result_.signature = signature_.value();
    look_at_table(match_->view_json(SeatId{}));
  }

  // What reports group by, from the public view.
  void look_at_table(const json::value& view) {
    const json::value* round = json_at(view, "/round");
    if (round != nullptr && round->is_number()) result_.rounds = round->to_number<int>();
    for (int i = 0; i < match_->players(); ++i) {
      const std::string player = "/players/" + match_->seat_name(SeatId(i));
      const json::value* race = json_at(view, player + "/race");
      if (race == nullptr) race = json_at(view, player + "/faction");
      if (race == nullptr || !race->is_string()) continue;
      result_.factions.resize(static_cast<std::size_t>(match_->players()));
      result_.factions[static_cast<std::size_t>(i)] = std::string(race->get_string());
    }
  }

  std::vector<Event>* listened() { return watchers_.empty() ? nullptr : &events_; }

  const GamePlan& plan_;
  std::span<Watcher* const> watchers_;
  std::unique_ptr<Match> match_;
  std::vector<std::unique_ptr<Bot>> bots_;
  std::vector<Random> random_;
  OptionList options_;
  std::vector<Event> events_;
  StepLog log_;
  StableHash signature_;
  GameResult result_;
};

}  // namespace

GameResult play_game(const GamePlan& plan, std::span<Watcher* const> watchers) {
  return Playing(plan, watchers).run();
}

}  // namespace orrery
