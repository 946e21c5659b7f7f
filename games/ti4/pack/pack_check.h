// Shared by the validate_*.cc files.
#pragma once

#include "games/pack/pack_check.h"
#include "games/ti4/pack/pack.h"
#include "games/ti4/pack/pack_tables.h"

namespace orrery::ti4 {

using PackCheck = PackCheckOf<Pack>;

void validate_ids(const PackCheck& check);       // unique where the notation needs it
void validate_galaxy(const PackCheck& check);    // tiles, planets
void validate_maps(const PackCheck& check);      // positions and what is dealt
void validate_units(const PackCheck& check);     // unit tables and their technologies
void validate_factions(const PackCheck& check);  // what factions name
void validate_cards(const PackCheck& check);     // decks

}  // namespace orrery::ti4
