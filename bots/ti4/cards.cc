// When action cards, technologies, powers, notes and laws are used, and what is answered when they ask.
#include <algorithm>
#include <array>
#include <string_view>

#include "bots/ti4/mind.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/agenda_phase.h"
#include "games/ti4/flow/combat.h"
#include "games/ti4/flow/use.h"

namespace orrery::ti4 {
namespace {

constexpr double kNever = -1.0;

const Occasion* window_of(const Mind& m) { return std::get_if<Occasion>(&m.look.s.flow.frames.back()); }

const Use* use_of(const Mind& m) { return std::get_if<Use>(&m.look.s.flow.frames.back()); }

// ---- conditions

double always(const Mind&) { return 1.0; }
double never(const Mind&) { return kNever; }

double if_token(const Mind& m) { return m.mine().strategy >= 2 ? 0.8 : kNever; }

double in_fair_fight(const Mind& m) {
  const double p = combat_odds(m);
  return p > 0.25 && p < 0.85 ? 1.0 : kNever;
}

double when_losing(const Mind& m) { return combat_odds(m) < 0.25 ? 1.5 : kNever; }

// A fleet that has moved in on mine will beat it.
double outgunned(const Mind& m) {
  const SystemId s = m.look.s.tactical.system;
  const SeatId foe = m.look.s.tactical.seat;
  if (!s.valid() || !foe.valid()) return kNever;
  const double theirs = quick_odds(fleet_force(m.look, foe, forces(m.look, foe, s)),
                                   fleet_force(m.look, m.me, forces(m.look, m.me, s)));
  return theirs > 0.7 ? 1.5 : kNever;
}

double when_winning(const Mind& m) { return combat_odds(m) > 0.5 ? 1.0 : kNever; }

double fighters_fight(const Mind& m) {
  return forces(m.look, m.me, m.look.s.combat.system).of(Unit::Fighter) >= 3 ? 1.0 : kNever;
}

double dice_missed(const Mind& m) {
  int missed = 0;
  for (const Die& d : m.look.s.roll.dice) missed += d.hit() ? 0 : 1;
  return missed >= 2 ? 1.0 : kNever;
}

double anything_damaged(const Mind& m) {
  int n = 0;
  for (std::size_t i = 0; i < kSustaining; ++i)
    n += forces(m.look, m.me, m.look.s.tactical.system).damaged_of(kAllUnits[i]);
  return n > 0 ? 0.8 * n : kNever;
}

bool mine_is_active(const Mind& m) { return m.look.s.tactical.seat == m.me; }

// Infantry of mine under ships that can bombard it.
double under_bombardment(const Mind& m) {
  const SystemId s = m.look.s.tactical.system;
  const SeatId foe = m.look.s.tactical.seat;
  if (mine_is_active(m) || !foe.valid()) return kNever;
  int infantry = 0;
  for (PlanetId p : m.look.r.tile(s).planets) infantry += ground(m.look, m.me, p).infantry;
  for (Unit u : kShips) {
    const UnitRow* row = row_of(m.look, foe, u);
    if (row != nullptr && row->bombard_dice > 0 && forces(m.look, foe, s).of(u) > 0 && infantry > 0)
      return 1.0;
  }
  return kNever;
}

double about_to_land(const Mind& m) {
  return mine_is_active(m) && forces(m.look, m.me, m.look.s.tactical.system).of(Unit::Infantry) > 0 ? 1.0
                                                                                                    : kNever;
}

int cannons_on(const Mind& m, PlanetId planet) {
  const SeatId owner = m.look.s.planets[planet].controller;
  return owner.valid() && owner != m.me ? ground(m.look, owner, planet).pds : 0;
}

double cannons_about(const Mind& m) {
  for (PlanetId p : planets_of_others(m.look, m.me)) {
    if (cannons_on(m, p) > 0) return 1.0;
  }
  return kNever;
}

int cultural_votes(const Mind& m, SeatId seat) {
  return votes_of_cards(m, seat, with_trait(m.look, m.look.s.players[seat].planets, PlanetTrait::Cultural));
}

double votes_to_silence(const Mind& m) {
  for (SeatId other : others(m.look, m.me)) {
    if (cultural_votes(m, other) >= 3) return 1.0;
  }
  return kNever;
}

// One move more is worth a card if it makes the campaign better.
double with_speed(const Mind& m) {
  const SystemId target = m.look.s.tactical.system;
  const double before = campaign_to(m, target).value;
  ++m.world.tactical.bonus_move;
  const double after = campaign_to(m, target).value;
  --m.world.tactical.bonus_move;
  return after > before + 1.5 ? 1.0 : kNever;
}

// So is a way from everywhere.
double with_conduit(const Mind& m) {
  const SystemId target = m.look.s.tactical.system;
  const double before = campaign_to(m, target).value;
  const SystemSet linked = m.world.tactical.linked;
  m.world.tactical.linked |= m.look.s.presence[m.me];
  m.world.tactical.linked.erase(target);
  const double after = campaign_to(m, target).value;
  m.world.tactical.linked = linked;
  return after > before + 1.0 ? 1.0 : kNever;
}

// A dreadnought for the two best ships of the enemy.
double good_exchange(const Mind& m) {
  if (!takes_part(m.look, m.me)) return kNever;
  const SeatId foe = opponent_of(m.look, m.me);
  const SpaceForces& fleet = forces(m.look, foe, m.look.s.combat.system);
  double best = 0, second = 0;
  for (Unit u : kShips) {
    for (int n = std::min(2, fleet.of(u)); n > 0; --n) {
      const double worth = unit_worth(m.look, foe, u);
      second = std::max(second, std::min(best, worth));
      best = std::max(best, worth);
    }
  }
  const double price = unit_worth(m.look, m.me, Unit::Dreadnought) * (combat_odds(m) < 0.25 ? 0.5 : 1.2);
  return best + second > price ? 1.0 : kNever;
}

double count_exhausted(const Mind& m, PlanetTrait trait) {
  double sum = 0;
  for (PlanetId p : m.mine().planets& m.look.s.exhausted_planets) {
    if (m.look.r.planet(p).trait == trait) sum += round_worth(m.look, p);
  }
  return sum;
}
double economic(const Mind& m) { return 0.7 * count_exhausted(m, PlanetTrait::Cultural) - 1.0; }

double industrial(const Mind& m) {
  int n = 0;
  for (PlanetId p : m.mine().planets) n += m.look.r.planet(p).trait == PlanetTrait::Industrial ? 1 : 0;
  return n >= 2 || (n == 1 && m.rounds < 2.5) ? 1.1 * n : kNever;
}

double mining(const Mind& m) {
  int best = 0;
  for (PlanetId p : m.mine().planets) best = std::max(best, resources(m.look, p));
  return best >= 2 ? 1.1 * best : kNever;
}

double messiah(const Mind& m) { return 0.45 * m.mine().planets.size() - 0.5; }

double research_card(const Mind& m) { return m.aims.save.goods == 0 ? best_research(m) - 4.4 : kNever; }

double ghost(const Mind& m) {
  double best = 0.7;
  const WormholeMap map = wormhole_map(m.look);
  for (SystemId s : map.with[0] | map.with[1]) best = std::max(best, ship_aims(m, s));
  return best;
}

// ---- agendas

double imperial_rider(const Mind& m) { return rider_worth(m, "imperial_rider"); }
double trade_rider(const Mind& m) { return rider_worth(m, "trade_rider"); }
double technology_rider(const Mind& m) { return rider_worth(m, "technology_rider"); }
double leadership_rider(const Mind& m) { return rider_worth(m, "leadership_rider"); }
double politics_rider(const Mind& m) { return rider_worth(m, "politics_rider"); }
double construction_rider(const Mind& m) { return rider_worth(m, "construction_rider"); }
double warfare_rider(const Mind& m) { return rider_worth(m, "warfare_rider"); }
double diplomacy_rider(const Mind& m) { return rider_worth(m, "diplomacy_rider"); }
double threat(const Mind&) { return 2.0; }

double against_agenda(const Mind& m) { return expected_agenda(m) < -3.0 ? 1.0 : kNever; }
double more_votes(const Mind& m) {
  const AgendaMemory& a = m.look.s.agenda;
  return a.ballots[m.me].votes > 0 && stance(m, m.me, a.agenda, a.ballots[m.me].outcome) > 2.0 ? 1.0 : kNever;
}
double unwanted_election(const Mind& m) {
  const AgendaMemory& a = m.look.s.agenda;
  return a.outcome != kNoOutcome && stance(m, m.me, a.agenda, a.outcome) < -1.0 ? 1.0 : kNever;
}

double bad_law(const Mind& m) {
  double worst = 0;
  for (const LawInPlay& law : m.look.s.laws) worst = std::max(worst, repeal_worth(m, law.agenda));
  return worst > 1.0 ? 1.0 : kNever;
}

// ---- cancelling

bool names_me(const Mind& m, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Player:
      return seat_at(c, 0) == m.me;
    case Verb::Planet:
      return m.look.s.planets[planet_at(c, 0)].controller == m.me;
    case Verb::UnitAt:
      return seat_at(c, 0) == m.me;
    default:
      return false;
  }
}

// A card that is aimed at me, played against me in a combat, or worth a point to a rival.
double cancel(const Mind& m) {
  const Occasion* w = window_of(m);
  if (w == nullptr || w->object >= m.look.r.card_kinds.size()) return kNever;
  const auto& frames = m.look.s.flow.frames;
  const Use* played = frames.size() < 2 ? nullptr : std::get_if<Use>(&frames[frames.size() - 2]);
  if (played == nullptr) return kNever;
  for (Choice c : played->answers) {
    if (names_me(m, c)) return 1.5;
  }
  const bool fights_me = takes_part(m.look, m.me) && takes_part(m.look, SeatId(w->subject));
  if (fights_me) return 1.0;
  const std::string_view id = m.look.r.card_kinds[w->object].id;
  return id == "imperial_rider" && rivalry(m, SeatId(w->subject)) > 0.2 ? 1.5 : kNever;
}

double cancel_for_token(const Mind& m) { return m.mine().strategy >= 2 ? cancel(m) : kNever; }

double my_ships_at_stake(const Mind& m) {
  const SystemId s = m.look.s.tactical.system;
  return fleet_force(m.look, m.me, forces(m.look, m.me, s)).cost >= 4 && m.mine().strategy >= 1 ? 1.0
                                                                                                : kNever;
}

// Someone moves into a system with units of mine.
double at_my_place(const Mind& m) {
  const SystemId s = m.look.s.tactical.system;
  return s.valid() && m.look.s.presence[m.me].contains(s) && !mine_is_active(m) ? 1.0 : kNever;
}

double rich_enough(const Mind& m) {
  return m.mine().trade_goods >= 4 && m.aims.save.goods == 0 ? in_fair_fight(m) : kNever;
}

using Rule = double (*)(const Mind& m);
struct Advice {
  std::string_view id;
  double worth;  // how much it brings when the rule says so; for cards also what it is worth to keep
  Rule rule;
};

constexpr auto kCards = std::to_array<Advice>({
    {"ancient_burial_sites", 0.6, votes_to_silence},
    {"assassinate_representative", 1.0, against_agenda},
    {"bribery", 0.4, never},
    {"bunker", 0.8, under_bombardment},
    {"confusing_legal_text", 1.5, unwanted_election},
    {"construction_rider", 1.5, construction_rider},
    {"courageous_to_the_end", 1.2, always},
    {"cripple_defenses", 0.8, cannons_about},
    {"diplomacy_rider", 0.8, diplomacy_rider},
    {"direct_hit", 2.0, always},
    {"disable", 1.0, about_to_land},
    {"distinguished_councilor", 1.2, more_votes},
    {"economic_initiative", 1.5, economic},
    {"emergency_repairs", 1.2, anything_damaged},
    {"experimental_battlestation", 1.5, always},
    {"fighter_prototype", 1.0, fighters_fight},
    {"fire_team", 1.0, dice_missed},
    {"flank_speed", 1.3, with_speed},
    {"focused_research", 1.5, research_card},
    {"frontline_deployment", 1.6, always},
    {"ghost_ship", 1.4, ghost},
    {"imperial_rider", 3.0, imperial_rider},
    {"in_the_silence_of_space", 0.5, never},
    {"industrial_initiative", 1.5, industrial},
    {"infiltrate", 1.0, always},
    {"insubordination", 1.2, always},
    {"intercept", 0.8, when_winning},
    {"leadership_rider", 2.2, leadership_rider},
    {"lost_star_chart", 0.5, never},
    {"lucky_shot", 2.2, always},
    {"maneuvering_jets", 1.0, always},
    {"mining_initiative", 2.2, mining},
    {"morale_boost", 1.2, in_fair_fight},
    {"parley", 1.6, always},
    {"plague", 1.4, always},
    {"political_stability", 1.0, never},
    {"politics_rider", 1.8, politics_rider},
    {"public_disgrace", 0.7, never},
    {"reactor_meltdown", 2.0, always},
    {"reparations", 1.2, always},
    {"repeal_law", 0.6, bad_law},
    {"rise_of_a_messiah", 2.0, messiah},
    {"sabotage", 2.6, cancel},
    {"salvage", 1.0, always},
    {"shields_holding", 2.0, always},
    {"signal_jamming", 0.6, never},
    {"skilled_retreat", 1.2, when_losing},
    {"spy", 1.3, always},
    {"summit", 5.0, always},
    {"tactical_bombardment", 0.4, never},
    {"technology_rider", 2.0, technology_rider},
    {"trade_rider", 2.2, trade_rider},
    {"unexpected_action", 1.2, never},
    {"unstable_planet", 1.4, always},
    {"upgrade", 1.6, always},
    {"uprising", 1.8, always},
    {"veto", 1.2, against_agenda},
    {"war_effort", 1.9, always},
    {"warfare_rider", 1.8, warfare_rider},
});

// Everything else; what is not listed is used when it can be.
constexpr auto kTexts = std::to_array<Advice>({
    {"transit_diodes", 0.5, never},
    {"bioplasmosis", 0.5, never},
    {"quantum_datahub_node", 0.5, never},
    {"hegemonic_trade_policy", 0.5, never},
    {"production_biomes", 2.5, if_token},
    {"instinct_training", 1.0, cancel_for_token},
    {"nullification_field", 1.5, my_ships_at_stake},
    {"impulse_core", 0.5, when_winning},
    {"orbital_drop", 1.2, if_token},
    {"star_forge", 1.6, if_token},
    {"the_inferno", 1.8, if_token},
    {"stall_tactics", 0.5, never},
    {"foresight", 1.0, outgunned},
    {"exotrireme_ii", 1.0, good_exchange},
    {"spacial_conduit_cylinder", 0.6, with_conduit},
    {"tekklar_legion", 1.0, in_fair_fight},
    {"devotion", 0.6, when_winning},
    {"munitions_reserves", 1.0, rich_enough},
    {"quash", 1.0, against_agenda},
    {"peace_accords", 2.0, always},
    {"indoctrination", 1.0, always},
    {"mageon_implants", 1.5, always},
    {"greyfire_mutagen", 0.6, at_my_place},
    {"galactic_threat", 2.0, threat},
    {"ceasefire", 1.0, at_my_place},
    {"political_secret", 0.5, never},
    {"political_favor", 0.8, against_agenda},
    {"stymie", 0.5, always},
    {"creuss_iff", 0.5, never},
    {"acquiescence", 0.5, never},
    {"the_crown_of_thalnos", 0.5, never},
    {"imperial_arbiter", 0.5, never},
    {"minister_of_peace", 1.5, my_ships_at_stake},
    {"committee_formation", 1.0, always},
    {"war_funding", 1.0, in_fair_fight},
    {"spy_net", 1.5, always},
    {"wrath_of_kenara", 0.6, rich_enough},
});

std::string_view id_of(const Mind& m, AbilityRef ref) {
  const Rules& r = m.look.r;
  switch (ref.source) {
    case Source::Card:
      return r.card_kinds[ref.id].id;
    case Source::Technology:
      return r.techs[ref.id].id;
    case Source::Power:
      return r.powers[ref.id].id;
    case Source::Note: {
      const NoteKindId kind = note_kind(m.look, NoteId(ref.id));
      return kind.valid() ? std::string_view(r.note_kinds[kind.index()].id) : std::string_view();
    }
    case Source::Law:
      return r.agendas[ref.id].id;
    case Source::Unit:
      return r.units[ref.id].id;
    case Source::Objective:
      return r.objectives[ref.id].id;
  }
  return {};
}

const Advice* advice_on(std::string_view id, bool card) {
  if (card) {
    for (const Advice& a : kCards) {
      if (a.id == id) return &a;
    }
    return nullptr;
  }
  for (const Advice& a : kTexts) {
    if (a.id == id) return &a;
  }
  return nullptr;
}

// ---- answers

// Texts that give something to the player they name; the others harm that player.
bool is_gift(std::string_view id) {
  return id == "production_biomes" || id == "quantum_datahub_node" || id == "colonial_redistribution" ||
         id == "committee_formation";
}

std::string_view text_asking(const Mind& m) {
  if (const Use* a = use_of(m)) return id_of(m, a->ref);
  if (const auto* f = std::get_if<ResolveAgenda>(&m.look.s.flow.frames.back()))
    return m.look.r.agenda(f->agenda).id;
  return {};
}

double player_answer(const Mind& m, SeatId seat) {
  const bool gift = is_gift(text_asking(m));
  if (seat == m.me) return gift ? 3.0 : -3.0;
  const Player& p = m.look.s.players[seat];
  if (text_asking(m) == "ancient_burial_sites")
    return 0.1 * cultural_votes(m, seat) * (0.5 + rivalry(m, seat));
  const double riches = 0.03 * p.hand.size() + 0.02 * p.trade_goods;
  return gift ? -rivalry(m, seat) : rivalry(m, seat) + riches;
}

double planet_answer(const Mind& m, PlanetId p) {
  const SeatId owner = m.look.s.planets[p].controller;
  if (text_asking(m) == "cripple_defenses") return cannons_on(m, p) * (0.5 + rivalry(m, owner));
  if (text_asking(m) == "peace_accords") return planet_worth(m, p) + rivalry(m, owner);
  if (owner != m.me) {
    const int defenders = infantry_of_others(m.look, m.me, p);
    return (0.5 + rivalry(m, owner)) * (0.1 * planet_worth(m, p) + 0.4 * defenders);
  }
  const int lacking = garrison(m, p) - ground(m.look, m.me, p).infantry;
  return resources(m.look, p) + 0.02 * planet_worth(m, p) + 0.5 * std::max(0, lacking);
}

double system_answer(const Mind& m, SystemId s) {
  double score = ship_aims(m, s) + 0.05 * fleet_force(m.look, m.me, forces(m.look, m.me, s)).cost;
  if (fleet_size(m.look, m.me, s) >= fleet_limit(m.look, m.me)) score -= 3.0;
  if (s == home_system(m.look, m.me)) score += 0.3;
  return score;
}

// The text asks for ships of mine that fire, not for one to give up.
bool picks_gunners(const Mind& m) {
  const auto* a = std::get_if<Use>(&m.look.s.flow.frames.back());
  return a != nullptr && id_of(m, a->ref) == "ambush";
}

double unit_answer(const Mind& m, Choice c) {
  const SeatId owner = seat_at(c, 0);
  if (picks_gunners(m)) return unit_force(m.look, owner, piece_at(c, 1).unit, false).fire;
  const double worth = piece_worth(m.look, owner, piece_at(c, 1));
  return owner == m.me ? -worth : worth * (0.5 + rivalry(m, owner));
}

}  // namespace

double card_worth(const Mind& m, CardKindId kind) {
  const Advice* a = advice_on(m.look.r.card_kind(kind).id, true);
  return a != nullptr ? a->worth : 1.0;
}

double discard_choice(const Mind& m, Choice c) { return -card_worth(m, CardKindId(c.operand(0))); }

double use_choice_score(const Mind& m, Choice c) {
  AbilityRef ref;
  switch (c.verb<Verb>()) {
    case Verb::Play:
      ref = {Source::Card, c.operand(0)};
      break;
    case Verb::Use:
      ref = ability_at(c, 0);
      break;
    default:
      return 0;
  }
  if (ref.source == Source::Objective) return 100.0;
  const Advice* a = advice_on(id_of(m, ref), ref.source == Source::Card);
  if (a == nullptr) return 0.5;
  const double now = a->rule(m);
  return now > 0 ? now * std::max(0.3, a->worth) : now;
}

double answer_choice(const Mind& m, Choice c) {
  switch (c.verb<Verb>()) {
    case Verb::Player:
      return player_answer(m, seat_at(c, 0));
    case Verb::Speaker:
      return seat_at(c, 0) == m.me ? 1.0 : -rivalry(m, seat_at(c, 0));
    case Verb::Planet:
      return planet_answer(m, planet_at(c, 0));
    case Verb::System:
      return system_answer(m, system_at(c, 0));
    case Verb::UnitAt:
      return unit_answer(m, c);
    case Verb::Technology:
    case Verb::Research:
      return tech_worth(m, TechId(c.operand(0)));
    case Verb::Number:
      return 0.01 * c.operand(0);
    case Verb::Yes:
      return 0.1;
    case Verb::Exhaust:
      return -round_worth(m.look, planet_at(c, 0));
    case Verb::Ready:
      return round_worth(m.look, planet_at(c, 0));
    case Verb::Predict:
    case Verb::Decide:
    case Verb::Vote:
      return predict_choice(m, c);
    case Verb::Discard:
      return discard_choice(m, c) - 0.1;
    case Verb::From:
    case Verb::Pools:
    case Verb::Gain:
      return pools_choice(m, c);
    case Verb::Wormhole:
      return ship_aims(m, system_at(c, 1)) + 0.1 * m.look.s.presence[m.me].contains(system_at(c, 1));
    case Verb::Law:
      return repeal_worth(m, AgendaId(c.operand(0)));
    case Verb::Place:
      return place_choice(m, c);
    case Verb::Remove:
    case Verb::Recall:
      return -piece_worth(m.look, m.me, piece_at(c, 0));
    case Verb::Reroll:
    case Verb::Die:
      return reroll_choice(m, c);
    case Verb::WantGoods:
      return 0.2;
    case Verb::WantCard:
      return card_worth(m, CardKindId(c.operand(0)));
    case Verb::RetreatTo:
    case Verb::Retreat:
      return retreat_choice(m, c);
    case Verb::Score:
      return score_choice(m, c);
    default:
      return 0;
  }
}

}  // namespace orrery::ti4
