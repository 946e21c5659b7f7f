#include "games/ti3/text/open_window.h"

#include "games/ti/open_window.h"
#include "games/ti3/query.h"
#include "games/ti3/text/occasion.h"

namespace orrery::ti3 {
namespace {

const Occasion* top_occasion(const Look& look) {
  return look.s.flow.frames.empty() ? nullptr : std::get_if<Occasion>(&look.s.flow.frames.back());
}

// Where the subject is whom something befalls, or nobody at all.
constexpr bool has_no_actor(Timing t) {
  return t == Timing::ShipDamaged || t == Timing::GroundForceLost || t == Timing::StatusPhase;
}

constexpr bool object_is_seat(Timing t) {
  return t == Timing::BeforeSpaceBattle || t == Timing::BeforeCombatRound || t == Timing::DuringSpaceBattle;
}

constexpr bool object_is_system(Timing t) {
  return t == Timing::AfterActivation || t == Timing::AfterMovement || t == Timing::BeforeLanding;
}

constexpr bool object_is_planet(Timing t) {
  return t == Timing::BeforeBombardment || t == Timing::BeforeInvasion || t == Timing::PlanetTaken ||
         t == Timing::InvasionWon;
}

constexpr bool detail_is_seat(Timing t) {
  return t == Timing::ShipDamaged || t == Timing::PlanetTaken || t == Timing::InvasionWon;
}

void add_chair(const Look& look, std::uint8_t seat, SeatSet& out) {
  if (seat < look.r.players) out.insert(SeatId(seat));
}

void add_controller(const Look& look, PlanetId planet, SeatSet& out) {
  const SeatId owner = look.s.planets[planet].controller;
  if (owner.valid()) out.insert(owner);
}

// Whose units or planets a system holds.
void add_owners_in(const Look& look, SystemId system, SeatSet& out) {
  for (int i = 0; i < look.r.players; ++i) {
    if (has_units(look, SeatId(i), system)) out.insert(SeatId(i));
  }
  for (const PlanetId planet : look.r.tile(system).planets) add_controller(look, planet, out);
}

// Whom the targets that a card has named so far belong to.
void add_targets_of(const Look& look, const Use& a, SeatSet& out) {
  for (const Choice c : a.answers) {
    switch (c.verb<Verb>()) {
      case Verb::Player:
      case Verb::UnitAt:
      case Verb::LadenAt:
        add_chair(look, c.operand(0), out);
        break;
      case Verb::Planet:
        add_controller(look, planet_at(c, 0), out);
        break;
      case Verb::System:
        add_owners_in(look, system_at(c, 0), out);
        break;
      default:
        break;
    }
  }
}

SeatSet whom_it_concerns(const Look& look, const Occasion& w) {
  const Timing t = point_of(w);
  SeatSet out;
  // A vote concerns everybody.
  if (look.s.council.active.valid()) return SeatSet::first_n(static_cast<std::size_t>(look.r.players));
  if (t != Timing::StatusPhase) add_chair(look, w.subject, out);
  if (object_is_seat(t)) add_chair(look, w.object, out);
  if (detail_is_seat(t)) add_chair(look, w.detail, out);
  if (object_is_system(t)) add_owners_in(look, SystemId(w.object), out);
  if (object_is_planet(t)) add_controller(look, PlanetId(w.object), out);
  if (look.s.battle.on) {
    for (const Side side : {Side::Attacker, Side::Defender}) {
      const SeatId seat = look.s.battle.side(side).seat;
      if (seat.valid()) out.insert(seat);
    }
  }
  const auto& frames = look.s.flow.frames;
  if (t == Timing::ActionCardPlayed && frames.size() > 1) {
    if (const Use* a = std::get_if<Use>(&frames[frames.size() - 2])) add_targets_of(look, *a, out);
  }
  return out;
}

}  // namespace

std::string cause_text(const Look& look, const Asked& asked) {
  return ti::cause_text<AbilityRef, Timing>(look.r, asked, kMomentCause);
}

std::optional<OpenWindow> shown_window(const Look& look) {
  const Occasion* w = top_occasion(look);
  if (w == nullptr) return std::nullopt;
  const Timing t = point_of(*w);
  OpenWindow out = ti::open_window(
      look, *w, [&](SeatId seat) { return reacts_openly(look, *w, seat); },
      [&](SeatId seat) { return could_react(look, *w, seat); });
  for (const SeatId seat : whom_it_concerns(look, *w)) out.concerned.push_back(seat);
  if (w->subject < look.r.players && !has_no_actor(t)) out.actor = SeatId(w->subject);
  out.weighty = t == Timing::ActionCardPlayed || t == Timing::PoliticalCardRead;
  out.about = occasion_sayings(look, *w);
  out.cause = cause_text(look, window_asked(look, *w, w->order[w->at]));
  out.rules = {"TI3-ACARD-6"};
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
  if (acting) out.action += look.r.name(look.s.turn.seat) + "/" + std::to_string(look.s.turn.tactical);
  const BattleMemory& battle = look.s.battle;
  if (battle.on) {
    out.fight = out.action + "/" + look.r.name(battle.system);
    if (battle.planet.valid()) out.fight += "/" + look.r.name(battle.planet);
  }
  return out;
}

}  // namespace orrery::ti3
