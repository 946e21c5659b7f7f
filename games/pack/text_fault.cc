// text_fault() of table.h: is this line UTF-8 without control characters other than the tab?
#include <cstdint>

#include "engine/core/utf8.h"
#include "games/pack/table.h"

namespace orrery {
namespace {

// What is wrong with the character that starts the text and has so many bytes, 0 if it is none.
std::string_view fault_of_character(std::string_view text, std::size_t length) {
  const auto lead = static_cast<std::uint8_t>(text.front());
  if (length == 0) return "a byte that is not UTF-8";
  if (lead == 0) return "a NUL byte";
  const bool ascii_control = (lead < 0x20 && lead != '\t') || lead == 0x7f;
  const bool later_control = lead == 0xc2 && static_cast<std::uint8_t>(text[1]) < 0xa0;  // U+0080 to U+009F
  const bool separator = text.starts_with("\xe2\x80\xa8") || text.starts_with("\xe2\x80\xa9");
  return ascii_control || later_control || separator ? "a control character" : "";
}

}  // namespace

std::string text_fault(std::string_view line) {
  for (std::size_t at = 0; at < line.size();) {
    const std::string_view rest = line.substr(at);
    const std::size_t length = character_length(rest);
    if (const auto fault = fault_of_character(rest, length); !fault.empty())
      return std::string(fault) + " at byte " + std::to_string(at + 1);
    at += length;
  }
  return {};
}

}  // namespace orrery
