#include "odds/ti4/texts.h"

#include <algorithm>
#include <array>

namespace orrery::ti4::odds {
namespace {

using enum Treatment;

constexpr auto kTexts = std::to_array<TextInFight>({
    // technologies
    {"antimass_deflectors", Rules, "space cannon dice against its owner get -1"},
    {"assault_cannon", Always,
     "at the start of a space combat the opponent loses the non-fighter ship that is next"},
    {"dacxive_animators", Always, "one infantry more for who has won a ground combat"},
    {"dimensional_splicer", Always, "hits the dearest ship that cannot sustain it, else the dearest"},
    {"duranium_armor", Always, "repairs the ship that would be lost last"},
    {"graviton_laser_system", Always, "with the space cannon of its owner, if it is ready"},
    {"impulse_core", Named, "gives up a destroyer, else a cruiser"},
    {"l4_disruptors", Rules, "no space cannon in an invasion"},
    {"magen_defense_grid", Always, "in the first round, if it is ready and a unit has a shield there"},
    {"non_euclidean_shielding", Rules, "a ship that sustains cancels two hits"},
    {"plasma_scoring", Rules, "one more die for the unit that hits best"},
    {"valkyrie_particle_weave", Always, "one more hit in each round in which the opponent made any"},
    {"salvage_operations", Nothing, "comes after the fight"},
    {"x_89_bacterial_weapon", Nothing, "an action of its own"},
    // faction abilities
    {"ambush", Always, "with the two ships that hit best, cruisers first"},
    {"devotion", Named,
     "after each round: gives up a destroyer, else a cruiser; hits as dimensional_splicer does"},
    {"fragile", Rules, "-1 on combat rolls"},
    {"harrow", Always, "all bombarding ships, after each round of ground combat"},
    {"indoctrination", Named, "one infantry of the opponent becomes an own one"},
    {"munitions_reserves", Named, "2 trade goods in each round while they last; every miss is rolled again"},
    {"technological_singularity", Nothing, "gains a technology"},
    {"unrelenting", Rules, "+1 on combat rolls"},
    {"foresight", Ends, "the fleet leaves before the fight"},
    // units
    {"arc_secundus", Rules, "repaired at the start of each round"},
    {"cmorran_norr", Rules, "+1 for the other ships"},
    {"exotrireme_ii", Named,
     "after each round, one after the other while there is an enemy: each takes the two dearest ships along"},
    {"flagship_001", Rules, "hits of it and of dreadnoughts go to non-fighter ships"},
    {"fourth_moon", Rules, "ships of others cannot sustain damage"},
    {"jns_hylarim", Rules, "2 more hits for each die of 9 and 10"},
    {"matriarch", Rules, "fighters that have landed fight"},
    {"salai_sai_corian", Rules, "a die for each non-fighter ship of the opponent"},
    {"the_alastor", Always,
     "all ground forces in the space area fight as ships; if it is named, those on planets too"},
    {"van_hauge", Rules, "takes all ships along when it is destroyed"},
    {"wrath_of_kenara", Named, "a trade good for each die that missed by one, while they last"},
    // action cards
    {"bunker", Named, "-4 on bombardment dice"},
    {"courageous_to_the_end", Named, "when the first ship that is no fighter is lost"},
    {"direct_hit", Named, "on the first ship of the opponent that sustains damage; @2: two cards"},
    {"disable", Named, "no shields and cannons of PDS in the invasion"},
    {"emergency_repairs", Named, "at the first start of a round at which a ship is damaged"},
    {"experimental_battlestation", Named, "before the space cannons, by the defender"},
    {"fighter_prototype", Named, "in the first round"},
    {"fire_team", Named, "in the first round of a ground combat; every miss is rolled again"},
    {"intercept", Ends, "keeps the opponent from a retreat: leave the retreat out"},
    {"maneuvering_jets", Named, "against the first space cannon hit"},
    {"morale_boost", Named, "in the first round, or in the round after @"},
    {"parley", Ends, "no ground combat takes place"},
    {"salvage", Nothing, "comes after the fight"},
    {"shields_holding", Named, "against the first 2 or more hits of a round"},
    {"skilled_retreat", Named, "at the start of the round: the fight is a draw then"},
    // promissory notes
    {"antivirus", Nothing, "keeps technologies"},
    {"greyfire_mutagen", Named, "the Yin player uses neither devotion nor indoctrination nor impulse_core"},
    {"raghs_call", Ends, "the ground forces leave before the combat"},
    {"tekklar_legion", Named, "+1 on the rolls of a ground combat; -1 for N'orr"},
    {"war_funding", Named,
     "in the first round, or in the round after @; every miss is rolled again; an enemy whose note it is "
     "loses 2 trade goods"},
    // laws
    {"conventions_of_war", Rules, "no bombardment of cultural planets"},
    {"prophecy_of_ixth", Rules, "+1 for fighters of its owner"},
    {"publicize_weapon_schematics", Rules, "war suns cannot sustain damage"},
    {"shard_of_the_throne", Nothing, "comes after the fight"},
    {"the_crown_of_thalnos", Named, "every miss is rolled again; who misses with all of them is destroyed"},
});

}  // namespace

std::span<const TextInFight> texts_in_fights() { return kTexts; }

const TextInFight* find_text(std::string_view id) {
  const auto* it =
      std::find_if(kTexts.begin(), kTexts.end(), [&](const TextInFight& t) { return t.id == id; });
  return it == kTexts.end() ? nullptr : it;
}

}  // namespace orrery::ti4::odds
