#include "bots/bots.h"

#include "bots/ahos/greedy.h"
#include "bots/ti3/greedy.h"
#include "bots/ti4/greedy.h"
#include "games/ahos/ahos_game.h"
#include "games/ti3/ti3_game.h"
#include "games/ti3/view.h"
#include "games/ti4/ti4_game.h"

namespace orrery {
namespace {

// Takes any legal choice, all alike.
class RandomBot final : public Bot {
 public:
  Choice choose(const Match& match, SeatId, Random& random) override {
    match.options(list_);
    return list_[random.below(static_cast<std::uint32_t>(list_.size()))];
  }

 private:
  OptionList list_;
};

// The only place where the true state of the match is at hand: the player behind it gets the view.
class AhosGreedy final : public Bot {
 public:
  Choice choose(const Match& match, SeatId seat, Random& random) override {
    const ahos::Rules& r = *ahos::rules_of(match);
    match.options(list_);
    return ahos::greedy_choice(r, ahos::view_of({*ahos::state_of(match), r}, seat), list_, random);
  }

 private:
  OptionList list_;
};

class Ti3Greedy final : public Bot {
 public:
  Choice choose(const Match& match, SeatId seat, Random& random) override {
    const ti3::Rules& r = *ti3::rules_of(match);
    match.options(list_);
    if (list_.size() == 1) return list_[0];
    const ti3::State world = ti3::sample_state(r, ti3::view_of({*ti3::state_of(match), r}, seat), random);
    return ti3::greedy_choice(r, world, list_, random);
  }

 private:
  OptionList list_;
};

class Ti4Greedy final : public Bot {
 public:
  Choice choose(const Match& match, SeatId seat, Random& random) override {
    const ti4::Rules& r = *ti4::rules_of(match);
    match.options(list_);
    if (list_.size() == 1) return list_[0];  // no view is needed for that
    return ti4::greedy_choice(r, ti4::view_of({*ti4::state_of(match), r}, seat), list_, random);
  }

 private:
  OptionList list_;
};

}  // namespace

std::unique_ptr<Bot> make_bot(const Game& game, std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot>();
  if (name == "greedy" && game.id() == "ahos") return std::make_unique<AhosGreedy>();
  if (name == "greedy" && game.id() == "ti3") return std::make_unique<Ti3Greedy>();
  if (name == "greedy" && game.id() == "ti4") return std::make_unique<Ti4Greedy>();
  return nullptr;
}

}  // namespace orrery
