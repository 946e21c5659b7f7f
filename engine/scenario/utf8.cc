#include "engine/scenario/utf8.h"

#include <cstdint>

#include "engine/core/utf8.h"

namespace orrery::scenario {
namespace {

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
