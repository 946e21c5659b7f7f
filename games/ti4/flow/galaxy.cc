#include "games/ti4/flow/galaxy.h"

#include "games/ti4/flow/ask.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

// What lies on each spot; none: nothing yet.
TilesBySpot laid_out(const Look& look) {
  TilesBySpot out{};
  for (SystemId tile : look.s.board) {
    const SpotId spot = look.s.systems[tile].spot;
    if (spot.index() < kMaxSpots) out[spot.index()] = tile;
  }
  return out;
}

Refusal fits(const Rules& r, const TilesBySpot& laid, SystemId tile, SpotId spot) {
  for (SpotId next : r.spot(spot).neighbours) {
    if (!laid[next.index()].valid()) continue;
    if (const Refusal no = may_touch(r, tile, laid[next.index()]); no.refused()) return no;
  }
  return kAllowed;
}

// A spot that a player fills: part of the map, not a home position.
bool is_free(const Rules& r, const TilesBySpot& laid, std::size_t spot) {
  return r.spots[spot].used && r.spots[spot].home_seat < 0 && !laid[spot].valid();
}

SpotSet open_in(const Rules& r, const TilesBySpot& laid) {
  SpotSet out;
  int ring = 0;
  for (std::size_t i = 1; i < kMaxSpots; ++i) {  // spots count ring by ring
    if (!is_free(r, laid, i)) continue;
    if (out.empty()) ring = r.spots[i].ring;
    if (r.spots[i].ring == ring) out.insert(SpotId(i));
  }
  return out;
}

// 0.16m, 0.16n: the separation rules hold as long as some tile of the hand can be placed by them.
bool forced(const Look& look, const TilesBySpot& laid, SeatId seat) {
  const SpotSet open = open_in(look.r, laid);
  for (SystemId tile : look.s.players[seat].tiles) {
    for (SpotId spot : open) {
      if (fits(look.r, laid, tile, spot).allowed()) return false;
    }
  }
  return true;
}

}  // namespace

Refusal may_touch(const Rules& r, SystemId a, SystemId b) {
  const TileDef& one = r.tile(a);
  const TileDef& other = r.tile(b);
  if (one.anomaly != Anomaly::None && other.anomaly != Anomaly::None) return refuse("TI4-0.16m");
  for (std::size_t w = 0; w < kWormholes; ++w) {
    if (one.wormhole[w] && other.wormhole[w]) return refuse("TI4-0.16n");
  }
  return kAllowed;
}

SpotSet open_spots(const Look& look) { return open_in(look.r, laid_out(look)); }

Refusal tile_fits(const Look& look, SystemId tile, SpotId spot) {
  return fits(look.r, laid_out(look), tile, spot);
}

// There and back again: the last player of a pass is the first of the next (0.16k).
SeatId builder(const Look& look, const Galaxy& f) {
  const std::size_t players = static_cast<std::size_t>(look.r.players);
  const std::size_t pass = f.placed / players;
  const std::size_t at = f.placed % players;
  const std::size_t step = pass % 2 == 0 ? at : players - 1 - at;
  return SeatId((look.s.speaker.index() + step) % players);
}

Next advance(Play& g, Galaxy& f) {
  if (g.s.players[builder(g, f)].tiles.empty()) return Next::Done;  // all have equally many
  return ask(g, f);
}

Asked asked(const Look& look, const Galaxy& f) {
  return {builder(look, f), static_cast<std::uint8_t>(Ask::PlaceTile)};
}

void options(const Look& look, const Galaxy& f, OptionList& out) {
  const SeatId seat = builder(look, f);
  const TilesBySpot laid = laid_out(look);
  const bool anywhere = forced(look, laid, seat);
  const SpotSet open = open_in(look.r, laid);
  for (SystemId tile : look.s.players[seat].tiles) {
    for (SpotId spot : open) {
      if (anywhere || fits(look.r, laid, tile, spot).allowed())
        out.add(make(Verb::Tile, raw(tile), raw(spot)));
    }
  }
  out.sort_from(0);
}

Refusal check(const Look& look, const Galaxy& f, Choice c) {
  const SeatId seat = builder(look, f);
  const SystemId tile = system_at(c, 0);
  const SpotId spot(c.operand(1));
  if (c != make(Verb::Tile, raw(tile), raw(spot))) return refuse("TI4-0.16j");
  if (!look.s.players[seat].tiles.contains(tile)) return refuse("TI4-0.16j");
  const TilesBySpot laid = laid_out(look);
  if (!open_in(look.r, laid).contains(spot)) {
    if (spot.index() >= kMaxSpots || !look.r.spot(spot).used) return refuse("TI4-0.16");
    if (look.r.spot(spot).home_seat >= 0) return refuse("TI4-0.16a");
    return refuse(laid[spot.index()].valid() ? "TI4-0.16j" : "TI4-0.16l");
  }
  const Refusal no = fits(look.r, laid, tile, spot);
  return no.allowed() || forced(look, laid, seat) ? kAllowed : no;
}

void choose(Play& g, Galaxy& f, Choice c) {
  const SeatId seat = builder(g, f);
  const SystemId tile = system_at(c, 0);
  take_tile_from_hand(g, seat, tile);
  place_tile(g, seat, tile, SpotId(c.operand(1)));
  ++f.placed;
}

}  // namespace orrery::ti4
