#include <algorithm>

#include "games/ti3/rules/build.h"

namespace orrery::ti3 {
namespace {

void build_action_cards(const Pack& pack, Rules& r) {
  for (const CardLine& line : pack.cards) {
    const CardKindId kind(r.card_kinds.size());
    CardKindDef& def = r.card_kinds.emplace_back(line.def);
    const bool out = std::find(line.out_with.begin(), line.out_with.end(), r.players) != line.out_with.end();
    for (int i = 0; !out && i < def.copies; ++i) {
      def.cards.insert(CardId(r.kind_of.size()));
      r.kind_of.push_back(kind);
    }
    r.all_cards |= def.cards;
  }
}

void build_objectives(const Pack& pack, Rules& r) {
  for (const ObjectiveLine& line : pack.objectives) {
    const ObjectiveId id(r.objectives.size());
    r.objectives.push_back(line.def);
    if (line.def.reward == Reward::Over) {
      r.rex = id;  // set aside first (TI3-OBJPREP-5)
      continue;
    }
    (line.def.stage == Stage::One   ? r.stage_one
     : line.def.stage == Stage::Two ? r.stage_two
                                    : r.secrets)
        .insert(id);
  }
}

void build_counters(const Pack& pack, Rules& r) {
  for (const CounterLine& line : pack.counters) {
    const CounterKindId kind(r.counter_kinds.size());
    CounterKindDef& def = r.counter_kinds.emplace_back(line.def);
    for (int i = 0; i < line.copies; ++i) {
      def.counters.insert(CounterId(r.counter_kind_of.size()));
      r.counter_kind_of.push_back(kind);
    }
    r.all_counters |= def.counters;
  }
  for (std::size_t i = 0; i < r.counter_kinds.size(); ++i) {
    r.counter_kinds[i].spare = CounterId(r.counter_kind_of.size());
    r.counter_kind_of.emplace_back(i);
  }
}

}  // namespace

void build_decks(const Pack& pack, Rules& r) {
  build_action_cards(pack, r);
  for (const PoliticalLine& line : pack.political) {
    r.all_political.insert(PoliticalId(r.political.size()));
    r.political.push_back(line.def);
  }
  build_objectives(pack, r);
  build_counters(pack, r);
  r.strategy.resize(kStrategyCards);
  for (const StrategyLine& line : pack.strategy)
    r.strategy[static_cast<std::size_t>(line.number - 1)] = line.def;
}

}  // namespace orrery::ti3
