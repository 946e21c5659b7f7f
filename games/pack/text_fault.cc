// text_fault() of table.h: is this line UTF-8 (RFC 3629) without control characters other than the tab?
#include <cstdint>

#include "games/pack/table.h"

namespace orrery {
namespace {

// Length of the sequence that begins with this byte, 0 if none does. C0, C1 and F5 to FF begin none.
std::size_t sequence_length(std::uint8_t first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return 2;
  if (first >= 0xE0 && first <= 0xEF) return 3;
  if (first >= 0xF0 && first <= 0xF4) return 4;
  return 0;
}

// The code point of the well-formed sequence at `at`, or -1.
std::int32_t decode(std::string_view line, std::size_t at, std::size_t length) {
  if (length == 0 || at + length > line.size()) return -1;
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(line[at + i]); };
  if (length == 1) return byte(0);
  std::int32_t point = byte(0) & (0xFF >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return -1;
    point = point * 64 + (byte(i) & 0x3F);
  }
  const bool overlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
  const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
  return overlong || surrogate || point > 0x10FFFF ? -1 : point;
}

bool is_control(std::int32_t point) {
  return (point < 0x20 && point != '\t') || (point >= 0x7F && point <= 0x9F) || point == 0x2028 ||
         point == 0x2029;
}

}  // namespace

std::string text_fault(std::string_view line) {
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t length = sequence_length(static_cast<std::uint8_t>(line[at]));
    const std::int32_t point = decode(line, at, length);
    const std::string where = " at byte " + std::to_string(at + 1);
    if (point < 0) return "a byte that is not UTF-8" + where;
    if (point == 0) return "a NUL byte" + where;
    if (is_control(point)) return "a control character" + where;
    at += length;
  }
  return {};
}

}  // namespace orrery
