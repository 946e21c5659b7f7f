#include "odds/ti4/rehearse.h"

#include <algorithm>

#include "games/ti4/content/ability.h"
#include "games/ti4/content/targets.h"
#include "games/ti4/flow/combat_steps.h"
#include "games/ti4/flow/hits.h"
#include "games/ti4/flow/space_cannon.h"
#include "games/ti4/query.h"
#include "games/ti4/ti4_game.h"
#include "odds/ti4/corner.h"
#include "odds/ti4/texts.h"

namespace orrery::ti4::odds {
namespace {

// Answers every question as the odds assume it.
class Rehearser {
 public:
  Rehearser(const Staged& staged, const Rules& r, const Corner& attacker, const Corner& defender)
      : staged_(staged), r_(r), attacker_(attacker), defender_(defender) {}

  // False: no answer.
  bool choose(const Look& look, Choice& out) {
    list_options(look, options_);
    const Asked asked = asked_now(look);
    const auto kind = static_cast<Ask>(asked.kind);
    switch (kind) {
      case Ask::Action:
        return pick(make(Verb::Activate, raw(staged_.question.system)), out);
      case Ask::Move:
      case Ask::Load:
        return first_of({Verb::Move, Verb::Load, Verb::Done}, out);
      case Ask::SpaceCannon:
        // A fight for a planet begins when the ships are there.
        if (staged_.question.planet.valid() && find_frame<SpaceCannonOffence>(look) != nullptr)
          return first_of({Verb::Hold}, out);
        return best_die(look, out) || first_of({Verb::Fire, Verb::FireAt}, out);
      case Ask::AnnounceRetreat:
        return first_of({retreats(look, asked.seat) ? Verb::Retreat : Verb::Stay}, out);
      case Ask::Retreat:
        return first_of({Verb::RetreatTo}, out);
      case Ask::AssignHits:
        return take(look, asked.seat, out);
      case Ask::Reroll:
        return reroll(look, out);
      case Ask::Bombard:
        return best_die(look, out) || bombard(out);
      case Ask::Commit:
        return commit(out);
      case Ask::React:
        return react(look, asked.seat, out);
      case Ask::Ability:
        return answer_text(look, asked.seat, out);
      case Ask::Pay:
        out = options_[0];
        return true;
      case Ask::Remove:
        for (std::size_t i = 0; i < options_.size(); ++i) {
          if (options_[i].verb<Verb>() == Verb::Remove && piece_at(options_[i], 0).unit == Unit::Fighter)
            return pick(options_[i], out);
        }
        return first_of({Verb::Remove, Verb::Done}, out);
      case Ask::Custodians:
      case Ask::Produce:
        return first_of({Verb::Done}, out) || first_of({Verb::Remove}, out);
      default:
        return false;
    }
  }

 private:
  const Corner& corner(const Look& look, SeatId seat) const {
    return seat == look.s.tactical.seat ? attacker_ : defender_;
  }
  bool pick(Choice c, Choice& out) {
    out = c;
    return options_.contains(c);
  }
  bool first_of(std::initializer_list<Verb> verbs, Choice& out) {
    for (Verb v : verbs) {
      for (std::size_t i = 0; i < options_.size(); ++i) {
        if (options_[i].verb<Verb>() != v) continue;
        out = options_[i];
        return true;
      }
    }
    return false;
  }
  [[nodiscard]] bool retreats(const Look& look, SeatId seat) const {
    return corner(look, seat).army.retreat_after == look.s.combat.round;
  }

  // ---- hits
  static Force fleet(const Look& look, const AssignHits& f) {
    Force out;
    if (f.target == HitTarget::GroundForces) {
      out.units[at(Unit::Infantry)] = ground(look, f.seat, f.planet).infantry;
      if (f.seat == look.s.tactical.seat)
        out.units[at(Unit::Fighter)] = look.s.tactical.landed_fighters[number_of(look, f.planet)];
      return out;
    }
    const SpaceForces& ships = forces(look, f.seat, f.system);
    for (Unit u : kShips) out.units[at(u)] = ships.units[at(u)];
    out.damaged = ships.damaged;
    if (takes_part(look, f.seat) && !look.s.combat.planet.valid())
      out.units[at(Unit::Infantry)] =
          static_cast<std::uint8_t>(infantry_as_ships(look, side_of(look, f.seat)));
    return out;
  }
  bool take(const Look& look, SeatId seat, Choice& out) {
    const AssignHits* f = find_frame<AssignHits>(look);
    const Corner& c = corner(look, seat);
    const Force now = fleet(look, *f);
    // What the odds would make of one hit after the other: the first change is the answer.
    if (f->only != 0xff) return first_of({Verb::Sustain, Verb::Hit}, out);
    const bool may_sustain = first_of({Verb::Sustain}, out);
    Blow b{now};
    b.force.direct_hits = 0;
    bool stopped = !may_sustain;
    take_hits(c, b, f->hits, f->non_fighters_first, stopped);
    for (auto u = c.army.order.begin(); may_sustain && u != c.army.order.end(); ++u) {
      if (at(*u) < kSustaining && b.sustained[at(*u)] > 0 && pick(make(Verb::Sustain, *u), out)) return true;
    }
    for (int pass = 0; pass < 2; ++pass) {
      for (Unit u : c.army.order) {
        const bool skip = f->non_fighters_first && (u == Unit::Fighter) != (pass == 1);
        if (skip) continue;
        for (bool damaged : {true, false}) {
          if (pick(make(Verb::Hit, raw(Piece{u, damaged})), out)) return true;
        }
      }
    }
    return false;
  }

  // ---- dice
  bool reroll(const Look& look, Choice& out) {
    for (const Die& d : look.s.roll.dice) {
      if (d.hit() || d.rerolled || d.face == 0) continue;
      const UnitRow* row = row_of(look, look.s.roll.seat, d.unit);
      if (row != nullptr && row->has(UnitTrait::ExtraHitsOnNine) && d.face >= kBestFaces) continue;
      if (pick(make(Verb::Reroll, d.unit, d.face), out)) return true;
    }
    return first_of({Verb::Done}, out);
  }
  // The extra die goes to the unit that hits best.
  bool best_die(const Look& look, Choice& out) {
    int best = 99;
    for (std::size_t i = 0; i < options_.size(); ++i) {
      if (options_[i].verb<Verb>() != Verb::ExtraDie) continue;
      const UnitRow* row = row_of(look, asked_now(look).seat, unit_at(options_[i], 0));
      const bool bombards = static_cast<Ask>(asked_now(look).kind) == Ask::Bombard;
      const int needs = row == nullptr ? 98 : bombards ? row->bombard : row->cannon;
      if (needs >= best) continue;
      best = needs;
      out = options_[i];
    }
    return best < 99;
  }
  bool bombard(Choice& out) {
    for (std::size_t i = 0; i < options_.size(); ++i) {
      if (options_[i].verb<Verb>() != Verb::Bombard || planet_at(options_[i], 1) != staged_.question.planet)
        continue;
      out = options_[i];
      return true;
    }
    return first_of({Verb::Done}, out);
  }
  bool commit(Choice& out) {
    bool found = false;
    for (std::size_t i = 0; i < options_.size(); ++i) {
      const Verb v = options_[i].verb<Verb>();
      if ((v != Verb::Commit && v != Verb::CommitFighters) ||
          planet_at(options_[i], 1) != staged_.question.planet)
        continue;
      if (found && options_[i].operand(0) <= out.operand(0)) continue;
      out = options_[i];
      found = true;
    }
    return found || first_of({Verb::Done}, out);
  }

  // ---- texts
  [[nodiscard]] std::string id_of(Choice c) const {
    return c.verb<Verb>() == Verb::Play ? r_.card_kind(CardKindId(c.operand(0))).id
                                        : name_of(ability_at(c, 0));
  }
  [[nodiscard]] std::string name_of(AbilityRef ref) const {
    if (ref.source == Source::Note) {
      const Look look{*state_of(*staged_.match), r_};
      return r_.note_kinds[note_kind(look, NoteId(ref.id)).index()].id;
    }
    const AbilityDef* def = ability_of(r_, ref);
    return def == nullptr ? "" : std::string(def->id);
  }
  // Whether the odds would use it now.
  bool wants(const Look& look, SeatId seat, const std::string& id) const {
    const TextInFight* text = find_text(id);
    if (text == nullptr) return false;
    if (text->treatment == Treatment::Always) return id != "dacxive_animators" || look.s.combat.on;
    if (text->treatment != Treatment::Named) return false;
    const Corner& c = corner(look, seat);
    const int when = c.used(id.c_str());
    if (when == 0) return false;
    const int round = look.s.combat.round;
    if (id == "morale_boost" || id == "war_funding" || id == "skilled_retreat") return round == when;
    if (id == "shields_holding") {
      return look.s.combat.side(side_of(look, seat)).hits >= 2 && hits_of_round(look);
    }
    if (id == "emergency_repairs") return at_start_of_round(look);
    if (id == "courageous_to_the_end") {
      const Occasion* w = std::get_if<Occasion>(&look.s.flow.frames.back());
      return w != nullptr && piece_of(w->object).unit != Unit::Fighter;
    }
    return true;
  }
  // The hits of a combat round, not those of the barrage or of the start of the combat.
  static bool hits_of_round(const Look& look) {
    const SpaceCombat* f = find_frame<SpaceCombat>(look);
    return f != nullptr && f->step == SpaceCombatStep::Assign && find_frame<Use>(look) == nullptr;
  }
  static bool at_start_of_round(const Look& look) {
    const Occasion* w = std::get_if<Occasion>(&look.s.flow.frames.back());
    return w != nullptr && is_at(*w, Timing::CombatRoundStart);
  }
  // That text, if it is offered and wanted now.
  bool uses(const Look& look, SeatId seat, std::string_view id, Choice& out) {
    for (std::size_t i = 0; i < options_.size(); ++i) {
      const Verb v = options_[i].verb<Verb>();
      if ((v != Verb::Play && v != Verb::Use) || id_of(options_[i]) != id) continue;
      if (!wants(look, seat, id_of(options_[i]))) continue;
      out = options_[i];
      return true;
    }
    return false;
  }
  bool react(const Look& look, SeatId seat, Choice& out) {
    static constexpr auto kFirst = std::to_array<std::string_view>(
        {"war_funding", "the_alastor", "assault_cannon", "ambush", "dimensional_splicer", "impulse_core"});
    // Munitions before the enemy's War Funding takes the goods for them.
    const SeatId enemy = takes_part(look, seat) ? opponent_of(look, seat) : SeatId{};
    if (enemy.valid() && corner(look, enemy).used("war_funding") == look.s.combat.round &&
        uses(look, seat, "munitions_reserves", out))
      return true;
    for (std::string_view first : kFirst) {
      if (uses(look, seat, first, out)) return true;
    }
    for (std::size_t i = 0; i < options_.size(); ++i) {
      const Verb v = options_[i].verb<Verb>();
      if ((v != Verb::Play && v != Verb::Use) || !wants(look, seat, id_of(options_[i]))) continue;
      out = options_[i];
      return true;
    }
    if (first_of({Verb::Pass}, out)) return true;
    out = options_[0];  // something that must be used
    return true;
  }
  bool answer_text(const Look& look, SeatId seat, Choice& out) {
    const Use* use = find_frame<Use>(look);
    const std::string id = use == nullptr ? "" : name_or_card(use->ref);
    const SeatId enemy = takes_part(look, seat) ? opponent_of(look, seat) : SeatId{};
    if (id == "the_alastor") {
      out = options_[options_.size() - 1];
      // Those on planets stay out of it, unless the text was named.
      const bool all = corner(look, seat).used("the_alastor") > 0;
      for (std::size_t i = 0; i < options_.size(); ++i) {
        const Choice c = options_[i];
        if (c.verb<Verb>() == Verb::Commit && (all ? c.operand(0) >= out.operand(0) : c.operand(0) == 0))
          out = c;
        if (c.verb<Verb>() == Verb::Number && c.operand(0) >= out.operand(0)) out = c;
      }
      return true;
    }
    if (id == "shields_holding") return pick(make(Verb::Number, 2), out);
    if (id == "ambush")
      return unit_of({Unit::Cruiser, Unit::Destroyer}, seat, out) || first_of({Verb::Done}, out);
    if (id == "devotion" || id == "dimensional_splicer" || id == "exotrireme_ii" || id == "impulse_core") {
      if (id == "exotrireme_ii") {
        if (unit_of({Unit::Dreadnought}, seat, out, true)) return true;
        return dearest(look, enemy, false, out) || first_of({Verb::Done}, out);
      }
      if (unit_of({Unit::Destroyer, Unit::Cruiser}, seat, out)) return true;
      return dearest(look, enemy, true, out);
    }
    // A damaged ship is repaired: the one that would be lost last.
    const Corner& c = corner(look, seat);
    for (auto u = c.army.order.rbegin(); u != c.army.order.rend(); ++u) {
      if (unit_of({*u}, seat, out, true)) return true;
    }
    out = options_[0];
    return true;
  }
  [[nodiscard]] std::string name_or_card(AbilityRef ref) const {
    return ref.source == Source::Card ? r_.card_kind(CardKindId(ref.id)).id : name_of(ref);
  }
  bool unit_of(std::initializer_list<Unit> units, SeatId seat, Choice& out, bool damaged_first = false) {
    for (Unit u : units) {
      for (bool damaged : {damaged_first, !damaged_first}) {
        for (std::size_t i = 0; i < options_.size(); ++i) {
          const Choice c = options_[i];
          if (c.verb<Verb>() != Verb::UnitAt || seat_at(c, 0) != seat || piece_at(c, 1) != Piece{u, damaged})
            continue;
          out = c;
          return true;
        }
      }
    }
    return false;
  }
  bool dearest(const Look& look, SeatId enemy, bool hit, Choice& out) {
    const Corner& c = corner(look, enemy);
    Force f;
    for (std::size_t i = 0; i < options_.size(); ++i) {
      const Choice o = options_[i];
      if (o.verb<Verb>() != Verb::UnitAt || seat_at(o, 0) != enemy) continue;
      const Piece p = piece_at(o, 1);
      ++f.units[at(p.unit)];
      if (p.damaged) ++f.damaged[at(p.unit)];
    }
    std::optional<Piece> target;
    if (hit) {
      const bool stopped = !can_any_sustain(look, enemy);
      target = best_target(c, f, stopped);
    } else {
      for (std::size_t i = 0; i < kFighting; ++i) {
        const auto u = static_cast<Unit>(i);
        if (f.units[i] == 0) continue;
        if (!target || c.worth[i] > c.worth[at(target->unit)]) target = Piece{u, f.whole(u) == 0};
      }
    }
    return target && unit_of({target->unit}, enemy, out, target->damaged);
  }
  static bool can_any_sustain(const Look& look, SeatId seat) {
    for (std::size_t i = 0; i < kSustaining; ++i) {
      if (can_sustain(look, seat, static_cast<Unit>(i), look.s.tactical.system)) return true;
    }
    return false;
  }

  const Staged& staged_;
  const Rules& r_;
  const Corner& attacker_;
  const Corner& defender_;
  OptionList options_;
};

// What is left on each side, counted from what happens.
struct Ledger {
  Force a, d;
  bool over = false;
  int verdict = 0;  // 1 attacker, 0 draw, -1 defender
  int rounds = 0;
};

}  // namespace

Rehearsal rehearse(const Staged& staged, int fights, Random& random) {
  Rehearsal out;
  const Rules& r = *rules_of(*staged.match);
  const Question& q = staged.question;
  Arena arena(r, staged.world, q);
  Corner attacker = make_corner(arena, Side::Attacker, q);
  Corner defender = make_corner(arena, Side::Defender, q);
  if (arena.in_space()) {
    ask_who_sustains(arena, attacker);
    ask_who_sustains(arena, defender);
  }
  // Ground forces that will fight as ships count from the beginning.
  const auto first = [&](Side side) {
    Force f = arena.force(side);
    const UnitRow* flagship = arena.row(side, Unit::Flagship);
    if (arena.in_space() && f.of(Unit::Flagship) > 0 && flagship->has(UnitTrait::GroundForcesFight))
      f.units[at(Unit::Infantry)] =
          static_cast<std::uint8_t>(infantry_for_ships(arena, side == Side::Attacker ? attacker : defender));
    return f;
  };
  const Force first_a = first(Side::Attacker);
  const Force first_d = first(Side::Defender);
  Rehearser player(staged, r, attacker, defender);
  for (int n = 0; n < fights; ++n) {
    State s = *state_of(*staged.match);
    Ledger ledger{first_a, first_d};
    std::vector<Event> events;
    bool began = false;
    for (int step = 0; step < 5000 && !ledger.over; ++step) {
      const Look look{s, r};
      events.clear();
      const Play play{s, r, &events};
      if (s.flow.stop == Stop::Chance) {
        apply_outcome(play, draw_outcome(chance_now(look), random));
      } else {
        const Asked asked = asked_now(look);
        const auto kind = static_cast<Ask>(asked.kind);
        // The action is over, or what is asked now comes after the fight.
        const bool after =
            s.turn.seat != q.attacker || kind == Ask::EndTurn || (kind == Ask::Commit && !q.planet.valid());
        if (after) {
          ledger.over = true;
          break;
        }
        Choice c;
        if (!player.choose(look, c) || !apply_choice(play, c).allowed()) {
          out.stuck = std::string(enum_name(kind));
          return out;
        }
      }
      for (const Event& e : events) {
        switch (static_cast<Happening>(e.verb())) {
          case Happening::CombatBegan:
          case Happening::GroundCombatBegan:
            began = true;
            break;
          case Happening::CombatRound:
            ++ledger.rounds;
            break;
          case Happening::UnitDestroyed:
          case Happening::UnitRemoved: {
            if (ledger.over) break;
            Force& f = SeatId(e.operand(0)) == q.attacker ? ledger.a : ledger.d;
            const Piece p = piece_of(e.operand(1));
            if (at(p.unit) >= kFighting || f.units[at(p.unit)] == 0) break;
            --f.units[at(p.unit)];
            break;
          }
          case Happening::UnitPlaced: {
            if (ledger.over || !q.planet.valid() || e.operand(3) != raw(on(q.planet))) break;
            Force& f = SeatId(e.operand(0)) == q.attacker ? ledger.a : ledger.d;
            if (static_cast<Unit>(e.operand(2)) == Unit::Infantry)
              f.units[at(Unit::Infantry)] =
                  static_cast<std::uint8_t>(f.units[at(Unit::Infantry)] + e.operand(1));
            break;
          }
          case Happening::CombatWon:
          case Happening::GroundCombatWon:
            ledger.over = true;
            ledger.verdict = SeatId(e.operand(0)) == q.attacker ? 1 : -1;
            break;
          case Happening::CombatDrawn:
          case Happening::GroundCombatDrawn:
            ledger.over = true;
            ledger.verdict = 0;
            break;
          default:
            break;
        }
      }
    }
    if (!began || (ledger.verdict == 0 && !ledger.over)) {
      // Cannons have decided it.
      const bool a = q.planet.valid() ? ledger.a.of(Unit::Infantry) > 0 : ledger.a.count() > 0;
      const bool d = ledger.d.count() > 0;
      ledger.verdict = a && !d ? 1 : !a && (d || q.planet.valid()) ? -1 : 0;
    }
    ++out.fights;
    ++(ledger.verdict > 0 ? out.attacker : ledger.verdict < 0 ? out.defender : out.draw);
    out.attacker_value += value_of(attacker, ledger.a);
    out.defender_value += value_of(defender, ledger.d);
    out.rounds += ledger.rounds;
  }
  return out;
}

}  // namespace orrery::ti4::odds
