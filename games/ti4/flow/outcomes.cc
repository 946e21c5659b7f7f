// What an agenda can be voted, decided or predicted to be (35.8-35.11).
#include "games/ti4/flow/agenda_phase.h"
#include "games/ti4/query.h"

namespace orrery::ti4 {
namespace {

bool fits(const Look& look, PlanetId planet, Election election) {
  const PlanetDef& def = look.r.planet(planet);
  switch (election) {
    case Election::CulturalPlanet:
      return def.trait == PlanetTrait::Cultural;
    case Election::HazardousPlanet:
      return def.trait == PlanetTrait::Hazardous;
    case Election::IndustrialPlanet:
      return def.trait == PlanetTrait::Industrial;
    case Election::OuterPlanet:
      return !def.home_of.valid() && planet != look.r.mecatol;
    default:
      return true;
  }
}

bool can_elect(const Look& look, PlanetId planet, Election election) {
  return planet.index() < look.r.planets.size() && look.s.planets[planet].controller.valid() &&
         fits(look, planet, election);  // 35.11
}

ObjectiveSet scored_secrets(const Look& look) {
  ObjectiveSet all;
  for (int i = 0; i < look.r.players; ++i) all |= look.s.players[SeatId(i)].scored & look.r.secrets;
  return all;
}

bool is_player(const Look& look, SeatId seat) {
  return seat.index() < static_cast<std::size_t>(look.r.players) && !look.s.players[seat].eliminated;
}

}  // namespace

void list_outcomes(const Look& look, OutcomeList& out) {
  const Election election = look.r.agenda(look.s.agenda.agenda).election;
  switch (election) {
    case Election::ForAgainst:
      out.push_back(kFor);
      out.push_back(kAgainst);
      break;
    case Election::Player:
      for (int i = 0; i < look.r.players; ++i) {
        if (is_player(look, SeatId(i))) out.push_back(static_cast<std::uint8_t>(i));
      }
      break;
    case Election::Law: {
      AgendaSet laws;
      for (const LawInPlay& l : look.s.laws) laws.insert(l.agenda);
      for (AgendaId a : laws) out.push_back(a.value);
      break;
    }
    case Election::ScoredSecret:
      for (ObjectiveId o : scored_secrets(look)) out.push_back(o.value);
      break;
    default:
      for (std::size_t i = 0; i < look.r.planets.size(); ++i) {
        if (can_elect(look, PlanetId(i), election)) out.push_back(static_cast<std::uint8_t>(i));
      }
      break;
  }
}

bool is_outcome(const Look& look, std::uint8_t outcome) {
  const Election election = look.r.agenda(look.s.agenda.agenda).election;
  switch (election) {
    case Election::ForAgainst:
      return outcome == kFor || outcome == kAgainst;
    case Election::Player:
      return is_player(look, SeatId(outcome));
    case Election::Law:
      return find_law(look, AgendaId(outcome)) != nullptr;
    case Election::ScoredSecret:
      return scored_secrets(look).contains(ObjectiveId(outcome));
    default:
      return can_elect(look, PlanetId(outcome), election);
  }
}

Choice outcome_choice(const Look& look, Verb verb, std::uint8_t outcome) {
  return make(verb, outcome_kind(look.r.agenda(look.s.agenda.agenda).election), outcome);
}

}  // namespace orrery::ti4
