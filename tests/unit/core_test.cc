// The kernel's building blocks: ids, fixed lists, sets of ids, and what the field list of a struct gives it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/enum_names.h"
#include "engine/core/fields.h"
#include "engine/core/fixed_vec.h"
#include "engine/core/hash.h"
#include "engine/core/id.h"
#include "engine/core/id_map.h"
#include "engine/core/id_set.h"
#include "engine/core/json_fields.h"
#include "engine/core/json_text.h"
#include "engine/flow/random.h"

namespace orrery {
namespace {

using FruitId = Id<struct FruitTag>;
using TreeId = Id<struct TreeTag, std::uint16_t>;

ORRERY_ENUM(Colour, Red, Green, Blue)

struct Walk {
  static constexpr std::string_view kName = "walk";
  std::uint8_t steps = 0;
  ORRERY_FIELDS(Walk, steps)
};
struct Rest {
  static constexpr std::string_view kName = "rest";
  ORRERY_NO_FIELDS(Rest)
};

struct Inner {
  std::int16_t x = -3;
  std::array<std::uint8_t, 2> pair{1, 2};
  ORRERY_FIELDS(Inner, x, pair)
};

// One field of every kind that a state may hold.
struct Everything {
  bool flag = true;
  std::uint8_t small = 200;
  std::int16_t negative = -300;
  std::uint64_t large = 0xfedcba9876543210ULL;
  Colour colour = Colour::Green;
  FruitId fruit{7};
  FruitId nothing;
  TreeId tree{1000};
  IdSet<FruitId, 70> set{FruitId(0), FruitId(63), FruitId(64), FruitId(69)};
  FixedVec<Inner, 3> list;
  IdMap<SeatId, std::uint8_t, 2> map;
  std::variant<Rest, Walk> frame = Walk{5};
  ORRERY_FIELDS(Everything, flag, small, negative, large, colour, fruit, nothing, tree, set, list, map, frame)
};
static_assert(std::is_trivially_copyable_v<Everything>);

Everything sample() {
  Everything e;
  e.list.push_back(Inner{});
  e.list.push_back(Inner{9, {3, 4}});
  e.map[SeatId(1)] = 4;
  return e;
}

// ---- ids ----

TEST(Id, KnowsWhetherItNamesSomething) {
  EXPECT_FALSE(FruitId{}.valid());
  EXPECT_TRUE(FruitId(0).valid());
  EXPECT_EQ(FruitId(3).index(), 3U);
  EXPECT_EQ(FruitId{}.value, 255);
  EXPECT_LT(FruitId(3), FruitId(4));
}

TEST(Id, OfOneKindIsNoIdOfAnother) {
  static_assert(!std::is_convertible_v<FruitId, TreeId>);
  static_assert(!std::is_convertible_v<int, FruitId>);
  static_assert(!std::equality_comparable_with<FruitId, TreeId>);
}

TEST(EnumNames, GoBothWays) {
  EXPECT_EQ(enum_name(Colour::Blue), "blue");
  EXPECT_EQ(enum_name(static_cast<Colour>(9)), "?");
  EXPECT_EQ(find_enum<Colour>("green"), Colour::Green);
  EXPECT_EQ(find_enum<Colour>("Green"), std::nullopt);
  EXPECT_EQ(enum_count<Colour>(), 3U);
}

// ---- fixed lists ----

TEST(FixedVec, GrowsShrinksAndKeepsOrder) {
  FixedVec<int, 4> v;
  EXPECT_TRUE(v.empty());
  for (int i : {5, 6, 7, 8}) v.push_back(i);
  EXPECT_TRUE(v.full());
  v.erase_at(1);
  EXPECT_EQ(std::vector<int>(v.begin(), v.end()), (std::vector<int>{5, 7, 8}));
  v.pop_back();
  EXPECT_EQ(v.back(), 7);
  EXPECT_TRUE(v.contains(5));
  EXPECT_FALSE(v.contains(8));
}

TEST(FixedVec, ResizeClearsWhatItUncovers) {
  FixedVec<int, 4> v;
  v.push_back(1);
  v.push_back(2);
  v.pop_back();
  v.resize(3);
  EXPECT_EQ(std::vector<int>(v.begin(), v.end()), (std::vector<int>{1, 0, 0}));
}

TEST(FixedVec, ComparesOnlyWhatIsAlive) {
  FixedVec<int, 4> a;
  FixedVec<int, 4> b;
  a.push_back(1);
  a.push_back(2);
  a.pop_back();
  b.push_back(1);
  EXPECT_EQ(a, b);
  EXPECT_EQ(stable_hash(a), stable_hash(b));
  EXPECT_EQ(to_bytes(a), to_bytes(b));
  b.push_back(3);
  EXPECT_NE(a, b);
}

// ---- sets of ids ----

using Set = IdSet<FruitId, 130>;

std::vector<int> members(const Set& set) {
  std::vector<int> out;
  for (FruitId id : set) out.push_back(id.value);
  return out;
}

TEST(IdSet, IteratesInOrderAcrossWords) {
  const Set set{FruitId(129), FruitId(0), FruitId(64), FruitId(63), FruitId(5)};
  EXPECT_EQ(members(set), (std::vector<int>{0, 5, 63, 64, 129}));
  EXPECT_EQ(set.size(), 5);
  EXPECT_EQ(members(Set{}), std::vector<int>{});
}

TEST(IdSet, FirstAndNthAgreeWithIteration) {
  Random random(3);
  for (int round = 0; round < 200; ++round) {
    Set set;
    const std::uint32_t count = random.below(30);
    for (std::uint32_t i = 0; i < count; ++i) set.insert(FruitId(random.below(130)));
    const std::vector<int> all = members(set);
    ASSERT_EQ(static_cast<int>(all.size()), set.size());
    EXPECT_TRUE(std::is_sorted(all.begin(), all.end()));
    EXPECT_EQ(set.first().valid(), !set.empty());
    for (std::size_t k = 0; k < all.size(); ++k) EXPECT_EQ(set.nth(static_cast<int>(k)).value, all[k]);
    EXPECT_EQ(set.first().value, all.empty() ? FruitId::kNone : all.front());
  }
}

TEST(IdSet, NthBeyondTheEndIsNone) {
  EXPECT_FALSE(Set{}.first().valid());
  EXPECT_FALSE(Set{}.nth(0).valid());
  EXPECT_FALSE((Set{FruitId(3)}).nth(1).valid());
}

TEST(IdSet, ContainsNothingOutsideItsRange) {
  const Set all = Set::first_n(130);
  EXPECT_EQ(all.size(), 130);
  EXPECT_FALSE(all.contains(FruitId(130)));
  EXPECT_FALSE(all.contains(FruitId{}));
}

TEST(IdSet, HasTheAlgebraOfSets) {
  const Set a{FruitId(1), FruitId(70), FruitId(100)};
  const Set b{FruitId(70), FruitId(2)};
  EXPECT_EQ(members(a | b), (std::vector<int>{1, 2, 70, 100}));
  EXPECT_EQ(members(a & b), (std::vector<int>{70}));
  EXPECT_EQ(members(a - b), (std::vector<int>{1, 100}));
  EXPECT_TRUE(a.intersects(b));
  EXPECT_FALSE(a.includes(b));
  EXPECT_TRUE(a.includes(a & b));
  Set c = a;
  c.erase(FruitId(70));
  EXPECT_EQ(c, a - b);
  c.clear();
  EXPECT_TRUE(c.empty());
}

TEST(IdSet, OfAWholeNumberOfWordsIsAlwaysWellFormed) {
  IdSet<FruitId, 128> whole;
  whole.set_word(1, ~std::uint64_t{0});
  EXPECT_TRUE(whole.well_formed());
  IdSet<FruitId, 70> part;
  part.set_word(1, 0x3f);
  EXPECT_TRUE(part.well_formed());
  part.set_word(1, 0x40);
  EXPECT_FALSE(part.well_formed());
}

TEST(IdMap, IsIndexedById) {
  IdMap<SeatId, int, 3> map;
  map[SeatId(2)] = 9;
  EXPECT_EQ(map.items[2], 9);
  EXPECT_EQ(std::vector<int>(map.begin(), map.end()), (std::vector<int>{0, 0, 9}));
}

// ---- field lists ----

TEST(Fields, NameEveryFieldInOrder) {
  std::vector<std::string> names;
  const Inner inner;
  for_each_field(inner, [&](std::string_view name, const auto&) { names.emplace_back(name); });
  EXPECT_EQ(names, (std::vector<std::string>{"x", "pair"}));
}

TEST(Fields, EqualityLooksAtEveryField) {
  const Everything a = sample();
  Everything b = a;
  EXPECT_EQ(a, b);
  b.list[1].pair[0] = 8;
  EXPECT_FALSE(a == b);
  b = a;
  b.frame = Rest{};
  EXPECT_FALSE(a == b);
}

TEST(Hash, IsPinned) {
  // These numbers stand in records of games: the same on every machine, compiler and build. They may never
  // change.
  EXPECT_EQ(mix64(0), 0U);
  EXPECT_EQ(mix64(1), 0x5692161d100b05e5ULL);
  EXPECT_EQ(stable_hash(std::uint8_t{0}), 11334651918646859600ULL);
  EXPECT_EQ(stable_hash(sample()), 8322067986237447648ULL);
}

TEST(Hash, ChangesWithEveryField) {
  const std::uint64_t before = stable_hash(sample());
  std::vector<std::uint64_t> seen{before};
  const auto differs = [&](auto change) {
    Everything e = sample();
    change(e);
    const std::uint64_t hash = stable_hash(e);
    EXPECT_EQ(std::count(seen.begin(), seen.end(), hash), 0);
    seen.push_back(hash);
  };
  differs([](Everything& e) { e.flag = false; });
  differs([](Everything& e) { e.small = 201; });
  differs([](Everything& e) { e.negative = 300; });
  differs([](Everything& e) { ++e.large; });
  differs([](Everything& e) { e.colour = Colour::Red; });
  differs([](Everything& e) { e.fruit = FruitId{}; });
  differs([](Everything& e) { e.nothing = FruitId(0); });
  differs([](Everything& e) { e.tree = TreeId(1); });
  differs([](Everything& e) { e.set.erase(FruitId(69)); });
  differs([](Everything& e) { e.list.pop_back(); });
  differs([](Everything& e) { e.list[0].x = 0; });
  differs([](Everything& e) { e.map[SeatId(0)] = 1; });
  differs([](Everything& e) { e.frame = Rest{}; });
  differs([](Everything& e) { e.frame = Walk{6}; });
}

// ---- bytes ----

TEST(Bytes, GoBothWays) {
  const Everything before = sample();
  Everything after;
  ASSERT_TRUE(from_bytes(to_bytes(before), after));
  EXPECT_EQ(after, before);
  EXPECT_EQ(to_bytes(after), to_bytes(before));
}

TEST(Bytes, AreLittleEndianAndPortable) {
  EXPECT_EQ(to_bytes(std::uint16_t{0x1234}), (std::vector<std::uint8_t>{0x34, 0x12}));
  EXPECT_EQ(to_bytes(std::int16_t{-2}), (std::vector<std::uint8_t>{0xfe, 0xff}));
  EXPECT_EQ(to_bytes(Inner{}), (std::vector<std::uint8_t>{0xfd, 0xff, 1, 2}));
}

TEST(Bytes, CutOffAnywhereAreRefused) {
  const std::vector<std::uint8_t> bytes = to_bytes(sample());
  for (std::size_t n = 0; n < bytes.size(); ++n) {
    Everything e;
    EXPECT_FALSE(from_bytes(std::span(bytes).first(n), e)) << n << " of " << bytes.size();
  }
}

TEST(Bytes, LeftOverAreRefused) {
  std::vector<std::uint8_t> bytes = to_bytes(sample());
  bytes.push_back(0);
  Everything e;
  EXPECT_FALSE(from_bytes(bytes, e));
}

// Whatever the bytes, the reader says no or gives a value that can be written again.
TEST(Bytes, CorruptedNeverBreakTheReader) {
  const std::vector<std::uint8_t> good = to_bytes(sample());
  Random random(11);
  int refused = 0;
  for (int round = 0; round < 20'000; ++round) {
    std::vector<std::uint8_t> bytes = good;
    const std::uint32_t changes = 1 + random.below(4);
    for (std::uint32_t i = 0; i < changes; ++i) {
      bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] =
          static_cast<std::uint8_t>(random.next());
    }
    Everything e;
    if (!from_bytes(bytes, e)) {
      ++refused;
      continue;
    }
    EXPECT_EQ(to_bytes(e), bytes);
    EXPECT_TRUE(e.set.well_formed());
    EXPECT_LE(e.list.size(), e.list.capacity());
    EXPECT_LT(static_cast<int>(e.colour), 3);
  }
  EXPECT_GT(refused, 1000);
}

TEST(Bytes, RefuseWhatNoValueHas) {
  bool flag = false;
  EXPECT_FALSE(from_bytes(std::vector<std::uint8_t>{2}, flag));
  Colour colour{};
  EXPECT_FALSE(from_bytes(std::vector<std::uint8_t>{3}, colour));
  FixedVec<std::uint8_t, 2> list;
  EXPECT_FALSE(from_bytes(std::vector<std::uint8_t>{3, 0, 1, 1, 1}, list));
  IdSet<FruitId, 8> set;
  EXPECT_FALSE(from_bytes(std::vector<std::uint8_t>{0, 1, 0, 0, 0, 0, 0, 0}, set));
  std::variant<Rest, Walk> frame;
  EXPECT_FALSE(from_bytes(std::vector<std::uint8_t>{2}, frame));
}

// ---- JSON ----

TEST(Json, GoesBothWays) {
  const Everything before = sample();
  const json::value j = to_json(before, NumberNamer{});
  Everything after;
  EXPECT_EQ(from_json(j, after, NumberNamer{}), "");
  EXPECT_EQ(after, before);
}

// Names seats by colour, everything else by number, and knows two seats.
struct Namer : NumberNamer {
  using NumberNamer::count;
  using NumberNamer::find;
  using NumberNamer::name;
  static std::string name(SeatId id) { return id.value == 0 ? "red" : "blue"; }
  static bool find(std::string_view text, SeatId& out) {
    out = text == "red" ? SeatId(0) : text == "blue" ? SeatId(1) : SeatId{};
    return out.valid();
  }
  static std::size_t count(SeatId) { return 2; }
};

TEST(Json, ReadsLikeWhatItMeans) {
  const json::value j = to_json(sample(), Namer{});
  EXPECT_EQ(json::serialize(j.at("map")), R"({"red":0,"blue":4})");
  EXPECT_EQ(json::serialize(j.at("set")), R"(["0","63","64","69"])");
  EXPECT_EQ(json::serialize(j.at("frame")), R"({"frame":"walk","steps":5})");
  EXPECT_EQ(json::serialize(j.at("list")), R"([{"x":-3,"pair":[1,2]},{"x":9,"pair":[3,4]}])");
  EXPECT_EQ(j.at("colour"), "green");
  EXPECT_TRUE(j.at("nothing").is_null());
  EXPECT_EQ(j.at("large"), 0xfedcba9876543210ULL);
}

TEST(Json, FieldsNotMentionedKeepTheirValue) {
  Everything e = sample();
  EXPECT_EQ(from_json(json::parse(R"({"small": 1, "map": {"blue": 2}})"), e, Namer{}), "");
  Everything expected = sample();
  expected.small = 1;
  expected.map[SeatId(1)] = 2;
  EXPECT_EQ(e, expected);
}

std::string fault(std::string_view text) {
  Everything e;
  return from_json(json::parse(text), e, Namer{});
}

TEST(Json, FaultsNameTheirPath) {
  EXPECT_EQ(fault(R"([])"), "/: expected an object");
  EXPECT_EQ(fault(R"({"smal": 1})"), "/smal: no such field");
  EXPECT_EQ(fault(R"({"flag": 1})"), "/flag: expected true or false");
  EXPECT_EQ(fault(R"({"colour": "pink"})"), "/colour: expected one of red, green, blue");
  EXPECT_EQ(fault(R"({"fruit": "x"})"), "/fruit: no such name: x");
  EXPECT_EQ(fault(R"({"fruit": "255"})"), "/fruit: no such name: 255");
  EXPECT_EQ(fault(R"({"fruit": {}})"), "/fruit: expected a name");
  EXPECT_EQ(fault(R"({"set": ["1", "1"]})"), "/set/1: is listed twice");
  EXPECT_EQ(fault(R"({"set": ["70"]})"), "/set/0: does not fit here");
  EXPECT_EQ(fault(R"({"set": [null]})"), "/set/0: does not fit here");
  EXPECT_EQ(fault(R"({"list": [{}, {}, {}, {}]})"), "/list: expected a list of at most 3");
  EXPECT_EQ(fault(R"({"list": [{}, {"pair": [1]}]})"), "/list/1/pair: expected a list of 2");
  EXPECT_EQ(fault(R"({"map": {"green": 1}})"), "/map/green: no such name");
  EXPECT_EQ(fault(R"({"frame": {"frame": "run"}})"), "/frame/frame: no such frame");
  EXPECT_EQ(fault(R"({"frame": {"steps": 3}})"), "/frame: expected an object with a frame name");
}

TEST(Json, NumbersMustFit) {
  EXPECT_EQ(fault(R"({"small": 256})"), "/small: number out of range");
  EXPECT_EQ(fault(R"({"small": -1})"), "/small: number out of range");
  EXPECT_EQ(fault(R"({"small": 1.5})"), "/small: expected a whole number");
  EXPECT_EQ(fault(R"({"negative": -32769})"), "/negative: number out of range");
  EXPECT_EQ(fault(R"({"large": -1})"), "/large: number out of range");
  EXPECT_EQ(fault(R"({"large": 18446744073709551615})"), "");
}

TEST(JsonText, DiffNamesWhatChanged) {
  Everything changed = sample();
  changed.small = 3;
  changed.map[SeatId(1)] = 5;
  const auto lines = json_diff(to_json(sample(), Namer{}), to_json(changed, Namer{}));
  EXPECT_EQ(lines, (std::vector<std::string>{"/small: 200 -> 3", "/map/blue: 4 -> 5"}));
  EXPECT_TRUE(json_diff(to_json(sample(), Namer{}), to_json(sample(), Namer{})).empty());
}

TEST(JsonText, DiffTellsWhatCameAndWent) {
  const auto lines = json_diff(json::parse(R"({"a": 1, "b": [1]})"), json::parse(R"({"b": [2], "c": null})"));
  EXPECT_EQ(lines, (std::vector<std::string>{"/a: 1 -> (gone)", "/b: [1] -> [2]", "/c: (new) -> null"}));
}

TEST(JsonText, DiffGoesIntoListsOfStructures) {
  const auto lines = json_diff(json::parse(R"({"f": [{"a": 1, "b": 2}]})"),
                               json::parse(R"({"f": [{"a": 1, "b": 3}, {"c": 4}]})"));
  EXPECT_EQ(lines, (std::vector<std::string>{"/f/0/b: 2 -> 3", R"(/f/1: (new) -> {"c":4})"}));
  EXPECT_EQ(json_diff(json::parse(R"([{"a": 1}])"), json::parse("[]")),
            (std::vector<std::string>{R"(/0: {"a":1} -> (gone))"}));
}

TEST(JsonText, FindsByPath) {
  const json::value j = json::parse(R"({"a": {"b": [10, {"c": 5}]}})");
  ASSERT_NE(json_at(j, "/a/b/1/c"), nullptr);
  EXPECT_EQ(*json_at(j, "/a/b/1/c"), 5);
  EXPECT_EQ(json_at(j, ""), &j);
  for (std::string_view path :
       {"/", "a", "/a/x", "/a/b/2", "/a/b/-1", "/a/b/1x", "/a/b/0/c", "/a/b/99999999999999999999"}) {
    EXPECT_EQ(json_at(j, path), nullptr) << path;
  }
}

TEST(JsonText, PrettyKeepsOrderAndIsReadBack) {
  const json::value j = to_json(sample(), Namer{});
  const std::string text = json_pretty(j);
  EXPECT_EQ(json::parse(text), j);
  EXPECT_LT(text.find("flag"), text.find("small"));
  EXPECT_EQ(json_pretty(json::parse(R"({"b": [1, 2], "a": {}})")), "{\n  \"b\": [1,2],\n  \"a\": {}\n}");
}

}  // namespace
}  // namespace orrery
