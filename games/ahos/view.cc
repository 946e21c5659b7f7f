#include "games/ahos/view.h"

#include "games/ahos/query.h"
#include "games/ahos/view_copies.h"

namespace orrery::ahos {
namespace {

SpaceView view_space(const Space& s, SeatId viewer) {
  SpaceView v;
  v.tile = s.tile;
  v.marker = s.marker;
  v.owner = s.owner;
  v.units = s.units;
  v.alien = s.alien;
  if (s.alien == AlienSide::FaceUp || s.alien_seen.contains(viewer)) v.alien_token = s.alien_token;
  v.alien_seen = s.alien_seen;
  return v;
}

// The secret Technology cards of a player: dealt at set-up and never shown since.
CardSet secret_cards(const Look& look, const Player& p) {
  return ((p.hand | p.draw) & look.r.technology) - look.s.revealed;
}

PlayerView view_player(const Look& look, SeatId seat, SeatId viewer) {
  const Player& p = look.s.players[seat];
  const CardSet secret = secret_cards(look, p);
  const bool own = seat == viewer;
  PlayerView v;
  v.race = p.race;
  v.vp = p.vp;
  v.hand_size = static_cast<std::uint8_t>(p.hand.size());
  v.draw_size = static_cast<std::uint8_t>(p.draw.size());
  if (own) {
    v.hand = p.hand;
    v.draw = p.draw;
  }
  v.known_deck = own ? p.hand | p.draw : (p.hand | p.draw) - secret;
  v.known_hand = own ? p.sure_hand : p.sure_hand - secret;
  v.unknown_deck = static_cast<std::uint8_t>(own ? 0 : secret.size());
  v.unknown_hand = static_cast<std::uint8_t>(own ? 0 : (p.sure_hand & secret).size());
  v.discard = p.discard;
  v.reserve_one = p.reserve_one;
  v.reserve_two = p.reserve_two;
  v.aside = p.aside;
  v.tokens = p.tokens;
  v.used_tokens = p.used_tokens;
  v.fleets = p.fleets;
  v.star_bases = p.star_bases;
  v.outposts = p.outposts;
  v.track_discs = p.track_discs;
  v.spare_discs = p.spare_discs;
  v.home_in_supply = p.home_in_supply;
  v.wormhole_token = p.wormhole_token;
  v.pact_with = p.pact_with;
  v.has_picked = p.secret_pick.valid();
  if (own) v.pick = p.secret_pick;
  return v;
}

CardSet unseen_technology(const Look& look, SeatId viewer) {
  CardSet unseen = look.s.tech_pool;
  for (int i = 0; i < look.r.players; ++i) {
    if (SeatId(i) != viewer) unseen |= secret_cards(look, look.s.players[SeatId(i)]);
  }
  return unseen;
}

AlienSet unseen_aliens(const Look& look, SeatId viewer) {
  AlienSet unseen = look.s.alien_pool;
  for (SpaceId sp : look.r.board) {
    const Space& s = look.s.spaces[sp];
    if (s.alien == AlienSide::Hidden && s.alien_token.valid() && !s.alien_seen.contains(viewer))
      unseen.insert(s.alien_token);
  }
  return unseen;
}

}  // namespace

View view_of(const Look& look, SeatId viewer) {
  const State& s = look.s;
  View v;
  v.viewer = viewer;
  for (SpaceId sp : look.r.board) v.spaces[sp] = view_space(s.spaces[sp], viewer);
  for (int i = 0; i < look.r.players; ++i) v.players[SeatId(i)] = view_player(look, SeatId(i), viewer);
  v.black_holes = s.black_holes;
  v.spare_black_holes = s.spare_black_holes;
  v.neutral_cards = s.neutral_cards;
  v.removed = s.removed;
  v.tech_unseen = unseen_technology(look, viewer);
  v.tech_deck_size = static_cast<std::uint8_t>(s.tech_pool.size() + static_cast<int>(s.tech_bottom.size()));
  v.tech_bottom = s.tech_bottom;
  v.tech_display = s.tech_display;
  v.wormholes_on_sale = s.wormholes_on_sale;
  v.revealed = s.revealed;
  v.token_pool = s.token_pool;
  v.token_display = s.token_display;
  v.alien_unseen = unseen_aliens(look, viewer);
  v.aliens_out = s.aliens_out;
  v.reshuffles = s.reshuffles;
  v.round = s.round;
  v.first_player = s.first_player;
  v.final_round = s.final_round;
  v.idle_turns = s.idle_turns;
  v.turn = s.turn;
  v.winners = s.winners;
  v.final_vp = s.final_vp;
  v.flow = s.flow;
  forget_copies(look.r, v);
  return v;
}

}  // namespace orrery::ahos
