#include "games/ti3/text/hex_map.h"

#include "games/ti/hex_canvas.h"

namespace orrery::ti3 {
namespace {

constexpr int kRings = 3;
constexpr std::array<char, kUnits> kUnitLetters{'F', 'W', 'D', 'C', 'c', 'd', 'f', 'g', 't', 'm', 'p', 's'};

void add_units(std::string& out, int n, Unit unit) {
  if (n > 0) out += (out.empty() ? "" : " ") + std::to_string(n) + kUnitLetters[at(unit)];
}

template <class Stack>
std::string stack_text(const Stack& stack, std::initializer_list<Unit> types) {
  std::string out;
  for (Unit u : types) add_units(out, stack.of(u), u);
  for (unsigned i = 0; i < kLeadersEach; ++i) {
    if ((stack.leaders >> i & 1U) != 0) out += (out.empty() ? "" : " ") + ("l" + std::to_string(i + 1));
  }
  return out;
}

// Wormholes, printed and found, and anomalies.
std::string marks_of(const Rules& r, const View& v, SystemId s) {
  constexpr std::array<std::string_view, 4> kAnomalies{"", "aster", "nebul", "nova"};
  std::string out;
  for (std::size_t w = 0; w < kWormholes; ++w) {
    if (r.tile(s).wormhole[w] || (v.systems[s].discovered >> w & 1U) != 0) out += "ab"[w];
  }
  if (!out.empty()) out = "~" + out;
  return out + std::string(kAnomalies[static_cast<std::size_t>(r.tile(s).anomaly)]);
}

void draw_system(ti::HexCanvas& canvas, const Rules& r, const View& v, SystemId s) {
  const SpotDef& spot = r.spot(v.systems[s].spot);
  const int x = canvas.left_of(spot.q);
  const int y = canvas.top_of(spot.q, spot.r);
  canvas.outline(x, y);
  canvas.text(x + 2, y + 1, (r.name(v.systems[s].spot) + " " + marks_of(r, v, s)).substr(0, 9));
  ti::draw_planets(canvas, r, v, r.tile(s).planets, x + 1, y + 2);
  ti::draw_fleets(canvas, r.players, x + 1, y + 3,
                  [&](SeatId seat) { return fleet_text(v.systems[s].fleets[seat]); });
  int at = x + 10;
  for (int i = r.players - 1; i >= 0; --i) {
    if (v.players[SeatId(i)].counters.contains(s)) canvas.put(at--, y + 1, '*', SeatId(i));
  }
}

}  // namespace

std::string fleet_text(const Fleet& f) {
  std::string out;
  for (Unit u : kShips) {
    add_units(out, f.of(u), u);
    const int damaged = f.damaged_of(u);
    if (damaged > 0) out += "!" + (damaged > 1 ? std::to_string(damaged) : std::string());
  }
  return out;
}

std::string garrison_text(const Garrison& g) {
  return stack_text(g,
                    {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit, Unit::Pds, Unit::SpaceDock});
}

std::string cargo_text(const Load& load) {
  return stack_text(load, {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit, Unit::Pds});
}

std::string draw_galaxy(const Rules& r, const View& v, bool colour) {
  ti::HexCanvas canvas(kRings);
  for (SystemId s : v.board) {
    if (v.systems[s].spot.valid()) draw_system(canvas, r, v, s);
  }
  if (v.face_down.valid()) {
    const SpotDef& spot = r.spot(v.face_down);
    canvas.outline(canvas.left_of(spot.q), canvas.top_of(spot.q, spot.r));
    canvas.text(canvas.left_of(spot.q) + 2, canvas.top_of(spot.q, spot.r) + 2, "face down");
  }
  return canvas.print(colour);
}

}  // namespace orrery::ti3
