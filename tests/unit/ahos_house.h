// The house set of A Handful of Stars, for the tests of its loader.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "games/ahos/pack/load_pack.h"
#include "games/ahos/pack/pack_tables.h"
#include "tests/unit/pack_mutations.h"

namespace orrery::ahos {

inline const Files& house_files() {
  static const Files files = pack_files(pack_tables(), "ahos/house");
  return files;
}

inline std::string all_errors(const LoadedPack& loaded) { return lines_of(loaded.errors); }

inline Pack house() {
  LoadedPack loaded = load_pack(house_files());
  EXPECT_TRUE(loaded.errors.empty()) << all_errors(loaded);
  return loaded.pack;
}

// The house files with one change in one file.
inline Files changed(const std::string& file, const std::string& from, const std::string& to) {
  return with_change(house_files(), file, from, to);
}
inline Files with_file(const std::string& file, const std::string& contents) {
  return with_contents(house_files(), file, contents);
}
inline int line_of(const std::string& file, const std::string& text) {
  return line_in(house_files().at(file), text);
}

}  // namespace orrery::ahos
