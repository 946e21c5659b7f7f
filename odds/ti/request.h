// What is asked about a fight, as the message `odds` has it (docs/views.md): the fields that the editions of
// Twilight Imperium read alike, and what of the answer they tell alike. A Force has `units` by type and
// `damaged` of those that can be.
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "engine/core/enum_names.h"
#include "engine/game/game.h"

namespace orrery::ti::odds {

inline constexpr int kMostPieces = 40;  // of a side
inline constexpr std::size_t kMostTold = 10;

// Reads a request; the first fault stays.
template <class Rules>
class Request {
 public:
  Request(const Rules& r, const json::object& o, std::string& error) : r_(r), o_(o), error_(error) {}

  void fail(const std::string& why) {
    if (error_.empty()) error_ = why;
  }
  [[nodiscard]] bool good() const { return error_.empty(); }
  [[nodiscard]] const json::value* get(const char* key) const { return o_.if_contains(key); }
  template <class Id>
  Id id(const char* key) {
    Id out;
    const json::value* v = get(key);
    if (v == nullptr) return out;
    if (!v->is_string() || !r_.find(std::string(v->get_string()), out))
      fail(std::string(key) + ": no such thing");
    return out;
  }
  int number(const char* key) {
    const json::value* v = get(key);
    if (v == nullptr) return 0;
    if (!v->is_int64() || v->get_int64() < 0 || v->get_int64() > 99) {
      fail(std::string(key) + ": expected a number from 0 to 99");
      return 0;
    }
    return static_cast<int>(v->get_int64());
  }
  std::string word(const char* key) {
    const json::value* v = get(key);
    if (v == nullptr) return "";
    if (!v->is_string()) fail(std::string(key) + ": expected a word");
    return v->is_string() ? std::string(v->get_string()) : "";
  }
  // Whether the field was there. `what` are the units in words.
  template <class Unit, class Force>
  bool force(const char* key, const char* what, Force& out) {
    const json::value* v = get(key);
    if (v == nullptr) return false;
    if (!v->is_object()) {
      fail(std::string(key) + ": expected units with their numbers");
      return false;
    }
    for (const auto& [name, count] : v->get_object()) {
      const std::string_view whole(name.data(), name.size());
      const bool damaged = whole.starts_with("damaged_");
      const std::string_view word = damaged ? whole.substr(8) : whole;
      std::size_t unit = 0;
      while (unit < out.units.size() && enum_name(static_cast<Unit>(unit)) != word) ++unit;
      if (unit == out.units.size() || (damaged && unit >= out.damaged.size()) || !count.is_int64() ||
          count.get_int64() < 0 || count.get_int64() > kMostPieces) {
        fail(std::string(key) + ": expected " + what + " with numbers up to " + std::to_string(kMostPieces) +
             ", not '" + std::string(whole) + "'");
        return false;
      }
      const auto n = static_cast<std::uint8_t>(count.get_int64());
      out.units[unit] = static_cast<std::uint8_t>(out.units[unit] + n);
      if (damaged) out.damaged[unit] = n;
    }
    if (out.count() > kMostPieces)
      fail(std::string(key) + ": expected at most " + std::to_string(kMostPieces) + " units");
    return good();
  }

 private:
  const Rules& r_;
  const json::object& o_;
  std::string& error_;
};

template <class Unit, class Units, class Damaged>
json::object units_json(const Units& units, const Damaged& damaged) {
  json::object out;
  for (std::size_t i = 0; i < units.size(); ++i) {
    const auto name = std::string(enum_name(static_cast<Unit>(i)));
    const int hurt = i < damaged.size() ? damaged[i] : 0;
    if (units[i] - hurt > 0) out[name] = units[i] - hurt;
    if (hurt > 0) out["damaged_" + name] = hurt;
  }
  return out;
}

// `units(one)`: what is left of a side, as units_json tells it.
template <class List, class Units>
json::array survivors_json(const List& all, const Units& units) {
  json::array out;
  for (std::size_t i = 0; i < std::min(all.size(), kMostTold); ++i)
    out.push_back(json::object{{"p", all[i].p}, {"units", units(all[i])}});
  return out;
}

// Who fought with what.
template <class Rules, class Seat>
json::object side_json(const Rules& rules, Seat seat, json::object units) {
  return {{"seat", seat.valid() ? json::value(rules.name(seat)) : json::value(nullptr)},
          {"units", std::move(units)}};
}

}  // namespace orrery::ti::odds
