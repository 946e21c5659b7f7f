#include "games/ahos/verbs.h"

#include <cassert>

#include "engine/flow/change.h"
#include "games/ahos/query.h"

namespace orrery::ahos {
namespace {

std::uint8_t& supply(Player& p, Unit unit) { return unit == Unit::Fleet ? p.fleets : p.star_bases; }

// A secret card of a hand is shown, or one that may be taken for it: if others knew of secret cards that are
// surely in that hand, it may have been one of these.
void doubt_secrets(Play& g, Player& p, CardId card) {
  if (!g.r.technology.contains(card) || p.sure_hand.contains(card)) return;
  if (state_of(g).revealed.contains(card) && g.r.kind(card).cards.size() < 2) return;
  const CardId secret = ((p.sure_hand & g.r.technology) - state_of(g).revealed).first();
  if (secret.valid()) p.sure_hand.erase(secret);
}

// Takes a card out of a zone; a card that leaves the hand is no longer surely there. In every zone but hand
// and draw pile cards lie open, so whoever sees one knows it from then on.
void take_out(Play& g, SeatId seat, Zone from, CardId card) {
  Player& p = state_of(g).players[seat];
  assert(zone(p, from).contains(card));
  show_card(g, seat, card);
  if (from == Zone::Hand) p.sure_hand.erase(card);
  zone(p, from).erase(card);
}

// Whether moving the card in or out of a Reserve changes the VP track.
bool scores_in_reserve(const Play& g, CardId card) { return g.r.kind(card).vp_counts == VpCounts::InReserve; }

}  // namespace

void show_card(Play& g, SeatId seat, CardId card) {
  Player& p = state_of(g).players[seat];
  if (p.hand.contains(card)) doubt_secrets(g, p, card);
  if (!g.r.technology.contains(card) || state_of(g).revealed.contains(card)) return;
  // Nobody can tell it from a copy that was known to be in hand or draw pile and could as well have been this
  // one.
  const CardId twin = (p.draw & g.r.kind(card).cards & state_of(g).revealed).first();
  if (twin.valid()) state_of(g).revealed.erase(twin);
  state_of(g).revealed.insert(card);
}

void place_units(Play& g, SeatId seat, Unit unit, int count, SpaceId space) {
  if (count == 0) return;
  Player& p = state_of(g).players[seat];
  assert(supply(p, unit) >= count);
  supply(p, unit) = static_cast<std::uint8_t>(supply(p, unit) - count);
  std::uint8_t& here = state_of(g).spaces[space].units[seat].of(unit);
  here = static_cast<std::uint8_t>(here + count);
  g.emit(Happening::UnitsPlaced, raw(seat), count, unit, raw(space));
}

void build_unit(Play& g, SeatId seat, Unit unit, SpaceId space) {
  assert(supply(state_of(g).players[seat], unit) > 0);
  --supply(state_of(g).players[seat], unit);
  ++state_of(g).spaces[space].units[seat].of(unit);
  g.emit(Happening::Built, raw(seat), unit, raw(space));
}

void move_unit(Play& g, SeatId seat, Unit unit, SpaceId from, SpaceId to, Happening how) {
  assert(state_of(g).spaces[from].units[seat].of(unit) > 0);
  --state_of(g).spaces[from].units[seat].of(unit);
  ++state_of(g).spaces[to].units[seat].of(unit);
  g.emit(how, raw(seat), unit, raw(from), raw(to));
}

void lose_unit(Play& g, SeatId seat, Unit unit, SpaceId space) {  // LOS-5
  assert(state_of(g).spaces[space].units[seat].of(unit) > 0);
  --state_of(g).spaces[space].units[seat].of(unit);
  ++supply(state_of(g).players[seat], unit);
  g.emit(Happening::UnitLost, raw(seat), unit, raw(space));
}

void salvage_fleet(Play& g, SeatId seat, SpaceId space) {
  assert(state_of(g).players[seat].fleets > 0);
  --state_of(g).players[seat].fleets;
  ++state_of(g).spaces[space].units[seat].fleets;
  g.emit(Happening::Salvaged, raw(seat), raw(space));
}

void place_marker(Play& g, SeatId seat, Marker marker, SpaceId space) {
  Player& p = state_of(g).players[seat];
  Space& sp = state_of(g).spaces[space];
  assert(sp.marker == Marker::None || (sp.marker == Marker::Outpost && sp.owner == seat));
  if (sp.marker == Marker::Outpost) ++p.outposts;
  switch (marker) {
    case Marker::Home:
      assert(p.home_in_supply);
      p.home_in_supply = false;
      break;
    case Marker::Colony:
      assert(p.track_discs + p.spare_discs > 0);
      --(p.track_discs > 0 ? p.track_discs : p.spare_discs);  // COL-7
      break;
    case Marker::Outpost:
      assert(p.outposts > 0);
      --p.outposts;
      break;
    case Marker::None:
      break;
  }
  sp.marker = marker;
  sp.owner = seat;
  g.emit(Happening::MarkerPlaced, raw(seat), marker, raw(space));
  rescore(g, seat);
}

void remove_marker(Play& g, SpaceId space) {  // AFT-4
  Space& sp = state_of(g).spaces[space];
  const SeatId seat = sp.owner;
  Player& p = state_of(g).players[seat];
  if (sp.marker == Marker::Outpost) ++p.outposts;
  if (sp.marker == Marker::Colony) ++p.spare_discs;
  // A Home planet cylinder is out for good (COL-9).
  g.emit(Happening::MarkerRemoved, raw(seat), sp.marker, raw(space));
  sp.marker = Marker::None;
  sp.owner = SeatId{};
  rescore(g, seat);
}

void spend_card(Play& g, SeatId seat, Zone from, CardId card, Resource resource) {  // RES-4
  take_out(g, seat, from, card);
  state_of(g).players[seat].discard.insert(card);
  g.emit(Happening::Spent, raw(seat), from, raw(g.r.kind_of[card.index()]), resource);
  if (scores_in_reserve(g, card)) rescore(g, seat);
}

void discard_card(Play& g, SeatId seat, Zone from, CardId card) {
  take_out(g, seat, from, card);
  state_of(g).players[seat].discard.insert(card);
  g.emit(Happening::Discarded, raw(seat), from, raw(g.r.kind_of[card.index()]));
  if (scores_in_reserve(g, card)) rescore(g, seat);
}

void remove_card(Play& g, SeatId seat, Zone from, CardId card) {
  take_out(g, seat, from, card);
  const KindDef& def = g.r.kind(card);
  (def.family == Family::System ? state_of(g).neutral_cards : state_of(g).removed)
      .insert(card);  // REM-2, REM-3, Q-14
  g.emit(Happening::Removed, raw(seat), from, raw(g.r.kind_of[card.index()]));
  rescore(g, seat);
}

void stow_card(Play& g, SeatId seat, Zone from, CardId card, Zone reserve) {
  take_out(g, seat, from, card);
  zone(state_of(g).players[seat], reserve).insert(card);
  g.emit(Happening::Stowed, raw(seat), from, raw(g.r.kind_of[card.index()]), reserve);
  if (scores_in_reserve(g, card)) rescore(g, seat);
}

void shift_card(Play& g, SeatId seat, Zone from, CardId card) {
  take_out(g, seat, from, card);
  zone(state_of(g).players[seat], from == Zone::ReserveOne ? Zone::ReserveTwo : Zone::ReserveOne)
      .insert(card);
  g.emit(Happening::Shifted, raw(seat), from, raw(g.r.kind_of[card.index()]));
}

void swap_cards(Play& g, SeatId seat, CardId one, CardId two) {
  Player& p = state_of(g).players[seat];
  assert(p.reserve_one.contains(one) && p.reserve_two.contains(two));
  p.reserve_one.erase(one);
  p.reserve_two.erase(two);
  p.reserve_one.insert(two);
  p.reserve_two.insert(one);
  g.emit(Happening::Swapped, raw(seat), Zone::ReserveOne, raw(g.r.kind_of[one.index()]), Zone::ReserveTwo,
         raw(g.r.kind_of[two.index()]));
}

void take_to_hand(Play& g, SeatId seat, Zone from, CardId card) {
  take_out(g, seat, from, card);
  Player& p = state_of(g).players[seat];
  p.hand.insert(card);
  p.sure_hand.insert(card);
  g.emit(Happening::TookToHand, raw(seat), from, raw(g.r.kind_of[card.index()]));
  if (scores_in_reserve(g, card)) rescore(g, seat);
}

void draw_cards(Play& g, SeatId seat, CardSet cards) {
  Player& p = state_of(g).players[seat];
  assert(p.draw.includes(cards));
  p.draw -= cards;
  p.hand |= cards;
  // An emptied pile tells everybody what must be in the hand.
  if (p.draw.empty()) p.sure_hand = p.hand;
  g.emit(Happening::Drew, raw(seat), cards.size());
  for (CardId c : cards) g.emit(Happening::DrewCard, raw(seat), raw(g.r.kind_of[c.index()]));
}

void reshuffle(Play& g, SeatId seat) {  // SHF-1 to SHF-3
  Player& p = state_of(g).players[seat];
  assert(p.draw.empty() && !p.discard.empty());
  p.sure_hand = p.hand;
  p.draw = p.discard;
  p.discard.clear();
  if (state_of(g).reshuffles < 255) ++state_of(g).reshuffles;
  g.emit(Happening::Reshuffled, raw(seat), state_of(g).reshuffles);
  if (!p.used_tokens.empty()) {
    p.used_tokens.clear();  // DEV-4
    g.emit(Happening::TokensReady, raw(seat));
  }
  const int goal = g.r.limits.reshuffles(g.r.players);
  if (state_of(g).reshuffles >= goal && state_of(g).final_round == 0) {  // END-1 to END-3, Q-23
    state_of(g).final_round = static_cast<std::uint16_t>(state_of(g).round + 1);
    g.emit(Happening::EndIsNear, state_of(g).reshuffles, state_of(g).final_round & 0xff);
  }
}

void set_aside(Play& g, SeatId seat, Zone from, CardId card) {
  take_out(g, seat, from, card);
  state_of(g).players[seat].aside.insert(card);
  state_of(g).turn.used.insert(card);
  g.emit(Happening::UsedText, raw(seat), from, raw(g.r.kind_of[card.index()]));
  if (scores_in_reserve(g, card)) rescore(g, seat);
}

void end_text(Play& g, SeatId seat, CardId card) {
  Player& p = state_of(g).players[seat];
  assert(p.aside.contains(card));
  p.aside.erase(card);
  (g.r.kind(card).single ? state_of(g).removed : p.discard).insert(card);  // CRD-12, Q-3
  g.emit(Happening::TextEnded, raw(seat), raw(g.r.kind_of[card.index()]));
  if (g.r.kind(card).single) rescore(g, seat);
}

void take_system_card(Play& g, SeatId seat, SpaceId space) {
  const CardId card = g.r.tile(state_of(g).spaces[space].tile).card;
  if (!card.valid() || !state_of(g).neutral_cards.contains(card)) return;  // two tiles have no card
  state_of(g).neutral_cards.erase(card);
  state_of(g).players[seat].discard.insert(card);
  g.emit(Happening::TookSystem, raw(seat), raw(g.r.kind_of[card.index()]));
}

void return_system_card(Play& g, SeatId seat, SpaceId space) {
  const CardId card = g.r.tile(state_of(g).spaces[space].tile).card;
  if (!card.valid()) return;
  Player& p = state_of(g).players[seat];
  for (Zone z : {Zone::Hand, Zone::Draw, Zone::Discard, Zone::ReserveOne, Zone::ReserveTwo}) {
    if (!zone(p, z).contains(card)) continue;
    take_out(g, seat, z,
             card);  // out of a pool there is nothing to shuffle (AFT-3), and no marker moves
    state_of(g).neutral_cards.insert(card);
    g.emit(Happening::ReturnedSystem, raw(seat), z, raw(g.r.kind_of[card.index()]));
    return;
  }
}

void note_in_hand(Play& g, SeatId seat, CardId card) { state_of(g).players[seat].sure_hand.insert(card); }

CardId raise_bottom_technology(Play& g) {
  const CardId first = g.s.tech_bottom[0];
  state_of(g).tech_bottom.erase_at(0);
  return first;
}

void offer_technology(Play& g, CardId card) {
  state_of(g).tech_pool.erase(card);
  if (card == g.r.wormhole_card) {  // TEC-5, Q-6
    state_of(g).wormholes_on_sale = true;
    g.emit(Happening::WormholesOnSale, raw(g.r.kind_of[card.index()]));
    return;
  }
  state_of(g).tech_display.insert(card);
  g.emit(Happening::TechnologyOffered, raw(g.r.kind_of[card.index()]));
}

void acquire_card(Play& g, SeatId seat, CardId card, bool to_hand) {
  assert(state_of(g).tech_display.contains(card));
  Player& p = state_of(g).players[seat];
  state_of(g).tech_display.erase(card);
  state_of(g).revealed.insert(card);
  (to_hand ? p.hand : p.discard).insert(card);  // TEC-2
  if (to_hand) p.sure_hand.insert(card);
  g.emit(Happening::Acquired, raw(seat), raw(g.r.kind_of[card.index()]));
  rescore(g, seat);
}

void acquire_wormhole_token(Play& g, SeatId seat) {  // TEC-8
  state_of(g).players[seat].wormhole_token = true;
  g.emit(Happening::AcquiredToken, raw(seat));
}

void cycle_technology(Play& g, CardId card) {
  assert(state_of(g).tech_display.contains(card));
  state_of(g).tech_display.erase(card);
  state_of(g).tech_bottom.push_back(card);
  g.emit(Happening::Cycled, raw(g.r.kind_of[card.index()]));
}

void offer_token(Play& g, TokenId token) {
  state_of(g).token_pool.erase(token);
  state_of(g).token_display.insert(token);
  g.emit(Happening::TokenOffered, raw(g.r.token_kind_of[token.index()]));
}

void take_token(Play& g, SeatId seat, TokenId token) {
  assert(state_of(g).token_display.contains(token));
  state_of(g).token_display.erase(token);
  state_of(g).players[seat].tokens.insert(token);
  g.emit(Happening::TokenTaken, raw(seat), raw(g.r.token_kind_of[token.index()]));
  rescore(g, seat);
}

void spend_token(Play& g, SeatId seat, TokenId token, Resource resource) {  // DEV-3
  Player& p = state_of(g).players[seat];
  assert(p.tokens.contains(token) && !p.used_tokens.contains(token));
  p.used_tokens.insert(token);
  g.emit(Happening::SpentToken, raw(seat), raw(g.r.token_kind_of[token.index()]), resource);
}

void reveal_alien(Play& g, SpaceId space, AlienId token) {  // NEU-1
  Space& sp = state_of(g).spaces[space];
  state_of(g).alien_pool.erase(token);
  sp.alien = AlienSide::FaceUp;
  sp.alien_token = token;
  sp.alien_seen.clear();
  g.emit(Happening::AlienRevealed, raw(space), raw(token));
}

void see_alien(Play& g, SeatId seat, SpaceId space, AlienId token) {
  Space& sp = state_of(g).spaces[space];
  state_of(g).alien_pool.erase(token);
  sp.alien_token = token;
  sp.alien_seen.insert(seat);
  g.emit(Happening::Peeked, raw(seat), raw(space));
  g.emit(Happening::AlienSeen, raw(seat), raw(space), raw(token));
}

void remove_alien(Play& g, SpaceId space) {  // NEU-4
  Space& sp = state_of(g).spaces[space];
  g.emit(Happening::AlienRemoved, raw(space), raw(sp.alien_token));
  state_of(g).aliens_out.insert(sp.alien_token);
  sp.alien = AlienSide::None;
  sp.alien_token = AlienId{};
}

void place_black_hole(Play& g, EdgeId edge) {
  assert(state_of(g).spare_black_holes > 0);
  --state_of(g).spare_black_holes;
  state_of(g).black_holes.insert(edge);
  g.emit(Happening::BlackHolePlaced, raw(edge));
}

void remove_black_hole(Play& g, EdgeId edge) {
  ++state_of(g).spare_black_holes;
  state_of(g).black_holes.erase(edge);
  g.emit(Happening::BlackHoleRemoved, raw(edge));
}

void rescore(Play& g, SeatId seat) {  // SCO-3
  const int vp = track_vp(g.look(), seat);
  if (vp == state_of(g).players[seat].vp) return;
  state_of(g).players[seat].vp = static_cast<std::int16_t>(vp);
  g.emit(Happening::Points, raw(seat), vp);
}

}  // namespace orrery::ahos
