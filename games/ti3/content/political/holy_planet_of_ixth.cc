// Holy Planet of Ixth: any planet but home planets. (That it produces nothing is a trait.)
#include "games/ti3/content/political/effects.h"

namespace orrery::ti3 {

const PoliticalText kHolyPlanetOfIxth{
    .id = "holy_planet_of_ixth",
    .may_elect = [](const Look& look, std::uint8_t planet,
                    std::uint8_t) { return !is_home_planet(look, PlanetId(planet)); },
};

}  // namespace orrery::ti3
