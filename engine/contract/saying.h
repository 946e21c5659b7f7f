// What the game says to a player, as structure: a key and named arguments, e.g.
// {"say": "still_owed", "n": 3, "currency": "resources"}. A game has one table of its sayings, each with its
// English sentence, whose places name the arguments and their kinds: "Still owed: {n:number}
// {currency:currency}." Clients make sentences of their own languages from the same structure
// (docs/views.md).
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace orrery {

namespace json = boost::json;

struct SayingDef {
  std::string_view key;
  std::string_view english;
};

// A place of the English sentence. The kind is "number", "list" (of sayings), or a kind of the game's
// notation.
struct SayingSlot {
  std::string_view name;
  std::string_view kind;
  friend bool operator==(const SayingSlot&, const SayingSlot&) = default;
};
// Every argument once, in the order in which the sentence first names it.
std::vector<SayingSlot> slots_of(const SayingDef& def);

struct Saying;
using Sayings = std::vector<Saying>;
using SaidValue = std::variant<int, std::string, Sayings>;

// One thing said. Made by the game's table, so that the values fit the places.
struct Saying {
  const SayingDef* def = nullptr;  // of a table that outlives all sayings
  std::vector<SaidValue> values;   // one for each slot
};

json::object saying_json(const Saying& saying);
json::array sayings_json(const Sayings& sayings);

// What is wrong with a saying that should be as its table says: a number where a word belongs, one too few;
// "" if nothing is.
std::string saying_fault(const Saying& saying);

}  // namespace orrery
