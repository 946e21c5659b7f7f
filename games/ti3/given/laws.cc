// The political deck, laws, and effects that last.
#include "games/ti3/given/builder.h"
#include "games/ti3/hold_object.h"

namespace orrery::ti3 {

bool PositionBuilder::read_political() {
  const auto each = [&](std::string_view key, const auto& put) {
    return in_.each_name_at<PoliticalId>(key, [&](const std::string& path, PoliticalId card) {
      if (!s_.political_deck.contains(card))
        return in_.fail(path, r_.name(card) + " is not in the political deck");
      s_.political_deck.erase(card);
      return put(path, card);
    });
  };
  const auto onto = [&](auto& pile) {
    return [&](const std::string& path, PoliticalId card) {
      if (pile.full()) return in_.fail(path, "there is no place for so many cards");
      pile.push_back({card, SeatSet{}});
      return true;
    };
  };
  return each("political_top", onto(s_.political_top)) &&
         each("political_bottom", onto(s_.political_bottom)) &&
         each("political_discard", [&](const std::string&, PoliticalId card) {
           s_.political_discard.insert(card);
           return true;
         });
}

// "code_of_honor", "minister_of_war of red", "forced_economic_independence of red and blue",
// "holy_planet_of_ixth at bereg", "subsidized_studies for red", "short_term_truce until 3".
bool PositionBuilder::read_laws() {
  return in_.each_at("laws", [&](const std::string& path, const json::value& item) {
    const std::vector<std::string> words = GivenReader::words_of(item);
    if (words.empty() || words.size() % 2 == 0)
      return in_.fail(path, "expected LAW [of SEAT [and SEAT]] [at PLANET] [for COLOUR] [until ROUND]");
    LawInPlay law;
    if (!in_.find(path, words[0], law.card)) return false;
    const PoliticalDef& def = r_.political_card(law.card);
    if (def.stays.empty()) return in_.fail(path, words[0] + " does not stay in play");
    for (std::size_t i = 1; i < words.size(); i += 2) {
      if (!law_part(path, words[i], words[i + 1], law)) return false;
    }
    if (law.planet.valid() != (def.stays == "planet"))
      return in_.fail(path, def.stays == "planet" ? "expected at PLANET" : "it does not lie with a planet");
    if (law.owner.valid() != (def.vote == Vote::Player || def.vote == Vote::TwoPlayers))
      return in_.fail(path, law.owner.valid() ? "it has no holder" : "expected of SEAT");
    if (!s_.political_deck.contains(law.card)) return in_.fail(path, words[0] + " is elsewhere");
    s_.political_deck.erase(law.card);
    s_.laws.push_back(law);
    return true;
  });
}

bool PositionBuilder::law_part(const std::string& path, const std::string& key, const std::string& word,
                               LawInPlay& law) {
  if (key == "of") return in_.find(path, word, law.owner);
  if (key == "and") return in_.find(path, word, law.second);
  if (key == "at") return in_.find(path, word, law.planet);
  if (key == "for") {
    const auto colour = find_enum<Colour>(word);
    if (!colour || *colour == Colour::None) return in_.fail(path, "expected red, green, blue or yellow");
    law.colour = *colour;
    return true;
  }
  int round = 0;
  if (key != "until" || !GivenReader::number_of(word, round) || round < 1 || round > 99)
    return in_.fail(path, "expected of, and, at, for or until");
  law.until = static_cast<std::uint8_t>(round);
  return true;
}

// "no_vote of red", "truce of red on blue", "no_production on bereg until 3", "built_fighters of red on 2".
bool PositionBuilder::read_lasting() {
  int now = 1;
  if (!in_.number_at("round", 1, 99, now)) return false;
  return in_.each_at("lasting", [&](const std::string& path, const json::value& item) {
    const std::vector<std::string> words = GivenReader::words_of(item);
    const auto hold = words.empty() ? std::nullopt : find_enum<Hold>(words[0]);
    if (!hold) return in_.fail(path, "expected an effect such as no_vote (Hold in state.h)");
    Lasting effect{*hold, SeatId{}, 0xff, static_cast<std::uint8_t>(now)};
    for (std::size_t i = 1; i < words.size(); i += 2) {
      const std::string word = i + 1 < words.size() ? words[i + 1] : "";
      int round = 0;
      if (words[i] == "of") {
        if (!in_.find(path, word, effect.seat)) return false;
      } else if (words[i] == "on") {
        if (!lasting_object(path, word, effect)) return false;
      } else if (words[i] == "until" && GivenReader::number_of(word, round) && round >= now && round <= 99) {
        effect.until = static_cast<std::uint8_t>(round);
      } else {
        return in_.fail(path, "expected EFFECT [of SEAT] [on NAME] [until ROUND]");
      }
    }
    if (s_.lasting.full()) return in_.fail(path, "there are too many");
    s_.lasting.push_back(effect);
    return true;
  });
}

// What an effect is about, by its kind (Hold in state.h).
bool PositionBuilder::lasting_object(const std::string& path, const std::string& word, Lasting& effect) {
  const auto named = [&](auto id) {
    if (!in_.find(path, word, id)) return false;
    effect.object = id.value;
    return true;
  };
  const auto listed = [&](auto found) {
    if (!found) return in_.fail(path, "no such name here: '" + word + "'");
    effect.object = static_cast<std::uint8_t>(*found);
    return true;
  };
  switch (object_of(effect.hold)) {
    case HoldObject::Planet:
      return named(PlanetId{});
    case HoldObject::System:
      return named(SystemId{});
    case HoldObject::Seat:
      return named(SeatId{});
    case HoldObject::Power:
      return named(PowerId{});
    case HoldObject::Colour:
      return listed(find_enum<Colour>(word));
    case HoldObject::Strategy:
      return listed(find_enum<StrategyCard>(word));
    case HoldObject::Number: {
      int n = 0;
      if (!GivenReader::number_of(word, n) || n < 0 || n > 99) return in_.fail(path, "expected a number");
      effect.object = static_cast<std::uint8_t>(n);
      return true;
    }
    case HoldObject::Nothing:
      break;
  }
  return in_.fail(path, "this effect is on nothing in particular");
}

}  // namespace orrery::ti3
