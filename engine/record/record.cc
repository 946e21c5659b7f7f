#include "engine/record/record.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace orrery {

namespace {

constexpr std::size_t kSeedDigits = 64;

void print_comments(std::string& out, const std::vector<std::string>& comments) {
  for (const std::string& comment : comments) out += comment.empty() ? "#\n" : "# " + comment + "\n";
}

void print_file(std::string& out, const std::string& name, std::string_view contents) {
  out += "file " + name + "\n";
  while (!contents.empty()) {
    const std::size_t end = std::min(contents.find('\n'), contents.size());
    const std::string_view line = contents.substr(0, end);
    out += "|" + std::string(line.substr(0, line.size() - (line.ends_with('\r') ? 1 : 0))) + "\n";
    contents.remove_prefix(std::min(end + 1, contents.size()));
  }
}

void print_header(std::string& out, const Record& record) {
  out += "orrery-record " + std::to_string(Record::kFormat) + "\n";
  out += "game " + record.game + "\n";
  out += "rules " + std::to_string(record.rules) + "\n";
  if (!record.pack.empty()) out += "pack " + record.pack + "\n";
  out += "options";
  for (const auto& [name, value] : record.options) out += " " + name + "=" + value;
  out += "\n";
  if (!record.seats.empty()) out += "seats";
  for (const auto& [seat, player] : record.seats) out += " " + seat + "=" + player;
  if (!record.seats.empty()) out += "\n";
  if (record.seed) out += "seed " + print_seed(record.seed->seed);
  if (record.seed && record.seed->from != 0) out += " from " + std::to_string(record.seed->from);
  if (record.seed) out += "\n";
  for (const auto& [name, contents] : record.pack_files) print_file(out, name, contents);
  print_comments(out, record.comments);
  out += "\n";
}

}  // namespace

std::string Fault::text() const {
  if (line == 0) return message;
  return "line " + std::to_string(line) + ": " + message;
}

std::string Step::print() const { return (chance ? "chance " : "") + who + ": " + text; }

std::optional<Seed> parse_seed(std::string_view text) {
  Seed seed;
  const auto read = [](std::string_view digits, int base, std::uint64_t& out) {
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), out, base);
    return error == std::errc{} && end == digits.data() + digits.size() && !digits.empty();
  };
  if (text.size() != kSeedDigits) {
    if (!read(text, 10, seed.words[0])) return std::nullopt;
    return seed;
  }
  for (std::size_t i = 0; i < seed.words.size(); ++i) {
    if (!read(text.substr(16 * i, 16), 16, seed.words[i])) return std::nullopt;
  }
  return seed;
}

std::string print_seed(const Seed& seed) {
  if (seed.words[1] == 0 && seed.words[2] == 0 && seed.words[3] == 0) return std::to_string(seed.words[0]);
  std::string out;
  for (std::uint64_t word : seed.words) out += print_hash(word);
  return out;
}

std::string Record::player(std::string_view seat) const {
  for (const auto& [name, player] : seats) {
    if (name == seat) return player;
  }
  return "";
}

std::size_t Record::header_line(const std::string& key) const {
  const auto found = header_lines.find(key);
  return found == header_lines.end() ? 0 : found->second;
}

std::size_t Record::chances(std::size_t steps_done) const {
  const auto end = steps.begin() + static_cast<std::ptrdiff_t>(std::min(steps_done, steps.size()));
  return static_cast<std::size_t>(std::count_if(steps.begin(), end, [](const Step& s) { return s.chance; }));
}

Record Record::first(std::size_t n) const {
  Record out = *this;
  if (n >= steps.size()) return out;
  out.steps.resize(n);
  out.hashes.erase(out.hashes.upper_bound(n), out.hashes.end());
  out.hash_lines.erase(out.hash_lines.upper_bound(n), out.hash_lines.end());
  out.last_comments.clear();
  return out;
}

std::string Record::print() const {
  std::string out;
  print_header(out, *this);
  for (std::size_t i = 0; i <= steps.size(); ++i) {
    if (i > 0) {
      print_comments(out, steps[i - 1].comments);
      out += steps[i - 1].print() + "\n";
    }
    const auto found = hashes.find(i);
    if (found != hashes.end()) out += "hash " + print_hash(found->second) + "\n";
  }
  print_comments(out, last_comments);
  out += "end " + std::to_string(steps.size()) + "\n";
  return out;
}

Record fork_record(const Record& record, std::size_t n, const std::string& origin,
                   const std::optional<Seed>& seed) {
  Record out = record.first(n);
  out.comments.push_back("forked from " + origin + " after step " + std::to_string(out.steps.size()));
  if (seed) out.seed = SeedLine{*seed, out.chances(out.steps.size())};
  return out;
}

}  // namespace orrery
