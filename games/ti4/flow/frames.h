// All procedures that can be on the stack, as one variant. A frame's struct lives in the header of its
// procedure.
#pragma once

#include <variant>

#include "games/ti4/flow/agenda_phase.h"
#include "games/ti4/flow/bombardment.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/draw.h"
#include "games/ti4/flow/elimination.h"
#include "games/ti4/flow/excess.h"
#include "games/ti4/flow/galaxy.h"
#include "games/ti4/flow/hits.h"
#include "games/ti4/flow/invasion.h"
#include "games/ti4/flow/movement.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/flow/place.h"
#include "games/ti4/flow/production.h"
#include "games/ti4/flow/research.h"
#include "games/ti4/flow/retreat.h"
#include "games/ti4/flow/roll.h"
#include "games/ti4/flow/rounds.h"
#include "games/ti4/flow/score.h"
#include "games/ti4/flow/setup.h"
#include "games/ti4/flow/shift_infantry.h"
#include "games/ti4/flow/space_cannon.h"
#include "games/ti4/flow/status_phase.h"
#include "games/ti4/flow/strategic.h"
#include "games/ti4/flow/tactical.h"
#include "games/ti4/flow/tokens.h"
#include "games/ti4/flow/transaction.h"
#include "games/ti4/flow/turn.h"
#include "games/ti4/flow/use.h"

namespace orrery::ti4 {

inline constexpr std::size_t kMaxDepth = 24;

using Frames =
    std::variant<Setup, Galaxy, Rounds, StrategyPhase, ActionPhase, StatusPhase, AgendaPhase, Turn, Strategic,
                 StrategyText, Tactical, Movement, SpaceCannonOffence, Volley, SpaceCombat, GroundCombat,
                 CombatRoll, Roll, Reroll, AssignHits, Retreat, Invasion, Bombardment, Production, Pay,
                 PayAny, GainTokens, PlaceToken, Research, DrawCards, HandLimit, DrawSecrets, PlaceStructure,
                 PlaceUnits, Excess, Elimination, ScoreObjective, Voting, ResolveAgenda, Transaction,
                 ReturnInfantry, Occasion, Use, Reward, Recovery, ShiftInfantry>;

}  // namespace orrery::ti4
