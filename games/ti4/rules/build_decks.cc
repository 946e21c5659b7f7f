#include "games/ti4/rules/build.h"

namespace orrery::ti4 {

void build_decks(const Pack& pack, Rules& r) {
  for (const CardLine& line : pack.cards) r.card_kinds.push_back(line.def);
  for (const AgendaLine& line : pack.agendas) r.agendas.push_back(line.def);
  for (const ObjectiveLine& line : pack.objectives) {
    const ObjectiveId id(r.objectives.size());
    r.objectives.push_back(line.def);
    switch (line.def.stage) {
      case Stage::One:
        r.stage_one.insert(id);
        break;
      case Stage::Two:
        r.stage_two.insert(id);
        break;
      case Stage::Secret:
        r.secrets.insert(id);
        break;
    }
  }
  r.strategy.resize(kStrategyCards);
  for (const StrategyLine& line : pack.strategy)
    r.strategy[static_cast<std::size_t>(line.initiative - 1)] = line.def;
}

}  // namespace orrery::ti4
