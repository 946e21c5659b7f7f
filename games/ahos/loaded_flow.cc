// The stack of procedures of a loaded state: each must stand on one that calls it, at the step where it is
// called, for the same player, and the topmost must wait for exactly what the state says it waits for.
#include <algorithm>

#include "games/ahos/content/effects.h"
#include "games/ahos/flow/acquire_steps.h"
#include "games/ahos/flow/colonise_steps.h"
#include "games/ahos/flow/combat_steps.h"
#include "games/ahos/flow/move_steps.h"
#include "games/ahos/flow/produce_steps.h"
#include "games/ahos/flow/response_steps.h"
#include "games/ahos/flow/setup_steps.h"
#include "games/ahos/flow/turn_steps.h"
#include "games/ahos/loaded.h"
#include "games/ahos/purse.h"
#include "games/ahos/query.h"
#include "games/ahos/verbs.h"

namespace orrery::ahos {
namespace {

// A frame's neighbours on the stack.
struct Place {
  Look look;
  const Frames* below = nullptr;  // the frame that called it
  const Frames* above = nullptr;  // the frame it called

  [[nodiscard]] bool top() const { return above == nullptr; }
  template <class F>
  [[nodiscard]] const F* caller() const {
    return below == nullptr ? nullptr : std::get_if<F>(below);
  }
  template <class F>
  [[nodiscard]] const F* called() const {
    return above == nullptr ? nullptr : std::get_if<F>(above);
  }
};

constexpr Side other(Side s) { return s == Side::Attacker ? Side::Defender : Side::Attacker; }

SeatId seat_after(const Look& look, int turns) {
  return SeatId((look.s.first_player.index() + static_cast<std::size_t>(turns)) %
                static_cast<std::size_t>(look.r.players));
}

const Effect* effect_of(const Look& look, const Text& a) {
  if (!a.ref.card.valid()) return nullptr;
  const auto& effects = look.r.kind(a.ref.card).effects;
  return effects.empty() ? nullptr : &effects[0];
}

// Called by an action of that player's turn, or by a text of one of these codes.
bool in_turn_of(const Place& at, SeatId seat, std::initializer_list<EffectCode> codes) {
  if (!seat.valid()) return false;
  if (const Turn* turn = at.caller<Turn>()) return turn->seat == seat;
  const Text* text = at.caller<Text>();
  if (text == nullptr || text->owner != seat) return false;
  const Effect* e = effect_of(at.look, *text);
  return e != nullptr && std::find(codes.begin(), codes.end(), e->code) != codes.end();
}

bool payable(const Look& look, SeatId seat, const Cost& cost) { return covers(purse_of(look, seat), cost); }

bool only_energy_and_research(const Cost& cost) {
  return cost[Resource::Matter] == 0 && cost[Resource::Population] == 0;
}

// ---- set-up ----

bool setup_seat_sound(const Look& look, const Setup& f, int i) {
  const SeatId seat(i);
  const Player& p = look.s.players[seat];
  const CardSet own = p.hand | p.draw;
  const int dealt = look.r.limits.dealt(look.r.players);
  if (!(p.discard | reserves(p) | p.aside).empty() || p.race.valid() != (f.step > SetupStep::Races))
    return false;
  if ((own & look.r.habitable_cards).size() != (f.step > SetupStep::Habitable ? dealt : 0)) return false;
  if ((own & look.r.uninhabitable_cards).size() != (f.step > SetupStep::Uninhabitable ? dealt : 0))
    return false;
  const int technology = (own & look.r.technology).size();
  const bool dealing = f.step == SetupStep::Technology && i >= f.turn;
  const int expected = f.step < SetupStep::Technology ? 0 : look.r.limits.technology_dealt;
  return dealing ? technology < expected && (technology == 0 || i == f.turn) : technology == expected;
}

// The markers are those of the system cards, the units still in the supply until the colonies are chosen.
bool setup_markers_sound(const Look& look, const Setup& f, SeatId seat) {
  const Player& p = look.s.players[seat];
  int homes = 0;
  int colonies = 0;
  for (SpaceId sp : look.r.board) {
    const Space& space = look.s.spaces[sp];
    if (f.step <= SetupStep::Colonies && space.units[seat].count() > 0) return false;
    const CardId card = space.tile.valid() ? look.r.tile(space.tile).card : CardId{};
    const bool dealt = card.valid() && (p.hand | p.draw).contains(card);
    if (dealt != (space.marker != Marker::None && space.owner == seat)) return false;
    if (!dealt) continue;
    homes += space.marker == Marker::Home ? 1 : 0;
    colonies += space.marker == Marker::Colony ? 1 : 0;
  }
  return homes == (f.step > SetupStep::RevealHomes ? 1 : 0) && p.home_in_supply == (homes == 0) &&
         colonies == (f.step > SetupStep::RevealColonies ? 1 : 0);
}

bool setup_pick_sound(const Look& look, const Setup& f, int i) {
  const bool picking = f.step == SetupStep::Homes || f.step == SetupStep::Colonies;
  const SpaceId pick = look.s.players[SeatId(i)].secret_pick;
  if (pick.valid() != (picking && i < f.turn)) return false;
  if (!pick.valid()) return true;
  const Space& sp = look.s.spaces[pick];
  return sp.marker == Marker::Outpost && sp.owner == SeatId(i) && habitable(look, pick);
}

bool setup_step_sound(const Place& at, const Setup& f) {
  const int players = at.look.r.players;
  switch (f.step) {
    case SetupStep::Tiles:
      return at.top() && f.turn == 0 && at.look.s.black_holes.empty();
    case SetupStep::Habitable:
    case SetupStep::Uninhabitable:
    case SetupStep::FirstPlayer:
    case SetupStep::DevelopmentDisplay:
      return at.top() && f.turn == 0;
    case SetupStep::Races:
      return at.top() && f.turn == 0 && at.look.r.options.races.empty();
    case SetupStep::Technology:
    case SetupStep::Homes:
    case SetupStep::Colonies:
      return at.top() && f.turn < players;
    case SetupStep::Developments: {
      const Develop* develop = at.called<Develop>();
      return develop != nullptr && at.look.s.first_player.valid() && f.turn > 0 && f.turn <= 2 * players &&
             develop->seat == seat_after(at.look, f.turn - 1);
    }
    case SetupStep::Aliens:
      return at.called<FillDisplay>() != nullptr && at.look.s.first_player.valid();
    case SetupStep::Hands: {
      const DrawCards* draw = at.called<DrawCards>();
      return draw != nullptr && at.look.s.first_player.valid() && f.turn > 0 && f.turn <= players &&
             draw->seat == SeatId(f.turn - 1);
    }
    default:
      return false;
  }
}

bool sound(const Place& at, const Setup& f) {
  if (at.below != nullptr || at.look.s.round != 0 || at.look.s.turn != TurnMemory{}) return false;
  for (int i = 0; i < at.look.r.players; ++i) {
    if (!setup_seat_sound(at.look, f, i) || !setup_markers_sound(at.look, f, SeatId(i)) ||
        !setup_pick_sound(at.look, f, i))
      return false;
  }
  return setup_step_sound(at, f);
}

// ---- rounds, turns and actions ----

bool sound(const Place& at, const Rounds& f) {
  const State& s = at.look.s;
  if (at.below != nullptr || s.round == 0 || !s.first_player.valid()) return false;
  for (int i = 0; i < at.look.r.players; ++i) {
    const Player& p = s.players[SeatId(i)];
    if (p.secret_pick.valid() || !p.race.valid()) return false;
  }
  if (at.top()) return s.flow.stop == Stop::Over && f.played <= at.look.r.players;
  const Turn* turn = at.called<Turn>();
  return turn != nullptr && f.played > 0 && f.played <= at.look.r.players &&
         turn->seat == seat_after(at.look, f.played - 1);
}

bool sound(const Place& at, const Turn& f) {
  if (at.caller<Rounds>() == nullptr || !f.seat.valid() || f.seat != at.look.s.turn.seat) return false;
  if (at.top() || at.called<Text>() != nullptr)
    return f.step == TurnStep::Actions || f.step == TurnStep::Ending;
  if (const DrawCards* draw = at.called<DrawCards>()) return f.step == TurnStep::End && draw->seat == f.seat;
  return f.step == TurnStep::Actions;
}

// The whole of what a frame asks to be paid, and by whom.
struct Due {
  SeatId seat;
  Cost total;
};

bool total_due(const Place& at, Due& out) {
  if (const Move* move = at.caller<Move>()) {
    out = {move->seat, move->owed};
  } else if (const Produce* produce = at.caller<Produce>()) {
    out = {produce->seat, produce->owed};
  } else if (const Response* response = at.caller<Response>()) {
    out = {response->seat, response->owed};
  } else if (const Colonise* colonise = at.caller<Colonise>()) {
    out.seat = colonise->seat;
    out.total[Resource::Population] = colonise->population;
  } else if (const Acquire* acquire = at.caller<Acquire>()) {
    out.seat = acquire->seat;
    out.total[Resource::Research] = static_cast<std::uint8_t>(
        acquire->card.valid() ? at.look.r.kind(acquire->card).cost : at.look.r.limits.wormhole_token_cost);
  } else {
    return false;
  }
  return true;
}

bool sound(const Place& at, const Pay& f) {
  Due due;
  if (!at.top() || !total_due(at, due) || !f.seat.valid() || due.seat != f.seat) return false;
  int resources = 0;
  for (std::size_t i = 0; i < kResources; ++i) {
    if (f.due.points[i] > due.total.points[i]) return false;
    resources += f.due.points[i] > 0 ? 1 : 0;
  }
  return resources > 0 && resources <= 2 && payable(at.look, f.seat, f.due);
}

bool sound(const Place& at, const Produce& f) {
  if (!in_turn_of(at, f.seat, {EffectCode::Produce}) || f.built > f.most) return false;
  const Produce usual = produce_action(at.look, f.seat);
  for (std::size_t i = 0; i < kResources; ++i) {
    if (f.each.points[i] != 0 && f.each.points[i] != usual.each.points[i]) return false;
    if (f.owed.points[i] != f.each.points[i] * f.built) return false;
  }
  return at.top() ? f.step == ProduceStep::Build : at.called<Pay>() != nullptr && f.step == ProduceStep::End;
}

bool sound(const Place& at, const Move& f) {
  if (!in_turn_of(at, f.seat, {EffectCode::MoveThenColonise}) || !only_energy_and_research(f.owed))
    return false;
  if (at.top()) return f.step == MoveStep::Fly && payable(at.look, f.seat, f.owed);
  if (at.called<Pay>() != nullptr) return f.step == MoveStep::Fight;
  return at.called<Combat>() != nullptr && f.step == MoveStep::End;
}

bool sound(const Place& at, const Colonise& f) {
  if (!in_turn_of(at, f.seat,
                  {EffectCode::Outpost, EffectCode::UpgradeOutpost, EffectCode::MoveThenColonise}))
    return false;
  const bool colony = f.marker == Marker::Colony;
  if (!f.space.valid() || (!colony && f.marker != Marker::Outpost)) return false;
  if (at.called<Develop>() != nullptr) return f.step == ColoniseStep::End;
  return at.called<Pay>() != nullptr && f.step == ColoniseStep::Place &&
         (colony ? can_place_colony : can_place_outpost)(at.look, f.seat, f.space, 0).allowed();
}

bool sound(const Place& at, const Develop& f) {
  const Colonise* colonise = at.caller<Colonise>();
  return at.top() && f.seat.valid() &&
         (colonise != nullptr ? colonise->seat == f.seat : at.caller<Setup>() != nullptr);
}

bool sound(const Place& at, const Acquire& f) {
  if (!in_turn_of(at, f.seat, {EffectCode::AcquireTech})) return false;
  if (at.called<FillDisplay>() != nullptr) return f.step == AcquireStep::End && f.card.valid();
  const bool offered = f.card.valid()
                           ? at.look.s.tech_display.contains(f.card)
                           : at.look.s.wormholes_on_sale && !at.look.s.players[f.seat].wormhole_token;
  return at.called<Pay>() != nullptr && f.step == AcquireStep::Take && offered;
}

bool sound(const Place& at, const FillDisplay&) {
  return at.top() &&
         (at.caller<Setup>() != nullptr || at.caller<Acquire>() != nullptr || at.caller<Text>() != nullptr);
}

bool sound(const Place& at, const Stow& f) { return at.top() && in_turn_of(at, f.seat, {EffectCode::Stow}); }

bool sound(const Place& at, const Discard& f) { return at.top() && in_turn_of(at, f.seat, {}); }

bool sound(const Place& at, const DrawCards& f) {
  if (!at.top() || !f.seat.valid()) return false;
  if (at.caller<Text>() != nullptr) return !f.refill && in_turn_of(at, f.seat, {EffectCode::Draw});
  const Combat* combat = at.caller<Combat>();
  const bool placed = combat != nullptr ? combat->defender == f.seat
                                        : at.caller<Turn>() != nullptr || at.caller<Setup>() != nullptr;
  return placed && f.refill;
}

bool sound(const Place& at, const Peek& f) {
  if (!at.top() || at.caller<Text>() == nullptr || !in_turn_of(at, f.seat, {EffectCode::Peek})) return false;
  for (SpaceId sp : f.spaces) {
    if (at.look.s.spaces[sp].alien != AlienSide::Hidden) return false;
  }
  return true;
}

// ---- combat ----

// The frame that a combat has called, or the question it asks itself, belongs to its step.
bool combat_step_sound(const Place& at, const Combat& c) {
  const SeatId loser = c.seat(other(c.winner));
  if (at.top()) {
    if (c.step == CombatStep::Reveal) return !c.defender.valid();
    if (c.step == CombatStep::AttackerStays) return can_retreat(at.look, c.attacker, c.space);
    return c.step == CombatStep::DefenderStays && c.defender.valid() &&
           can_retreat(at.look, c.defender, c.space);
  }
  if (at.called<Reaction>() != nullptr)
    return c.step == CombatStep::AfterEnvoys || c.step == CombatStep::Refill;
  if (const Response* response = at.called<Response>())
    return c.step == CombatStep::Answered && response->side == other(c.winner) && response->seat == loser;
  if (const Losses* losses = at.called<Losses>())
    return c.step == CombatStep::WinnerLosses
               ? losses->seat == loser
               : c.step == CombatStep::Retreat && losses->seat == c.seat(c.winner);
  if (const Retreat* retreat = at.called<Retreat>())
    return c.step == CombatStep::Aftermath && retreat->seat == loser;
  return at.called<DrawCards>() != nullptr && c.step == CombatStep::End;
}

bool sound(const Place& at, const Combat& c) {
  const Move* move = at.caller<Move>();
  if (move == nullptr || !c.space.valid() || c.space != move->target || c.attacker != move->seat)
    return false;
  const SeatId controller = other_controller(at.look, c.space, c.attacker);
  if (c.defender == c.attacker || (controller.valid() && controller != c.defender)) return false;
  return combat_step_sound(at, c);
}

bool sound(const Place& at, const Response& f) {
  if (at.caller<Combat>() == nullptr || !f.seat.valid() || !only_energy_and_research(f.owed)) return false;
  if (at.called<Pay>() != nullptr) return f.step == ResponseStep::End;
  return (at.top() || at.called<Text>() != nullptr) && f.step == ResponseStep::Act &&
         payable(at.look, f.seat, f.owed);
}

bool sound(const Place& at, const Losses& f) {
  const Combat* c = at.caller<Combat>();
  return at.top() && c != nullptr && f.seat.valid() && f.space == c->space;
}

bool sound(const Place& at, const Retreat& f) {
  const Combat* c = at.caller<Combat>();
  return at.top() && c != nullptr && f.seat.valid() && f.space == c->space;
}

EffectCode code_of(const Reaction& w) {
  return static_cast<Timing>(w.point) == Timing::AttackerStays ? EffectCode::Envoy : EffectCode::Salvage;
}

bool sound(const Place& at, const Reaction& w) {
  const Combat* c = at.caller<Combat>();
  if (c == nullptr || w.point > static_cast<std::uint8_t>(Timing::CombatEnds)) return false;
  const bool ends = static_cast<Timing>(w.point) == Timing::CombatEnds;
  if (ends != (c->step == CombatStep::Refill) || w.subject != c->space.value) return false;
  Reaction fresh;
  if (ends) fresh.order.push_back(c->attacker);
  if (c->defender.valid()) fresh.order.push_back(c->defender);
  if (w.order != fresh.order || w.at >= w.order.size() || w.passes >= w.order.size() || w.cancelled ||
      w.used.full())
    return false;
  for (const TextRef& ref : w.used) {
    if (!ref.card.valid() || !at.look.r.having(code_of(w)).contains(ref.card)) return false;
  }
  if (at.top()) return true;
  const Text* text = at.called<Text>();
  return text != nullptr && !w.used.empty() && w.used[w.used.size() - 1] == text->ref;
}

// ---- texts ----

bool user_sound(const Place& at, const Text& a) {
  const CardKind kind = at.look.r.kind(a.ref.card).kind;
  if (const Reaction* window = at.caller<Reaction>())
    return window->order.contains(a.owner) && at.look.r.having(code_of(*window)).contains(a.ref.card);
  if (!at.look.r.texts.contains(a.ref.card)) return false;
  if (const Response* response = at.caller<Response>())
    return response->seat == a.owner && kind == CardKind::Combat;
  const Turn* turn = at.caller<Turn>();
  return turn != nullptr && turn->seat == a.owner && (kind == CardKind::Action || kind == CardKind::Free);
}

// Answers were given one after another, each to the question as it was then.
bool answers_sound(const Look& look, const Text& a) {
  Text asked = a;
  asked.answers.clear();
  for (Choice c : a.answers) {
    OptionList list;
    ability_options(look, asked, list);
    if (!list.contains(c)) return false;
    asked.answers.push_back(c);
  }
  return true;
}

// The stage at which a text waits for the frame it has called.
bool calls_sound(const Place& at, const Text& a, EffectCode code) {
  if (at.called<Move>() != nullptr) return a.stage == 1;
  if (at.called<FillDisplay>() != nullptr) return code == EffectCode::CycleTech && a.stage == 2;
  if (at.called<Colonise>() != nullptr) return a.stage == (code == EffectCode::MoveThenColonise ? 2 : 1);
  return a.stage == 1;  // what each of these frames checks: a text of its own code has called it
}

bool sound(const Place& at, const Text& a) {
  const Effect* e = effect_of(at.look, a);
  if (e == nullptr || !a.owner.valid() || !user_sound(at, a) || a.cancelled || a.cancels) return false;
  const EffectDef& def = effect_def(e->code);
  const Player& p = at.look.s.players[a.owner];
  if (def.resolve == nullptr || a.counter > std::max<int>(e->n, 0) || a.ref.from > Zone::ReserveTwo)
    return false;
  if (a.step == AbilityStep::Ask) {
    return at.top() && def.ask != nullptr && !a.answers.full() && a.stage == 0 &&
           zone(p, a.ref.from).contains(a.ref.card) && answers_sound(at.look, a);
  }
  const bool stays = at.look.r.reserve_marked.contains(a.ref.card);
  const bool shown = (stays ? reserves(p) : p.aside).contains(a.ref.card);
  if (a.step != AbilityStep::Resolve || !shown || !a.answers.empty() || a.stage > 2) return false;
  return at.top() ? def.answers != nullptr && def.answer != nullptr : calls_sound(at, a, e->code);
}

// ---- what the state waits for ----

bool waits_for(const Look& look, Next expected) {
  State copy = look.s;
  Play play{copy, look.r, nullptr};
  const Next next = std::visit([&](auto& frame) { return advance(play, frame); }, copy.flow.frames.back());
  return next == expected && copy == look.s;
}

std::string check_decision(const Look& look) {
  if (!waits_for(look, Next::Ask)) return "no decision is open";
  if (asked_now(look).seat.index() >= static_cast<std::size_t>(look.r.players)) return "nobody is asked";
  OptionList options;
  list_options(look, options);
  if (options.empty()) return "a decision without options";
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (check_choice(look, options[i]).refused()) return "a decision with an option that is not allowed";
  }
  return "";
}

std::string check_chance(const Look& look) {
  if (!waits_for(look, Next::Chance)) return "nothing is left to chance";
  const ChancePoint point = chance_now(look);
  const bool can = point.count > 0 && point.count <= point.pool.size() && point.count <= Outcome::kCapacity;
  return can ? "" : "chance cannot give what is asked for";
}

std::string check_stop(const Look& look) {
  const bool over = look.s.flow.stop == Stop::Over;
  if (over == look.s.winners.empty()) return over ? "over without a winner" : "a winner before the end";
  switch (look.s.flow.stop) {
    case Stop::Decision:
      return check_decision(look);
    case Stop::Chance:
      return check_chance(look);
    case Stop::Over:
      return std::holds_alternative<Rounds>(look.s.flow.frames.back()) ? "" : "over in the middle of a turn";
    case Stop::Running:
      break;
  }
  return "the state waits for nothing";
}

}  // namespace

std::string loaded_flow_fault(const Look& look) {
  const auto& frames = look.s.flow.frames;
  if (frames.empty()) return "no procedure is going on";
  for (std::size_t i = 0; i < frames.size(); ++i) {
    Place at{look};
    if (i > 0) at.below = &frames[i - 1];
    if (i + 1 < frames.size()) at.above = &frames[i + 1];
    const bool good = std::visit([&at](const auto& frame) { return sound(at, frame); }, frames[i]);
    if (good) continue;
    const auto name = std::visit([](const auto& frame) { return frame.kName; }, frames[i]);
    return "/flow/frames/" + std::to_string(i) + ": '" + std::string(name) + "' cannot stand like this here";
  }
  return check_stop(look);
}

}  // namespace orrery::ahos
