// Fights told in words: "sol: 2 carrier 4 fighter 1 dreadnought; tech: fighter_ii; use: morale_boost".
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/game/game.h"
#include "odds/ti4/battle.h"

namespace orrery::ti4::odds {

// A fight that nobody has to have on a board: the position is made for it.
struct Staged {
  std::string error;             // nothing else holds then
  std::shared_ptr<Match> match;  // the attacker has not moved in yet; keeps the rules alive
  State world;                   // both sides stand where they fight
  Question question;
  std::string approach;  // the system from which the attacker comes
};

struct StagedFight {
  std::string attacker;  // FACTION: UNITS; KEY: WORDS; ...
  std::string defender;
  bool on_planet = false;
  std::string place;  // nebula, wormhole: what kind of system it is; "" an ordinary one
  std::string laws;   // ids separated by spaces or commas
};
Staged stage(const StagedFight& fight, const PackFiles& pack);

// What may stand in it, for --help and documents.
std::string_view spec_help();

}  // namespace orrery::ti4::odds
