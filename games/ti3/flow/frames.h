// All procedures that can be on the stack, as one variant. A frame's struct lives in the header of its
// procedure.
#pragma once

#include <variant>

#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/council.h"
#include "games/ti3/flow/counters.h"
#include "games/ti3/flow/domain.h"
#include "games/ti3/flow/draw.h"
#include "games/ti3/flow/excess.h"
#include "games/ti3/flow/galaxy.h"
#include "games/ti3/flow/hits.h"
#include "games/ti3/flow/landing.h"
#include "games/ti3/flow/leaders.h"
#include "games/ti3/flow/movement.h"
#include "games/ti3/flow/negotiation.h"
#include "games/ti3/flow/pay.h"
#include "games/ti3/flow/pds_fire.h"
#include "games/ti3/flow/place.h"
#include "games/ti3/flow/production.h"
#include "games/ti3/flow/research.h"
#include "games/ti3/flow/retreat.h"
#include "games/ti3/flow/roll.h"
#include "games/ti3/flow/rounds.h"
#include "games/ti3/flow/setup.h"
#include "games/ti3/flow/status_phase.h"
#include "games/ti3/flow/strategic.h"
#include "games/ti3/flow/tactical.h"
#include "games/ti3/flow/turn.h"
#include "games/ti3/flow/use.h"

namespace orrery::ti3 {

inline constexpr std::size_t kMaxDepth = 40;

using Frames = std::variant<Setup, Galaxy, Rounds, StrategyPhase, ActionPhase, StatusPhase, Turn, Strategic,
                            StrategyText, Tactical, Movement, PdsFire, SpaceBattle, InvasionCombat,
                            BattleRoll, Roll, Reroll, AssignHits, Retreat, Landing, Production, Pay, PayAny,
                            GainCounters, Research, DrawCards, OpenDraw, DiscardCards, Claim, Council,
                            CarryOut, Negotiation, PlaceUnits, ExhaustPlanets, Excess, LeaderFate, Rescue,
                            Recovery, TurnCounter, CounterText, Raze, Occasion, Use>;

}  // namespace orrery::ti3
