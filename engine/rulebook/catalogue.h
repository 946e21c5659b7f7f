// Rule catalogues: rulebook/<game>.md, one rule per line with a stable id,
//
//   - `AHOS-MOV-5` Units may not ... (L37, L341) [unclear: ...]
//
// below headings that name sections. Rulings (ids with a part Q, e.g. `AHOS-Q-3`) answer what the source
// leaves open; they are not counted as rules.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

struct RuleEntry {
  std::string id;
  std::string section;  // the headings above it, e.g. "11. Action: move and fight, movement (MOV)"
  std::string text;     // what the rule says
  std::string source;   // where it comes from, e.g. "L37, L341", or ""
  std::string note;     // what stands in square brackets behind it, or ""
  std::size_t line = 0;
  bool is_ruling = false;
};

// A heading with rules right below it.
struct RuleSection {
  std::string name;  // as RuleEntry::section
  std::size_t rules = 0;
};

class Catalogue {
 public:
  // Reads a catalogue. Lines that are not rules or headings are prose and left out. An id that comes twice is
  // an error.
  static Catalogue parse(std::string_view text);

  [[nodiscard]] const std::vector<RuleEntry>& entries() const { return entries_; }
  [[nodiscard]] const std::vector<std::string>& errors() const { return errors_; }  // "line 5: ..."
  // Ids are compared without regard to case. Null if there is none.
  [[nodiscard]] const RuleEntry* find(std::string_view id) const;
  // Rules in which every word occurs (in id, section or text), best first: those below a heading with the
  // words before those that only mention them, whole words before parts. A plural finds its singular.
  [[nodiscard]] std::vector<const RuleEntry*> search(std::string_view words) const;
  // In the order of the catalogue.
  [[nodiscard]] std::vector<RuleSection> sections() const;
  // The rules of a section in their order, with those of the sections inside it; empty if there is none.
  [[nodiscard]] std::vector<const RuleEntry*> in_section(std::string_view name) const;
  [[nodiscard]] std::size_t rules() const;    // entries that are not rulings
  [[nodiscard]] std::size_t rulings() const;  // entries that are

 private:
  std::vector<RuleEntry> entries_;
  std::vector<std::string> errors_;
};

}  // namespace orrery
