#include "games/pack/row_reader.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace orrery {
namespace {

constexpr std::size_t kMaxIdBytes = 40;
constexpr std::size_t kMaxNameBytes = 64;

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::optional<int> parse_integer(std::string_view text) {
  int value = 0;
  const char* end = text.data() + text.size();
  const auto [rest, fault] = std::from_chars(text.data(), end, value);
  if (text.empty() || fault != std::errc() || rest != end) return std::nullopt;
  return value;
}

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= kMaxIdBytes && is_letter(text.front()) &&
         std::all_of(text.begin(), text.end(),
                     [](char c) { return is_letter(c) || is_digit(c) || c == '_'; });
}

std::string range_text(int low, int high) {
  return "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
}

RowReader::RowReader(const TableSpec& spec, const TableRow& row, PackErrors& errors)
    : spec_(spec), row_(row), errors_(errors) {}

std::string_view RowReader::cell(std::string_view column) const {
  for (std::size_t i = 0; i < spec_.columns.size(); ++i) {
    if (spec_.columns[i].name == column) return row_.cells[i];
  }
  assert(false && "the column is not in the spec");
  return {};
}

void RowReader::complain(std::string message) {
  ok_ = false;
  errors_.add(spec_.file, row_.line, std::move(message));
}

void RowReader::expected(std::string_view column, std::string_view what) {
  complain("column " + std::string(column) + ": expected " + std::string(what) + ", found " +
           quoted(cell(column)));
}

int RowReader::integer(std::string_view column, int low, int high) {
  const auto value = parse_integer(cell(column));
  if (value && *value >= low && *value <= high) return *value;
  expected(column, range_text(low, high));
  return low;
}

std::size_t RowReader::word(std::string_view column, std::initializer_list<std::string_view> words) {
  const auto* found = std::find(words.begin(), words.end(), cell(column));
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  std::string choice;
  for (const std::string_view word : words) choice += (choice.empty() ? "" : " | ") + std::string(word);
  expected(column, choice);
  return 0;
}

bool RowReader::yes_no(std::string_view column) { return word(column, {"no", "yes"}) == 1; }

std::string RowReader::id(std::string_view column) {
  if (!is_id(cell(column))) expected(column, "a letter, then letters, digits or _, at most 40 in all");
  return std::string(cell(column));
}

std::string RowReader::name(std::string_view column) {
  const std::string_view text = cell(column);
  if (text.empty() || text == "-" || text.size() > kMaxNameBytes) expected(column, "a text of 1 to 64 bytes");
  return std::string(text);
}

std::vector<std::string> RowReader::list(std::string_view column) {
  const std::string_view text = cell(column);
  if (text == "-") return {};
  std::vector<std::string> pieces;
  for (const std::string_view piece : split(text, ',')) {
    if (piece.empty()) {
      expected(column, "a list such as \"a, b\", or -");
      return {};
    }
    pieces.emplace_back(piece);
  }
  return pieces;
}

}  // namespace orrery
