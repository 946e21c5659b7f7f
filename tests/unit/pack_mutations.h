// Ways to break a content pack, for the tests of every game's loader: one change with the error it must give,
// and edits at random. The loader is what a game calls load_pack: files to a pack and a list of PackErrors.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <map>
#include <ostream>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "games/pack/pack_error.h"
#include "games/pack/table.h"

namespace orrery {

using Files = std::map<std::string, std::string>;

// The files of the tables in a folder below data/.
inline Files pack_files(std::span<const TableSpec> tables, const std::string& folder) {
  Files out;
  for (const TableSpec& spec : tables) {
    const std::string name(spec.file);
    std::ifstream in(std::string(ORRERY_SOURCE_DIR) + "/data/" + folder + "/" + name, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    out[name] = text.str();
  }
  return out;
}

inline std::string lines_of(const std::vector<PackError>& errors) {
  std::string text;
  for (const PackError& error : errors) text += to_string(error) + "\n";
  return text;
}

// Replaces the first occurrence, which must be there.
inline std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

// The files with one change in one of them.
inline Files with_change(Files files, const std::string& file, const std::string& from,
                         const std::string& to) {
  files[file] = replaced(files[file], from, to);
  return files;
}

inline Files with_contents(Files files, const std::string& file, const std::string& contents) {
  files[file] = contents;
  return files;
}

inline std::string with_crlf(const std::string& text) {
  std::string out;
  for (const char c : text) out += c == '\n' ? "\r\n" : std::string(1, c);
  return out;
}

// The line, from 1, on which the text first occurs.
inline int line_in(const std::string& contents, const std::string& text) {
  const std::size_t at = contents.find(text);
  EXPECT_NE(at, std::string::npos) << text;
  return 1 + static_cast<int>(std::count(
                 contents.begin(),
                 contents.begin() + static_cast<std::ptrdiff_t>(std::min(at, contents.size())), '\n'));
}
inline int last_line_of(const std::string& contents) {
  return static_cast<int>(std::count(contents.begin(), contents.end(), '\n'));
}

// The header line of a table.
inline std::string header_of(const TableSpec& spec) {
  std::string out;
  for (const ColumnSpec& column : spec.columns) out += (out.empty() ? "" : "\t") + std::string(column.name);
  return out + "\n";
}

// One change to a sound pack and the error it must give: line and part of the message.
struct Broken {
  const char* what;
  const char* file;  // where the change is made
  const char* from;
  const char* to;
  const char* error_file;  // where the error is reported
  const char*
      error_at;  // text of the sound file on the line of the error; nullptr = its last line; "" = no line
  const char* message;
};

inline void PrintTo(const Broken& broken, std::ostream* out) { *out << broken.what; }

inline void expect_named(const Broken& broken, const Files& sound, const std::vector<PackError>& errors) {
  const std::string& contents = sound.at(broken.error_file);
  const int line = broken.error_at == nullptr                  ? last_line_of(contents)
                   : std::string_view(broken.error_at).empty() ? 0
                                                               : line_in(contents, broken.error_at);
  const bool found = std::any_of(errors.begin(), errors.end(), [&](const PackError& error) {
    return error.file == broken.error_file && error.line == line &&
           error.message.find(broken.message) != std::string::npos;
  });
  EXPECT_TRUE(found) << "expected " << broken.error_file << ":" << line << ": ..." << broken.message
                     << "...\nfound\n"
                     << lines_of(errors);
}

// Every error says where and what, in printable text of a sensible length.
inline void expect_readable(const std::vector<PackError>& errors) {
  for (const PackError& error : errors) {
    ASSERT_FALSE(error.file.empty());
    ASSERT_FALSE(error.message.empty());
    ASSERT_LT(error.message.size(), 400U) << error.message;
    for (const char c : error.message) ASSERT_TRUE(c >= ' ' && c <= '~') << error.message;
  }
}

// A small generator of its own, so that a failure can be repeated.
class Noise {
 public:
  explicit Noise(std::uint64_t seed) : state_(seed) {}
  std::size_t below(std::size_t bound) {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<std::size_t>(state_ >> 33) % bound;
  }

 private:
  std::uint64_t state_;
};

// A few bytes of one file changed, put in or taken out.
inline void edit_at_random(Files& files, Noise& noise) {
  constexpr std::string_view kBytes("\t\n\r#-,;:()=0159AZaz_x \0\xff", 24);
  auto it = files.begin();
  std::advance(it, static_cast<std::ptrdiff_t>(noise.below(files.size())));
  std::string& text = it->second;
  for (std::size_t edits = 1 + noise.below(4); edits > 0 && !text.empty(); --edits) {
    const std::size_t at = noise.below(text.size());
    const char byte = kBytes[noise.below(kBytes.size())];
    switch (noise.below(3)) {
      case 0:
        text[at] = byte;
        break;
      case 1:
        text.insert(at, 1 + noise.below(8), byte);
        break;
      default:
        text.erase(at, 1 + noise.below(40));
    }
  }
}

// A cell of one row exchanged for the cell of the same column in another row, or for something else entirely.
inline void exchange_cell(Files& files, Noise& noise) {
  auto it = files.begin();
  std::advance(it, static_cast<std::ptrdiff_t>(noise.below(files.size())));
  std::vector<std::vector<std::string>> rows;
  std::istringstream in(it->second);
  for (std::string line; std::getline(in, line);) {
    std::vector<std::string> cells{""};
    for (const char c : line) {
      if (c == '\t') {
        cells.emplace_back();
      } else {
        cells.back() += c;
      }
    }
    rows.push_back(cells);
  }
  std::vector<std::string>& row = rows[noise.below(rows.size())];
  const std::vector<std::string>& other = rows[noise.below(rows.size())];
  const std::size_t column = noise.below(row.size());
  static const std::vector<std::string> kOdd{"-",           "",    "none",        "-1", "0", "256",
                                             "99999999999", "yes", "a;b;c;d;e;f", "x"};
  row[column] = noise.below(2) == 0 && column < other.size() ? other[column] : kOdd[noise.below(kOdd.size())];
  std::string text;
  for (const auto& cells : rows) {
    for (std::size_t i = 0; i < cells.size(); ++i) text += (i == 0 ? "" : "\t") + cells[i];
    text += "\n";
  }
  it->second = text;
}

inline void fill_with_bytes(Files& files, Noise& noise) {
  for (auto& [name, text] : files) {
    text.resize(noise.below(400));
    for (char& c : text) c = static_cast<char>(noise.below(256));
  }
}

}  // namespace orrery
