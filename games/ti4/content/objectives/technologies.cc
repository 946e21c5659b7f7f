// Objectives about the technologies a player owns. Technologies under an assimilator token count with their
// colour and type (81.22).
#include "games/ti4/content/objectives/objectives.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {
namespace {

TechSet counted(const Look& look, SeatId seat) {
  return look.s.players[seat].techs | look.s.players[seat].copied;
}

std::array<int, 5> by_colour(const Look& look, SeatId seat) {
  std::array<int, 5> n{};
  for (TechId t : counted(look, seat)) ++n[static_cast<std::size_t>(look.r.tech(t).colour)];
  return n;
}

// How many colours have at least so many technologies.
int colours_with(const Look& look, SeatId seat, int technologies) {
  const std::array<int, 5> n = by_colour(look, seat);
  int colours = 0;
  for (std::size_t c = static_cast<std::size_t>(Colour::Blue); c < n.size(); ++c)
    colours += n[c] >= technologies ? 1 : 0;
  return colours;
}

bool two_of_each(const Look& look, SeatId seat, int colours) {
  return colours_with(look, seat, 2) >= colours;
}

bool of_one_colour(const Look& look, SeatId seat, int technologies) {
  return colours_with(look, seat, technologies) > 0;
}

// Upgrades of one unit type count once (FAQ-NEKRO-5).
bool upgrades(const Look& look, SeatId seat, int count) {
  std::uint32_t types = 0;
  for (TechId t : counted(look, seat)) {
    const TechDef& def = look.r.tech(t);
    if (def.upgrade && def.unit.valid()) types |= 1U << at(look.r.row(def.unit).unit);
  }
  return std::popcount(types) >= count;
}

// The assimilators themselves have neither colour nor type and do not count.
bool of_factions(const Look& look, SeatId seat, int count) {
  for (TechId t : counted(look, seat)) {
    const TechDef& def = look.r.tech(t);
    if (def.faction.valid() && (def.upgrade || def.colour != Colour::None)) --count;
  }
  return count <= 0;
}

constexpr auto kTechnologiesRequirements = std::to_array<Requirement>({
    {"develop_weaponry", 2, upgrades},
    {"revolutionize_warfare", 3, upgrades},
    {"diversify_research", 2, two_of_each},
    {"master_the_sciences", 4, two_of_each},
    {"master_the_laws_of_physics", 4, of_one_colour},
    {"adapt_new_strategies", 2, of_factions},
});

}  // namespace

std::span<const Requirement> technology_requirements() { return kTechnologiesRequirements; }

}  // namespace orrery::ti4
