#include "games/ti4/text/open_window.h"

#include <algorithm>

#include "games/ti/open_window.h"
#include "games/ti4/query.h"
#include "games/ti4/text/occasion.h"

namespace orrery::ti4 {
namespace {

const Occasion* top_occasion(const Look& look) {
  return look.s.flow.frames.empty() ? nullptr : std::get_if<Occasion>(&look.s.flow.frames.back());
}

// Where the subject is whom something befalls, not who does it.
constexpr bool befalls(Timing t) {
  return t == Timing::DamageSustained || t == Timing::UnitDestroyed || t == Timing::SpaceCannonHits ||
         t == Timing::HitsProduced;
}

constexpr bool object_is_seat(Timing t) {
  return t == Timing::SpaceCannonUsed || t == Timing::SpaceCannonHits || t == Timing::CombatEnd ||
         t == Timing::TransactionDone;
}

constexpr bool detail_is_seat(Timing t) {
  return t == Timing::DamageSustained || t == Timing::UnitDestroyed || t == Timing::PlanetGained ||
         t == Timing::AfterPlanetGained;
}

void add_seat(const Look& look, std::uint8_t seat, SeatSet& out) {
  if (seat < look.r.players) out.insert(SeatId(seat));
}

// Whose units or planets a system holds.
void add_system(const Look& look, SystemId system, SeatSet& out) {
  if (!system.valid()) return;
  for (int i = 0; i < look.r.players; ++i) {
    if (has_units(look, SeatId(i), system)) out.insert(SeatId(i));
  }
  for (const PlanetId planet : look.r.tile(system).planets) {
    if (look.s.planets[planet].controller.valid()) out.insert(look.s.planets[planet].controller);
  }
}

// Whom the targets that a card has named so far belong to.
void add_targets(const Look& look, const Use& a, SeatSet& out) {
  for (const Choice c : a.answers) {
    switch (c.verb<Verb>()) {
      case Verb::Player:
      case Verb::UnitAt:
        add_seat(look, c.operand(0), out);
        break;
      case Verb::Planet:
        if (look.s.planets[planet_at(c, 0)].controller.valid())
          out.insert(look.s.planets[planet_at(c, 0)].controller);
        break;
      case Verb::System:
        add_system(look, system_at(c, 0), out);
        break;
      default:
        break;
    }
  }
}

SeatSet concerned_by(const Look& look, const Occasion& w) {
  const auto t = static_cast<Timing>(w.point);
  SeatSet out;
  add_seat(look, w.subject, out);
  if (object_is_seat(t)) add_seat(look, w.object, out);
  if (detail_is_seat(t)) add_seat(look, w.detail, out);
  if (t == Timing::SystemActivated) add_system(look, SystemId(w.object), out);
  if (t == Timing::ShipsMoved || t == Timing::InvasionStart) add_system(look, look.s.tactical.system, out);
  if (t == Timing::GroundForcesCommitted && look.s.planets[PlanetId(w.object)].controller.valid())
    out.insert(look.s.planets[PlanetId(w.object)].controller);
  if (look.s.combat.on) {
    out.insert(look.s.combat.attacker.seat);
    out.insert(look.s.combat.defender.seat);
  }
  const auto& frames = look.s.flow.frames;
  if (t == Timing::ActionCardPlayed && frames.size() > 1) {
    if (const Use* a = std::get_if<Use>(&frames[frames.size() - 2])) add_targets(look, *a, out);
  }
  // An agenda concerns everybody.
  if (look.s.phase == Phase::Agenda) out = SeatSet::first_n(static_cast<std::size_t>(look.r.players));
  return out;
}

}  // namespace

std::string cause_text(const Look& look, const Asked& asked) {
  return ti::cause_text<AbilityRef, Timing>(look.r, asked, kMomentCause);
}

std::optional<OpenWindow> shown_window(const Look& look) {
  const Occasion* w = top_occasion(look);
  if (w == nullptr) return std::nullopt;
  const auto t = static_cast<Timing>(w->point);
  OpenWindow out = ti::open_window(
      look, *w, [&](SeatId seat) { return reacts_openly(look, *w, seat); },
      [&](SeatId seat) { return could_react(look, *w, seat); });
  for (const SeatId seat : concerned_by(look, *w)) out.concerned.push_back(seat);
  if (w->subject < look.r.players && !befalls(t)) out.actor = SeatId(w->subject);
  out.weighty =
      t == Timing::ActionCardPlayed || t == Timing::AgendaRevealed || t == Timing::AfterAgendaRevealed;
  out.about = occasion_sayings(look, *w);
  out.cause = cause_text(look, window_asked(look, *w, w->order[w->at]));
  out.rules = {"TI4-16.12"};
  return out;
}

void shown_window_options(const Look& look, SeatId seat, OptionList& out) {
  if (const Occasion* w = top_occasion(look)) options_of(look, *w, seat, out);
}

Progress progress_of(const Look& look) {
  Progress out;
  out.round = look.s.round;
  const bool acting = look.s.phase == Phase::Action;
  if (acting) out.turn = look.s.turn.seat;
  out.action = std::string(enum_name(look.s.phase)) + "/";
  out.action += acting ? look.r.name(look.s.turn.seat) + "/" + std::to_string(look.s.turn.actions)
                       : std::to_string(look.s.agenda.number);
  const CombatMemory& combat = look.s.combat;
  if (combat.on) {
    out.fight = out.action + "/" + look.r.name(combat.system);
    if (combat.planet.valid()) out.fight += "/" + look.r.name(combat.planet);
  }
  return out;
}

}  // namespace orrery::ti4
