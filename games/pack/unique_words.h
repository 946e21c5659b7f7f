// Remembers where each word was met first, and complains when it comes again.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "games/pack/pack_error.h"

namespace orrery {

class UniqueWords {
 public:
  // `what` is named in the complaint: "id", "name".
  UniqueWords(std::string_view what, PackErrors& errors) : what_(what), errors_(errors) {}

  void add(std::string_view word, std::string_view file, int line) {
    const auto [it, fresh] =
        seen_.try_emplace(std::string(word), std::string(file) + ":" + std::to_string(line));
    if (fresh) return;
    errors_.add(file, line,
                "expected each " + what_ + " once, found " + quoted(word) + " also at " + it->second);
  }

 private:
  std::string what_;
  PackErrors& errors_;
  std::map<std::string, std::string> seen_;
};

}  // namespace orrery
