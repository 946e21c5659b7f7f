#include "games/ti4/text/decision_detail.h"

#include "games/sentence.h"
#include "games/ti4/flow/agenda_phase_steps.h"
#include "games/ti4/flow/frames.h"
#include "games/ti4/flow/setup_steps.h"
#include "games/ti4/flow/status_phase_steps.h"
#include "games/ti4/flow/turn_steps.h"
#include "games/ti4/query.h"
#include "games/ti4/text/occasion_text.h"
#include "games/ti4/text/pretty.h"

namespace orrery::ti4 {
namespace {

std::string currency(Currency c, int n) {
  if (c == Currency::TradeGoods) return count_of(n, "trade good");
  return c == Currency::Resources ? count_of(n, "resource") : std::to_string(n) + " influence";
}

void add_units(std::string& out, Piece piece, int n) {
  if (n > 0) out += (out.empty() ? "" : ", ") + count_of(n, piece_label(piece));
}

// "2 cruisers, 1 damaged dreadnought": the letters of the map would have to be explained here.
std::string side_in_words(const Look& look, SeatId seat, const CombatMemory& c) {
  std::string out;
  for (Unit u : kAllUnits) {
    if (c.planet.valid()) {
      add_units(out, {u}, ground(look, seat, c.planet).of(u));
    } else {
      for (bool damaged : {false, true})
        add_units(out, {u, damaged}, forces(look, seat, c.system).of(Piece{u, damaged}));
    }
  }
  return seat_label(look.r, seat) + " with " + (out.empty() ? "nothing" : out);
}

std::string fronts(const Look& look) {
  const CombatMemory& c = look.s.combat;
  const auto side = [&](const CombatSide& s) { return side_in_words(look, s.seat, c); };
  return side(c.attacker) + " against " + side(c.defender);
}

std::string detail(const Look&, const Pay& f) { return "still owed: " + currency(f.currency, f.owed); }
std::string detail(const Look&, const PayAny& f) { return "paid so far: " + currency(f.currency, f.paid); }
std::string detail(const Look& look, const AssignHits& f) {
  return count_of(f.hits, "hit") + " by " + (f.by.valid() ? seat_label(look.r, f.by) : "an effect") + " in " +
         system_label(look.r, f.system);
}
std::string detail(const Look& look, const Production& f) {
  int n = 0;
  for (std::uint8_t u : f.units) n += u;
  return count_of(n, "unit") + " of " + std::to_string(f.limit) + ", cost so far " +
         std::to_string(cost_of(look, f)) + " of " +
         std::to_string(purchasing_power(look, f.seat, Currency::Resources));
}
std::string detail(const Look& look, const Movement&) {
  std::string out = "to " + system_label(look.r, look.s.tactical.system);
  if (look.s.tactical.moving.empty()) return out;
  out += "; under way:";
  for (const Moving& m : look.s.tactical.moving) {
    out += " " + std::to_string(m.count) + " " + piece_label(piece_of(m.piece));
    if (m.infantry > 0) out += " with " + std::to_string(m.infantry) + " infantry";
    if (m.fighters > 0) out += (m.infantry > 0 ? ", " : " with ") + count_of(m.fighters, "fighter");
  }
  return out;
}
std::string detail(const Look& look, const SpaceCombat&) { return fronts(look); }
std::string detail(const Look& look, const Retreat&) { return fronts(look); }
std::string detail(const Look& look, const Invasion& f) {
  const SystemId s = look.s.tactical.system;
  return "invasion of " + system_label(look.r, s) +
         "; in the space area: " + std::to_string(forces(look, f.seat, s).of(Unit::Infantry)) + " infantry";
}
std::string detail(const Look& look, const Voting& f) {
  const AgendaMemory& a = look.s.agenda;
  std::string out = look.r.agenda(a.agenda).name + ": " + agenda_text(look.r.agenda(a.agenda));
  if (a.ballots[f.seat].votes > 0) out += " So far " + count_of(a.ballots[f.seat].votes, "vote") + ".";
  return out;
}
std::string detail(const Look& look, const Transaction& f) {
  const auto parcel = [&](SeatId seat) {
    const Parcel& p = look.s.parcels[seat];
    std::string out;
    const auto add = [&](const std::string& what) { out += (out.empty() ? "" : ", ") + what; };
    if (p.trade_goods > 0) add(count_of(p.trade_goods, "trade good"));
    if (p.commodities > 0)
      add(std::to_string(p.commodities) + (p.commodities == 1 ? " commodity" : " commodities"));
    if (p.note.valid()) add(note_label(look, p.note));
    for (CardId c : p.cards) add(look.r.card(c).name);
    return seat_label(look.r, seat) + " gives " + (out.empty() ? "nothing" : out);
  };
  return parcel(f.from) + "; " + parcel(f.to);
}
bool in_combat_round(Timing t) {
  return (t >= Timing::DamageSustained && t <= Timing::CombatEnd) || t == Timing::ActionCardPlayed ||
         t == Timing::BarrageRolled;
}
std::string detail(const Look& look, const Occasion& w) {
  const std::string why = occasion_text(look, w);
  return look.s.combat.on && in_combat_round(static_cast<Timing>(w.point)) ? why + " " + fronts(look) : why;
}

std::string primary_text(const Look& look, StrategyCard card) {
  return look.r.strategy[static_cast<std::size_t>(card)].primary;
}
std::string secondary_text(const Look& look, StrategyCard card) {
  return look.r.strategy[static_cast<std::size_t>(card)].secondary;
}
std::string card_name(const Look& look, StrategyCard card) {
  return look.r.strategy[static_cast<std::size_t>(card)].name;
}

std::string price_of_following(const Look& look, const Strategic& f) {
  const auto spends = strategy_card_def(f.card).spends;
  if (f.free.contains(f.other)) return " You may resolve it without spending a token.";
  if (spends != nullptr && !spends(look, f.other)) return "";
  return " It costs a token of the strategy pool; you have " +
         std::to_string(look.s.players[f.other].strategy) + ".";
}
std::string detail(const Look& look, const Strategic& f) {
  return seat_label(look.r, f.seat) + " has used " + card_name(look, f.card) +
         ". Secondary ability: " + secondary_text(look, f.card) + price_of_following(look, f);
}
std::string detail(const Look& look, const StrategyText& f) {
  const std::string what = f.primary ? ", primary ability: " : ", secondary ability: ";
  return card_name(look, f.card) + what +
         (f.primary ? primary_text(look, f.card) : secondary_text(look, f.card));
}
std::string detail(const Look& look, const GainTokens& f) {
  const Player& p = look.s.players[f.seat];
  const std::string now = std::to_string(p.tactic) + " tactic, " + std::to_string(p.fleet) + " fleet, " +
                          std::to_string(p.strategy) + " strategy";
  const std::string gained = f.count > 0 ? count_of(f.count, "new command token") + "; " : "";
  return gained + "on the sheet now: " + now +
         (f.redistribute ? "; all of them may be put in other pools" : "") +
         ". The numbers: tactic, fleet, strategy.";
}
std::string detail(const Look& look, const PlaceStructure& f) {
  std::string out = f.pds && f.dock ? "a space dock or a PDS" : f.dock ? "a space dock" : "a PDS";
  if (f.system.valid()) out += " in " + system_label(look.r, f.system);
  return out + (f.optional ? ", if you like" : "");
}
std::string detail(const Look&, const PlaceUnits& f) {
  return std::to_string(f.count) + " " + piece_label({f.unit, false}) + " to place" +
         (f.together ? ", all in one place" : "");
}
std::string detail(const Look& look, const Research& f) {
  return f.tech.valid() ? "for " + look.r.tech(f.tech).name + " prerequisites are missing"
                        : std::string("a technology whose prerequisites you have or can ignore");
}
std::string detail(const Look& look, const HandLimit& f) {
  if (f.by_effect) return count_of(f.count, "more card") + " to discard";
  return "at most " + std::to_string(hand_limit(look, f.seat)) + " action cards may be kept";
}
std::string detail(const Look&, const DrawSecrets&) {
  return "at most " + std::to_string(kMostSecrets) + " secret objectives, scored ones included";
}
std::string detail(const Look& look, const Excess& f) {
  switch (f.kind) {
    case ExcessKind::Fleet:
      return "more ships in " + system_label(look.r, f.system) + " than the fleet pool allows";
    case ExcessKind::Capacity:
      return "more fighters and ground forces in " + system_label(look.r, f.system) +
             " than the ships can carry";
    case ExcessKind::Plastic:
      return piece_label({f.unit, false}) +
             " in more places than there are plastic pieces: those of one place are lost";
    case ExcessKind::Dock:
      return "a space dock in space must come down to a planet";
  }
  return "";
}
std::string detail(const Look& look, const SpaceCannonOffence&) {
  return "against ships in " + system_label(look.r, look.s.tactical.system);
}
std::string detail(const Look& look, const Bombardment&) {
  return "ground forces in " + system_label(look.r, look.s.tactical.system) +
         ": aim as many units as you like, then done";
}
std::string detail(const Look& look, const Turn& f) {
  if (f.step == TurnStep::Closing) return "your action is over; you may still make transactions";
  return "an action, or pass; " + count_of(look.s.players[f.seat].tactic, "token") + " in the tactic pool";
}
std::string detail(const Look&, const StatusPhase& f) {
  if (f.step != StatusStep::Score) return "";
  if (f.scored_public) return "a secret objective may still be scored";
  return f.scored_secret ? "a public objective may still be scored"
                         : "one public and one secret objective may be scored";
}
std::string detail(const Look&, const StrategyPhase&) {
  return "a card to use this round; the lowest number goes first";
}
std::string detail(const Look& look, const AgendaPhase& f) {
  if (f.step != AgendaStep::Tally) return "";
  return "you are the speaker and decide; " + look.r.agenda(look.s.agenda.agenda).name + ": " +
         agenda_text(look.r.agenda(look.s.agenda.agenda));
}
std::string detail(const Look&, const Setup& f) {
  switch (f.step) {
    case SetupStep::StartUnits:
      return "your starting units, one after the other";
    case SetupStep::KeepSecret:
      return "one of your two secret objectives; the other goes back into the deck";
    case SetupStep::Build:
      return "one of your tiles; a ring must be full before the next one begins";
    default:
      return "";
  }
}
std::string detail(const Look& look, const Use& a) { return text_of_ability(look, a.ref); }
template <class F>
std::string detail(const Look&, const F&) {
  return "";
}

}  // namespace

std::string decision_detail(const Look& look) {
  if (look.s.flow.frames.empty()) return "";
  return std::visit([&](const auto& f) { return detail(look, f); }, look.s.flow.frames.back());
}

}  // namespace orrery::ti4
