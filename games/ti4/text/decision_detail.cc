#include "games/ti4/text/decision_detail.h"

#include "games/ti4/content/targets.h"
#include "games/ti4/flow/agenda_phase_steps.h"
#include "games/ti4/flow/frames.h"
#include "games/ti4/flow/setup_steps.h"
#include "games/ti4/flow/status_phase_steps.h"
#include "games/ti4/flow/turn_steps.h"
#include "games/ti4/query.h"
#include "games/ti4/text/occasion.h"
#include "games/ti4/text/pretty.h"
#include "games/ti4/text/sayings.h"

namespace orrery::ti4 {
namespace {

Sayings currency(Currency c, int n, bool owed) {
  switch (c) {
    case Currency::TradeGoods:
      return {say(owed ? Say::OwedTradeGoods : Say::PaidTradeGoods, n)};
    case Currency::Influence:
      return {say(owed ? Say::OwedInfluence : Say::PaidInfluence, n)};
    case Currency::Resources:
      break;
  }
  return {say(owed ? Say::OwedResources : Say::PaidResources, n)};
}

std::string piece_word(Piece piece) {
  return (piece.damaged ? "damaged_" : "") + std::string(enum_name(piece.unit));
}
std::string unit_word(Unit unit) { return std::string(enum_name(unit)); }
std::string card_word(StrategyCard card) { return std::string(enum_name(card)); }
std::string active_system(const Look& look) { return look.r.name(look.s.tactical.system); }

void add_units(Sayings& out, Piece piece, int n) {
  if (n > 0) out.push_back(say(Say::UnitsOf, n, piece_word(piece)));
}

Sayings units_of(const Look& look, SeatId seat, const CombatMemory& c) {
  Sayings out;
  for (Unit u : kAllUnits) {
    if (c.planet.valid()) {
      add_units(out, {u}, ground(look, seat, c.planet).of(u));
    } else {
      for (bool damaged : {false, true})
        add_units(out, {u, damaged}, forces(look, seat, c.system).of(Piece{u, damaged}));
    }
  }
  if (out.empty()) out.push_back(say(Say::NoUnits));
  return out;
}

Saying fronts(const Look& look) {
  const CombatMemory& c = look.s.combat;
  return say(Say::Fronts, look.r.name(c.attacker.seat), units_of(look, c.attacker.seat, c),
             look.r.name(c.defender.seat), units_of(look, c.defender.seat, c));
}

Sayings detail(const Look&, const Pay& f) { return currency(f.currency, f.owed, true); }
Sayings detail(const Look&, const PayAny& f) { return currency(f.currency, f.paid, false); }
Sayings detail(const Look& look, const AssignHits& f) {
  const std::string system = look.r.name(f.system);
  if (!f.by.valid()) return {say(Say::HitsByEffect, int{f.hits}, system)};
  return {say(Say::HitsBySeat, int{f.hits}, look.r.name(f.by), system)};
}
Sayings detail(const Look& look, const Production& f) {
  int n = 0;
  for (std::uint8_t u : f.units) n += u;
  return {say(Say::UnitsChosen, n, int{f.limit}, cost_of(look, f),
              purchasing_power(look, f.seat, Currency::Resources))};
}
Saying ships_under_way(const Moving& m) {
  const int n = m.count;
  const int infantry = m.infantry;
  const int fighters = m.fighters;
  const std::string piece = piece_word(piece_of(m.piece));
  if (infantry > 0 && fighters > 0) return say(Say::ShipsWithBoth, n, piece, infantry, fighters);
  if (infantry > 0) return say(Say::ShipsWithInfantry, n, piece, infantry);
  if (fighters > 0) return say(Say::ShipsWithFighters, n, piece, fighters);
  return say(Say::Ships, n, piece);
}
void add_ships_under_way(const Look& look, Sayings& out) {
  Sayings ships;
  for (const Moving& m : look.s.tactical.moving) ships.push_back(ships_under_way(m));
  if (!ships.empty()) out.push_back(say(Say::UnderWay, std::move(ships)));
}
Sayings detail(const Look& look, const Movement&) {
  Sayings out{say(Say::MoveTo, active_system(look))};
  add_ships_under_way(look, out);
  return out;
}
Sayings detail(const Look& look, const SpaceCombat&) { return {fronts(look)}; }
// Effects lead fleets away outside combats, too.
Sayings detail(const Look& look, const Retreat& f) {
  Sayings out{look.s.combat.on ? fronts(look) : say(Say::MoveTo, look.r.name(f.to))};
  add_ships_under_way(look, out);
  return out;
}
Sayings detail(const Look& look, const Invasion& f) {
  const SystemId s = look.s.tactical.system;
  return {say(Say::InvasionOf, look.r.name(s), int{forces(look, f.seat, s).of(Unit::Infantry)})};
}
Sayings detail(const Look& look, const Voting& f) {
  const AgendaMemory& a = look.s.agenda;
  Sayings out{say(Say::AgendaCard, look.r.name(a.agenda))};
  if (a.ballots[f.seat].votes > 0) out.push_back(say(Say::VotesSoFar, int{a.ballots[f.seat].votes}));
  return out;
}
Saying parcel_of(const Look& look, SeatId seat) {
  const Parcel& p = look.s.parcels[seat];
  Sayings things;
  if (p.trade_goods > 0) things.push_back(say(Say::ThingGoods, int{p.trade_goods}));
  if (p.commodities > 0) things.push_back(say(Say::ThingCommodities, int{p.commodities}));
  if (p.note.valid()) things.push_back(say(Say::ThingNote, look.r.name(p.note)));
  for (CardId c : p.cards) things.push_back(say(Say::ThingCard, look.r.card(c).id));
  if (things.empty()) things.push_back(say(Say::NoThing));
  return say(Say::Gives, look.r.name(seat), std::move(things));
}
Sayings detail(const Look& look, const Transaction& f) {
  return {parcel_of(look, f.from), parcel_of(look, f.to)};
}
bool in_combat_round(Timing t) {
  return (t >= Timing::DamageSustained && t <= Timing::CombatEnd) || t == Timing::ActionCardPlayed ||
         t == Timing::BarrageRolled || t == Timing::GroundCombatRolled;
}
Sayings detail(const Look& look, const Occasion& w) {
  Sayings out = occasion_sayings(look, w);
  if (look.s.combat.on && in_combat_round(static_cast<Timing>(w.point))) out.push_back(fronts(look));
  return out;
}

Sayings detail(const Look& look, const Strategic& f) {
  Sayings out{say(Say::HasUsed, look.r.name(f.seat), card_word(f.card)),
              say(Say::SecondaryIs, card_word(f.card))};
  const auto spends = strategy_card_def(f.card).spends;
  if (f.free.contains(f.other)) {
    out.push_back(say(Say::FreeOfToken));
  } else if (spends == nullptr || spends(look, f.other)) {
    out.push_back(say(Say::CostsToken, int{look.s.players[f.other].strategy}));
  }
  return out;
}
Sayings detail(const Look&, const StrategyText& f) {
  return {say(f.primary ? Say::PrimaryOf : Say::SecondaryOf, card_word(f.card), card_word(f.card))};
}
Sayings detail(const Look& look, const GainTokens& f) {
  const Player& p = look.s.players[f.seat];
  Sayings out;
  if (f.count > 0) out.push_back(say(Say::NewTokens, int{f.count}));
  out.push_back(say(Say::OnSheet, int{p.tactic}, int{p.fleet}, int{p.strategy}));
  if (f.redistribute) out.push_back(say(Say::MayRedistribute));
  return out;
}
Sayings detail(const Look& look, const PlaceStructure& f) {
  Sayings out{say(f.pds && f.dock ? Say::PlaceDockOrPds : f.dock ? Say::PlaceDock : Say::PlacePds)};
  if (f.system.valid()) out.push_back(say(Say::PlaceIn, look.r.name(f.system)));
  if (f.optional) out.push_back(say(Say::OnlyIfYouLike));
  return out;
}
Sayings detail(const Look&, const PlaceUnits& f) {
  Sayings out{say(Say::UnitsToPlace, int{f.count}, unit_word(f.unit))};
  if (f.together) out.push_back(say(Say::AllInOnePlace));
  return out;
}
Sayings detail(const Look& look, const Research& f) {
  if (f.tech.valid()) return {say(Say::PrerequisitesMissing, look.r.name(f.tech))};
  return {say(Say::MayResearch)};
}
Sayings detail(const Look& look, const HandLimit& f) {
  if (f.by_effect) return {say(Say::MoreToDiscard, int{f.count})};
  return {say(Say::HandLimitIs, int{hand_limit(look, f.seat)})};
}
Sayings detail(const Look&, const DrawSecrets&) { return {say(Say::SecretLimitIs, int{kMostSecrets})}; }
Sayings detail(const Look& look, const Excess& f) {
  switch (f.kind) {
    case ExcessKind::Fleet:
      return {say(Say::ExcessFleet, look.r.name(f.system))};
    case ExcessKind::Capacity:
      return {say(Say::ExcessCapacity, look.r.name(f.system))};
    case ExcessKind::Plastic:
      return {say(Say::ExcessPlastic, unit_word(f.unit))};
    case ExcessKind::Dock:
      break;
  }
  return {say(Say::ExcessDock)};
}
Sayings detail(const Look& look, const SpaceCannonOffence&) {
  return {say(Say::CannonAgainst, active_system(look))};
}
Sayings detail(const Look& look, const Bombardment&) { return {say(Say::BombardIn, active_system(look))}; }
Sayings detail(const Look& look, const Turn& f) {
  if (f.step == TurnStep::Closing) return {say(Say::ActionOver)};
  return {say(Say::ActionOrPass, int{look.s.players[f.seat].tactic})};
}
Sayings detail(const Look&, const StatusPhase& f) {
  if (f.step != StatusStep::Score) return {};
  if (f.scored_public) return {say(Say::MayScoreSecret)};
  return {say(f.scored_secret ? Say::MayScorePublic : Say::MayScoreBoth)};
}
Sayings detail(const Look&, const StrategyPhase&) { return {say(Say::PickStrategy)}; }
Sayings detail(const Look& look, const AgendaPhase& f) {
  if (f.step != AgendaStep::Tally) return {};
  return {say(Say::SpeakerDecides), say(Say::AgendaCard, look.r.name(look.s.agenda.agenda))};
}
Sayings detail(const Look&, const Setup& f) {
  switch (f.step) {
    case SetupStep::StartUnits:
      return {say(Say::StartingUnits)};
    case SetupStep::KeepSecret:
      return {say(Say::KeepOneSecret)};
    case SetupStep::Build:
      return {say(Say::OneOfYourTiles)};
    default:
      return {};
  }
}
// Where one of a player's tokens is to be named by its number: what each lies on now.
void add_assimilators(const Look& look, SeatId seat, Sayings& out) {
  OptionList list;
  list_options(look, list);
  if (list.empty() || list[0].verb<Verb>() != Verb::Number) return;
  const auto& lie_on = look.s.players[seat].assimilated;
  for (int n = 1; n <= std::min<int>(count_trait(look, seat, Trait::Assimilator), lie_on.size()); ++n) {
    const TechId tech = lie_on[static_cast<std::size_t>(n - 1)];
    out.push_back(tech.valid() ? say(Say::TokenLiesOn, n, look.r.name(tech)) : say(Say::TokenIsFree, n));
  }
}
Sayings detail(const Look& look, const Use& a) {
  if (text_of_ability(look, a.ref).empty()) return {};
  Sayings out{say(Say::AbilitySays, look.r.name(a.ref))};
  if (!a.answers.empty() && a.answers[a.answers.size() - 1].verb<Verb>() == Verb::Technology)
    add_assimilators(look, a.owner, out);
  return out;
}
Sayings detail(const Look& look, const Reward& f) {
  Sayings out;
  add_assimilators(look, f.seat, out);
  return out;
}
// What the text says in which the question arises.
Sayings detail(const Look& look, const ShiftInfantry&) {
  const Use* a = find_frame<Use>(look);
  return a != nullptr ? detail(look, *a) : Sayings{};
}
template <class F>
Sayings detail(const Look&, const F&) {
  return {};
}

}  // namespace

Sayings decision_detail(const Look& look) {
  if (look.s.flow.frames.empty()) return {};
  return std::visit([&](const auto& f) { return detail(look, f); }, look.s.flow.frames.back());
}

}  // namespace orrery::ti4
