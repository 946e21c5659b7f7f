#include "games/ti3/effect_words.h"

#include "games/codec.h"

namespace orrery::ti3 {
namespace {

constexpr std::uint8_t kNothing = 0xff;
constexpr char kOn = ':';

template <class E>
bool read_word(std::string_view word, std::uint8_t& out) {
  const auto found = find_enum<E>(word);
  if (found) out = static_cast<std::uint8_t>(*found);
  return found.has_value();
}

}  // namespace

std::optional<std::string> object_word(const Rules& r, Hold hold, std::uint8_t object) {
  if (object == kNothing) return std::nullopt;
  switch (object_of(hold)) {
    case HoldObject::Nothing:
      return std::nullopt;
    case HoldObject::Planet:
      return r.name(PlanetId(object));
    case HoldObject::System:
      return r.name(SystemId(object));
    case HoldObject::Seat:
      return r.name(SeatId(object));
    case HoldObject::Power:
      return r.name(PowerId(object));
    case HoldObject::Colour:
      return std::string(enum_name(static_cast<Colour>(object)));
    case HoldObject::Strategy:
      return std::string(enum_name(static_cast<StrategyCard>(object)));
    case HoldObject::Number:
      break;
  }
  return std::to_string(object);
}

bool read_object(const Rules& r, Hold hold, std::string_view word, std::uint8_t& object) {
  switch (object_of(hold)) {
    case HoldObject::Nothing:
      return false;
    case HoldObject::Planet:
      return parse_id<PlanetId>(r, word, object);
    case HoldObject::System:
      return parse_id<SystemId>(r, word, object);
    case HoldObject::Seat:
      return parse_id<SeatId>(r, word, object);
    case HoldObject::Power:
      return parse_id<PowerId>(r, word, object);
    case HoldObject::Colour:
      return read_word<Colour>(word, object);
    case HoldObject::Strategy:
      return read_word<StrategyCard>(word, object);
    case HoldObject::Number:
      break;
  }
  return OperandKind<Rules>::number("").parse(r, word, std::span(&object, 1));
}

std::string print_effect(const Rules& r, std::span<const std::uint8_t> bytes) {
  const Hold hold = static_cast<Hold>(bytes[0]);
  const auto on = object_word(r, hold, bytes[1]);
  return std::string(enum_name(hold)) + (on ? kOn + *on : "");
}

bool parse_effect(const Rules& r, std::string_view word, std::span<std::uint8_t> bytes) {
  const std::size_t colon = word.find(kOn);
  const auto hold = find_enum<Hold>(word.substr(0, colon));
  if (!hold) return false;
  bytes[0] = static_cast<std::uint8_t>(*hold);
  bytes[1] = kNothing;
  return colon == std::string_view::npos || read_object(r, *hold, word.substr(colon + 1), bytes[1]);
}

}  // namespace orrery::ti3
