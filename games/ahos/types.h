// The vocabulary of A Handful of Stars: ids and small enums, named as in the rulebook.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/enum_names.h"
#include "engine/core/fields.h"
#include "engine/core/id.h"
#include "engine/core/id_map.h"
#include "engine/core/id_set.h"
#include "games/ahos/pack/pack.h"

namespace orrery::ahos {

using SpaceId = Id<struct SpaceTag>;          // a space of the board; its number minus one
using EdgeId = Id<struct EdgeTag>;            // a connection between two spaces
using TileId = Id<struct TileTag>;            // a system tile
using KindId = Id<struct KindTag>;            // what is printed on a card; copies share it
using CardId = Id<struct CardTag>;            // one physical card
using TokenKindId = Id<struct TokenKindTag>;  // what is printed on a Development token
using TokenId = Id<struct TokenTag>;          // one physical Development token
using AlienId = Id<struct AlienTag>;          // one physical Alien token
using RaceId = Id<struct RaceTag>;

inline constexpr std::size_t kSeats = kMaxPlayers;
inline constexpr std::size_t kMaxEdges = 128;

using SpaceSet = IdSet<SpaceId, 64>;
using EdgeSet = IdSet<EdgeId, kMaxEdges>;
using CardSet = IdSet<CardId, kMaxCards>;
using TokenSet = IdSet<TokenId, kMaxTokens>;
using AlienSet = IdSet<AlienId, 64>;
template <class T>
using PerSeat = IdMap<SeatId, T, kSeats>;
template <class T>
using PerSpace = IdMap<SpaceId, T, kMaxSpaces>;

ORRERY_ENUM(Resource, Energy, Matter, Population, Research)  // RES-1
inline constexpr std::size_t kResources = 4;

ORRERY_ENUM(Unit, Fleet, StarBase)
inline constexpr std::array<Unit, 2> kUnits{Unit::Fleet, Unit::StarBase};

ORRERY_ENUM(Marker, None, Home, Colony, Outpost)

// What lies on a space of the Alien tokens. A hidden one is not decided yet unless somebody has looked at it.
ORRERY_ENUM(AlienSide, None, Hidden, FaceUp)

// Where a card of a player is. Aside: beside the mat, out of reach until a text says so (Non-Aggression
// Pact).
enum class Zone : std::uint8_t { Hand, ReserveOne, ReserveTwo, Discard, Draw, Aside };
ORRERY_ENUM_NAMES(Zone, "hand", "r1", "r2", "discard", "draw", "aside")

ORRERY_ENUM(Side, Attacker, Defender)

struct Cost {
  std::array<std::uint8_t, kResources> points{};
  constexpr std::uint8_t& operator[](Resource r) { return points[static_cast<std::size_t>(r)]; }
  constexpr std::uint8_t operator[](Resource r) const { return points[static_cast<std::size_t>(r)]; }
  [[nodiscard]] constexpr bool nothing() const {
    return points[0] == 0 && points[1] == 0 && points[2] == 0 && points[3] == 0;
  }
  ORRERY_FIELDS(Cost, points)
};

}  // namespace orrery::ahos
