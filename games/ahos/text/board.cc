#include "games/ahos/text/board.h"

#include <algorithm>
#include <vector>

namespace orrery::ahos {
namespace {

constexpr int kColumn = 8;  // characters per unit of x; neighbours in a row are two units apart
constexpr int kCell = 15;   // characters of a cell
constexpr char kLetters4[] = "RBGY";

// A canvas of characters, each with the seat whose colour it has.
class Canvas {
 public:
  Canvas(int width, int height)
      : width_(width),
        text_(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), ' ')),
        ink_(text_.size(), std::vector<SeatId>(static_cast<std::size_t>(width))) {}
  void put(int x, int y, const std::string& s, SeatId seat = SeatId{}) {
    for (std::size_t i = 0; i < s.size(); ++i) {
      const int at = x + static_cast<int>(i);
      if (at < 0 || at >= width_ || y < 0 || y >= static_cast<int>(text_.size())) continue;
      text_[static_cast<std::size_t>(y)][static_cast<std::size_t>(at)] = s[i];
      ink_[static_cast<std::size_t>(y)][static_cast<std::size_t>(at)] = seat;
    }
  }
  [[nodiscard]] std::string str(bool colour) const {
    std::string out;
    for (std::size_t y = 0; y < text_.size(); ++y) {
      std::size_t end = text_[y].find_last_not_of(' ');
      end = end == std::string::npos ? 0 : end + 1;
      std::size_t x = 0;
      while (x < end) {
        std::size_t to = x;
        while (to < end && ink_[y][to] == ink_[y][x]) ++to;
        out += paint(text_[y].substr(x, to - x), ink_[y][x], colour);
        x = to;
      }
      out += '\n';
    }
    return out;
  }

 private:
  int width_;
  std::vector<std::string> text_;
  std::vector<std::vector<SeatId>> ink_;
};

std::string units_text(const Units& u) {
  std::string out;
  if (u.fleets > 0) out += std::to_string(u.fleets) + "f";
  if (u.star_bases > 0) out += std::to_string(u.star_bases) + "b";
  return out;
}

SeatId holder(const Rules& r, const SpaceView& s) {
  if (s.marker != Marker::None) return s.owner;
  for (int i = 0; i < r.players; ++i) {
    if (s.units[SeatId(i)].count() > 0) return SeatId(i);
  }
  return SeatId{};
}

std::string marker_word(Marker m) {
  switch (m) {
    case Marker::Home:
      return " home";
    case Marker::Colony:
      return " col.";
    case Marker::Outpost:
      return " outp";
    case Marker::None:
      break;
  }
  return "";
}

// "def 4+?" for a neutral habitable system: tile strength and Alien token.
std::string defence(const Rules& r, const SpaceView& s) {
  const TileDef& tile = r.tile(s.tile);
  if (!tile.habitable) return "-";
  std::string out = "def " + std::to_string(tile.strength);
  if (s.alien == AlienSide::None) return out;
  out += s.alien_token.valid() ? "+" + std::to_string(r.alien_value[s.alien_token.index()]) : "+?";
  return out;
}

void put_space(Canvas& canvas, const Rules& r, const View& v, SpaceId sp) {
  const SpaceDef& def = r.spaces[sp.index()];
  const SpaceView& s = v.spaces[sp];
  const int x = def.x * kColumn;
  const int y = def.y * 3;
  if (!s.tile.valid()) return canvas.put(x, y, std::to_string(def.number));
  const TileDef& tile = r.tile(s.tile);
  const SeatId who = holder(r, s);
  std::string name =
      (def.number < 10 ? " " : "") + std::to_string(def.number) + (tile.habitable ? " " : ".") + tile.name;
  if (tile.wormhole) name += "@";
  canvas.put(x, y, name.substr(0, kCell), who);
  if (!who.valid()) return canvas.put(x + 3, y + 1, defence(r, s));
  int at = x + 3;
  const std::string head =
      std::string(1, kLetters4[who.index()]) + marker_word(s.marker) + " " + units_text(s.units[who]);
  canvas.put(at, y + 1, head, who);
  at += static_cast<int>(head.size()) + 1;
  for (int i = 0; i < r.players; ++i) {
    const SeatId other(i);
    if (other == who || s.units[other].count() == 0) continue;
    const std::string text = std::string("<") + kLetters4[other.index()] + units_text(s.units[other]);
    canvas.put(at, y + 1, text, other);
    at += static_cast<int>(text.size()) + 1;
  }
}

void put_connection(Canvas& canvas, const Rules& r, const View& v, std::size_t edge) {
  const SpaceDef& a = r.spaces[r.edges[edge].a.index()];
  const SpaceDef& b = r.spaces[r.edges[edge].b.index()];
  const bool hole = v.black_holes.contains(EdgeId(edge));
  if (a.y == b.y) {
    const int from = std::min(a.x, b.x) * kColumn;
    for (int x = from + kCell - 2; x < from + 2 * kColumn; ++x) canvas.put(x, a.y * 3, hole ? "#" : "-");
    return;
  }
  const int y = std::min(a.y, b.y) * 3 + 2;
  const int upper = a.y < b.y ? a.x : b.x;
  const int lower = a.y < b.y ? b.x : a.x;
  canvas.put((upper + lower) * kColumn / 2 + 4, y, hole ? "#" : (lower > upper ? "\\" : "/"));
}

}  // namespace

std::string paint(const std::string& text, SeatId seat, bool colour) {
  constexpr std::array<const char*, 4> kCodes{"31", "34;1", "32", "33"};
  if (!colour || !seat.valid()) return text;
  return std::string("\x1b[") + kCodes[seat.index()] + "m" + text + "\x1b[0m";
}

std::string draw_board(const Rules& r, const View& v, bool colour) {
  int right = 0;
  int bottom = 0;
  for (SpaceId sp : r.board) {
    right = std::max(right, r.spaces[sp.index()].x);
    bottom = std::max(bottom, r.spaces[sp.index()].y);
  }
  Canvas canvas(right * kColumn + kCell + 3, bottom * 3 + 2);
  for (std::size_t i = 0; i < r.edges.size(); ++i) put_connection(canvas, r, v, i);
  for (SpaceId sp : r.board) put_space(canvas, r, v, sp);
  return canvas.str(colour);
}

}  // namespace orrery::ahos
