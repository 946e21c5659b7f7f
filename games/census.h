// Counts how often each physical thing lies somewhere, for the invariants of a sound position.
#pragma once

#include <string>
#include <vector>

#include "engine/core/id_set.h"

namespace orrery {

template <class IdT, std::size_t N>
class Census {
 public:
  void add(IdT id) {
    if (seen_.contains(id)) twice_.insert(id);
    seen_.insert(id);
  }
  void add(const IdSet<IdT, N>& set) {
    for (IdT id : set) add(id);
  }
  // Complains of what lies in two places, and of all that should be there and is not, or the other way round.
  template <class Rules>
  void report(const Rules& r, const IdSet<IdT, N>& all, const std::string& what,
              std::vector<std::string>& out) const {
    for (IdT id : twice_) out.push_back(what + " in two places: " + r.name(id));
    for (IdT id : all - seen_) out.push_back(what + " nowhere: " + r.name(id));
    for (IdT id : seen_ - all) out.push_back(what + " that is not in this game: " + r.name(id));
  }

 private:
  IdSet<IdT, N> seen_;
  IdSet<IdT, N> twice_;
};

}  // namespace orrery
