// Names that tell copies apart ("T06#2"), for JSON that must be read back without loss.
#pragma once

#include <string>

#include "games/ahos/rules.h"

namespace orrery::ahos {

struct ExactNames {
  const Rules& r;

  template <class IdT>
  [[nodiscard]] std::string name(IdT id) const {
    return r.name(id);
  }
  [[nodiscard]] std::string name(CardId id) const { return numbered(r.name(id), r.kind(id).cards, id); }
  [[nodiscard]] std::string name(TokenId id) const { return numbered(r.name(id), r.token(id).tokens, id); }
  [[nodiscard]] std::string name(AlienId id) const {
    AlienSet copies;
    for (std::size_t i = 0; i < r.alien_value.size(); ++i) {
      if (r.alien_value[i] == r.alien_value[id.index()]) copies.insert(AlienId(i));
    }
    return numbered(r.name(id), copies, id);
  }
  template <class IdT>
  bool find(std::string_view text, IdT& out) const {
    return r.find(text, out);
  }
  // Also spaces that are not in the layout: the state has a place for them, and JSON that was written is read
  // back.
  bool find(std::string_view text, SpaceId& out) const {
    for (std::size_t i = 0; i < r.spaces.size(); ++i) {
      if (r.name(SpaceId(i)) == text) out = SpaceId(i);
    }
    return out.valid();
  }
  template <class IdT>
  [[nodiscard]] std::size_t count(IdT id) const {
    return r.count(id);
  }

 private:
  template <class Set, class IdT>
  static std::string numbered(const std::string& name, const Set& copies, IdT id) {
    int n = 1;
    for (IdT c : copies) {
      if (c == id) break;
      ++n;
    }
    return n == 1 ? name : name + "#" + std::to_string(n);
  }
};

}  // namespace orrery::ahos
