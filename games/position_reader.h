// The reader of a scenario's `given` for one table: GivenReader with the names that its rules know
// (Rules::find) and the shapes that positions of every game have.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/id.h"
#include "games/given_reader.h"

namespace orrery {

// Functions return false after a fault; error() tells the first.
template <class Rules>
class PositionReader : public GivenReader {
 public:
  PositionReader(const Rules& rules, const json::object& given) : GivenReader(given), r_(rules) {}

  bool known_keys(std::span<const std::string_view> keys, const std::string& game) {
    for (const auto& entry : all()) {
      if (std::find(keys.begin(), keys.end(), std::string_view(entry.key())) == keys.end())
        return fail("/" + std::string(entry.key()), "no such key in a position of " + game);
    }
    return true;
  }

  template <class IdT>
  bool find(const std::string& path, const std::string& text, IdT& out) {
    if (r_.find(text, out)) return true;
    return fail(path, "no such name here: '" + text + "'");
  }
  template <class IdT>
  bool find(const std::string& path, const json::value& j, IdT& out) {
    return find(path, text_of(j), out);
  }

  // What stands under a key; `out` stays as it is if the key is not given.
  bool number_at(std::string_view key, int low, int high, int& out) {
    const json::value* j = get(key);
    return j == nullptr || number("/" + std::string(key), *j, low, high, out);
  }
  bool truth_at(std::string_view key, bool& out) {
    const json::value* j = get(key);
    return j == nullptr || truth("/" + std::string(key), *j, out);
  }
  template <class IdT>
  bool name_at(std::string_view key, IdT& out) {
    const json::value* j = get(key);
    return j == nullptr || find("/" + std::string(key), *j, out);
  }

  // Calls visit(path, value) for each item of the list under a key.
  template <class Visit>
  bool each_at(std::string_view key, const Visit& visit) {
    const json::value* j = get(key);
    return j == nullptr || each_item("/" + std::string(key), *j, visit);
  }
  // Calls visit(path, id) for each name of the list under a key.
  template <class IdT, class Visit>
  bool each_name_at(std::string_view key, const Visit& visit) {
    return each_at(key, [&](const std::string& path, const json::value& item) {
      IdT id;
      return find(path, item, id) && visit(path, id);
    });
  }
  // Calls visit(path, word, value) for each entry of the map under a key.
  template <class Visit>
  bool each_entry_at(std::string_view key, const Visit& visit) {
    const json::value* j = get(key);
    return j == nullptr || each_entry("/" + std::string(key), *j, visit);
  }
  // Calls visit(path, seat, value) for each entry of the map by seat under a key.
  template <class Visit>
  bool each_seat(std::string_view key, const Visit& visit) {
    return each_entry_at(key, [&](const std::string& path, const std::string& name, const json::value& v) {
      SeatId seat;
      return find(path, name, seat) && visit(path, seat, v);
    });
  }
  // Calls visit(path, seat, value) for each item of the lists by seat under a key.
  template <class Visit>
  bool each_seat_item(std::string_view key, const Visit& visit) {
    return each_seat(key, [&](const std::string& path, SeatId seat, const json::value& list) {
      return each_item(path, list,
                       [&](const std::string& at, const json::value& item) { return visit(at, seat, item); });
    });
  }
  // Calls visit(path, seat, id) for each name of the lists by seat under a key.
  template <class IdT, class Visit>
  bool each_seat_name(std::string_view key, const Visit& visit) {
    return each_seat_item(key, [&](const std::string& path, SeatId seat, const json::value& item) {
      IdT id;
      return find(path, item, id) && visit(path, seat, id);
    });
  }

 private:
  const Rules& r_;
};

}  // namespace orrery
