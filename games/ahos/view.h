// What one viewer may know, built from nothing; and worlds that agree with it.
#pragma once

#include "engine/flow/random.h"
#include "games/ahos/state.h"

namespace orrery::ahos {

struct SpaceView {
  TileId tile;
  Marker marker = Marker::None;
  SeatId owner;
  PerSeat<Units> units;
  AlienSide alien = AlienSide::None;
  AlienId alien_token;  // if face up, or if the viewer has looked at it
  SeatSet alien_seen;   // that somebody looked is public, what they saw is not
  ORRERY_FIELDS(SpaceView, tile, marker, owner, units, alien, alien_token, alien_seen)
};

struct PlayerView {
  RaceId race;
  std::int16_t vp = 0;
  std::uint8_t hand_size = 0;
  std::uint8_t draw_size = 0;
  CardSet hand;                   // the viewer's own
  CardSet draw;                   // content of the viewer's own draw pile, not its order
  CardSet known_deck;             // cards surely in hand or draw pile, as far as the viewer can know
  CardSet known_hand;             // of these, cards surely in hand
  std::uint8_t unknown_deck = 0;  // further cards in hand or draw pile: secret Technology cards
  std::uint8_t unknown_hand = 0;  // of these, how many are surely in hand
  CardSet discard;
  CardSet reserve_one;
  CardSet reserve_two;
  CardSet aside;
  TokenSet tokens;
  TokenSet used_tokens;
  std::uint8_t fleets = 0;
  std::uint8_t star_bases = 0;
  std::uint8_t outposts = 0;
  std::uint8_t track_discs = 0;
  std::uint8_t spare_discs = 0;
  bool home_in_supply = false;
  bool wormhole_token = false;
  SeatId pact_with;
  bool has_picked = false;  // a secret choice of set-up is made
  SpaceId pick;             // the viewer's own
  ORRERY_FIELDS(PlayerView, race, vp, hand_size, draw_size, hand, draw, known_deck, known_hand, unknown_deck,
                unknown_hand, discard, reserve_one, reserve_two, aside, tokens, used_tokens, fleets,
                star_bases, outposts, track_discs, spare_discs, home_in_supply, wormhole_token, pact_with,
                has_picked, pick)
};

struct View {
  SeatId viewer;  // none: a spectator
  PerSpace<SpaceView> spaces;
  PerSeat<PlayerView> players;
  EdgeSet black_holes;
  std::uint8_t spare_black_holes = 0;
  CardSet neutral_cards;
  CardSet removed;
  CardSet tech_unseen;  // Technology cards of which the viewer cannot know the place: in the deck or dealt to
                        // others
  std::uint8_t tech_deck_size = 0;
  FixedVec<CardId, 48> tech_bottom;
  CardSet tech_display;
  bool wormholes_on_sale = false;
  CardSet revealed;
  TokenSet token_pool;  // known by elimination; the order is not
  TokenSet token_display;
  AlienSet alien_unseen;  // Alien tokens of which the viewer cannot know the place
  AlienSet aliens_out;
  std::uint8_t reshuffles = 0;
  std::uint16_t round = 0;
  SeatId first_player;
  std::uint16_t final_round = 0;
  std::uint8_t idle_turns = 0;
  TurnMemory turn;
  SeatSet winners;
  PerSeat<std::int16_t> final_vp;
  orrery::Flow<Frames, kMaxDepth> flow;  // where the game stands is public
  ORRERY_FIELDS(View, viewer, spaces, players, black_holes, spare_black_holes, neutral_cards, removed,
                tech_unseen, tech_deck_size, tech_bottom, tech_display, wormholes_on_sale, revealed,
                token_pool, token_display, alien_unseen, aliens_out, reshuffles, round, first_player,
                final_round, idle_turns, turn, winners, final_vp, flow)
};

View view_of(const Look& look, SeatId viewer);

// A full state that gives this viewer this view; what the viewer cannot know is drawn at random.
State sample_state(const Rules& r, const View& v, Random& random);

}  // namespace orrery::ahos
