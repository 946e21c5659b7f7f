#include "engine/scenario/utf8.h"

#include <cstdint>

namespace orrery::scenario {
namespace {

bool is_continuation(char c) { return (static_cast<std::uint8_t>(c) & 0xc0U) == 0x80U; }

// Bytes of the character that starts the text, or 0 if it is not well-formed (overlong, surrogate, too high,
// cut off).
std::size_t character_length(std::string_view text) {
  const auto lead = static_cast<std::uint8_t>(text.front());
  if (lead < 0x80) return 1;
  const std::size_t length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  if (length == 0 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(text[i])) return 0;
  }
  const auto second = static_cast<std::uint8_t>(text[1]);
  const bool out_of_range = (lead == 0xe0 && second < 0xa0) || (lead == 0xed && second > 0x9f) ||
                            (lead == 0xf0 && second < 0x90) || (lead == 0xf4 && second > 0x8f);
  return out_of_range ? 0 : length;
}

bool is_control(char c) {
  const auto byte = static_cast<std::uint8_t>(c);
  return (byte < 0x20 && c != '\n' && c != '\r' && c != '\t') || byte == 0x7f;
}

}  // namespace

std::optional<Text> text_fault(std::string_view text) {
  int line = 1;
  std::size_t width = 0;
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    if (length == 0) return Text{"the text is not UTF-8", line};
    if (is_control(text.front())) return Text{"the text has a control character", line};
    width = text.front() == '\n' ? 0 : width + length;
    if (width > kMaxLine) return Text{"the line is longer than " + std::to_string(kMaxLine) + " bytes", line};
    if (text.front() == '\n') ++line;
    text.remove_prefix(length);
  }
  return std::nullopt;
}

std::string cut(std::string_view text, std::size_t limit) {
  if (text.size() <= limit) return std::string(text);
  std::size_t end = limit;
  while (end > 0 && is_continuation(text[end])) --end;
  return std::string(text.substr(0, end)) + "...";
}

}  // namespace orrery::scenario
