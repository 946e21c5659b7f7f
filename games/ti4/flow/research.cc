#include "games/ti4/flow/research.h"

#include <algorithm>

#include "games/ti4/content/agendas/agendas.h"
#include "games/ti4/flow/ask.h"
#include "games/ti4/flow/excess.h"
#include "games/ti4/flow/pay.h"
#include "games/ti4/flow/research_steps.h"
#include "games/ti4/flow/tokens.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

ORRERY_NAME_STEPS(ResearchStep)

namespace {

constexpr int kTokensForResearch = 3;     // of players who cannot research
constexpr int kPriceOfPrerequisites = 2;  // resources, for all of them
using ByColour = std::array<int, 5>;

constexpr std::size_t at(Colour c) { return static_cast<std::size_t>(c); }

bool is_war_sun(const Look& look, TechId t) {
  const UnitRowId row = look.r.tech(t).unit;
  return row.valid() && look.r.row(row).unit == Unit::WarSun;
}

bool anybody_owns_war_suns(const Look& look) {
  for (int i = 0; i < look.r.players; ++i) {
    const Player& p = look.s.players[SeatId(i)];
    for (TechId t : p.techs | p.copied) {
      if (is_war_sun(look, t)) return true;
    }
  }
  return false;
}

// Prerequisites that owned technologies (81.12) and what was exhausted so far (81.14) do not cover.
ByColour missing(const Look& look, SeatId seat, TechId tech, const std::array<std::uint8_t, 5>& ignored) {
  ByColour out{};
  if (is_war_sun(look, tech) && has_trait(look, seat, Trait::LawWarSunsWeak) && anybody_owns_war_suns(look))
    return out;
  const TechDef& def = look.r.tech(tech);
  ByColour owned{};
  for (TechId t : look.s.players[seat].techs) ++owned[at(look.r.tech(t).colour)];
  for (std::size_t c = at(Colour::Blue); c < out.size(); ++c)
    out[c] = std::max(0, def.needs[c] - owned[c] - ignored[c]);
  return out;
}

int total(const ByColour& n) {
  int sum = 0;
  for (int x : n) sum += x;
  return sum;
}

// What can be exhausted to ignore one prerequisite of a colour: planets (81.14) and laws attached to planets
// (FAQ-19).
template <class OnPlanet, class OnLaw>
void each_source(const Look& look, SeatId seat, const OnPlanet& on_planet, const OnLaw& on_law) {
  const PlanetSet planets = planets_of(look, seat);
  for (PlanetId p : planets - look.s.exhausted_planets) {
    if (look.r.planet(p).specialty != Colour::None) on_planet(p, look.r.planet(p).specialty);
  }
  for (const LawInPlay& law : look.s.laws) {
    if (!law.planet.valid() || law.exhausted || !planets.contains(law.planet)) continue;
    const Colour colour = law_ignores(look.r, law.agenda);
    if (colour != Colour::None) on_law(law.agenda, colour);
  }
}

// Prerequisites left even if everything is exhausted.
int shortage(const Look& look, SeatId seat, ByColour left) {
  const auto cover = [&](auto, Colour c) { left[at(c)] = std::max(0, left[at(c)] - 1); };
  each_source(look, seat, cover, cover);
  return total(left);
}

// Ignored for nothing, of any colour: an ability one chooses to use, which Political Secret stops (FAQ-13).
int ignored_freely(const Look& look, SeatId seat, TechId tech) {
  if (!has_trait(look, seat, Trait::IgnorePrerequisite) || look.r.tech(tech).upgrade) return 0;
  return look.s.phase == Phase::Agenda && look.s.agenda.silenced.contains(seat) ? 0 : 1;
}

// The readied card with which this player can buy all prerequisites off, or none.
TechId buying_card(const Look& look, SeatId seat) {
  if (!has_trait(look, seat, Trait::BuysPrerequisites) ||
      purchasing_power(look, seat, Currency::Resources) < kPriceOfPrerequisites)
    return TechId{};
  const Player& p = look.s.players[seat];
  for (TechId t : (p.techs | p.copied) - p.exhausted_techs) {
    if (look.r.tech(t).traits.contains(Trait::BuysPrerequisites)) return t;
  }
  return TechId{};
}

bool within_reach(const Look& look, SeatId seat, TechId tech) {
  const ByColour left = missing(look, seat, tech, {});
  if (total(left) == 0) return true;
  return shortage(look, seat, left) <= ignored_freely(look, seat, tech) || buying_card(look, seat).valid();
}

// How many more cards must be exhausted if they shall do it.
int still_to_ignore(const Look& look, const Research& f) {
  return total(missing(look, f.seat, f.tech, f.ignored)) - ignored_freely(look, f.seat, f.tech);
}

Choice use(Source source, std::uint8_t id) { return make(Verb::Use, source, id); }

void list_ways(const Look& look, const Research& f, OptionList& out) {
  const ByColour left = missing(look, f.seat, f.tech, f.ignored);
  if (shortage(look, f.seat, left) <= ignored_freely(look, f.seat, f.tech)) {
    each_source(
        look, f.seat,
        [&](PlanetId p, Colour c) {
          if (left[at(c)] > 0) out.add(make(Verb::Exhaust, raw(p)));
        },
        [&](AgendaId a, Colour c) {
          if (left[at(c)] > 0) out.add(use(Source::Law, raw(a)));
        });
  }
  const TechId card = buying_card(look, f.seat);
  if (card.valid()) out.add(use(Source::Technology, raw(card)));
  out.sort_from(0);
}

// If every card that could be exhausted is needed there is nothing to choose.
Next ask_way(Play& g, Research& f) {
  OptionList list;
  list_ways(g, f, list);
  const bool no_choice =
      !buying_card(g, f.seat).valid() && static_cast<int>(list.size()) == still_to_ignore(g, f);
  if (!no_choice) return ask(g, f);
  choose(g, f, list[0]);
  return Next::Again;
}

void take_way(Play& g, Research& f, Choice c) {
  if (c.verb<Verb>() == Verb::Exhaust) {
    const PlanetId p = planet_at(c, 0);
    ++f.ignored[at(g.r.planet(p).specialty)];
    exhaust_planet(g, p);
    return;
  }
  const AbilityRef ref = ability_at(c, 0);
  if (ref.source == Source::Law) {
    ++f.ignored[at(law_ignores(g.r, AgendaId(ref.id)))];
    exhaust_law(g, AgendaId(ref.id));
    return;
  }
  exhaust_technology(g, f.seat, TechId(ref.id));
  f.step = ResearchStep::Gain;
  g.call(Pay{f.seat, Currency::Resources, kPriceOfPrerequisites, f.cause});
}

void list_technologies(const Look& look, const Research& f, OptionList& out) {
  for (TechId t : technology_deck(look, f.seat)) {
    if (within_reach(look, f.seat, t)) out.add(make(Verb::Research, raw(t)));
  }
}

void list_own_ships(const Look& look, SeatId seat, OptionList& out) {
  for (SystemId s : look.s.ships_in[seat]) {
    for (Unit u : kShips) {
      if (u != Unit::Fighter) list_removals(look, seat, u, space_of(s), out);
    }
  }
  out.sort_from(0);
}

Next choose_technology(Play& g, Research& f) {
  if (has_trait(g, f.seat, Trait::NoResearch)) {
    f.step = ResearchStep::End;
    return g.call(GainTokens{f.seat, kTokensForResearch});
  }
  return anything_to_research(g, f.seat) ? ask(g, f) : Next::Done;
}

Next gain(Play& g, Research& f) {
  gain_technology(g, f.seat, f.tech);
  trigger(g, Timing::TechnologyResearched, raw(f.seat), raw(f.tech));
  f.step = has_trait(g, f.seat, Trait::LawShipForResearch) ? ResearchStep::Ship : ResearchStep::End;
  return Next::Again;
}

Next give_up_ship(Play& g, Research& f) {
  OptionList list;
  list_own_ships(g, f.seat, list);
  return list.empty() ? Next::Done : ask(g, f);
}

}  // namespace

TechSet technology_deck(const Look& look, SeatId seat) {
  const Player& p = look.s.players[seat];
  TechSet deck;
  TechSet replaced;
  for (std::size_t i = 0; i < look.r.techs.size(); ++i) {
    const TechDef& t = look.r.techs[i];
    if (t.faction.valid() && t.faction != p.faction) continue;  // 81.11
    deck.insert(TechId(i));
    if (t.faction.valid() && t.replaces.valid()) replaced.insert(t.replaces);
  }
  return deck - replaced - p.techs;
}

Refusal can_research(const Look& look, SeatId seat, TechId tech) {
  if (tech.index() >= look.r.techs.size()) return refuse("TI4-81.10");
  const FactionId faction = look.r.tech(tech).faction;
  if (faction.valid() && faction != look.s.players[seat].faction) return refuse("TI4-81.11");
  if (!technology_deck(look, seat).contains(tech)) return refuse("TI4-81.10");
  if (has_trait(look, seat, Trait::NoResearch)) return refuse("TI4-81.9");
  return within_reach(look, seat, tech) ? kAllowed : refuse("TI4-81.12");
}

bool anything_to_research(const Look& look, SeatId seat) {
  if (has_trait(look, seat, Trait::NoResearch)) return true;
  for (TechId t : technology_deck(look, seat)) {
    if (within_reach(look, seat, t)) return true;
  }
  return false;
}

Next advance(Play& g, Research& f) {
  switch (f.step) {
    case ResearchStep::Choose:
      return choose_technology(g, f);
    case ResearchStep::Ignore:
      if (still_to_ignore(g, f) > 0) return ask_way(g, f);
      f.step = ResearchStep::Gain;
      return Next::Again;
    case ResearchStep::Gain:
      return gain(g, f);
    case ResearchStep::Ship:
      return give_up_ship(g, f);
    case ResearchStep::End:
      break;
  }
  return Next::Done;
}

Asked asked(const Look&, const Research& f) {
  const Ask kind = f.step == ResearchStep::Choose   ? Ask::Research
                   : f.step == ResearchStep::Ignore ? Ask::Prerequisite
                                                    : Ask::Remove;
  return {f.seat, static_cast<std::uint8_t>(kind), f.cause};
}

void options(const Look& look, const Research& f, OptionList& out) {
  switch (f.step) {
    case ResearchStep::Choose:
      list_technologies(look, f, out);
      if (f.optional) out.add(make(Verb::Done));
      break;
    case ResearchStep::Ignore:
      list_ways(look, f, out);
      break;
    default:
      list_own_ships(look, f.seat, out);
      break;
  }
}

Refusal check(const Look& look, const Research& f, Choice c) {
  switch (f.step) {
    case ResearchStep::Choose: {
      const TechId tech(c.operand(0));
      if (f.optional && c == make(Verb::Done)) return kAllowed;
      return c == make(Verb::Research, raw(tech)) ? can_research(look, f.seat, tech) : refuse("TI4-81.10");
    }
    case ResearchStep::Ignore:
      if (c.verb<Verb>() == Verb::Exhaust && look.s.exhausted_planets.contains(planet_at(c, 0)))
        return refuse("TI4-81.15");
      return listed(look, f, c, "TI4-81.14");
    default:
      return listed(look, f, c, "TI4-31.0");
  }
}

void choose(Play& g, Research& f, Choice c) {
  switch (f.step) {
    case ResearchStep::Choose:
      f.tech = TechId(c.operand(0));
      f.step = c.verb<Verb>() == Verb::Done ? ResearchStep::End : ResearchStep::Ignore;
      break;
    case ResearchStep::Ignore:
      take_way(g, f, c);
      break;
    default:
      destroy_unit(g, f.seat, piece_at(c, 0), place_at(c, 1), SeatId{});
      f.step = ResearchStep::End;
      break;
  }
}

}  // namespace orrery::ti4
