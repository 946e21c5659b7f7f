// Drawing a galaxy of hexes with characters, and seats in their colours.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/flow/flow.h"

namespace orrery::ti {

inline constexpr int kHexWide = 11;  // from one column of hexes to the next
inline constexpr int kHexHigh = 2;   // lines for half a hex

// R, B, G, Y, P, K, ...
inline char seat_letter(SeatId seat) {
  constexpr std::string_view kLetters = "RBGYPKOW";
  return seat.index() < kLetters.size() ? kLetters[seat.index()] : '?';
}

// A text in the colour of a seat.
inline std::string paint(const std::string& text, SeatId seat, bool colour) {
  constexpr std::array<std::string_view, 8> kPaints{"31", "34", "32", "33", "35", "90", "36", "37"};
  if (!colour || !seat.valid() || seat.index() >= kPaints.size()) return text;
  return "\x1b[" + std::string(kPaints[seat.index()]) + "m" + text + "\x1b[0m";
}

// Characters with the seat whose colour they have.
class HexCanvas {
 public:
  // For hexes up to so many rings around the centre.
  explicit HexCanvas(int rings)
      : rings_(rings),
        width_((2 * rings + 1) * kHexWide + 2),
        cells_(height(), std::string(static_cast<std::size_t>(width_), ' ')),
        seats_(height(), std::vector<SeatId>(static_cast<std::size_t>(width_))) {}

  void put(int x, int y, char c, SeatId seat = SeatId{}) {
    if (y < 0 || y >= static_cast<int>(cells_.size()) || x < 0 || x >= width_) return;
    cells_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = c;
    seats_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = seat;
  }
  void text(int x, int y, std::string_view s, SeatId seat = SeatId{}) {
    for (std::size_t i = 0; i < s.size(); ++i) put(x + static_cast<int>(i), y, s[i], seat);
  }

  // The corner of a hex by its axial coordinates.
  [[nodiscard]] int left_of(int q) const { return (q + rings_) * kHexWide; }
  [[nodiscard]] int top_of(int q, int r) const { return (2 * r + q + 2 * rings_) * kHexHigh; }

  void outline(int x, int y) {
    text(x + 2, y, std::string(9, '_'));
    put(x + 1, y + 1, '/');
    put(x + 11, y + 1, '\\');
    put(x, y + 2, '/');
    put(x + 12, y + 2, '\\');
    put(x, y + 3, '\\');
    put(x + 12, y + 3, '/');
    put(x + 1, y + 4, '\\');
    text(x + 2, y + 4, std::string(9, '_'));
    put(x + 11, y + 4, '/');
  }

  [[nodiscard]] std::string print(bool colour) const {
    std::string out;
    for (std::size_t y = 0; y < cells_.size(); ++y) {
      const std::size_t end = cells_[y].find_last_not_of(' ');
      if (end == std::string::npos) continue;
      for (std::size_t x = 0; x <= end; ++x) out += paint(std::string(1, cells_[y][x]), seats_[y][x], colour);
      out += '\n';
    }
    return out;
  }

 private:
  [[nodiscard]] std::size_t height() const {
    const int rows = (4 * rings_ + 1) * kHexHigh + 4;
    return static_cast<std::size_t>(rows);
  }

  int rings_;
  int width_;
  std::vector<std::string> cells_;
  std::vector<std::vector<SeatId>> seats_;
};

// A name without spaces and marks, as long as there is room.
inline std::string short_name(std::string_view name, std::size_t room) {
  std::string out;
  for (char c : name) {
    if (c != ' ' && c != '\'' && c != '-') out += c;
  }
  return out.substr(0, room);
}

// The planets of a hex in a line of 11 characters, each with the letter of whoever controls it.
template <class Rules, class View, class Planets>
void draw_planets(HexCanvas& canvas, const Rules& r, const View& v, const Planets& list, int x, int y) {
  if (list.empty()) return;
  const std::size_t room = 11 / list.size() - (list.size() > 1 ? 2 : 1);
  for (const auto planet : list) {
    const SeatId owner = v.planets[planet].controller;
    const std::string name = short_name(r.planet(planet).name, room);
    canvas.text(x, y, name, owner);
    x += static_cast<int>(name.size());
    if (owner.valid()) canvas.put(x, y, seat_letter(owner), owner);
    x += 2;
  }
}

// Up to two fleets of a hex, a line each. `text_of(seat)` is the fleet in letters, "" if there is none.
template <class TextOf>
void draw_fleets(HexCanvas& canvas, int players, int x, int y, const TextOf& text_of) {
  int line = 0;
  for (int i = 0; i < players && line < 2; ++i) {
    const SeatId seat(i);
    const std::string text = text_of(seat);
    if (text.empty()) continue;
    const std::size_t room = line == 0 ? 11 : 9;
    std::string shown = std::string(1, seat_letter(seat)) + ":";
    for (char c : text) {
      if (c != ' ') shown += c;
    }
    if (shown.size() > room) shown = shown.substr(0, room - 1) + "+";
    canvas.text(x + line, y + line, shown, seat);
    ++line;
  }
}

// Words on as many lines as they need, each at most 100 columns, further ones indented.
inline std::string wrapped(const std::string& first, const std::vector<std::string>& words) {
  constexpr std::size_t kColumns = 100;
  std::string out;
  std::string line = first;
  bool fresh = true;
  for (const std::string& w : words) {
    if (!fresh && line.size() + w.size() + 2 > kColumns) {
      out += line + "\n";
      line = "      ";
      fresh = true;
    }
    line += (fresh ? "" : ", ") + w;
    fresh = false;
  }
  return out + line + "\n";
}

}  // namespace orrery::ti
