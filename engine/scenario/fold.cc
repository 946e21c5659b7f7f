#include "engine/scenario/fold.h"

#include <algorithm>
#include <cstddef>

namespace orrery::scenario {
namespace {

constexpr std::size_t kFewOptions = 12;
constexpr std::size_t kMostLines = 12;
constexpr std::size_t kWidth = 90;

// Options that begin with the same word.
struct Group {
  std::string verb;
  std::vector<std::string> rests;  // what follows that word
};

std::vector<Group> groups_of(const std::vector<std::string>& options) {
  std::vector<Group> out;
  for (const std::string& option : options) {
    const std::size_t space = std::min(option.find(' '), option.size());
    const std::string verb = option.substr(0, space);
    auto group = std::find_if(out.begin(), out.end(), [&](const Group& g) { return g.verb == verb; });
    if (group == out.end()) group = out.insert(out.end(), {verb, {}});
    group->rests.push_back(option.substr(std::min(space + 1, option.size())));
  }
  return out;
}

std::string line_of(const Group& group) {
  std::string out = group.verb;
  for (std::size_t i = 0; i < group.rests.size(); ++i) {
    const std::string& rest = group.rests[i];
    if (i > 0 && out.size() + rest.size() > kWidth)
      return out + ", ... (" + std::to_string(group.rests.size()) + " in all)";
    out += (i > 0 ? ", " : rest.empty() ? "" : " ") + rest;
  }
  return out;
}

}  // namespace

std::vector<std::string> folded(const std::vector<std::string>& options) {
  if (options.size() <= kFewOptions) return options;
  const std::vector<Group> groups = groups_of(options);
  std::vector<std::string> out;
  std::size_t told = 0;
  for (const Group& group : groups) {
    if (out.size() + 1 == kMostLines && groups.size() > kMostLines) {
      out.push_back("... and " + std::to_string(options.size() - told) + " more");
      break;
    }
    out.push_back(line_of(group));
    told += group.rests.size();
  }
  return out;
}

}  // namespace orrery::scenario
