#include "games/ahos/view_copies.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "engine/core/hash.h"
#include "engine/core/kinds.h"

namespace orrery::ahos {
namespace {

// Visits every card, Alien token and set of them in a value, in the order of the field lists.
template <class T, class Visit>
void each_place(T& v, Visit& visit) {
  if constexpr (std::is_same_v<T, CardId> || std::is_same_v<T, CardSet> || std::is_same_v<T, AlienId> ||
                std::is_same_v<T, AlienSet>) {
    visit(v);
  } else if constexpr (kinds::is_fixed_vec<T> || kinds::is_array<T>) {
    for (auto& item : v) each_place(item, visit);
  } else if constexpr (kinds::is_id_map<T>) {
    for (auto& item : v.items) each_place(item, visit);
  } else if constexpr (kinds::is_variant<T>) {
    std::visit([&](auto& item) { each_place(item, visit); }, v);
  } else if constexpr (HasFields<T>) {
    for_each_field(v, [&](std::string_view, auto& f) { each_place(f, visit); });
  }
}

// New numbers for the copies of one kind of thing. A thing is told from its copies by the places where it is
// seen.
template <class IdT, std::size_t N>
class Renumbering {
 public:
  Renumbering() { std::iota(now_.begin(), now_.end(), std::uint8_t{0}); }

  void see(IdT id, std::uint64_t place) {
    if (id.index() < N) seen_[id.index()] = mix64(seen_[id.index()] + place);
  }
  // The copies of one thing: in the order of their places they get the numbers of the copies.
  void settle(std::span<const IdT> copies) {
    std::array<IdT, N> order{};
    const auto end = std::copy(copies.begin(), copies.end(), order.begin());
    std::stable_sort(order.begin(), end,
                     [this](IdT a, IdT b) { return seen_[a.index()] < seen_[b.index()]; });
    for (std::size_t i = 0; i < copies.size(); ++i) now_[order[i].index()] = copies[i].value;
  }
  [[nodiscard]] IdT operator()(IdT id) const { return id.index() < N ? IdT(now_[id.index()]) : id; }
  [[nodiscard]] IdSet<IdT, N> operator()(const IdSet<IdT, N>& set, const IdSet<IdT, N>& which) const {
    IdSet<IdT, N> out = set - which;
    for (IdT id : set& which) out.insert((*this)(id));
    return out;
  }

 private:
  std::array<std::uint64_t, N> seen_{};
  std::array<std::uint8_t, N> now_{};
};

struct Copies {
  Renumbering<CardId, kMaxCards> cards;
  Renumbering<AlienId, 64> aliens;
};

// First pass: where everything is seen.
struct Seeing {
  const CardSet& technology;
  Copies& copies;
  std::uint64_t place = 0;
  void operator()(const CardId& id) { copies.cards.see(id, ++place); }
  void operator()(const AlienId& id) { copies.aliens.see(id, ++place); }
  void operator()(const CardSet& set) {
    ++place;
    for (CardId id : set& technology) copies.cards.see(id, place);
  }
  void operator()(const AlienSet& set) {
    ++place;
    for (AlienId id : set) copies.aliens.see(id, place);
  }
};

// Second pass: the new numbers.
struct Writing {
  const CardSet& technology;
  const AlienSet& aliens;
  const Copies& copies;
  void operator()(CardId& id) const { id = copies.cards(id); }
  void operator()(AlienId& id) const { id = copies.aliens(id); }
  void operator()(CardSet& set) const { set = copies.cards(set, technology); }
  void operator()(AlienSet& set) const { set = copies.aliens(set, aliens); }
};

void settle_cards(const Rules& r, Copies& copies) {
  for (const KindDef& def : r.kinds) {
    if (def.family != Family::Technology || def.cards.size() < 2) continue;
    FixedVec<CardId, kMaxCards> list;
    for (CardId id : def.cards) list.push_back(id);
    copies.cards.settle(std::span(list.begin(), list.size()));
  }
}

void settle_aliens(const Rules& r, Copies& copies) {
  AlienSet left = AlienSet::first_n(r.alien_value.size());
  while (!left.empty()) {
    FixedVec<AlienId, 64> list;
    const int value = r.alien_value[left.first().index()];
    for (AlienId id : left) {
      if (r.alien_value[id.index()] == value) list.push_back(id);
    }
    for (AlienId id : list) left.erase(id);
    copies.aliens.settle(std::span(list.begin(), list.size()));
  }
}

}  // namespace

void forget_copies(const Rules& r, View& v) {
  Copies copies;
  Seeing see{r.technology, copies};
  each_place(v, see);
  settle_cards(r, copies);
  settle_aliens(r, copies);
  const AlienSet aliens = AlienSet::first_n(r.alien_value.size());
  Writing write{r.technology, aliens, copies};
  each_place(v, write);
}

}  // namespace orrery::ahos
