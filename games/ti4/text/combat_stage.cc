#include "games/ti4/text/combat_stage.h"

#include <optional>

#include "games/ti4/flow/combat_steps.h"
#include "games/ti4/flow/frames.h"

namespace orrery::ti4 {
namespace {

// Which side is at its dice: 0 the attacker, 1 and above the defender.
CombatStage rolling(std::uint8_t at) {
  return at == 0 ? CombatStage::AttackerRolls : CombatStage::DefenderRolls;
}

// No default: the compiler names the step that has no stage yet.
CombatStage stage_of(const SpaceCombat& f) {
  switch (f.step) {
    case SpaceCombatStep::Start:
    case SpaceCombatStep::Started:
      return CombatStage::Start;
    case SpaceCombatStep::Barrage:
    case SpaceCombatStep::BarrageRolled:
    case SpaceCombatStep::BarrageReact:
    case SpaceCombatStep::BarrageCounted:
    case SpaceCombatStep::BarrageHits:
      return CombatStage::Barrage;
    case SpaceCombatStep::RoundStart:
    case SpaceCombatStep::RoundStarted:
    case SpaceCombatStep::Announce:
      return CombatStage::AnnounceRetreat;
    case SpaceCombatStep::Roll:
      return rolling(f.at);
    case SpaceCombatStep::Assign:
    case SpaceCombatStep::Assigned:
    case SpaceCombatStep::Repair:
      return CombatStage::Hits;
    case SpaceCombatStep::Retreat:
      return CombatStage::Retreat;
    case SpaceCombatStep::RoundEnd:
    case SpaceCombatStep::NextRound:
      return CombatStage::RoundEnd;
    case SpaceCombatStep::Ending:
    case SpaceCombatStep::End:
      return CombatStage::End;
  }
  return CombatStage::End;
}

CombatStage stage_of(const GroundCombat& f) {
  switch (f.step) {
    case GroundCombatStep::Start:
    case GroundCombatStep::RoundStart:
    case GroundCombatStep::RoundStarted:
      return CombatStage::Start;
    case GroundCombatStep::Roll:
      return rolling(f.at);
    case GroundCombatStep::Assign:
    case GroundCombatStep::Assigned:
      return CombatStage::Hits;
    case GroundCombatStep::RoundEnd:
    case GroundCombatStep::NextRound:
      return CombatStage::RoundEnd;
    case GroundCombatStep::Ending:
    case GroundCombatStep::End:
      return CombatStage::End;
  }
  return CombatStage::End;
}

}  // namespace

CombatStage combat_stage(const FrameStack& frames) {
  const CombatRoll* roll = nullptr;
  for (std::size_t i = frames.size(); i-- > 0;) {
    if (roll == nullptr) roll = std::get_if<CombatRoll>(&frames[i]);
    std::optional<CombatStage> stage;
    if (const auto* f = std::get_if<SpaceCombat>(&frames[i])) stage = stage_of(*f);
    if (const auto* f = std::get_if<GroundCombat>(&frames[i])) stage = stage_of(*f);
    if (!stage) continue;
    // While dice are rolled the roll itself knows whose they are.
    return roll == nullptr ? *stage : rolling(roll->side == Side::Attacker ? 0 : 1);
  }
  return CombatStage::Start;
}

}  // namespace orrery::ti4
