#include "games/ahos/loaded.h"

#include "games/ahos/ahos.h"
#include "games/ahos/flow/setup_steps.h"
#include "games/ahos/query.h"
#include "games/unknown_id.h"

namespace orrery::ahos {
namespace {

// The table as unknown_id looks ids up in it.
struct Tables {
  const Rules& r;
};
bool exists(Tables t, SeatId id) { return id.index() < static_cast<std::size_t>(t.r.players); }
bool exists(Tables t, SpaceId id) { return t.r.board.contains(id); }
bool exists(Tables t, EdgeId id) { return id.index() < t.r.edges.size(); }
bool exists(Tables t, TileId id) { return id.index() < t.r.tiles.size() && t.r.tile(id).present; }
bool exists(Tables t, CardId id) { return id.index() < t.r.kind_of.size(); }
bool exists(Tables t, TokenId id) { return id.index() < t.r.token_kind_of.size(); }
bool exists(Tables t, AlienId id) { return id.index() < t.r.alien_value.size(); }
bool exists(Tables t, RaceId id) { return id.index() < t.r.races.size(); }

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
  const std::string unknown = unknown_id(Tables{look.r}, look.s);
  if (!unknown.empty()) return unknown + ": no such thing at this table";
  for (const auto check : {check_unused, check_tiles, check_aliens, check_knowledge}) {
    std::string wrong = check(look);
    if (!wrong.empty()) return wrong;
  }
  const std::vector<std::string> faults = faults_of(look);
  return faults.empty() ? loaded_flow_fault(look) : faults.front();
}

}  // namespace orrery::ahos
