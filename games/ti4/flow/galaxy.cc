#include "games/ti4/flow/galaxy.h"

#include "games/ti/tiles.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {
namespace {

TilesBySpot laid_out(const Look& look) { return ti::laid_out<kMaxSpots>(look.s); }

Refusal fits(const Rules& r, const TilesBySpot& laid, SystemId tile, SpotId spot) {
  for (SpotId next : r.spot(spot).neighbours) {
    if (!laid[next.index()].valid()) continue;
    if (const Refusal no = may_touch(r, tile, laid[next.index()]); no.refused()) return no;
  }
  return kAllowed;
}

SpotSet open_in(const Rules& r, const TilesBySpot& laid) {
  return ti::open_ring<SpotSet>(r, [&](std::size_t spot) { return laid[spot].valid(); });
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
  const auto players = static_cast<std::size_t>(look.r.players);
  return SeatId((look.s.speaker.index() + ti::there_and_back(players, f.placed)) % players);
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
