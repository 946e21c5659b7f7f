#include "games/pack/pack_error.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace orrery {

std::string to_string(const PackError& error) {
  std::string where = error.file;
  if (error.line > 0) where += ":" + std::to_string(error.line);
  return where + ": " + error.message;
}

void PackErrors::add(std::string_view file, int line, std::string message) {
  auto [it, fresh] = count_.try_emplace(std::string(file), 0);
  if (++it->second <= kMaxErrorsPerFile) errors_.push_back({it->first, line, std::move(message)});
}

std::set<std::string, std::less<>> PackErrors::files() const {
  std::set<std::string, std::less<>> names;
  for (const auto& [file, count] : count_) names.insert(file);
  return names;
}

std::vector<PackError> PackErrors::take() {
  for (const auto& [file, count] : count_) {
    if (count <= kMaxErrorsPerFile) continue;
    int last = 0;  // the count of the rest stands after the others of its file
    for (const PackError& error : errors_) {
      if (error.file == file) last = std::max(last, error.line);
    }
    errors_.push_back({file, last, std::to_string(count - kMaxErrorsPerFile) + " more errors in this file"});
  }
  std::stable_sort(errors_.begin(), errors_.end(), [](const PackError& a, const PackError& b) {
    return std::tie(a.file, a.line) < std::tie(b.file, b.line);
  });
  count_.clear();
  return std::exchange(errors_, {});
}

std::string quoted(std::string_view text) {
  constexpr std::size_t kShown = 40;
  std::string shown = "\"";
  for (const char c : text.substr(0, kShown)) shown += (c >= ' ' && c <= '~') ? c : '?';
  return shown + (text.size() > kShown ? "...\"" : "\"");
}

}  // namespace orrery
