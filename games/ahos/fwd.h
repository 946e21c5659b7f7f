// Declares Look and Play before the state is complete, so that frame headers can name them.
#pragma once

#include "engine/flow/declare_frame.h"
#include "games/ahos/types.h"

namespace orrery::ahos {

struct State;
struct Rules;
using Look = orrery::Look<State, Rules>;
using Play = orrery::Play<State, Rules>;

// What kind of choice a decision asks for; the word stands in views, prompts and scenarios.
enum class Ask : std::uint8_t {
  Home,
  FirstColony,
  Develop,
  Action,
  FreeText,
  Pay,
  Produce,
  Move,
  Stow,
  Discard,
  Attack,
  Defend,
  Respond,
  Lose,
  Retreat,
  TakeReserve,
  Text,
  React,
};
constexpr auto enum_names(Ask) {
  return names_of("home", "first_colony", "develop", "action", "free_text", "pay", "produce", "move", "stow",
                  "discard", "attack", "defend", "respond", "lose", "retreat", "take_reserve", "text",
                  "react");
}

// What nature decides; the word stands in records and scenarios.
enum class Luck : std::uint8_t { Tiles, Systems, Technology, Races, First, Development, Draw, Alien };
constexpr auto enum_names(Luck) {
  return names_of("tiles", "systems", "technology", "races", "first", "development", "draw", "alien");
}

}  // namespace orrery::ahos
