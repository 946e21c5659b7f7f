#include "games/ti3/flow/galaxy.h"

#include <algorithm>

#include "games/ti/tiles.h"
#include "games/ti3/flow/ask.h"
#include "games/ti3/flow/galaxy_steps.h"
#include "games/ti3/luck.h"
#include "games/ti3/query.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {

ORRERY_NAME_STEPS(GalaxyStep)

namespace {

TilesBySpot laid_out(const Look& look) { return ti::laid_out<kMaxSpots>(look.s); }

SpotSet open_spots(const Look& look, const TilesBySpot& laid) {
  return ti::open_ring<SpotSet>(
      look.r, [&](std::size_t spot) { return laid[spot].valid() || look.s.face_down == SpotId(spot); });
}

Refusal may_touch(const Rules& r, SystemId a, SystemId b) {
  return r.tile(a).special() && r.tile(b).special() ? refuse("TI3-GALAXY-11") : kAllowed;
}

Refusal fits(const Look& look, const TilesBySpot& laid, SystemId tile, SpotId spot) {
  for (SpotId next : look.r.spot(spot).neighbours) {
    const SystemId other = next.index() < laid.size() ? laid[next.index()] : SystemId{};
    if (other.valid() && may_touch(look.r, tile, other).refused()) return refuse("TI3-GALAXY-11");
  }
  return kAllowed;
}

bool has_planet(const Look& look, SystemId tile) { return !look.r.tile(tile).planets.empty(); }

// After a tile without planets one with a planet follows, if there is one (TI3-GALAXY-13).
bool meets_duty(const Look& look, SeatId seat, SystemId tile) {
  const Player& p = look.s.players[seat];
  if (!p.owes_planet || has_planet(look, tile)) return true;
  return std::none_of(p.tiles.begin(), p.tiles.end(), [&](SystemId t) { return has_planet(look, t); });
}

// Special systems may touch only if the player has no other option.
bool forced(const Look& look, const TilesBySpot& laid, SeatId seat) {
  const SpotSet open = open_spots(look, laid);
  for (SystemId tile : look.s.players[seat].tiles) {
    if (!meets_duty(look, seat, tile)) continue;
    for (SpotId spot : open) {
      if (fits(look, laid, tile, spot).allowed()) return false;
    }
  }
  return true;
}

// ---- homes

SpotSet free_homes(const Look& look) {
  SpotSet out;
  const TilesBySpot laid = laid_out(look);
  for (std::size_t i = 1; i < kMaxSpots && i < look.r.spots.size(); ++i) {
    if (look.r.spots[i].used && look.r.spots[i].home_seat >= 0 && !laid[i].valid()) out.insert(SpotId(i));
  }
  return out;
}

void place_home(Play& g, SeatId seat, SpotId spot) {
  g.emit(Happening::HomeChosen, raw(seat), raw(spot));
  place_tile(g, seat, home_system(g, seat), spot);
  gain_goods(g, seat, g.r.spot(spot).bonus);  // TI3-FIVE-8, TI3-FIVE-9
}

SpotId position(const Look& look, int number) {
  for (std::size_t i = 1; i < look.r.spots.size(); ++i) {
    if (look.r.spots[i].home_seat == number) return SpotId(i);
  }
  return SpotId{};
}

// From then on clockwise follows the homes around the centre (TI3-GALAXY-7).
void sit_down(Play& g) {
  for (int n = 0; n < g.r.players; ++n) {
    const SpotId spot = position(g, n);
    for (int i = 0; i < g.r.players; ++i) {
      if (g.s.systems[home_system(g, SeatId(i))].spot == spot) seat_around(g, SeatId(i));
    }
  }
}

// Homes have fixed places, one on each side (TI3-GALAXY-6).
bool is_home_spot(const Rules& r, SpotId spot) {
  return spot.index() < r.spots.size() && r.spot(spot).used && r.spot(spot).home_seat >= 0;
}

// Six players choose sides; five are dealt numbers; three and four sit as they are (TI3-Q-22).
bool sides_are_chosen(const Look& look) {
  return look.r.players == 6 && look.r.options.map == MapOption::Built;
}
bool numbers_are_dealt(const Look& look) { return look.r.players == 5; }

}  // namespace

TilesBySpot random_map(const Rules& r, const Outcome& drawn) {
  TilesBySpot tiles{};
  std::size_t spot = 0;
  for (std::uint8_t item : drawn.items) {
    spot = ti::next_spot(r, spot);
    if (spot < tiles.size()) tiles[spot] = SystemId(item);
  }
  ti::take_apart(r, tiles, [&](SystemId a, SystemId b) { return may_touch(r, a, b); });
  return tiles;
}

SeatId placer(const Look& look, int n) {
  const SeatList order = clockwise_from(look, look.s.speaker);
  return order[ti::there_and_back(order.size(), static_cast<std::size_t>(n))];
}

Refusal may_lie(const Look& look, SeatId seat, SystemId tile, SpotId spot) {
  if (!look.s.players[seat].tiles.contains(tile)) return refuse("TI3-GALAXY-8");
  const TilesBySpot laid = laid_out(look);
  if (spot.index() >= look.r.spots.size() || !open_spots(look, laid).contains(spot))
    return refuse("TI3-GALAXY-9");
  if (!meets_duty(look, seat, tile)) return refuse("TI3-GALAXY-13");
  return fits(look, laid, tile, spot).allowed() || forced(look, laid, seat) ? kAllowed
                                                                            : refuse("TI3-GALAXY-11");
}

Next advance(Play& g, Galaxy& f) {
  switch (f.step) {
    case GalaxyStep::Positions:
      if (numbers_are_dealt(g)) return Next::Chance;
      for (int i = 0; i < g.r.players && !sides_are_chosen(g); ++i) place_home(g, SeatId(i), position(g, i));
      f.step = GalaxyStep::Homes;
      f.seat = g.s.speaker;
      return Next::Again;
    case GalaxyStep::Homes:
      if (!free_homes(g).empty()) return ask(g, f);
      sit_down(g);
      f.step = g.r.options.map != MapOption::Built ? GalaxyStep::End
               : g.r.face_down_tiles > 0           ? GalaxyStep::FaceDown
                                                   : GalaxyStep::Deal;
      f.seat = g.s.speaker;
      return Next::Again;
    case GalaxyStep::FaceDown:
      return Next::Ask;
    case GalaxyStep::Deal:
      return Next::Chance;
    case GalaxyStep::Lay: {
      const SeatId seat = placer(g, f.placed);
      if (g.s.players[seat].tiles.empty()) {
        f.step = GalaxyStep::Turn;
        return Next::Again;
      }
      const Player& p = g.s.players[seat];
      const bool none = p.owes_planet && std::none_of(p.tiles.begin(), p.tiles.end(),
                                                      [&](SystemId t) { return has_planet(g, t); });
      if (none) show_tiles(g, seat);  // TI3-GALAXY-14
      return ask(g, f);
    }
    case GalaxyStep::Turn:
      if (g.s.face_down.valid()) return Next::Chance;
      f.step = GalaxyStep::End;
      return Next::Again;
    case GalaxyStep::End:
      break;
  }
  box_loose_tiles(g);
  return Next::Done;
}

Asked asked(const Look& look, const Galaxy& f) {
  switch (f.step) {
    case GalaxyStep::Homes:
      return {f.seat, static_cast<std::uint8_t>(Ask::Home)};
    case GalaxyStep::FaceDown:
      return {f.seat, static_cast<std::uint8_t>(Ask::FaceDown)};
    default:
      return {placer(look, f.placed), static_cast<std::uint8_t>(Ask::PlaceTile)};
  }
}

void options(const Look& look, const Galaxy& f, OptionList& out) {
  switch (f.step) {
    case GalaxyStep::Homes:
      for (SpotId s : free_homes(look)) out.add(make(Verb::Home, raw(s)));
      return;
    case GalaxyStep::FaceDown:
      for (SpotId s : open_spots(look, laid_out(look))) out.add(make(Verb::FaceDown, raw(s)));
      return;
    default:
      break;
  }
  const SeatId seat = placer(look, f.placed);
  const TilesBySpot laid = laid_out(look);
  const bool anywhere = forced(look, laid, seat);
  const SpotSet open = open_spots(look, laid);
  for (SystemId tile : look.s.players[seat].tiles) {
    if (!meets_duty(look, seat, tile)) continue;
    for (SpotId spot : open) {
      if (anywhere || fits(look, laid, tile, spot).allowed()) out.add(make(Verb::Tile, raw(tile), raw(spot)));
    }
  }
  out.sort_from(0);
}

Refusal check(const Look& look, const Galaxy& f, Choice c) {
  if (f.step == GalaxyStep::FaceDown) return listed(look, f, c, "TI3-FIVE-4");
  if (f.step == GalaxyStep::Homes) {
    const bool fixed = c.verb<Verb>() != Verb::Home || is_home_spot(look.r, SpotId(c.operand(0)));
    return listed(look, f, c, fixed ? "TI3-GALAXY-5" : "TI3-GALAXY-6");
  }
  if (c.verb<Verb>() != Verb::Tile) return refuse("TI3-GALAXY-8");
  return may_lie(look, placer(look, f.placed), system_at(c, 0), SpotId(c.operand(1)));
}

void choose(Play& g, Galaxy& f, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Home:
      place_home(g, f.seat, SpotId(c.operand(0)));
      f.seat = g.r.next_seat(f.seat);
      return;
    case Verb::FaceDown:
      lay_face_down(g, SpotId(c.operand(0)));
      f.step = GalaxyStep::Deal;
      return;
    default: {
      const SeatId seat = placer(g, f.placed);
      take_tile_from_hand(g, seat, system_at(c, 0));
      place_tile(g, seat, system_at(c, 0), SpotId(c.operand(1)));
      ++f.placed;
      return;
    }
  }
}

ChancePoint chance(const Look& look, const Galaxy& f) {
  switch (f.step) {
    case GalaxyStep::Positions: {
      Pool seats;
      for (int i = 0; i < look.r.players; ++i) seats.insert(PoolItem(i));
      return luck(Luck::Positions, seats, static_cast<std::size_t>(look.r.players), SeatId{}, true);
    }
    case GalaxyStep::Turn:
      return luck(Luck::FaceDown, pool_of(look.s.loose_tiles), 1);
    default:
      return luck(Luck::Tiles, pool_of(look.s.loose_tiles), static_cast<std::size_t>(look.r.tiles_each),
                  f.seat);
  }
}

void outcome(Play& g, Galaxy& f, const Outcome& o) {
  switch (f.step) {
    case GalaxyStep::Positions:  // the first item has position 1, and so on
      for (std::size_t i = 0; i < o.items.size(); ++i)
        place_home(g, SeatId(o.items[i]), position(g, static_cast<int>(i)));
      f.step = GalaxyStep::Homes;
      return;
    case GalaxyStep::Turn:
      turn_tile(g, SystemId(o.items[0]));
      return;
    default:
      for (std::uint8_t item : o.items) deal_tile(g, f.seat, SystemId(item));
      f.seat = next_around(g, f.seat);
      if (f.seat == g.s.speaker) f.step = GalaxyStep::Lay;
      return;
  }
}

}  // namespace orrery::ti3
