// A set of ids as bits. Iteration runs in increasing order of id, so everything built from a set is
// deterministic.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "engine/core/id.h"

namespace orrery {

template <class IdT, std::size_t N>
class IdSet {
 public:
  static constexpr std::size_t kWords = (N + 63) / 64;
  using value_type = IdT;

  constexpr IdSet() = default;
  constexpr IdSet(std::initializer_list<IdT> ids) {
    for (IdT id : ids) insert(id);
  }
  // The set {0, 1, ..., n-1}.
  static constexpr IdSet first_n(std::size_t n) {
    IdSet s;
    for (std::size_t i = 0; i < n; ++i) s.insert(IdT(i));
    return s;
  }

  static constexpr std::size_t capacity() { return N; }
  [[nodiscard]] constexpr bool contains(IdT id) const {
    return id.index() < N && (words_[id.index() / 64] >> (id.index() % 64) & 1U) != 0;
  }
  constexpr void insert(IdT id) {
    assert(id.index() < N);
    words_[id.index() / 64] |= std::uint64_t{1} << (id.index() % 64);
  }
  constexpr void erase(IdT id) {
    assert(id.index() < N);
    words_[id.index() / 64] &= ~(std::uint64_t{1} << (id.index() % 64));
  }
  constexpr void clear() { words_ = {}; }

  [[nodiscard]] constexpr bool empty() const {
    std::uint64_t any = 0;
    for (std::uint64_t w : words_) any |= w;
    return any == 0;
  }
  [[nodiscard]] constexpr int size() const {
    int n = 0;
    for (std::uint64_t w : words_) n += std::popcount(w);
    return n;
  }
  [[nodiscard]] constexpr bool intersects(const IdSet& o) const { return !(*this & o).empty(); }
  [[nodiscard]] constexpr bool includes(const IdSet& o) const { return (o - *this).empty(); }

  // The smallest id, or none if the set is empty.
  [[nodiscard]] constexpr IdT first() const {
    for (std::size_t w = 0; w < kWords; ++w) {
      if (words_[w] != 0) return IdT(w * 64 + static_cast<std::size_t>(std::countr_zero(words_[w])));
    }
    return IdT{};
  }
  // The k-th smallest id, k from 0; k must be below size().
  [[nodiscard]] constexpr IdT nth(int k) const {
    for (std::size_t w = 0; w < kWords; ++w) {
      const int here = std::popcount(words_[w]);
      if (k >= here) {
        k -= here;
        continue;
      }
      std::uint64_t bits = words_[w];
      for (; k > 0; --k) bits &= bits - 1;
      return IdT(w * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
    }
    return IdT{};
  }

  friend constexpr IdSet operator|(IdSet a, const IdSet& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] |= b.words_[i];
    return a;
  }
  friend constexpr IdSet operator&(IdSet a, const IdSet& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= b.words_[i];
    return a;
  }
  friend constexpr IdSet operator-(IdSet a, const IdSet& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= ~b.words_[i];
    return a;
  }
  constexpr IdSet& operator|=(const IdSet& b) { return *this = *this | b; }
  constexpr IdSet& operator&=(const IdSet& b) { return *this = *this & b; }
  constexpr IdSet& operator-=(const IdSet& b) { return *this = *this - b; }
  friend constexpr bool operator==(const IdSet& a, const IdSet& b) {
    std::uint64_t differ = 0;
    for (std::size_t i = 0; i < kWords; ++i) differ |= a.words_[i] ^ b.words_[i];
    return differ == 0;
  }

  class iterator {
   public:
    constexpr iterator(const IdSet* set, std::size_t word) : set_(set), word_(word) {
      bits_ = word_ < kWords ? set_->words_[word_] : 0;
      settle();
    }
    constexpr IdT operator*() const {
      return IdT(word_ * 64 + static_cast<std::size_t>(std::countr_zero(bits_)));
    }
    constexpr iterator& operator++() {
      bits_ &= bits_ - 1;
      settle();
      return *this;
    }
    friend constexpr bool operator==(const iterator& a, const iterator& b) {
      return a.word_ == b.word_ && a.bits_ == b.bits_;
    }

   private:
    constexpr void settle() {
      while (bits_ == 0 && word_ < kWords) {
        ++word_;
        bits_ = word_ < kWords ? set_->words_[word_] : 0;
      }
    }
    const IdSet* set_;
    std::size_t word_;
    std::uint64_t bits_ = 0;
  };
  // The iterator reads the set it came from: do not change the set while iterating it; iterate a copy
  // instead.
  [[nodiscard]] constexpr iterator begin() const { return iterator(this, 0); }
  [[nodiscard]] constexpr iterator end() const { return iterator(this, kWords); }

  [[nodiscard]] constexpr std::uint64_t word(std::size_t i) const { return words_[i]; }
  constexpr void set_word(std::size_t i, std::uint64_t bits) { words_[i] = bits; }
  // False if set_word put in bits beyond the capacity, which no id stands for.
  [[nodiscard]] constexpr bool well_formed() const {
    return N % 64 == 0 || words_[kWords - 1] >> (N % 64) == 0;
  }

 private:
  std::array<std::uint64_t, kWords> words_{};
};

using SeatSet = IdSet<SeatId, kMaxSeats>;

}  // namespace orrery
