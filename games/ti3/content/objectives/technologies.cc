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
template <int kTechs>
int colours_with(const Look& look, SeatId seat) {
  return static_cast<int>(std::count_if(kColours.begin(), kColours.end(),
                                        [&](Colour c) { return techs_of(look, seat, c) >= kTechs; }));
}

int most_of_one_colour(const Look& look, SeatId seat) {
  int most = 0;
  for (Colour c : kColours) most = std::max(most, techs_of(look, seat, c));
  return most;
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

int technologies(const Look& look, SeatId seat) { return look.s.players[seat].techs.size(); }

// Red, green and blue; yellow does not count.
int colours_shown(const Look& look, SeatId seat) {
  int n = 0;
  for (Colour c : {Colour::Red, Colour::Green, Colour::Blue}) n += planets_showing(look, seat, c) > 0 ? 1 : 0;
  return n;
}

int most_showing_one(const Look& look, SeatId seat) {
  int most = 0;
  for (Colour c : kColours) most = std::max(most, planets_showing(look, seat, c));
  return most;
}

// The dock on Mecatol Rex, and three colours.
int diversified(const Look& look, SeatId seat) {
  const int dock = garrison(look, seat, look.r.mecatol).docks > 0 ? 1 : 0;
  return dock + std::min(3, colours_with<2>(look, seat));
}

}  // namespace

std::span<const Requirement> technology_requirements() {
  static constexpr auto kAll = std::to_array<Requirement>({
      {"s1_three_specialties", 3, colours_shown},
      {"s1_five_technologies", 5, technologies},
      {"s1_three_same_colour", 3, most_of_one_colour},
      {"s1_four_colours", 4, colours_with<1>},
      {"s2_nine_technologies", 9, technologies},
      {"secret_diversified", 1 + 3, diversified},
      {"secret_focused", 4, most_showing_one},
      {"secret_technocrat", 6,
       [](const Look& look, SeatId seat) { return planets_showing(look, seat, Colour::None); }},
  });
  return kAll;
}

}  // namespace orrery::ti3
