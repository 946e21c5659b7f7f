// What card texts do, as data: the effect codes of components b.1 with their numbers. Behaviour is in
// content/<code>.cc.
#pragma once

#include <cstdint>

#include "engine/core/enum_names.h"

namespace orrery::ahos {

ORRERY_ENUM(EffectCode, None, Strength, FewerLosses, AlienValue, Envoy, Salvage, Draw, Recover, Stow, Trash,
            Produce, ProduceLimit, ProduceAt, HandSize, ReserveCapacity, ReserveUncounted, Discount, Outpost,
            UpgradeOutpost, MoveThenColonise, PassThrough, StarbaseMoves, AcquireTech, CycleTech, Peek,
            Sabotage, Pact, BlackHole, Culture, VpPer, WormholeSale)
inline constexpr std::size_t kEffectCodes = enum_count<EffectCode>();

enum class EffectRole : std::uint8_t { Any, Attacker, Defender };
enum class EffectNeed : std::uint8_t { Nothing, OwnMarker, OwnFleets };

// Bits of `from`: the zones that a text may take cards from.
inline constexpr std::uint8_t kFromHand = 1;
inline constexpr std::uint8_t kFromDiscard = 2;
// Bits of `to`: where a text may put cards.
inline constexpr std::uint8_t kToReserveOne = 1;
inline constexpr std::uint8_t kToReserveTwo = 2;

// One effect of a card. Which members matter depends on the code; see the comment at the top of its file.
struct Effect {
  EffectCode code = EffectCode::None;
  std::int8_t n = 0;
  std::int8_t m = 0;
  EffectRole role = EffectRole::Any;
  EffectNeed need = EffectNeed::Nothing;
  std::uint8_t need_count = 0;
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  bool only_reserve = false;   // stow: only cards marked Reserve
  bool after_victory = false;  // "if won_combat_this_turn"
};

}  // namespace orrery::ahos
