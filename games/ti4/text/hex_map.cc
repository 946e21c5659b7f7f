#include "games/ti4/text/hex_map.h"

#include <algorithm>
#include <vector>

namespace orrery::ti4 {
namespace {

constexpr int kWide = 11;  // from one column of hexes to the next
constexpr int kHigh = 2;   // lines for half a hex
constexpr std::array<char, kUnits> kLetters{'F', 'W', 'D', 'C', 'c', 'd', 'f', 'i', 'p', 's'};
constexpr std::array<char, kSeats> kSeatLetters{'R', 'B', 'G', 'Y', 'P', 'K'};
constexpr std::array<std::string_view, kSeats> kPaints{"31", "34", "32", "33", "35", "90"};

// Characters with the seat whose colour they have.
class Canvas {
 public:
  Canvas(int width, int height)
      : width_(width),
        cells_(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), ' ')),
        seats_(static_cast<std::size_t>(height), std::vector<SeatId>(static_cast<std::size_t>(width))) {}
  void put(int x, int y, char c, SeatId seat = SeatId{}) {
    if (y < 0 || y >= static_cast<int>(cells_.size()) || x < 0 || x >= width_) return;
    cells_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = c;
    seats_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = seat;
  }
  void text(int x, int y, std::string_view s, SeatId seat = SeatId{}) {
    for (std::size_t i = 0; i < s.size(); ++i) put(x + static_cast<int>(i), y, s[i], seat);
  }
  [[nodiscard]] std::string print(bool colour) const {
    std::string out;
    for (std::size_t y = 0; y < cells_.size(); ++y) {
      std::size_t end = cells_[y].find_last_not_of(' ');
      if (end == std::string::npos) continue;
      for (std::size_t x = 0; x <= end; ++x) out += paint(std::string(1, cells_[y][x]), seats_[y][x], colour);
      out += '\n';
    }
    return out;
  }

 private:
  int width_;
  std::vector<std::string> cells_;
  std::vector<std::vector<SeatId>> seats_;
};

std::string short_name(const PlanetDef& p, std::size_t room) {
  std::string name;
  for (char c : p.name) {
    if (c != ' ' && c != '\'' && c != '-') name += c;
  }
  return name.substr(0, room);
}

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

struct Hex {
  const Rules& r;
  const View& v;
  Canvas& canvas;

  void outline(int x, int y) const {
    canvas.text(x + 2, y, std::string(9, '_'));
    canvas.put(x + 1, y + 1, '/');
    canvas.put(x + 11, y + 1, '\\');
    canvas.put(x, y + 2, '/');
    canvas.put(x + 12, y + 2, '\\');
    canvas.put(x, y + 3, '\\');
    canvas.put(x + 12, y + 3, '/');
    canvas.put(x + 1, y + 4, '\\');
    canvas.text(x + 2, y + 4, std::string(9, '_'));
    canvas.put(x + 11, y + 4, '/');
  }
  void planets(SystemId s, int x, int y) const {
    const auto& list = r.tile(s).planets;
    if (list.empty()) return;
    const std::size_t room = 11 / list.size() - (list.size() > 1 ? 2 : 1);
    for (PlanetId p : list) {
      const SeatId owner = v.planets[p].controller;
      const std::string name = short_name(r.planet(p), room);
      canvas.text(x, y, name, owner);
      x += static_cast<int>(name.size());
      if (owner.valid()) canvas.put(x, y, seat_letter(owner), owner);
      x += 2;
    }
  }
  void fleets(SystemId s, int x, int y) const {
    int line = 0;
    for (int i = 0; i < r.players && line < 2; ++i) {
      const SeatId seat(i);
      const std::string text = fleet_text(v.systems[s].space[seat]);
      if (text.empty()) continue;
      const std::size_t room = line == 0 ? 11 : 9;
      std::string shown = std::string(1, seat_letter(seat)) + ":" + text;
      shown.erase(std::remove(shown.begin(), shown.end(), ' '), shown.end());
      if (shown.size() > room) shown = shown.substr(0, room - 1) + "+";
      canvas.text(x + line, y + line, shown, seat);
      ++line;
    }
  }
  void draw(SystemId s, int q, int row) const {
    const int x = (q + 3) * kWide;
    const int y = (row + 6) * kHigh;
    outline(x, y);
    std::string head = r.name(s);
    const std::string mark = marks(r, v, s);
    head += mark.empty() ? " " + r.name(v.systems[s].spot) : " " + mark;
    canvas.text(x + 2, y + 1, head.substr(0, 9));
    planets(s, x + 1, y + 2);
    fleets(s, x + 1, y + 3);
    int at = x + 10;
    for (int i = r.players - 1; i >= 0; --i) {
      if (v.players[SeatId(i)].tokens.contains(s)) canvas.put(at--, y + 1, '*', SeatId(i));
    }
  }
};

}  // namespace

char seat_letter(SeatId seat) { return seat.index() < kSeats ? kSeatLetters[seat.index()] : '?'; }

std::string paint(const std::string& text, SeatId seat, bool colour) {
  if (!colour || !seat.valid() || seat.index() >= kSeats) return text;
  return "\x1b[" + std::string(kPaints[seat.index()]) + "m" + text + "\x1b[0m";
}

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
  Canvas canvas(7 * kWide + 2, 13 * kHigh + 4);
  const Hex hex{r, v, canvas};
  for (SystemId s : v.board) {
    const SpotId spot = v.systems[s].spot;
    if (!spot.valid() || spot.index() >= kMaxSpots) continue;
    const SpotDef& def = r.spot(spot);
    hex.draw(s, def.q, 2 * def.r + def.q);
  }
  std::string out = canvas.print(colour);
  for (SystemId s : v.board) {
    if (v.systems[s].spot.index() < kMaxSpots) continue;
    out += "beside the board: " + r.name(s);
    for (int i = 0; i < r.players; ++i) {
      const std::string fleet = fleet_text(v.systems[s].space[SeatId(i)]);
      if (!fleet.empty())
        out += "  " + paint(std::string(1, seat_letter(SeatId(i))) + ": " + fleet, SeatId(i), colour);
    }
    out += '\n';
  }
  return out;
}

}  // namespace orrery::ti4
