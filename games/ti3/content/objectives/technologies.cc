// Objectives about technologies, and about the specialties that planets show.
#include <algorithm>
#include <array>

#include "games/ti3/content/objectives/objectives.h"
#include "games/ti3/query.h"

namespace orrery::ti3 {
namespace {

constexpr std::array kColours{Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow};

int techs_of(const Look& look, SeatId seat, Colour colour) {
  int n = 0;
  for (TechId t : look.s.players[seat].techs) n += look.r.tech(t).colour == colour ? 1 : 0;
  return n;
}

// In how many colours the player has so many technologies.
int colours_with(const Look& look, SeatId seat, int techs) {
  return static_cast<int>(std::count_if(kColours.begin(), kColours.end(),
                                        [&](Colour c) { return techs_of(look, seat, c) >= techs; }));
}

// Planets that show the colour; with None any. What is printed counts, whatever laws make of discounts.
int planets_showing(const Look& look, SeatId seat, Colour colour) {
  int n = 0;
  for (PlanetId p : planets_of(look, seat)) {
    const auto& printed = look.r.planet(p).specialty;
    n += (colour == Colour::None ? !printed.empty() : printed.contains(colour)) ? 1 : 0;
  }
  return n;
}

template <int kCount>
bool has_techs(const Look& look, SeatId seat) {
  return look.s.players[seat].techs.size() >= kCount;
}

bool diversified(const Look& look, SeatId seat) {
  return garrison(look, seat, look.r.mecatol).docks > 0 && colours_with(look, seat, 2) >= 3;
}

bool shows_three_colours(const Look& look, SeatId seat) {
  return planets_showing(look, seat, Colour::Red) > 0 && planets_showing(look, seat, Colour::Green) > 0 &&
         planets_showing(look, seat, Colour::Blue) > 0;
}

bool focused(const Look& look, SeatId seat) {
  return std::any_of(kColours.begin(), kColours.end(),
                     [&](Colour c) { return planets_showing(look, seat, c) >= 4; });
}

}  // namespace

std::span<const Requirement> technology_requirements() {
  static constexpr auto kAll = std::to_array<Requirement>({
      {"s1_three_specialties", shows_three_colours},
      {"s1_five_technologies", has_techs<5>},
      {"s1_three_same_colour",
       [](const Look& look, SeatId seat) { return colours_with(look, seat, 3) >= 1; }},
      {"s1_four_colours", [](const Look& look, SeatId seat) { return colours_with(look, seat, 1) >= 4; }},
      {"s2_nine_technologies", has_techs<9>},
      {"secret_diversified", diversified},
      {"secret_focused", focused},
      {"secret_technocrat",
       [](const Look& look, SeatId seat) { return planets_showing(look, seat, Colour::None) >= 6; }},
  });
  return kAll;
}

}  // namespace orrery::ti3
