#include "games/ti3/text/battle_stage.h"

#include <optional>

#include "games/ti3/flow/battle_steps.h"
#include "games/ti3/flow/frames.h"

namespace orrery::ti3 {
namespace {

BattleStage rolls(Side side) {
  return side == Side::Attacker ? BattleStage::AttackerRolls : BattleStage::DefenderRolls;
}
BattleStage rolls_at(std::uint8_t at) { return rolls(at == 0 ? Side::Attacker : Side::Defender); }

// No default: the compiler names the step that has no stage yet.
BattleStage stage_in(const SpaceBattle& f) {
  switch (f.step) {
    case SpaceBattleStep::EarlyRetreat:
    case SpaceBattleStep::Begin:
    case SpaceBattleStep::ChooseOrder:
      return BattleStage::Start;
    case SpaceBattleStep::Barrage:
    case SpaceBattleStep::BarrageHits:
      return BattleStage::Barrage;
    case SpaceBattleStep::Shots:
    case SpaceBattleStep::MineHits:
    case SpaceBattleStep::ShotHits:
      return BattleStage::Shots;
    case SpaceBattleStep::Runs:
    case SpaceBattleStep::RunTarget:
    case SpaceBattleStep::RunSecond:
    case SpaceBattleStep::RunDice:
    case SpaceBattleStep::RunInner:
      return BattleStage::SabotageRuns;
    case SpaceBattleStep::RoundStart:
    case SpaceBattleStep::Announce:
      return BattleStage::AnnounceRetreat;
    case SpaceBattleStep::Roll:
      return rolls_at(f.at);
    case SpaceBattleStep::Rolled:
    case SpaceBattleStep::Losses:
      return BattleStage::Losses;
    case SpaceBattleStep::ExecuteRetreat:
      return BattleStage::Retreat;
    case SpaceBattleStep::RoundEnd:
      return BattleStage::RoundEnd;
    case SpaceBattleStep::End:
      return BattleStage::End;
  }
  return BattleStage::End;
}

BattleStage stage_in(const InvasionCombat& f) {
  switch (f.step) {
    case InvasionCombatStep::Begin:
    case InvasionCombatStep::Diplomat:
    case InvasionCombatStep::War:
    case InvasionCombatStep::RoundStart:
    case InvasionCombatStep::Fighters:
      return BattleStage::Start;
    case InvasionCombatStep::Bombard:
      return BattleStage::Bombardment;
    case InvasionCombatStep::PdsFire:
    case InvasionCombatStep::PdsHits:
      return BattleStage::PdsFire;
    case InvasionCombatStep::Roll:
      return rolls_at(f.at);
    case InvasionCombatStep::Rolled:
    case InvasionCombatStep::Losses:
      return BattleStage::Losses;
    case InvasionCombatStep::RoundEnd:
      return BattleStage::RoundEnd;
    case InvasionCombatStep::Result:
    case InvasionCombatStep::Spoils:
    case InvasionCombatStep::End:
      return BattleStage::End;
  }
  return BattleStage::End;
}

}  // namespace

BattleStage battle_stage(const FixedVec<Frames, kMaxDepth>& frames) {
  const BattleRoll* roll = nullptr;
  for (std::size_t i = frames.size(); i-- > 0;) {
    if (roll == nullptr) roll = std::get_if<BattleRoll>(&frames[i]);
    std::optional<BattleStage> stage;
    if (const auto* f = std::get_if<SpaceBattle>(&frames[i])) stage = stage_in(*f);
    if (const auto* f = std::get_if<InvasionCombat>(&frames[i])) stage = stage_in(*f);
    // While dice are rolled the roll itself knows whose they are.
    if (stage) return roll == nullptr ? *stage : rolls(roll->side);
  }
  return BattleStage::Start;
}

}  // namespace orrery::ti3
