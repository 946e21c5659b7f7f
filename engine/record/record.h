// Records (.orr): a game as text, one line per choice and per chance outcome. The save file, the replay and
// the bug report. docs/records.md describes the format. This file knows the text only; replay.h gives it a
// meaning.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/print_hash.h"
#include "engine/flow/random.h"

namespace orrery {

// What is wrong with a record, and where.
struct Fault {
  std::size_t line = 0;  // from 1; 0: the record did not come from a file
  std::string message;   // empty: nothing is wrong
  std::string rule;      // the rule that forbids an illegal choice, or ""

  [[nodiscard]] bool any() const { return !message.empty(); }
  [[nodiscard]] std::string text() const;  // "line 57: ..."
};

// One choice of a seat, or one answer of nature.
struct Step {
  bool chance = false;
  std::string who;                    // the seat, or the name of the chance point
  std::string text;                   // the choice, or the words of the outcome
  std::size_t line = 0;               // where it stood in the file; 0 if it was not read from one
  std::vector<std::string> comments;  // comment lines before it, without "# "

  [[nodiscard]] std::string print() const;  // "red: pass", "chance draw: T01 S1"
};

// Where chance comes from. Chance points before `from` (counted from 0) were answered in another way.
struct SeedLine {
  Seed seed;
  std::uint64_t from = 0;
};

// "7" and "ff00...(64 hex digits)".
std::optional<Seed> parse_seed(std::string_view text);
std::string print_seed(const Seed& seed);

struct Record {
  static constexpr int kFormat = 1;
  static constexpr std::size_t kHashEvery = 16;  // steps between two hash lines of a written record

  std::string game;
  int rules = 0;
  std::string pack;                                        // "house 1 0123456789abcdef", or ""
  std::map<std::string, std::string> options;              // settled
  std::vector<std::pair<std::string, std::string>> seats;  // seat, who plays it
  std::optional<SeedLine> seed;
  std::map<std::string, std::string> pack_files;  // the pack itself by file name, if the record carries it
  std::vector<std::string> comments;              // at the end of the header
  std::vector<Step> steps;
  std::map<std::size_t, std::uint64_t> hashes;  // by number of steps done
  std::vector<std::string> last_comments;       // after the last step

  // Lines of the file it came from, for faults in the meaning of the header and of hashes; 0 or missing if
  // there is none.
  std::map<std::string, std::size_t> header_lines;
  std::map<std::size_t, std::size_t> hash_lines;

  [[nodiscard]] std::string player(std::string_view seat) const;  // who plays that seat, or ""
  [[nodiscard]] std::size_t header_line(const std::string& key) const;
  [[nodiscard]] std::size_t chances(std::size_t steps_done) const;  // chance points among the first steps
  // The same game after `n` steps and no further; hashes beyond go too.
  [[nodiscard]] Record first(std::size_t n) const;
  // The text of the file.
  [[nodiscard]] std::string print() const;
};

// Everything before the fault is in the record, also when there is one.
struct ParsedRecord {
  Record record;
  Fault fault;
  bool header_complete = false;  // there is a table to play at, whatever follows
};
ParsedRecord parse_record(std::string_view text);

// A new record with the first n steps and a comment that names its origin. A new seed serves the chance
// points from there on.
Record fork_record(const Record& record, std::size_t n, const std::string& origin,
                   const std::optional<Seed>& seed);

}  // namespace orrery
