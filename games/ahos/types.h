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

enum class Resource : std::uint8_t { Energy, Matter, Population, Research };  // RES-1
constexpr auto enum_names(Resource) { return names_of("energy", "matter", "population", "research"); }
inline constexpr std::size_t kResources = 4;

enum class Unit : std::uint8_t { Fleet, StarBase };
constexpr auto enum_names(Unit) { return names_of("fleet", "star_base"); }

enum class Marker : std::uint8_t { None, Home, Colony, Outpost };
constexpr auto enum_names(Marker) { return names_of("none", "home", "colony", "outpost"); }

// What lies on a space of the Alien tokens. A hidden one is not decided yet unless somebody has looked at it.
enum class AlienSide : std::uint8_t { None, Hidden, FaceUp };
constexpr auto enum_names(AlienSide) { return names_of("none", "hidden", "face_up"); }

// Where a card of a player is. Aside: beside the mat, out of reach until a text says so (Non-Aggression
// Pact).
enum class Zone : std::uint8_t { Hand, ReserveOne, ReserveTwo, Discard, Draw, Aside };
constexpr auto enum_names(Zone) { return names_of("hand", "r1", "r2", "discard", "draw", "aside"); }

enum class Side : std::uint8_t { Attacker, Defender };
constexpr auto enum_names(Side) { return names_of("attacker", "defender"); }

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
