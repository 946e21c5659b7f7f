// Bytes with a hash of themselves behind them. What was damaged on a disk or on the way is noticed before
// anybody reads a meaning into it. No protection against somebody who makes a new seal: that is for whoever
// hands the bytes out.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/hash.h"

namespace orrery {

inline constexpr std::size_t kSealBytes = 8;

constexpr std::uint64_t seal_of(std::span<const std::uint8_t> bytes) {
  // mix64 maps one to one: a single changed byte always shows.
  std::uint64_t seal = mix64(bytes.size());
  for (const std::uint8_t byte : bytes) seal = mix64(seal ^ byte);
  return seal;
}

inline std::vector<std::uint8_t> sealed(std::vector<std::uint8_t> bytes) {
  const std::uint64_t seal = seal_of(bytes);
  for (std::size_t i = 0; i < kSealBytes; ++i) bytes.push_back(static_cast<std::uint8_t>(seal >> (8 * i)));
  return bytes;
}

// What was sealed, or nothing if it is not what it was.
inline std::optional<std::span<const std::uint8_t>> unsealed(std::span<const std::uint8_t> bytes) {
  if (bytes.size() < kSealBytes) return std::nullopt;
  const auto inside = bytes.first(bytes.size() - kSealBytes);
  std::uint64_t seal = 0;
  for (std::size_t i = 0; i < kSealBytes; ++i) seal |= std::uint64_t{bytes[inside.size() + i]} << (8 * i);
  if (seal != seal_of(inside)) return std::nullopt;
  return inside;
}

}  // namespace orrery
