// The notation of Twilight Imperium 3: every choice and every event has one text that is read back exactly.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/notation/notation.h"
#include "games/ti3/flow/turn.h"
#include "games/ti3/hold_object.h"
#include "games/ti3/notation.h"
#include "games/ti3/pack/load_pack.h"
#include "games/ti3/pack/pack_tables.h"
#include "games/ti3/rules/build.h"
#include "games/ti3/text/english.h"
#include "tests/unit/pack_mutations.h"

namespace orrery::ti3 {
namespace {

const Rules& table() {
  static const std::shared_ptr<const Rules> made = [] {
    Options options;
    options.players = 6;
    return make_rules(load_pack(pack_files(pack_tables(), "ti3/all")).pack, options).rules;
  }();
  return *made;
}

using Bytes = std::vector<std::uint8_t>;

// Every load that a ship can have in a choice.
std::vector<Bytes> all_loads() {
  std::vector<Bytes> out;
  for (unsigned bits = 0; bits < 0x10000; ++bits) {
    const Load load = load_of(static_cast<std::uint8_t>(bits), static_cast<std::uint8_t>(bits >> 8U));
    if (load.damaged <= load.mechanized) out.push_back({low(load), high(load)});
  }
  return out;
}

void add_pairs(std::vector<Bytes>& out, unsigned kind, std::size_t count, std::size_t first = 0) {
  for (std::size_t i = first; i < count; ++i)
    out.push_back({static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(i)});
}

std::vector<Bytes> all_outcomes(const Rules& r) {
  std::vector<Bytes> out;
  const auto add = [&](OutcomeKind kind, std::size_t count, std::size_t first = 0) {
    add_pairs(out, static_cast<unsigned>(kind), count, first);
  };
  add(OutcomeKind::ForAgainst, 2);
  add(OutcomeKind::Seat, static_cast<std::size_t>(r.players));
  add(OutcomeKind::Planet, r.planets.size());
  add(OutcomeKind::Law, r.political.size());
  add(OutcomeKind::Colour, enum_count<Colour>(), 1);
  return out;
}

std::vector<Bytes> all_abilities(const Rules& r) {
  std::vector<Bytes> out;
  const auto add = [&](Source source, std::size_t count) {
    add_pairs(out, static_cast<unsigned>(source), count);
  };
  add(Source::Card, r.card_kinds.size());
  add(Source::Technology, r.techs.size());
  add(Source::Power, r.powers.size());
  add(Source::Law, r.political.size());
  add(Source::Strategy, kStrategyCards);
  add(Source::Counter, r.counter_kinds.size());
  add(Source::Leader, enum_count<LeaderType>());
  return out;
}

std::size_t objects_of(const Rules& r, Hold hold) {
  switch (object_of(hold)) {
    case HoldObject::Nothing:
      return 0;
    case HoldObject::Planet:
      return r.planets.size();
    case HoldObject::System:
      return r.tiles.size();
    case HoldObject::Seat:
      return static_cast<std::size_t>(r.players);
    case HoldObject::Power:
      return r.powers.size();
    case HoldObject::Colour:
      return enum_count<Colour>();
    case HoldObject::Strategy:
      return kStrategyCards;
    case HoldObject::Number:
      break;
  }
  return 255;
}

// What lasts for a while, on nothing and on everything that it can be on.
std::vector<Bytes> all_effects(const Rules& r) {
  std::vector<Bytes> out;
  for (std::size_t h = 0; h < enum_count<Hold>(); ++h) {
    out.push_back({static_cast<std::uint8_t>(h), 0xff});
    add_pairs(out, static_cast<unsigned>(h), objects_of(r, static_cast<Hold>(h)));
  }
  return out;
}

std::vector<Bytes> first_n(std::size_t count) {
  std::vector<Bytes> out;
  for (std::size_t i = 0; i < count; ++i) out.push_back({static_cast<std::uint8_t>(i)});
  return out;
}

std::vector<Bytes> all_pieces() {
  std::vector<Bytes> out;
  for (std::size_t u = 0; u < kUnits; ++u) {
    for (const bool damaged : {false, true}) out.push_back({raw(Piece{static_cast<Unit>(u), damaged})});
  }
  return out;
}

std::vector<Bytes> all_places(const Rules& r) {
  std::vector<Bytes> out;
  for (std::size_t i = 0; i < r.tiles.size(); ++i) out.push_back({raw(space_of(SystemId(i)))});
  for (std::size_t i = 0; i < r.planets.size(); ++i) out.push_back({raw(on(PlanetId(i)))});
  return out;
}

// All values of every operand kind.
const std::map<std::string, std::vector<Bytes>, std::less<>>& values() {
  static const std::map<std::string, std::vector<Bytes>, std::less<>> all = [] {
    const Rules& r = table();
    std::map<std::string, std::vector<Bytes>, std::less<>> out;
    out["number"] = first_n(256);
    out["seat"] = first_n(static_cast<std::size_t>(r.players));
    out["system"] = first_n(r.tiles.size());
    out["planet"] = first_n(r.planets.size());
    out["place"] = all_places(r);
    out["spot"] = first_n(r.spots.size());
    out["unit"] = first_n(kUnits);
    out["piece"] = all_pieces();
    out["load"] = all_loads();
    out["race"] = first_n(r.races.size());
    out["technology"] = first_n(r.techs.size());
    out["card"] = first_n(r.card_kinds.size());
    out["political"] = out["law"] = first_n(r.political.size());
    out["objective"] = first_n(r.objectives.size());
    out["power"] = first_n(r.powers.size());
    out["leader"] = first_n(r.leaders.size());
    out["counter"] = first_n(r.counter_kinds.size());
    out["ability"] = all_abilities(r);
    out["outcome"] = all_outcomes(r);
    out["strategy"] = first_n(kStrategyCards);
    out["area"] = first_n(enum_count<Area>());
    out["colour"] = first_n(enum_count<Colour>());
    out["wormhole"] = first_n(kWormholes);
    out["phase"] = first_n(enum_count<Phase>());
    out["roll"] = first_n(enum_count<RollKind>());
    out["action"] = first_n(enum_count<ActionKind>());
    out["effect"] = all_effects(r);
    return out;
  }();
  return all;
}

// The operand kinds of "move {piece} {system}".
std::vector<std::string> kinds_of(std::string_view pattern) {
  std::vector<std::string> out;
  for (const std::string_view word : split_words(pattern)) {
    if (word.starts_with('{')) out.emplace_back(word.substr(1, word.size() - 2));
  }
  return out;
}

// Prints and reads phrases of one verb that together have every value of every operand.
void expect_round_trip(const Notation& notation, std::size_t verb, std::string_view pattern) {
  SCOPED_TRACE(std::string(pattern));
  const std::vector<std::string> kinds = kinds_of(pattern);
  std::size_t rounds = 1;
  for (const std::string& kind : kinds) {
    ASSERT_TRUE(values().contains(kind)) << kind;
    rounds = std::max(rounds, values().at(kind).size());
  }
  for (std::size_t i = 0; i < rounds; ++i) {
    Phrase phrase = Phrase::of(static_cast<std::uint8_t>(verb));
    std::size_t at = 0;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
      const auto& of_kind = values().at(kinds[k]);
      for (const std::uint8_t byte : of_kind[(i + k) % of_kind.size()]) {
        ASSERT_LT(at, Phrase::kOperands);
        phrase.set(at++, byte);
      }
    }
    const std::string text = notation.print(phrase);
    ASSERT_EQ(text.find('?'), std::string::npos) << text;
    const ParsedPhrase parsed = notation.parse(text);
    ASSERT_EQ(parsed.error, "") << text;
    ASSERT_EQ(parsed.phrase.code, phrase.code) << text << " was read as " << notation.print(parsed.phrase);
  }
}

TEST(Ti3Notation, ReadsBackEveryChoice) {
  const Codec codec(table());
  const Notation notation(kVerbPatterns, codec);
  for (std::size_t v = 0; v < kVerbPatterns.size(); ++v)
    ASSERT_NO_FATAL_FAILURE(expect_round_trip(notation, v, kVerbPatterns[v]));
}

TEST(Ti3Notation, ReadsBackEveryEvent) {
  const Codec codec(table());
  const std::vector<std::string_view> patterns = happening_patterns();
  const Notation notation(patterns, codec);
  ASSERT_LE(patterns.size(), 128U);  // Phrase
  for (std::size_t v = 0; v < patterns.size(); ++v)
    ASSERT_NO_FATAL_FAILURE(expect_round_trip(notation, v, patterns[v]));
}

// A secret event begins with the seats that may see it.
TEST(Ti3Notation, SaysWhoSeesAnEvent) {
  for (const HappeningDef& def : kHappenings) {
    const std::vector<std::string> kinds = kinds_of(def.pattern);
    ASSERT_GE(kinds.size(), def.secret_to) << def.pattern;
    for (std::size_t i = 0; i < def.secret_to; ++i) EXPECT_EQ(kinds[i], "seat") << def.pattern;
  }
  EXPECT_EQ(kHappenings[static_cast<std::size_t>(Happening::TileDealt)].secret_to, 1);
  EXPECT_EQ(kHappenings[static_cast<std::size_t>(Happening::CardPassed)].secret_to, 2);
  EXPECT_EQ(kHappenings[static_cast<std::size_t>(Happening::CardPlayed)].secret_to, 0);
}

TEST(Ti3Notation, HasOneTextForEveryPattern) {
  std::set<std::string_view> seen(kVerbPatterns.begin(), kVerbPatterns.end());
  EXPECT_EQ(seen.size(), kVerbPatterns.size());
  const std::vector<std::string_view> patterns = happening_patterns();
  seen = {patterns.begin(), patterns.end()};
  EXPECT_EQ(seen.size(), patterns.size());
}

// What is remembered for the rules alone needs no sentence and makes no event.
TEST(Ti3Notation, TellsEveryEffectThatLasts) {
  for (std::size_t h = 0; h < enum_count<Hold>(); ++h) {
    const Hold hold = static_cast<Hold>(h);
    const std::string_view sentence = english_effect(hold, true, true);
    EXPECT_EQ(sentence.empty(), bookkeeping(hold)) << enum_name(hold);
    if (object_of(hold) == HoldObject::Nothing) {
      EXPECT_EQ(sentence.find("{1}"), std::string_view::npos) << enum_name(hold);
    }
  }
}

TEST(Ti3Notation, WritesWhatAShipCarries) {
  const Codec codec(table());
  const Notation notation(kVerbPatterns, codec);
  Load load;
  load.ground_forces = 2;
  load.pds = 1;
  load.leaders = 1;
  SystemId from;
  ASSERT_TRUE(table().find("sol_home", from));
  const Choice move =
      make(Verb::MoveLaden, raw(Piece{Unit::Carrier, false}), low(load), high(load), raw(from));
  EXPECT_EQ(notation.print(move), "move carrier 2gf+1pds+l1 sol_home");
  load.mechanized = 2;
  load.damaged = 1;
  load.leaders = 6;
  const Choice hit = make(Verb::HitLaden, raw(Piece{Unit::WarSun, true}), low(load), high(load));
  EXPECT_EQ(notation.print(hit), "hit damaged_war_sun 2gf+1mu+1dmu+1pds+l2+l3");
  EXPECT_EQ(notation.parse("hit carrier empty").error, "");
  for (const char* load_word : {"1pds+2gf", "0gf", "8gf", "gf", "l0", "l4", "2gf+", "+2gf", "2gf+2gf", "12gf",
                                "2gf+1pds+1l", "4mu", "2mu+2dmu", "2GF", "l1+l1"})
    EXPECT_NE(notation.parse("hit carrier " + std::string(load_word)).error, "") << load_word;
}

// Seats and technologies have the same colours; systems and planets are told apart.
TEST(Ti3Notation, TellsThingsOfOneNameApart) {
  const Codec codec(table());
  const Notation notation(kVerbPatterns, codec);
  const auto kind = [&](const std::string& text) {
    return static_cast<OutcomeKind>(notation.parse(text).phrase.operand(0));
  };
  EXPECT_EQ(kind("vote red"), OutcomeKind::Seat);
  EXPECT_EQ(kind("vote red_technology"), OutcomeKind::Colour);
  EXPECT_EQ(kind("vote against"), OutcomeKind::ForAgainst);
  EXPECT_EQ(kind("vote saudor"), OutcomeKind::Planet);
  EXPECT_EQ(kind("vote code_of_honor"), OutcomeKind::Law);
  EXPECT_NE(notation.parse("vote none_technology").error, "");
  EXPECT_NE(notation.parse("player none").error, "");
  const Place space = place_at(notation.parse("place cruiser saudor_system").phrase, 1);
  EXPECT_TRUE(space.system.valid());
  EXPECT_TRUE(place_at(notation.parse("place pds saudor").phrase, 1).planet.valid());
  EXPECT_NE(notation.parse("activate saudor").error, "");
}

}  // namespace
}  // namespace orrery::ti3
