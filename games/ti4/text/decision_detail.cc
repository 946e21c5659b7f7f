#include "games/ti4/text/decision_detail.h"

#include "games/sentence.h"
#include "games/ti4/query.h"
#include "games/ti4/text/hex_map.h"
#include "games/ti4/text/pretty.h"

namespace orrery::ti4 {
namespace {

std::string currency(Currency c, int n) {
  if (c == Currency::TradeGoods) return count_of(n, "trade good");
  return c == Currency::Resources ? count_of(n, "resource") : std::to_string(n) + " influence";
}

std::string fronts(const Look& look) {
  const CombatMemory& c = look.s.combat;
  const auto side = [&](const CombatSide& s) {
    const std::string units = c.planet.valid() ? garrison_text(ground(look, s.seat, c.planet))
                                               : fleet_text(forces(look, s.seat, c.system));
    return seat_label(look.r, s.seat) + " " + (units.empty() ? "nothing" : units);
  };
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
    if (m.infantry + m.fighters > 0)
      out += " with " + std::to_string(m.infantry) + " infantry, " + count_of(m.fighters, "fighter");
  }
  return out;
}
std::string detail(const Look& look, const SpaceCombat&) { return fronts(look); }
std::string detail(const Look& look, const Retreat&) { return fronts(look); }
std::string detail(const Look& look, const Invasion&) {
  return "invasion of " + system_label(look.r, look.s.tactical.system);
}
std::string detail(const Look& look, const Voting& f) {
  const AgendaMemory& a = look.s.agenda;
  std::string out = look.r.agenda(a.agenda).name + ": " + look.r.agenda(a.agenda).for_text;
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
std::string detail(const Look& look, const Occasion& w) {
  const auto t = static_cast<Timing>(w.point);
  std::string name(enum_name(t));
  for (char& c : name) {
    if (c == '_') c = ' ';
  }
  if (look.s.combat.on) return name + "; " + fronts(look);
  return name;
}
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
