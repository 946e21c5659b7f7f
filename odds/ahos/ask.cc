#include "odds/ahos/ask.h"

#include <algorithm>

#include "engine/flow/random.h"
#include "games/ahos/ahos_game.h"
#include "games/ahos/flow/combat_steps.h"
#include "odds/ahos/all_in.h"

namespace orrery::ahos::odds {
namespace {

constexpr int kWorlds = 200;
constexpr int kMostWorlds = 1000;
constexpr std::size_t kMostSteps = 40;
constexpr int kMostChoices = 400;  // of one fight
constexpr int kMostPayments = 12;  // for the move that leads to it

struct Told {
  bool began = false;
  bool over = false;
  std::string winner;  // a seat, or "" for a neutral system
  std::string attacker, defender, space;
};

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> out(1);
  for (char c : text) {
    if (c == ' ') {
      out.emplace_back();
    } else {
      out.back() += c;
    }
  }
  return out;
}

void hear(const Match& world, const std::vector<Event>& events, Told& told) {
  for (const Event& e : events) {
    const std::vector<std::string> w = words_of(world.event_text(e));
    if (w[0] == "combat_began" && w.size() == 4) {
      told = {true, false, "", w[1], w[2], w[3]};
    } else if (w[0] == "neutral_combat_began" && w.size() == 3) {
      told = {true, false, "", w[1], "", w[2]};
    } else if ((w[0] == "combat_won" || w[0] == "neutral_won") && !told.over) {
      told.over = true;
      told.winner = w[0] == "combat_won" ? w[1] : "";
    }
  }
}

// What a side does when the table proposes nothing: it stays, passes, is done.
Choice plain_answer(const Match& world) {
  OptionList list;
  world.options(list);
  for (const char* word : {"stay", "pass", "done"}) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (world.print(list[i]) == word) return list[i];
    }
  }
  return list[0];
}

void go_on(Match& world, Random& random, Told& told) {
  std::vector<Event> events;
  if (world.stop() == Stop::Chance) {
    world.apply_outcome(draw_outcome(world.chance(), random), &events);
  } else {
    const std::vector<Choice> steps = world.proposal();
    world.apply(steps.empty() ? plain_answer(world) : steps[0], &events);
  }
  hear(world, events, told);
}

bool begins(Match& world, Random& random, Told& told) {
  for (int n = 0; n < kMostPayments && !told.began && world.stop() != Stop::Over; ++n)
    go_on(world, random, told);
  return told.began;
}

// Plays on until the sides show what they have on the board, and whoever could has stayed; then the side wins
// that has more to throw in: it can always answer once more (CBT-11: the defender at equal strength).
bool fight(Match& world, Random& random, Told& told) {
  for (int n = 0; n < kMostChoices && !told.over && world.stop() != Stop::Over; ++n) {
    const Look look{*state_of(world), *rules_of(world)};
    const Combat* c = combat_in(look.s);
    if (c != nullptr && (c->step == CombatStep::Responses || c->step == CombatStep::Answered)) {
      const bool attacker = all_in(look, *c, Side::Attacker) > all_in(look, *c, Side::Defender);
      told.winner = attacker ? told.attacker : told.defender;
      return true;
    }
    go_on(world, random, told);
  }
  return told.over;
}

}  // namespace

json::value ask(const Match& match, SeatId viewer, const json::object& request, std::string& error) {
  std::vector<std::string> steps;
  if (const json::value* list = request.if_contains("steps")) {
    if (!list->is_array() || list->get_array().size() > kMostSteps) {
      error = "steps: expected at most " + std::to_string(kMostSteps) + " choices";
      return nullptr;
    }
    for (const json::value& step : list->get_array()) {
      if (step.is_string()) steps.emplace_back(step.get_string());
    }
  }
  int worlds = kWorlds;
  if (const json::value* n = request.if_contains("worlds")) {
    if (!n->is_int64() || n->get_int64() < 1 || n->get_int64() > kMostWorlds) {
      error = "worlds: expected 1 to " + std::to_string(kMostWorlds);
      return nullptr;
    }
    worlds = static_cast<int>(n->get_int64());
  }
  Random random(Seed::of(1), 0);  // the same view, the same answer
  int fought = 0;
  int won = 0;
  Told last;
  for (int n = 0; n < worlds; ++n) {
    const std::unique_ptr<Match> world = match.sample(viewer, random);
    Told told;
    // A fight that goes on was told of long ago.
    const json::value view = world->view_json(SeatId{});
    if (const json::value* combat = view.as_object().if_contains("combat");
        combat != nullptr && combat->is_object()) {
      told.began = true;
      told.space = std::string(combat->at("space").as_string());
      const auto seat = [&](const char* side) {
        const json::value& s = combat->at(side).at("seat");
        return s.is_string() ? std::string(s.as_string()) : std::string{};
      };
      told.attacker = seat("attacker");
      told.defender = seat("defender");
    }
    for (const std::string& text : steps) {
      const ParsedPhrase parsed = world->parse(text);
      std::vector<Event> events;
      if (!parsed.error.empty() || world->stop() != Stop::Decision ||
          world->apply(parsed.phrase, &events).refused()) {
        error = "steps: '" + text + "' cannot be chosen there";
        return nullptr;
      }
      hear(*world, events, told);
    }
    // What is still to be paid for the steps is paid.
    if (steps.empty() ? !told.began : !begins(*world, random, told)) {
      error = "no fight goes on, and the steps lead to none";
      return nullptr;
    }
    if (!fight(*world, random, told)) continue;
    ++fought;
    won += told.winner == told.attacker ? 1 : 0;
    last = told;
  }
  if (fought == 0) {
    error = "the fight comes to no end";
    return nullptr;
  }
  const double p = static_cast<double>(won) / fought;
  json::object out{{"attacker", p}, {"defender", 1 - p}, {"worlds", fought}, {"space", last.space}};
  out["sides"] =
      json::object{{"attacker", last.attacker},
                   {"defender", last.defender.empty() ? json::value(nullptr) : json::value(last.defender)}};
  return out;
}

}  // namespace orrery::ahos::odds
