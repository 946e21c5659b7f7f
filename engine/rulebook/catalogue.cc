#include "engine/rulebook/catalogue.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <utility>

namespace orrery {

namespace {

bool is_word_char(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

// AHOS-MOV-5, AHOS-Q-3, TI4-35.6a, TI4-FAQ-NEKRO-2a: a word in capitals, then parts of letters, digits and
// points; the last part has a digit.
bool is_id(std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos || dash == 0 || text.back() == '-') return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool joint = text[i] == '-' || text[i] == '.';
    if (!is_word_char(text[i]) && !joint) return false;
    if (i < dash && std::islower(static_cast<unsigned char>(text[i])) != 0) return false;
  }
  const std::string_view last = text.substr(text.rfind('-') + 1);
  return std::any_of(last.begin(), last.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Takes all "[...]" out of the text: notes stand before or behind the source.
std::string take_notes(std::string& text) {
  std::string note;
  std::string kept;
  int depth = 0;
  for (char c : text) {
    if (c == '[' && depth++ == 0) {
      if (!note.empty()) note += "; ";
      if (kept.ends_with(' ')) kept.pop_back();
      continue;
    }
    if (c == ']' && depth > 0 && --depth == 0) continue;
    (depth > 0 ? note : kept) += c;
  }
  text = trim(kept);
  return note;
}

// Takes the last "(L37, L341)" (also "(PL L269; IT L214)") off the end.
std::string take_source(std::string& text) {
  text = std::string(trim(text));
  if (!text.ends_with(')')) return "";
  const std::size_t open = text.rfind('(');
  if (open == std::string::npos) return "";
  std::string source = text.substr(open + 1, text.size() - open - 2);
  const std::size_t letter = source.find('L');
  const bool lines = letter != std::string::npos && letter + 1 < source.size() && source[letter + 1] >= '0' &&
                     source[letter + 1] <= '9';
  if (!lines) return "";
  text = std::string(trim(text.substr(0, open)));
  return source;
}

bool has_ruling_part(std::string_view id) { return id.find("-Q-") != std::string_view::npos; }

// Keeps the headings above the current line; a deeper one ends with the next of its depth.
class Headings {
 public:
  // True if the line is a heading.
  bool take(std::string_view line) {
    std::size_t depth = 0;
    while (depth < line.size() && line[depth] == '#') ++depth;
    if (depth == 0 || depth >= line.size() || line[depth] != ' ') return false;
    titles_.erase(titles_.lower_bound(depth), titles_.end());
    if (depth > 1) titles_[depth] = trim(line.substr(depth));
    return true;
  }
  [[nodiscard]] std::string path() const {
    std::string out;
    for (const auto& [depth, title] : titles_) out += (out.empty() ? "" : " / ") + title;
    return out;
  }

 private:
  std::map<std::size_t, std::string> titles_;
};

// True if the line is a rule: "- `ID` text".
bool parse_entry(std::string_view line, RuleEntry& out) {
  if (!line.starts_with("- `")) return false;
  const std::size_t end = line.find('`', 3);
  if (end == std::string_view::npos || !is_id(line.substr(3, end - 3))) return false;
  out.id = line.substr(3, end - 3);
  out.text = trim(line.substr(end + 1));
  out.note = take_notes(out.text);
  out.source = take_source(out.text);
  out.is_ruling = has_ruling_part(out.id);
  if (out.text.empty()) out.text = std::exchange(out.note, {});  // a gap that the source leaves
  return !out.text.empty();
}

// How well a word is found in a text in small letters with a space at both ends: 8 as a whole word, 6 as the
// beginning of one, 3 inside one, 0 not at all.
int hit(const std::string& text, const std::string& word) {
  int best = 0;
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const bool starts = !is_word_char(text[at - 1]);
    const bool ends = !is_word_char(text[at + word.size()]);
    best = std::max(best, starts && ends ? 8 : starts ? 6 : 3);
  }
  return best;
}

// How well a rule answers a search; 0 if a word does not occur.
int score(const RuleEntry& entry, const std::vector<std::string>& words) {
  const std::string text = " " + lower(entry.text) + " ";
  const std::string heading = " " + lower(entry.section) + " ";
  const std::string rest = lower(entry.id + " " + entry.note);
  int total = 0;
  for (const std::string& word : words) {
    const int below = hit(heading, word);
    // More than any hit in a sentence.
    const int points = hit(text, word) + (below >= 6 ? 2 * below : below);
    if (points == 0 && rest.find(word) == std::string::npos) return 0;
    total += std::max(points, 1);
  }
  return total;
}

// More nobody means; strangers ask too.
constexpr std::size_t kMostWords = 12;
constexpr std::size_t kLongestWord = 40;

std::vector<std::string> split_query(std::string_view query) {
  std::vector<std::string> out;
  std::string word;
  for (char c : lower(query) + " ") {
    if (c != ' ' && c != '\t') {
      word += c;
    } else if (!word.empty()) {
      if (out.size() == kMostWords || word.size() > kLongestWord) return out;
      if (word.size() > 3 && word.ends_with('s') && !word.ends_with("ss")) word.pop_back();
      out.push_back(std::move(word));
      word.clear();
    }
  }
  return out;
}

}  // namespace

Catalogue Catalogue::parse(std::string_view text) {
  Catalogue out;
  Headings headings;
  std::set<std::string> seen;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    RuleEntry entry;
    if (headings.take(line) || !parse_entry(line, entry)) continue;
    entry.section = headings.path();
    entry.line = number;
    if (!seen.insert(lower(entry.id)).second) {
      out.errors_.push_back("line " + std::to_string(number) + ": the id " + entry.id +
                            " comes a second time");
      continue;
    }
    out.entries_.push_back(std::move(entry));
  }
  return out;
}

const RuleEntry* Catalogue::find(std::string_view id) const {
  const std::string wanted = lower(id);
  for (const RuleEntry& entry : entries_) {
    if (lower(entry.id) == wanted) return &entry;
  }
  return nullptr;
}

std::vector<const RuleEntry*> Catalogue::search(std::string_view words) const {
  const std::vector<std::string> wanted = split_query(words);
  std::vector<std::pair<int, const RuleEntry*>> found;
  if (wanted.empty()) return {};
  for (const RuleEntry& entry : entries_) {
    const int points = score(entry, wanted);
    if (points > 0) found.emplace_back(points, &entry);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<const RuleEntry*> out;
  out.reserve(found.size());
  for (const auto& [points, entry] : found) out.push_back(entry);
  return out;
}

std::vector<RuleSection> Catalogue::sections() const {
  std::vector<RuleSection> out;
  for (const RuleEntry& entry : entries_) {
    if (out.empty() || out.back().name != entry.section) out.push_back({entry.section, 0});
    ++out.back().rules;
  }
  return out;
}

std::vector<const RuleEntry*> Catalogue::in_section(std::string_view name) const {
  std::vector<const RuleEntry*> out;
  for (const RuleEntry& entry : entries_) {
    const std::string_view section = entry.section;
    if (section == name || section.starts_with(std::string(name) + " / ")) out.push_back(&entry);
  }
  return out;
}

std::size_t Catalogue::rulings() const {
  return static_cast<std::size_t>(
      std::count_if(entries_.begin(), entries_.end(), [](const RuleEntry& e) { return e.is_ruling; }));
}

std::size_t Catalogue::rules() const { return entries_.size() - rulings(); }

}  // namespace orrery
