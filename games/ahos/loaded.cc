#include "games/ahos/loaded.h"

#include "engine/core/kinds.h"
#include "games/ahos/ahos.h"
#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

bool exists(const Rules& r, SeatId id) { return id.index() < static_cast<std::size_t>(r.players); }
bool exists(const Rules& r, SpaceId id) { return r.board.contains(id); }
bool exists(const Rules& r, EdgeId id) { return id.index() < r.edges.size(); }
bool exists(const Rules& r, TileId id) { return id.index() < r.tiles.size() && r.tile(id).present; }
bool exists(const Rules& r, CardId id) { return id.index() < r.kind_of.size(); }
bool exists(const Rules& r, TokenId id) { return id.index() < r.token_kind_of.size(); }
bool exists(const Rules& r, AlienId id) { return id.index() < r.alien_value.size(); }
bool exists(const Rules& r, RaceId id) { return id.index() < r.races.size(); }

// The path of the first id that the rules do not have, e.g. "/players/1/hand"; "" if there is none. An id may
// be none; a list or set of ids has no such members.
template <class T>
std::string unknown_id(const Rules& r, const T& v);

template <class Items>
std::string unknown_in_list(const Rules& r, const Items& items) {
  std::size_t i = 0;
  for (const auto& item : items) {
    if constexpr (kinds::is_id<std::remove_cvref_t<decltype(item)>>) {
      if (!item.valid()) return "/" + std::to_string(i);
    }
    const std::string at = unknown_id(r, item);
    if (!at.empty()) return "/" + std::to_string(i) + (at == "/" ? "" : at);
    ++i;
  }
  return "";
}

template <class T>
std::string unknown_id(const Rules& r, const T& v) {
  if constexpr (kinds::is_id<T>) {
    return !v.valid() || exists(r, v) ? "" : "/";
  } else if constexpr (kinds::is_id_set<T>) {
    for (auto id : v) {
      if (!exists(r, id)) return "/";
    }
  } else if constexpr (kinds::is_fixed_vec<T> || kinds::is_array<T>) {
    return unknown_in_list(r, v);
  } else if constexpr (kinds::is_id_map<T>) {
    return unknown_in_list(r, v.items);
  } else if constexpr (kinds::is_variant<T>) {
    return std::visit([&r](const auto& item) { return unknown_id(r, item); }, v);
  } else if constexpr (HasFields<T>) {
    std::string out;
    for_each_field(v, [&](std::string_view name, const auto& field) {
      if (!out.empty()) return;
      const std::string at = unknown_id(r, field);
      if (!at.empty()) out = "/" + std::string(name) + (at == "/" ? "" : at);
    });
    return out;
  }
  return "";
}

// Places that this table does not use are empty: spaces outside the layout, seats nobody sits on.
std::string check_unused(const Look& look) {
  for (std::size_t i = 0; i < kMaxSpaces; ++i) {
    const Space& sp = look.s.spaces[SpaceId(i)];
    if (!look.r.board.contains(SpaceId(i)) && sp != Space{})
      return "something lies on space " + std::to_string(i + 1) + ", which is not on the board";
    for (std::size_t seat = static_cast<std::size_t>(look.r.players); seat < kSeats; ++seat) {
      if (sp.units[SeatId(seat)].count() > 0) return "units of a seat that nobody sits on";
    }
  }
  for (std::size_t seat = static_cast<std::size_t>(look.r.players); seat < kSeats; ++seat) {
    if (look.s.players[SeatId(seat)] != Player{}) return "pieces of a seat that nobody sits on";
  }
  return "";
}

// One tile on every space; none at all before they are dealt.
std::string check_tiles(const Look& look) {
  IdSet<TileId, 256> placed;
  for (SpaceId sp : look.r.board) {
    const TileId tile = look.s.spaces[sp].tile;
    if (!tile.valid()) continue;
    if (placed.contains(tile)) return "the system " + look.r.name(tile) + " lies on two spaces";
    placed.insert(tile);
  }
  if (placed.size() == look.r.board.size()) return "";
  const bool before = setup_step(look.s) == SetupStep::Tiles;
  return placed.empty() && before ? "" : "a space without a system";
}

// Whether units fly into that system just now, or fight there.
bool invaded(const State& s, SpaceId space) {
  for (const Frames& frame : s.flow.frames) {
    if (const auto* move = std::get_if<Move>(&frame); move != nullptr && move->target == space) return true;
  }
  return false;
}

bool empty_of_players(const Look& look, SpaceId space) {
  for (int i = 0; i < look.r.players; ++i) {
    if (holds_piece(look.s.spaces[space], SeatId(i))) return false;
  }
  return true;
}

std::string check_aliens(const Look& look) {
  const SetupStep step = setup_step(look.s);
  for (SpaceId sp : look.r.board) {
    const Space& s = look.s.spaces[sp];
    if (s.alien != AlienSide::None && (step < SetupStep::Decks || !habitable(look, sp) ||
                                       (!empty_of_players(look, sp) && !invaded(look.s, sp))))
      return "aliens where there can be none, on space " + look.r.name(sp);
    if (!s.alien_seen.empty() && (s.alien != AlienSide::Hidden || !s.alien_token.valid()))
      return "somebody has looked at an Alien token on space " + look.r.name(sp) + " that is not there";
  }
  return "";
}

std::string check_knowledge(const Look& look) {
  if (!(look.r.technology - look.s.tech_pool).includes(look.s.revealed))
    return "a revealed card that was never seen";
  for (int i = 0; i < look.r.players; ++i) {
    if (look.s.players[SeatId(i)].pact_with == SeatId(i)) return "a pact with oneself";
  }
  return "";
}

}  // namespace

std::string loaded_fault(const Look& look) {
  const std::string unknown = unknown_id(look.r, look.s);
  if (!unknown.empty()) return unknown + ": no such thing at this table";
  for (const auto check : {check_unused, check_tiles, check_aliens, check_knowledge}) {
    std::string wrong = check(look);
    if (!wrong.empty()) return wrong;
  }
  const std::vector<std::string> faults = faults_of(look);
  return faults.empty() ? loaded_flow_fault(look) : faults.front();
}

}  // namespace orrery::ahos
