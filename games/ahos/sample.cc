#include "games/ahos/query.h"
#include "games/ahos/view.h"
#include "games/take_random.h"

namespace orrery::ahos {
namespace {

Space sample_space(const SpaceView& v, SeatId viewer, AlienSet& unseen, Random& random) {
  Space s;
  s.tile = v.tile;
  s.marker = v.marker;
  s.owner = v.owner;
  s.units = v.units;
  s.alien = v.alien;
  s.alien_token = v.alien_token;
  s.alien_seen = v.alien_seen;
  const bool seen_by_others =
      v.alien == AlienSide::Hidden && !v.alien_seen.empty() && !v.alien_seen.contains(viewer);
  if (seen_by_others) s.alien_token = take_some(unseen, 1, random).first();
  return s;
}

Player sample_player(const PlayerView& v, bool own, CardSet& unseen, Random& random) {
  Player p;
  p.race = v.race;
  p.vp = v.vp;
  p.discard = v.discard;
  p.reserve_one = v.reserve_one;
  p.reserve_two = v.reserve_two;
  p.aside = v.aside;
  p.tokens = v.tokens;
  p.used_tokens = v.used_tokens;
  p.fleets = v.fleets;
  p.star_bases = v.star_bases;
  p.outposts = v.outposts;
  p.track_discs = v.track_discs;
  p.spare_discs = v.spare_discs;
  p.home_in_supply = v.home_in_supply;
  p.wormhole_token = v.wormhole_token;
  p.pact_with = v.pact_with;
  if (own) {
    p.hand = v.hand;
    p.draw = v.draw;
    p.sure_hand = v.known_hand;
    p.secret_pick = v.pick;
    return p;
  }
  CardSet secret = take_some(unseen, v.unknown_deck, random);
  CardSet secret_in_hand = secret;
  secret_in_hand = take_some(secret_in_hand, v.unknown_hand, random);
  p.hand = v.known_hand | secret_in_hand;
  p.sure_hand = p.hand;
  CardSet rest = (v.known_deck | secret) - p.hand;
  p.hand |= take_some(rest, v.hand_size - p.hand.size(), random);
  p.draw = rest;
  return p;
}

// A secret choice of set-up: any own outpost on a habitable system (SET-15, SET-17).
SpaceId sample_pick(const Look& look, SeatId seat, Random& random) {
  SpaceSet candidates;
  for (SpaceId sp : look.r.board) {
    const Space& s = look.s.spaces[sp];
    if (s.marker == Marker::Outpost && s.owner == seat && habitable(look, sp)) candidates.insert(sp);
  }
  return take_some(candidates, 1, random).first();
}

}  // namespace

State sample_state(const Rules& r, const View& v, Random& random) {
  State s;
  CardSet tech = v.tech_unseen;
  if (!v.wormholes_on_sale) tech.erase(r.wormhole_card);  // it never enters a hand
  AlienSet aliens = v.alien_unseen;
  for (SpaceId sp : r.board) s.spaces[sp] = sample_space(v.spaces[sp], v.viewer, aliens, random);
  for (int i = 0; i < r.players; ++i) {
    const SeatId seat(i);
    s.players[seat] = sample_player(v.players[seat], seat == v.viewer, tech, random);
  }
  s.black_holes = v.black_holes;
  s.spare_black_holes = v.spare_black_holes;
  s.neutral_cards = v.neutral_cards;
  s.removed = v.removed;
  s.tech_pool = tech;
  if (!v.wormholes_on_sale && v.tech_unseen.contains(r.wormhole_card)) s.tech_pool.insert(r.wormhole_card);
  s.tech_bottom = v.tech_bottom;
  s.tech_display = v.tech_display;
  s.wormholes_on_sale = v.wormholes_on_sale;
  s.revealed = v.revealed;
  s.token_pool = v.token_pool;
  s.token_display = v.token_display;
  s.alien_pool = aliens;
  s.aliens_out = v.aliens_out;
  s.reshuffles = v.reshuffles;
  s.round = v.round;
  s.first_player = v.first_player;
  s.final_round = v.final_round;
  s.idle_turns = v.idle_turns;
  s.turn = v.turn;
  s.winners = v.winners;
  s.final_vp = v.final_vp;
  s.flow = v.flow;
  for (int i = 0; i < r.players; ++i) {
    const SeatId seat(i);
    if (seat != v.viewer && v.players[seat].has_picked)
      s.players[seat].secret_pick = sample_pick(Look{s, r}, seat, random);
  }
  return s;
}

}  // namespace orrery::ahos
