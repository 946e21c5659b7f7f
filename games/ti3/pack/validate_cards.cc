// Decks: as many cards as in the box, and no more than the engine has room for.
#include "games/ti3/pack/pack_check.h"

namespace orrery::ti3 {
namespace {

constexpr int kBaseCardKinds = 72;
constexpr int kBaseCards = 103;
constexpr int kBasePolitical = 60;
constexpr int kBaseObjectives = 10;  // of each deck (TI3-OBJPREP-1)
constexpr int kBaseCounters = 44;

void at_most(const PackCheck& check, std::size_t found, std::size_t most, std::string_view file,
             std::string_view what) {
  if (found > most)
    check.complain(file, 0,
                   "expected at most " + std::to_string(most) + " " + std::string(what) + ", found " +
                       std::to_string(found));
}

void check_action_cards(const PackCheck& check) {
  int base = 0;
  int all = 0;
  for (const CardLine& card : check.pack.cards) {
    all += card.def.copies;
    base += card.set == kBaseSet ? card.def.copies : 0;
  }
  expect_count(check, kActionCardsFile, base_rows(check.pack.cards), kBaseCardKinds, "kinds of action cards");
  expect_count(check, kActionCardsFile, base, kBaseCards, "action cards");
  at_most(check, static_cast<std::size_t>(all), kMaxCards, kActionCardsFile, "action cards");
}

void check_counters(const PackCheck& check) {
  int base = 0;
  int all = 0;
  for (const CounterLine& counter : check.pack.counters) {
    all += counter.copies;
    base += counter.set == kBaseSet ? counter.copies : 0;
  }
  expect_count(check, kCountersFile, base, kBaseCounters, "domain counters");
  at_most(check, static_cast<std::size_t>(all), kMaxCounters, kCountersFile, "domain counters");
}

void check_objectives(const PackCheck& check) {
  for (const Stage stage : {Stage::One, Stage::Two, Stage::Secret}) {
    const int found =
        base_rows(check.pack.objectives, [&](const ObjectiveLine& o) { return o.def.stage == stage; });
    expect_count(check, kObjectivesFile, found, kBaseObjectives,
                 "objectives of deck " + std::string(enum_name(stage)));
  }
  const int rex =
      base_rows(check.pack.objectives, [](const ObjectiveLine& o) { return o.def.reward == Reward::Over; });
  expect_count(check, kObjectivesFile, rex, 1, "objectives that end the game");
  for (const ObjectiveLine& o : check.pack.objectives) {
    if (o.def.reward != Reward::Points && o.def.stage != Stage::Two)
      check.complain(kObjectivesFile, o.line, "column points: expected a number outside deck stage_2");
  }
}

// The eight cards with the numbers that the rules know them by.
void check_strategy(const PackCheck& check) {
  expect_count(check, kStrategyFile, base_rows(check.pack.strategy), static_cast<int>(kStrategyCards),
               "strategy cards");
  for (const StrategyLine& card : check.pack.strategy) {
    const auto which = find_enum<StrategyCard>(card.def.id);
    if (card.set == kBaseSet && (!which || number_of(*which) != card.number))
      check.complain(
          kStrategyFile, card.line,
          "expected the eight strategy cards with their numbers (TI3-ORDER-2), found " + quoted(card.def.id));
  }
}

}  // namespace

void validate_cards(const PackCheck& check) {
  const Pack& pack = check.pack;
  check_action_cards(check);
  check_counters(check);
  expect_count(check, kPoliticalFile, base_rows(pack.political), kBasePolitical, "political cards");
  at_most(check, pack.techs.size(), TechSet::capacity(), kTechnologiesFile, "technologies");
  at_most(check, pack.political.size(), PoliticalSet::capacity(), kPoliticalFile, "political cards");
  at_most(check, pack.objectives.size(), ObjectiveSet::capacity(), kObjectivesFile, "objectives");
  at_most(check, pack.tiles.size(), kMaxTiles, kSystemsFile, "systems");
  at_most(check, pack.planets.size(), kMaxPlanets, kPlanetsFile, "planets");
  constexpr std::size_t kPowerBits = 64;  // Rules::powers_at
  at_most(check, pack.powers.size(), kPowerBits, kPowersFile, "abilities of races");
  if (check.complete({kObjectivesFile})) check_objectives(check);
  if (check.complete({kStrategyFile})) check_strategy(check);
}

}  // namespace orrery::ti3
