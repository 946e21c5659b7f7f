// One complaint about a content pack, and the list that collects them.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

// `message` says what was expected and what was found. `line` counts from 1; 0 = the file as a whole.
struct PackError {
  std::string file;
  int line = 0;
  std::string message;
};

// "technology.tsv:12: expected ...", or "technology.tsv: ..." for a complaint without a line.
std::string to_string(const PackError& error);

// More errors than this in one file are counted, not kept: a binary file would give one for every line.
inline constexpr int kMaxErrorsPerFile = 20;

// Collects errors and knows which files have some.
class PackErrors {
 public:
  void add(std::string_view file, int line, std::string message);

  // Names of the files that have an error so far.
  std::set<std::string, std::less<>> files() const;

  // The errors ordered by file and line (then as added); a file with more than kMaxErrorsPerFile of them
  // ends with one that counts the rest.
  std::vector<PackError> take();

 private:
  std::vector<PackError> errors_;
  std::map<std::string, int, std::less<>> count_;
};

// The text in double quotes, shortened, with whatever is not printable ASCII as '?': safe on a terminal.
std::string quoted(std::string_view text);

}  // namespace orrery
