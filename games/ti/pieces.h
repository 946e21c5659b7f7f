// How choices name units and places, for games with system tiles, planets and plastic pieces: one operand
// byte each.
#pragma once

#include <cstdint>

#include "engine/core/id.h"
#include "engine/flow/choice.h"

namespace orrery::ti {

// A choice from its verb and operand bytes; the byte of an id.
template <class Verb, class... Operands>
constexpr Choice make(Verb verb, Operands... operands) {
  return Choice::of(verb, static_cast<std::uint8_t>(operands)...);
}
template <class Tag>
constexpr std::uint8_t raw(Id<Tag> id) {
  return id.value;
}

// A unit: its type and whether it is damaged.
template <class Unit>
struct Piece {
  Unit unit{};
  bool damaged = false;
  friend constexpr bool operator==(const Piece&, const Piece&) = default;
};
inline constexpr unsigned kSecondHalf = 0x80;  // the other half of a byte's values: damaged, or a planet

template <class Unit>
constexpr std::uint8_t raw(Piece<Unit> p) {
  return static_cast<std::uint8_t>(static_cast<unsigned>(p.unit) | (p.damaged ? kSecondHalf : 0U));
}
template <class Unit>
constexpr Piece<Unit> read_piece(std::uint8_t byte) {
  return {static_cast<Unit>(byte & (kSecondHalf - 1)), (byte & kSecondHalf) != 0};
}

// A place is a space area (its system) or a planet.
template <class SystemId, class PlanetId>
struct Place {
  SystemId system;  // of a space area; none for a planet
  PlanetId planet;
  friend constexpr bool operator==(const Place&, const Place&) = default;
};
template <class SystemId, class PlanetId>
constexpr std::uint8_t raw(Place<SystemId, PlanetId> p) {
  return p.planet.valid() ? static_cast<std::uint8_t>(p.planet.value | kSecondHalf) : p.system.value;
}
template <class SystemId, class PlanetId>
constexpr Place<SystemId, PlanetId> read_place(std::uint8_t byte) {
  if ((byte & kSecondHalf) != 0) return {SystemId{}, PlanetId(byte & (kSecondHalf - 1))};
  return {SystemId(byte), PlanetId{}};
}

}  // namespace orrery::ti
