// Set-up: races, tiles, sheets.
#include "engine/flow/change.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"
#include "games/ti3/verbs/byte.h"

namespace orrery::ti3 {
namespace {

void join_neighbours(State& s, const Rules& r, SystemId tile, SpotId spot) {
  for (SystemId other : s.board) {
    if (other == tile || !s.systems[other].spot.valid()) continue;
    if (!r.spot(spot).neighbours.contains(s.systems[other].spot)) continue;
    s.systems[tile].touches.insert(other);
    s.systems[other].touches.insert(tile);
  }
}

void lay(State& s, const Rules& r, SystemId tile, SpotId spot) {
  s.systems[tile].spot = spot;
  s.board.insert(tile);
  s.loose_tiles.erase(tile);
  join_neighbours(s, r, tile, spot);
}

}  // namespace

void take_race(Play& g, SeatId seat, RaceId race) {
  state_of(g).players[seat].race = race;
  g.emit(Happening::RaceTaken, raw(seat), raw(race));
}

void deal_tile(Play& g, SeatId seat, SystemId tile) {
  State& s = state_of(g);
  s.loose_tiles.erase(tile);
  s.players[seat].tiles.push_back(tile);
  g.emit(Happening::TileDealt, raw(seat), raw(tile));
}

void take_tile_from_hand(Play& g, SeatId seat, SystemId tile) {
  Player& p = state_of(g).players[seat];
  for (std::size_t i = p.tiles.size(); i-- > 0;) {
    if (p.tiles[i] == tile) p.tiles.erase_at(i);
  }
  p.owes_planet = g.r.tile(tile).planets.empty();  // TI3-GALAXY-13
}

void box_loose_tiles(Play& g) { state_of(g).loose_tiles.clear(); }

void place_tile(Play& g, SeatId seat, SystemId tile, SpotId spot) {
  lay(state_of(g), g.r, tile, spot);
  g.emit(Happening::TilePlaced, raw(seat), raw(tile), raw(spot));
}

void lay_face_down(Play& g, SpotId spot) {
  state_of(g).face_down = spot;
  g.emit(Happening::TileFaceDown, raw(spot));
}

void turn_tile(Play& g, SystemId tile) {
  const SpotId spot = g.s.face_down;
  state_of(g).face_down = SpotId{};
  lay(state_of(g), g.r, tile, spot);
  g.emit(Happening::TileTurned, raw(tile), raw(spot));
}

void seat_around(Play& g, SeatId seat) { state_of(g).circle.push_back(seat); }

void show_tiles(Play& g, SeatId seat) {
  if (g.s.players[seat].tiles_shown) return;
  state_of(g).players[seat].tiles_shown = true;
  g.emit(Happening::TilesShown, raw(seat));
  for (SystemId tile : g.s.players[seat].tiles) g.emit(Happening::TileShown, raw(seat), raw(tile));
}

void fill_sheet(Play& g, SeatId seat) {
  State& s = state_of(g);
  Player& p = s.players[seat];
  const RaceDef& race = g.r.race(p.race);
  p.strategy = byte(race.strategy);
  p.fleet = byte(race.fleet);
  p.command = byte(race.command);
  p.techs = race.start_techs;
  for (PlanetId planet : race.planets) {  // TI3-SETUP-6
    s.planets[planet].controller = seat;
    p.planets.insert(planet);
  }
  recount_traits(s, g.r, seat);
}

void place_counters(Play& g) {
  State& s = state_of(g);
  for (SystemId system : s.board) {
    for (PlanetId p : g.r.tile(system).planets) {
      if (is_home_planet(g, p) || p == g.r.mecatol) continue;  // TI3-DISTANTSUNS-1
      s.planets[p].counter_state = CounterState::Hidden;
      g.emit(Happening::CounterPlaced, raw(p));
    }
  }
}

}  // namespace orrery::ti3
