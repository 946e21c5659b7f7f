#include "server/people/names.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace orrery::server {
namespace {

struct Range {
  char32_t from;
  char32_t to;
};

// Without a shape of their own, or turning what stands around them.
constexpr std::array<Range, 19> kInvisible{{{0x00, 0x1f},
                                            {0x7f, 0xa0},
                                            {0xad, 0xad},
                                            {0x34f, 0x34f},
                                            {0x61c, 0x61c},
                                            {0x115f, 0x1160},
                                            {0x17b4, 0x17b5},
                                            {0x180b, 0x180f},
                                            {0x2000, 0x200f},
                                            {0x2028, 0x202f},
                                            {0x205f, 0x206f},
                                            {0x2800, 0x2800},
                                            {0x3000, 0x3000},
                                            {0x3164, 0x3164},
                                            {0xe000, 0xf8ff},
                                            {0xfe00, 0xfe0f},
                                            {0xfeff, 0xfeff},
                                            {0xffa0, 0xffa0},
                                            {0xfff0, 0xfffd}}};
constexpr char32_t kLastPlane = 0xe0000;  // tags, variations, private use

bool invisible(char32_t c) {
  return c >= kLastPlane || std::any_of(kInvisible.begin(), kInvisible.end(),
                                        [&](const Range& r) { return c >= r.from && c <= r.to; });
}

// Of these many letters look the same.
enum class Script { Other, Latin, Greek, Cyrillic };

Script script_of(char32_t c) {
  const bool ascii = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  if (ascii || (c >= 0xc0 && c <= 0x24f && c != 0xd7 && c != 0xf7) || (c >= 0x1e00 && c <= 0x1eff))
    return Script::Latin;
  if ((c >= 0x370 && c <= 0x3ff) || (c >= 0x1f00 && c <= 0x1fff)) return Script::Greek;
  if (c >= 0x400 && c <= 0x52f) return Script::Cyrillic;
  return Script::Other;
}

// The next letter of a text that is UTF-8; nothing where it is not.
std::optional<char32_t> take(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t size = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 0;
  if (size == 0 || text.size() < size) return std::nullopt;
  constexpr std::array<unsigned, 5> kMask{0, 0x7f, 0x1f, 0x0f, 0x07};
  char32_t c = first & kMask[size];
  for (std::size_t i = 1; i < size; ++i) {
    const auto next = static_cast<unsigned char>(text[i]);
    if ((next & 0xc0U) != 0x80U) return std::nullopt;
    c = c << 6U | (next & 0x3fU);
  }
  text.remove_prefix(size);
  return c;
}

}  // namespace

std::string name_fault(std::string_view name) {
  Script word = Script::Other;
  bool seen = false;
  while (!name.empty()) {
    const std::optional<char32_t> c = take(name);
    if (!c) return "it is not UTF-8";
    if (*c == ' ') {
      word = Script::Other;
      continue;
    }
    if (invisible(*c)) return "it has characters that nobody can see";
    seen = true;
    const Script script = script_of(*c);
    if (script == Script::Other) continue;
    if (word != Script::Other && word != script) return "a word of it mixes letters that look alike";
    word = script;
  }
  return seen ? "" : "it is empty";
}

}  // namespace orrery::server
