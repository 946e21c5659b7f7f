#include "games/ti3/text/decision_detail.h"

#include <bit>

#include "games/ti/words.h"
#include "games/ti3/flow/battle_steps.h"
#include "games/ti3/flow/council_steps.h"
#include "games/ti3/flow/frames.h"
#include "games/ti3/flow/landing_steps.h"
#include "games/ti3/flow/negotiation_steps.h"
#include "games/ti3/flow/rounds_steps.h"
#include "games/ti3/flow/setup_steps.h"
#include "games/ti3/flow/tactical_steps.h"
#include "games/ti3/flow/turn_steps.h"
#include "games/ti3/query.h"
#include "games/ti3/text/occasion.h"
#include "games/ti3/text/pretty.h"
#include "games/ti3/text/sayings.h"

namespace orrery::ti3 {
namespace {

std::string word_of_load(const Look& look, const Load& load) {
  const std::array<std::uint8_t, 2> bytes{low(load), high(load)};
  return Codec(look.r).print("load", bytes);
}
std::string word_of_card(StrategyCard card) { return std::string(enum_name(card)); }

Sayings owed(Currency c, int n) {
  switch (c) {
    case Currency::TradeGoods:
      return {say(Say::OwedTradeGoods, n)};
    case Currency::Influence:
      return {say(Say::OwedInfluence, n)};
    case Currency::Resources:
      break;
  }
  return {say(Say::OwedResources, n)};
}

Sayings paid(Currency c, int n) {
  switch (c) {
    case Currency::TradeGoods:
      return {say(Say::PaidTradeGoods, n)};
    case Currency::Influence:
      return {say(Say::PaidInfluence, n)};
    case Currency::Resources:
      break;
  }
  return {say(Say::PaidResources, n)};
}

// ---- battles

// Ships with their loads one by one, the others counted.
Sayings fleet_said(const Look& look, SeatId seat, SystemId system) {
  Sayings out;
  for (Unit u : kShips) {
    for (bool damaged : {false, true}) {
      const Piece piece{u, damaged};
      const int n = unladen(look, seat, system, piece);
      if (n > 0) out.push_back(say(Say::UnitsOf, n, ti::piece_word(piece)));
    }
  }
  for (const Laden& l : look.s.players[seat].laden) {
    if (l.system == system)
      out.push_back(say(Say::LadenUnits, ti::piece_word(piece_of(l.piece)), word_of_load(look, l.load)));
  }
  return out;
}

Sayings garrison_said(const Look& look, SeatId seat, PlanetId planet) {
  Sayings out;
  for (Unit u : {Unit::GroundForce, Unit::ShockTroop, Unit::MechanizedUnit, Unit::Pds}) {
    const int n = seat.valid() ? garrison(look, seat, planet).of(u) : 0;
    if (n > 0) out.push_back(say(Say::UnitsOf, n, ti::piece_word(Piece{u, false})));
  }
  return out;
}

Sayings side_said(const Look& look, Side side) {
  const BattleMemory& b = look.s.battle;
  const SeatId seat = b.side(side).seat;
  Sayings out;
  if (!seat.valid()) {  // hostile locals
    out.push_back(say(Say::UnitsOf, int{b.local_forces}, ti::piece_word(Piece{Unit::GroundForce, false})));
  } else {
    out = b.planet.valid() ? garrison_said(look, seat, b.planet) : fleet_said(look, seat, b.system);
  }
  if (out.empty()) out.push_back(say(Say::NoUnits));
  return out;
}

std::string name_or_none(const Rules& r, SeatId seat) { return seat.valid() ? r.name(seat) : "none"; }

Saying sides_said(const Look& look) {
  const BattleMemory& b = look.s.battle;
  return say(Say::Fronts, name_or_none(look.r, b.attacker.seat), side_said(look, Side::Attacker),
             name_or_none(look.r, b.defender.seat), side_said(look, Side::Defender));
}

Sayings detail_of(const Look& look, const SpaceBattle& f) {
  Sayings out{sides_said(look)};
  if (f.step == SpaceBattleStep::EarlyRetreat) out.push_back(say(Say::RetreatBefore));
  if (f.step == SpaceBattleStep::ChooseOrder) out.push_back(say(Say::ShotsOrBarrage));
  if (f.step == SpaceBattleStep::Runs || f.step == SpaceBattleStep::RunSecond) {
    const SeatId seat = look.s.battle.side(kSides[f.at]).seat;
    const int committed = f.step == SpaceBattleStep::Runs ? 0 : f.number;
    out.push_back(
        say(Say::FightersReady, fleet(look, seat, look.s.battle.system).of(Unit::Fighter) - committed));
  }
  return out;
}
Sayings detail_of(const Look& look, const InvasionCombat& f) {
  const std::string planet = look.r.name(f.planet);
  switch (f.step) {
    case InvasionCombatStep::Diplomat:
      return {say(Say::DiplomatStops, planet)};
    case InvasionCombatStep::Bombard:
      return {say(Say::BombardOn, planet)};
    case InvasionCombatStep::Fighters: {
      const SeatId seat = look.s.battle.side(kSides[f.at]).seat;
      return {say(Say::FightersFight, fleet(look, seat, look.r.planet(f.planet).system).of(Unit::Fighter),
                  planet)};
    }
    default:
      return {};
  }
}
Sayings detail_of(const Look& look, const AssignHits& f) {
  const std::string system = look.r.name(f.planet.valid() ? look.r.planet(f.planet).system : f.system);
  if (!f.by.valid()) return {say(Say::HitsByEffect, int{f.hits}, system)};
  return {say(Say::HitsBySeat, int{f.hits}, look.r.name(f.by), system)};
}
Sayings detail_of(const Look& look, const PdsFire& f) {
  const SeatId against = f.shooter == f.active ? other_fleet(look, f.target, f.active) : f.active;
  if (!f.target.valid() || !against.valid()) return {};
  return {say(Say::FireAt, look.r.name(against), look.r.name(f.target))};
}
Sayings detail_of(const Look& look, const Retreat&) {
  Sayings out;
  if (look.s.battle.on) out.push_back(sides_said(look));
  return out;
}

// ---- moving and landing

void add_under_way(const Look& look, Sayings& out) {
  Sayings ships;
  for (const Moving& m : look.s.tactical.moving) {
    const std::string piece = ti::piece_word(piece_of(m.piece));
    const std::string from = look.r.name(m.from);
    ships.push_back(m.load.any() ? say(Say::LadenUnderWay, piece, word_of_load(look, m.load), from)
                                 : say(Say::ShipUnderWay, piece, from));
    if (m.fighters > 0) ships.push_back(say(Say::FightersAlong, int{m.fighters}, from));
  }
  if (!ships.empty()) out.push_back(say(Say::UnderWay, std::move(ships)));
}
Sayings detail_of(const Look& look, const Movement&) {
  const TacticalMemory& t = look.s.tactical;
  Sayings out{t.second.valid() ? say(Say::MoveBetween, look.r.name(t.system), look.r.name(t.second))
                               : say(Say::MoveTo, look.r.name(t.system))};
  add_under_way(look, out);
  return out;
}
Sayings detail_of(const Look& look, const Landing& f) {
  const std::string system = look.r.name(f.system);
  Sayings out{say(f.friendly_only ? Say::FriendlyLandingIn : Say::LandingIn, system)};
  Sayings ships;
  for (const Laden& l : look.s.players[f.seat].laden) {
    if (l.system == f.system)
      ships.push_back(say(Say::LadenUnits, ti::piece_word(piece_of(l.piece)), word_of_load(look, l.load)));
  }
  if (f.step == LandingStep::Land && !ships.empty()) out.push_back(say(Say::Aboard, std::move(ships)));
  return out;
}
Sayings detail_of(const Look& look, const Tactical& f) {
  return f.step == TacticalStep::Probe ? Sayings{say(Say::ProbeIn, look.r.name(f.system))} : Sayings{};
}

// ---- paying, producing, counters

Sayings detail_of(const Look&, const Pay& f) { return owed(f.currency, f.owed); }
Sayings detail_of(const Look&, const PayAny& f) { return paid(f.currency, f.paid); }
Sayings detail_of(const Look& look, const Production& f) {
  int n = f.dock.valid() ? 1 : 0;
  for (const Ordered& o : f.orders) n += o.count;
  Sayings out{
      say(Say::UnitsOrdered, n, cost_of(look, f), purchasing_power(look, f.seat, Currency::Resources))};
  if (f.dock.valid()) out.push_back(say(Say::NewDock, look.r.name(f.dock)));
  return out;
}
Sayings detail_of(const Look& look, const GainCounters& f) {
  const Player& p = look.s.players[f.seat];
  Sayings out;
  if (f.count > 0) out.push_back(say(Say::NewCounters, int{f.count}));
  out.push_back(say(Say::OnSheet, int{p.strategy}, int{p.fleet}, int{p.command}));
  if (f.redistribute) out.push_back(say(Say::AllAreas));
  return out;
}
Sayings detail_of(const Look& look, const Research& f) {
  Sayings out;
  if (f.chooser.valid() && f.chooser != f.seat)
    out.push_back(say(Say::TechnologyForOther, look.r.name(f.seat)));
  out.push_back(f.price < 0 ? say(Say::FreeTechnology) : say(Say::MayTakeTechnology, int{f.price}));
  return out;
}
Sayings detail_of(const Look&, const PlaceUnits& f) {
  return {say(Say::UnitsToPlace, int{f.count}, std::string(enum_name(f.unit)))};
}
Sayings detail_of(const Look& look, const ExhaustPlanets& f) {
  return {say(Say::PlanetsToExhaust, int{f.count}, look.r.name(f.seat))};
}
Sayings detail_of(const Look&, const DiscardCards& f) { return {say(Say::KeepCards, int{f.keep})}; }
Sayings detail_of(const Look& look, const Excess& f) {
  switch (f.kind) {
    case ExcessKind::Fleet:
      return {say(Say::ExcessFleet, look.r.name(f.system))};
    case ExcessKind::Fighters:
      return {say(Say::ExcessFighters, look.r.name(f.system))};
    case ExcessKind::Plastic:
      break;
  }
  return {say(Say::ExcessPlastic, std::string(enum_name(f.unit)))};
}

// ---- the council and trade

Sayings detail_of(const Look& look, const Council& f) {
  const Saying card = say(Say::PoliticalCard, look.r.name(look.s.council.card));
  if (f.step == CouncilStep::Decide) return {say(Say::SpeakerDecides), card};
  return {card, say(Say::VotesYouHave, votes_of(look, asked_now(look).seat))};
}
Sayings detail_of(const Look& look, const CarryOut& f) {
  return {say(Say::PoliticalCard, look.r.name(f.card))};
}
Sayings detail_of(const Look& look, const Negotiation& f) {
  const auto value = [&](SeatId seat, std::uint8_t card) {
    const RaceId race = look.s.players[seat].race;
    return race.valid() ? look.r.race(race).contracts[card] : 0;
  };
  switch (f.step) {
    case NegotiationStep::Answer:
      return {say(Say::OfferToAnswer, look.r.name(f.seat), value(f.seat, f.mine))};
    case NegotiationStep::Approve:
      return {say(Say::AgreementToApprove, look.r.name(f.seat), look.r.name(f.partner))};
    default:
      break;
  }
  return f.seat == f.active ? Sayings{} : Sayings{say(Say::ActiveApproves, look.r.name(f.active))};
}

// ---- strategy cards, turns, phases

Sayings detail_of(const Look& look, const StrategyPhase& f) {
  switch (f.step) {
    case StrategyPhaseStep::Give:
      return {say(Say::GiveAway, word_of_card(f.card))};
    case StrategyPhaseStep::Bonus:
      return {say(Say::BonusToTake, int{look.s.strategy[static_cast<std::size_t>(f.card)].bonus},
                  word_of_card(f.card))};
    default:
      return {say(Say::PickStrategy)};
  }
}
Sayings detail_of(const Look& look, const Strategic& f) {
  Sayings out{say(Say::HasUsed, look.r.name(f.seat), word_of_card(f.card)),
              say(Say::SecondaryIs, word_of_card(f.card))};
  out.push_back(follows_free(look, f.other, f.card)
                    ? say(Say::FreeOfCounter)
                    : say(Say::CostsCounter, int{look.s.players[f.other].strategy}));
  return out;
}
Sayings detail_of(const Look&, const StrategyText& f) {
  return {say(f.primary ? Say::PrimaryOf : Say::SecondaryOf, word_of_card(f.card), word_of_card(f.card))};
}
Sayings detail_of(const Look& look, const Turn& f) {
  if (f.step == TurnStep::Tariff) return {say(Say::TariffOwed, look.r.name(taxed_system(look, f)))};
  if (f.step == TurnStep::Second) return {say(Say::SecondTactical)};
  return {say(Say::ActionOrPass, int{look.s.players[f.seat].command})};
}
Sayings detail_of(const Look&, const StatusPhase& f) {
  if (!f.free) return {say(Say::FreeChoices)};
  if (f.claimed_public) return {say(Say::MayClaimSecret)};
  return {say(f.claimed_secret ? Say::MayClaimPublic : Say::MayClaim)};
}
Sayings detail_of(const Look&, const Setup& f) {
  switch (f.step) {
    case SetupStep::Units:
      return {say(Say::StartingUnits)};
    case SetupStep::Leaders:
      return {say(Say::StartingLeader)};
    default:
      return {};
  }
}
Sayings detail_of(const Look& look, const Galaxy&) {
  const bool tiles = static_cast<Ask>(asked_now(look).kind) == Ask::PlaceTile;
  return tiles ? Sayings{say(Say::OneOfYourTiles)} : Sayings{};
}

// ---- leaders, texts, windows

Sayings detail_of(const Look& look, const LeaderFate& f) {
  const RaceId race = look.s.players[f.seat].race;
  if (!race.valid() || f.at >= look.r.race(race).leaders.size()) return {};
  return {say(Say::LeaderEscapes, look.r.name(look.r.race(race).leaders[f.at]))};
}
Sayings detail_of(const Look& look, const Rescue& f) {
  return {say(Say::PrisonerFound, look.r.name(f.loser))};
}
Sayings ability_said(const Look& look, AbilityRef ref) {
  if (text_of_ability(look, ref).empty()) return {};
  return {say(Say::AbilitySays, look.r.name(ref))};
}
Sayings detail_of(const Look& look, const Use& a) { return ability_said(look, a.ref); }
Sayings detail_of(const Look& look, const CounterText& f) {
  const CounterId counter = look.s.planets[f.planet].counter;
  if (!counter.valid()) return {};
  return ability_said(look, {Source::Counter, look.r.counter_kind_of[counter.index()].value});
}
Sayings detail_of(const Look& look, const Occasion& w) {
  Sayings out = occasion_sayings(look, w);
  const bool fighting = point_of(w) == Timing::BeforeCombatRound ||
                        point_of(w) == Timing::DuringSpaceBattle || point_of(w) == Timing::AfterCombatDice ||
                        point_of(w) == Timing::ShipDamaged || point_of(w) == Timing::ActionCardPlayed;
  if (look.s.battle.on && fighting) out.push_back(sides_said(look));
  return out;
}
template <class F>
Sayings detail_of(const Look&, const F&) {
  return {};
}

}  // namespace

Sayings decision_detail(const Look& look) {
  if (look.s.flow.frames.empty()) return {};
  return std::visit([&](const auto& f) { return detail_of(look, f); }, look.s.flow.frames.back());
}

}  // namespace orrery::ti3
