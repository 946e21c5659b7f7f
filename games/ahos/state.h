// The whole game as one value: board, players, decks as pools, clock, and the stack of frames.
#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/core/fields.h"
#include "engine/core/fixed_vec.h"
#include "engine/flow/flow.h"
#include "games/ahos/flow/frames.h"
#include "games/ahos/rules.h"
#include "games/ahos/types.h"

namespace orrery::ahos {

struct Units {
  std::uint8_t fleets = 0;
  std::uint8_t star_bases = 0;
  [[nodiscard]] constexpr int count() const { return fleets + star_bases; }
  [[nodiscard]] constexpr std::uint8_t of(Unit u) const { return u == Unit::Fleet ? fleets : star_bases; }
  constexpr std::uint8_t& of(Unit u) { return u == Unit::Fleet ? fleets : star_bases; }
  ORRERY_FIELDS(Units, fleets, star_bases)
};

struct Space {
  TileId tile;
  Marker marker = Marker::None;
  SeatId owner;  // of the marker
  PerSeat<Units> units;
  AlienSide alien = AlienSide::None;
  AlienId alien_token;  // which one; none while nobody knows (see AlienSide)
  SeatSet alien_seen;   // who has looked at a hidden one (Tachyon Scanner)
  ORRERY_FIELDS(Space, tile, marker, owner, units, alien, alien_token, alien_seen)
};

struct Player {
  RaceId race;
  std::int16_t vp =
      0;  // the VP track (SET-25): everything public; VP of hidden cards come in the final count
  CardSet hand;
  CardSet draw;  // the draw pile, a pool: its order is not decided before a card is drawn
  CardSet discard;
  CardSet reserve_one;
  CardSet reserve_two;
  CardSet aside;
  CardSet sure_hand;  // cards in hand of which every player can know that they are there (view.h)
  TokenSet tokens;
  TokenSet used_tokens;     // face down (DEV-3)
  std::uint8_t fleets = 0;  // in the supply
  std::uint8_t star_bases = 0;
  std::uint8_t outposts = 0;
  std::uint8_t track_discs = 0;
  std::uint8_t spare_discs = 0;
  bool home_in_supply = false;  // the cylinder, before set-up places it; a lost one never returns (COL-9)
  bool wormhole_token = false;
  SeatId pact_with;     // Non-Aggression Pact: this opponent may not enter systems with our marker
  SpaceId secret_pick;  // the simultaneous choice of set-up, until it is revealed
  ORRERY_FIELDS(Player, race, vp, hand, draw, discard, reserve_one, reserve_two, aside, sure_hand, tokens,
                used_tokens, fleets, star_bases, outposts, track_discs, spare_discs, home_in_supply,
                wormhole_token, pact_with, secret_pick)
};

// What is remembered within one turn.
struct TurnMemory {
  SeatId seat;
  std::uint8_t actions = 0;  // left
  bool won_combat = false;   // as attacker, this turn
  bool cloaked = false;      // Cloaking Device: the next move action may pass through one system
  CardSet used;              // cards whose text was used this turn (b.1, rule 1)
  SpaceSet entered;          // where units arrived in the latest move action (Expedition)
  ORRERY_FIELDS(TurnMemory, seat, actions, won_combat, cloaked, used, entered)
};

struct State {
  PerSpace<Space> spaces;
  PerSeat<Player> players;
  EdgeSet black_holes;
  std::uint8_t spare_black_holes = 0;

  CardSet neutral_cards;             // system cards face up beside the board (SET-12)
  CardSet removed;                   // in the box
  CardSet tech_pool;                 // the Technology deck, order unknown
  FixedVec<CardId, 48> tech_bottom;  // cards put under the deck, in known order
  CardSet tech_display;
  bool wormholes_on_sale = false;  // Wormhole Technology lies set aside (TEC-5, Q-6)
  CardSet revealed;                // Technology cards whose owner everybody knows
  TokenSet token_pool;
  TokenSet token_display;
  AlienSet alien_pool;  // Alien tokens not decided yet
  AlienSet aliens_out;  // set aside after a victory (NEU-4)

  std::uint8_t reshuffles = 0;
  std::uint16_t round = 0;  // from 1
  SeatId first_player;
  std::uint16_t final_round = 0;  // 0 until the end is near (END-1)
  std::uint8_t idle_turns = 0;    // turns in a row with nothing but passes
  TurnMemory turn;
  SeatSet winners;                 // after the end
  PerSeat<std::int16_t> final_vp;  // after the end

  orrery::Flow<Frames, kMaxDepth> flow;

  ORRERY_FIELDS(State, spaces, players, black_holes, spare_black_holes, neutral_cards, removed, tech_pool,
                tech_bottom, tech_display, wormholes_on_sale, revealed, token_pool, token_display, alien_pool,
                aliens_out, reshuffles, round, first_player, final_round, idle_turns, turn, winners, final_vp,
                flow)
};

inline constexpr std::size_t kStateBudget = 4096;
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= kStateBudget);  // raise it on purpose, not by accident

using Look = orrery::Look<State, Rules>;
using Play = orrery::Play<State, Rules>;

}  // namespace orrery::ahos
