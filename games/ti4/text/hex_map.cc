#include "games/ti4/text/hex_map.h"

#include "games/ti/hex_canvas.h"

namespace orrery::ti4 {
namespace {

constexpr std::array<char, kUnits> kLetters{'F', 'W', 'D', 'C', 'c', 'd', 'f', 'i', 'p', 's'};

std::string marks(const Rules& r, const View& v, SystemId s) {
  constexpr std::array<std::string_view, 5> kAnomalies{"", "aster", "nebul", "nova", "rift"};
  std::string out;
  for (std::size_t w = 0; w < kWormholes; ++w) {
    bool here = r.tile(s).wormhole[w];
    for (int i = 0; i < r.players && w < 2; ++i) here = here || v.players[SeatId(i)].wormholes[w] == s;
    if (here) out += "abd"[w];
  }
  if (!out.empty()) out = "~" + out;
  return out + std::string(kAnomalies[static_cast<std::size_t>(r.tile(s).anomaly)]);
}

void draw_hex(ti::HexCanvas& canvas, const Rules& r, const View& v, SystemId s) {
  const SpotDef& spot = r.spot(v.systems[s].spot);
  const int x = canvas.left_of(spot.q);
  const int y = canvas.top_of(spot.q, spot.r);
  canvas.outline(x, y);
  const std::string mark = marks(r, v, s);
  const std::string head = r.name(s) + " " + (mark.empty() ? r.name(v.systems[s].spot) : mark);
  canvas.text(x + 2, y + 1, head.substr(0, 9));
  ti::draw_planets(canvas, r, v, r.tile(s).planets, x + 1, y + 2);
  ti::draw_fleets(canvas, r.players, x + 1, y + 3,
                  [&](SeatId seat) { return fleet_text(v.systems[s].space[seat]); });
  int at = x + 10;
  for (int i = r.players - 1; i >= 0; --i) {
    if (v.players[SeatId(i)].tokens.contains(s)) canvas.put(at--, y + 1, '*', SeatId(i));
  }
}

}  // namespace

std::string fleet_text(const SpaceForces& f) {
  std::string out;
  for (Unit u : kAllUnits) {
    if (f.of(u) == 0) continue;
    out += (out.empty() ? "" : " ") + std::to_string(f.of(u)) + kLetters[at(u)];
    if (f.damaged_of(u) > 0)
      out += "!" + (f.damaged_of(u) > 1 ? std::to_string(f.damaged_of(u)) : std::string());
  }
  return out;
}

std::string garrison_text(const GroundForces& f) {
  std::string out;
  for (Unit u : {Unit::Infantry, Unit::Pds, Unit::SpaceDock}) {
    if (f.of(u) > 0) out += (out.empty() ? "" : " ") + std::to_string(f.of(u)) + kLetters[at(u)];
  }
  return out;
}

std::string draw_galaxy(const Rules& r, const View& v, bool colour) {
  ti::HexCanvas canvas(3);
  for (SystemId s : v.board) {
    const SpotId spot = v.systems[s].spot;
    if (spot.valid() && spot.index() < kMaxSpots) draw_hex(canvas, r, v, s);
  }
  std::string out = canvas.print(colour);
  for (SystemId s : v.board) {
    if (v.systems[s].spot.index() < kMaxSpots) continue;
    out += "beside the board: " + r.name(s);
    for (int i = 0; i < r.players; ++i) {
      const std::string fleet = fleet_text(v.systems[s].space[SeatId(i)]);
      if (!fleet.empty())
        out += "  " + ti::paint(std::string(1, ti::seat_letter(SeatId(i))) + ": " + fleet, SeatId(i), colour);
    }
    out += '\n';
  }
  return out;
}

}  // namespace orrery::ti4
