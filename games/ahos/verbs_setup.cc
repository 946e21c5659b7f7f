// The verbs of set-up.
#include "engine/flow/change.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {

void place_tile(Play& g, SpaceId space, TileId tile) {
  state_of(g).spaces[space].tile = tile;
  g.emit(Happening::TilePlaced, raw(space), raw(tile));
}

void deal_system(Play& g, SeatId seat, CardId card) {
  state_of(g).players[seat].draw.insert(card);
  g.emit(Happening::SystemDealt, raw(seat), raw(g.r.kind_of[card.index()]));
}

void lay_system_beside(Play& g, CardId card) { state_of(g).neutral_cards.insert(card); }

void deal_technology_card(Play& g, SeatId seat, CardId card) {
  state_of(g).tech_pool.erase(card);
  state_of(g).players[seat].draw.insert(card);
  g.emit(Happening::TechnologyDealt, raw(seat), raw(g.r.kind_of[card.index()]));
}

void give_race(Play& g, SeatId seat, RaceId race) {
  Player& p = state_of(g).players[seat];
  p.race = race;
  p.draw |= g.r.races[race.index()].abilities;  // SET-14
  g.emit(Happening::RaceDealt, raw(seat), raw(race));
}

void give_starting_card(Play& g, SeatId seat, CardId card) { state_of(g).players[seat].draw.insert(card); }

void pick_secretly(Play& g, SeatId seat, SpaceId space) {
  state_of(g).players[seat].secret_pick = space;
  g.emit(Happening::Chosen, raw(seat));
  g.emit(Happening::ChosenSecret, raw(seat), raw(space));
}

void reveal_pick(Play& g, SeatId seat, Marker marker) {
  SpaceId& pick = state_of(g).players[seat].secret_pick;
  place_marker(g, seat, marker, pick);
  pick = SpaceId{};
}

void hide_alien(Play& g, SpaceId space) {
  state_of(g).spaces[space].alien = AlienSide::Hidden;
  g.emit(Happening::AlienPlaced, raw(space));
}

void set_first_player(Play& g, SeatId seat) {
  state_of(g).first_player = seat;
  g.emit(Happening::FirstPlayer, raw(seat));
}

}  // namespace orrery::ahos
