// Things by their names, for positions as JSON.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/enum_names.h"

namespace orrery::ti {

template <class Rules, class IdT>
std::optional<std::string> named(const Rules& r, IdT id) {
  return id.valid() ? std::optional<std::string>(r.name(id)) : std::nullopt;
}

template <class Rules, class Ids>
std::vector<std::string> names(const Rules& r, const Ids& ids) {
  std::vector<std::string> out;
  for (auto id : ids) out.push_back(r.name(id));
  return out;
}

std::string word_for(auto e) { return std::string(enum_name(e)); }

}  // namespace orrery::ti
