// A list with a fixed capacity and no pointer: trivially copyable, so that a whole game state is one memcpy.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace orrery {

// Slots past size() hold unspecified leftovers; equality, hash, bytes and JSON look at the live part only.
template <class T, std::size_t N>
class FixedVec {
 public:
  static_assert(N > 0 && N < 65536);
  using size_type = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;
  using value_type = T;

  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr bool full() const { return size_ == N; }
  static constexpr std::size_t capacity() { return N; }

  constexpr void push_back(const T& value) {
    assert(size_ < N);
    items_[size_] = value;
    ++size_;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr void clear() { size_ = 0; }
  constexpr void resize(std::size_t n) {
    assert(n <= N);
    for (std::size_t i = size_; i < n; ++i) items_[i] = T{};
    size_ = static_cast<size_type>(n);
  }
  // Removes the item at a position, keeping the order of the others.
  constexpr void erase_at(std::size_t at) {
    assert(at < size_);
    for (std::size_t i = at + 1; i < size_; ++i) items_[i - 1] = items_[i];
    --size_;
  }

  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T& back() { return (*this)[size_ - std::size_t{1}]; }
  constexpr const T& back() const { return (*this)[size_ - std::size_t{1}]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  [[nodiscard]] constexpr bool contains(const T& value) const {
    return std::find(begin(), end(), value) != end();
  }

  friend constexpr bool operator==(const FixedVec& a, const FixedVec& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  size_type size_ = 0;
  std::array<T, N> items_{};
};

}  // namespace orrery
