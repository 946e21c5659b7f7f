// What comes before the first round: cannons, bombardment, what happens at the start of a combat, the
// barrage.
#include <algorithm>

#include "games/ti4/flow/bombardment.h"
#include "games/ti4/flow/space_cannon.h"
#include "games/ti4/query.h"
#include "odds/ti4/fight.h"

namespace orrery::ti4::odds {
namespace {

constexpr int kAssaultShips = 3;
constexpr std::size_t kAmbushers = 2;

// One die more for the unit that hits best (Plasma Scoring).
void add_extra_die(DiceGroups& dice) {
  DiceGroup* best = nullptr;
  for (DiceGroup& d : dice) {
    if (best == nullptr || d.needs < best->needs) best = &d;
  }
  if (best != nullptr) ++best->dice;
}

// Maneuvering Jets cancel the first hit of a space cannon.
int after_jets(Force& f, int hits) {
  if (hits == 0 || !holds(f, Card::ManeuveringJets)) return hits;
  drop(f, Card::ManeuveringJets);
  return hits - 1;
}

}  // namespace

void Fight::each(const std::function<void(const Pair&, double, const Then&)>& step) {
  Cloud next;
  const Then then = [&](const Pair& p, double w) {
    next.add(attackers_.number(p.a), defenders_.number(p.d), w);
  };
  for (const Cell& c : cloud_.cells()) {
    const Pair p{attackers_[c.a], defenders_[c.d]};
    step(p, c.p, then);
  }
  cloud_ = std::move(next);
}

// Hits that are no combat round's. A flagship may take everything along.
void Fight::hit(const Pair& p, double w, Side on, int hits, bool non_fighters_first, const Then& then) {
  Pair after = p;
  Blow b{mine(after, on)};
  take_hits(corner(on), b, hits, non_fighters_first, arena_.in_space() && stopped(p, on));
  mine(after, on) = b.force;
  burst(p, after);
  answer_loss(after, w, on, in_combat_ ? b.first_lost : Blow::kNothing, then);
}

void Fight::roll_and_hit(const Pair& p, double w, DiceGroups dice, bool extra, Side on,
                         bool non_fighters_first, const Then& then) {
  if (dice.empty()) {
    then(p, w);
    return;
  }
  if (extra) add_extra_die(dice);
  const Chances hits = hits_of({dice.begin(), dice.size()}, false, 255);
  for (std::size_t n = 0; n < hits.size(); ++n) {
    if (hits[n] > 0) hit(p, w * hits[n], on, static_cast<int>(n), non_fighters_first, then);
  }
}

// ---- space

void Fight::volley(SeatId shooter, Side target) {
  const SeatId at_whom = arena_.seat(target);
  const Look look = arena_.look();
  const bool extra = has_trait(look, shooter, Trait::ExtraUnitAbilityDie);
  const bool ours = shooter == arena_.seat(other(target));
  const bool graviton = ours && has_text(other(target), "graviton_laser_system");
  each([&](const Pair& p, double w, const Then& then) {
    arena_.stand(Side::Attacker, p.a);
    arena_.stand(Side::Defender, p.d);
    if (!cannon_targets(look, shooter).contains(at_whom)) {
      then(p, w);
      return;
    }
    DiceGroups dice = cannon_roll(look, shooter, at_whom, PlanetId{});
    if (dice.empty()) {
      then(p, w);
      return;
    }
    if (extra) add_extra_die(dice);
    const bool heavy =
        graviton && mine(p, target).of(Unit::Fighter) > 0 && mine(p, target).non_fighters() > 0;
    const Chances hits = hits_of({dice.begin(), dice.size()}, false, 255);
    for (std::size_t n = 0; n < hits.size(); ++n) {
      if (hits[n] <= 0) continue;
      Pair fired = p;
      const int left = after_jets(mine(fired, target), static_cast<int>(n));
      hit(fired, w * hits[n], target, left, heavy,
          [&](const Pair& after, double x) { then(within_capacity(after, target), x); });
    }
  });
}

// Before the combat begins ships must be able to carry their cargo (85, 65): fighters go first, ground forces
// are what the fleet has come for.
Fight::Pair Fight::within_capacity(const Pair& p, Side s) {
  Pair out = p;
  Force& f = mine(out, s);
  arena_.stand(s, f);
  const SeatId seat = arena_.seat(s);
  const auto too_much = [&] {
    const Look look = arena_.look();
    return cargo_in(look, seat, q_.system) > capacity_in(look, seat, q_.system) ||
           fleet_size(look, seat, q_.system) > fleet_limit(look, seat);
  };
  while (f.of(Unit::Fighter) > 0 && too_much()) {
    remove(f, {Unit::Fighter, false});
    arena_.stand(s, f);
  }
  return out;
}

// The active player first, then clockwise (15.3).
void Fight::cannons_at_ships() {
  const Look look = arena_.look();
  const auto players = static_cast<std::size_t>(look.r.players);
  for (std::size_t i = 0; i < players; ++i) {
    const SeatId shooter((arena_.seat(Side::Attacker).index() + i) % players);
    if (look.s.players[shooter].eliminated) continue;
    volley(shooter, i == 0 ? Side::Defender : Side::Attacker);
  }
}

void Fight::battlestation() {
  if (defender_.used("experimental_battlestation") == 0) return;
  DiceGroup dock{Unit::SpaceDock, 3, 5};
  const Look look = arena_.look();
  if (has_trait(look, arena_.seat(Side::Defender), Trait::ExtraUnitAbilityDie)) ++dock.dice;
  if (has_trait(look, arena_.seat(Side::Attacker), Trait::ShieldedFromCannons)) dock.modifier = -1;
  DiceGroups dice;
  dice.push_back(dock);
  each([&](const Pair& p, double w, const Then& then) {
    const Chances hits = hits_of({dice.begin(), dice.size()}, false, 255);
    for (std::size_t n = 0; n < hits.size(); ++n) {
      if (hits[n] <= 0) continue;
      Pair fired = p;
      const int left = after_jets(fired.a, static_cast<int>(n));
      hit(fired, w * hits[n], Side::Attacker, left, false,
          [&](const Pair& after, double x) { then(within_capacity(after, Side::Attacker), x); });
    }
  });
}

// The texts of the start of a combat, in the order in which a side uses its own.
enum StartText : unsigned { kAlastor, kAssaultCannon, kAmbush, kSplicer, kImpulseCore, kStartTexts };

// One of them, the first that can be used now; false if there is none.
bool Fight::start_effect(const Pair& p, double w, Side by, unsigned& done, const Then& then) {
  const Side foe = other(by);
  const Force& me = mine(p, by);
  const Force& enemy = mine(p, foe);
  const auto first_use = [&](StartText t) {
    if ((done >> t & 1U) != 0) return false;
    done |= 1U << t;
    return true;
  };
  if (infantry_waits(by) > 0 && me.of(Unit::Flagship) > 0 && first_use(kAlastor)) {
    Pair after = p;
    mine(after, by).units[at(Unit::Infantry)] = static_cast<std::uint8_t>(infantry_waits(by));
    then(after, w);
    return true;
  }
  if (has_text(by, "assault_cannon") && me.non_fighters() >= kAssaultShips && enemy.non_fighters() > 0 &&
      first_use(kAssaultCannon)) {
    Pair after = p;
    lose(corner(foe), mine(after, foe), 1, true);
    std::uint8_t lost = Blow::kNothing;
    for (std::size_t i = 0; i < kFighting; ++i) {
      if (enemy.units[i] > mine(after, foe).units[i]) lost = static_cast<std::uint8_t>(i);
    }
    burst(p, after);
    answer_loss(after, w, foe, lost, then);
    return true;
  }
  if (has_text(by, "ambush") && me.of(Unit::Cruiser) + me.of(Unit::Destroyer) > 0 && first_use(kAmbush)) {
    DiceGroups dice;
    std::size_t left = kAmbushers;
    for (Unit u : {Unit::Cruiser, Unit::Destroyer}) {
      const auto n = std::min<std::size_t>(left, static_cast<std::size_t>(me.of(u)));
      if (n > 0) dice.push_back({u, static_cast<int>(n), corner(by).printed[at(u)]});
      left -= n;
    }
    roll_and_hit(p, w, dice, false, foe, false, then);
    return true;
  }
  if (has_text(by, "dimensional_splicer") && has_any_wormhole(arena_.look(), q_.system) &&
      first_use(kSplicer)) {
    if (const auto target = best_target(corner(foe), enemy, stopped(p, foe))) {
      hit_one(p, w, foe, *target, then);
    } else {
      then(p, w);
    }
    return true;
  }
  const bool greyfire = corner(foe).used("greyfire_mutagen") > 0;
  if (corner(by).used("impulse_core") > 0 && !greyfire && me.of(Unit::Cruiser) + me.of(Unit::Destroyer) > 0 &&
      first_use(kImpulseCore)) {
    Pair given = p;
    const Unit gift = me.of(Unit::Destroyer) > 0 ? Unit::Destroyer : Unit::Cruiser;
    remove(mine(given, by), {gift, false});
    answer_loss(given, w, by, static_cast<std::uint8_t>(gift),
                [&](const Pair& sacrificed, double x) { hit(sacrificed, x, foe, 1, true, then); });
    return true;
  }
  return false;
}

int Fight::infantry_waits(Side by) { return infantry_for_ships(arena_, corner(by)); }

// Players take turns, the active one first, as long as both fight (0.4, TI4-Q-2).
void Fight::start_of_combat() {
  std::function<void(const Pair&, double, unsigned, unsigned, int, const Then&)> turn =
      [&](const Pair& p, double w, unsigned done_a, unsigned done_d, int passed, const Then& then) {
        if (over(p) || passed == 2) {
          then(p, w);
          return;
        }
        const Side by = turn_of_ == 0 ? Side::Attacker : Side::Defender;
        unsigned& mine_done = by == Side::Attacker ? done_a : done_d;
        const int me = turn_of_;
        const bool used = start_effect(p, w, by, mine_done, [&](const Pair& after, double x) {
          turn_of_ = 1 - me;
          turn(after, x, done_a, done_d, 0, then);
          turn_of_ = me;
        });
        if (used) return;
        turn_of_ = 1 - me;
        turn(p, w, done_a, done_d, passed + 1, then);
        turn_of_ = me;
      };
  in_combat_ = true;
  each([&](const Pair& p, double w, const Then& then) { turn(p, w, 0, 0, 0, then); });
}

// Both roll before anybody loses fighters (68).
void Fight::barrage() {
  each([&](const Pair& p, double w, const Then& then) {
    if (over(p)) {
      then(p, w);
      return;
    }
    const auto roll = [&](Side s) {
      if (mine(p, other(s)).of(Unit::Fighter) == 0) return std::vector<Throw>{{1.0}};
      arena_.stand(s, mine(p, s));
      const DiceGroups dice = barrage_dice(arena_.look(), arena_.seat(s));
      Craft craft;
      craft.rerolls = mood(s, mine(p, s), 1).rerolls;
      craft.stakes = corner(s).stakes;
      if (corner(s).flagship_buys && mine(p, s).of(Unit::Flagship) > 0) craft.goods = mine(p, s).goods;
      return throws_of({dice.begin(), dice.size()}, craft);
    };
    for (const Throw& x : roll(Side::Attacker)) {
      for (const Throw& y : roll(Side::Defender)) {
        Pair after = p;
        pay(after.a, x);
        pay(after.d, y);
        Blow a{after.a};
        Blow d{after.d};
        take_barrage(a, y.light);
        take_barrage(d, x.light);
        then({a.force, d.force}, w * x.p * y.p);
      }
    }
  });
}

// ---- ground

void Fight::bombard() {
  if (attacker_.used("disable") > 0) arena_.switch_off_pds();
  if (defender_.used("bunker") > 0) arena_.set_bunkers(arena_.seat(Side::Defender));
  const SeatId seat = arena_.seat(Side::Attacker);
  const Look look = arena_.look();
  each([&](const Pair& p, double w, const Then& then) {
    arena_.stand(Side::Defender, p.d);
    if (!can_bombard(look, seat, q_.planet)) {
      then(p, w);
      return;
    }
    roll_and_hit(p, w, bombardment_roll(look, seat, q_.planet),
                 has_trait(look, seat, Trait::ExtraUnitAbilityDie), Side::Defender, false, then);
  });
}

void Fight::cannons_at_ground_forces() {
  const Look look = arena_.look();
  const auto players = static_cast<std::size_t>(look.r.players);
  for (std::size_t i = 1; i < players; ++i) {
    const SeatId shooter((arena_.seat(Side::Attacker).index() + i) % players);
    if (look.s.players[shooter].eliminated) continue;
    each([&](const Pair& p, double w, const Then& then) {
      arena_.stand(Side::Attacker, p.a);
      arena_.stand(Side::Defender, p.d);
      DiceGroups dice =
          p.a.count() > 0 ? cannon_roll(look, shooter, arena_.seat(Side::Attacker), q_.planet) : DiceGroups{};
      if (dice.empty()) {
        then(p, w);
        return;
      }
      if (has_trait(look, shooter, Trait::ExtraUnitAbilityDie)) add_extra_die(dice);
      const Chances hits = hits_of({dice.begin(), dice.size()}, false, 255);
      for (std::size_t n = 0; n < hits.size(); ++n) {
        Pair fired = p;
        if (hits[n] > 0)
          hit(fired, w * hits[n], Side::Attacker, after_jets(fired.a, static_cast<int>(n)), false, then);
      }
    });
  }
}

// A unit with Planetary Shield in force on the planet, for Magen Defense Grid.
bool Fight::shield_stands() {
  const Look look = arena_.look();
  const SeatId seat = arena_.seat(Side::Defender);
  for (Unit u : {Unit::Infantry, Unit::Pds, Unit::SpaceDock}) {
    const UnitRow* row = row_of(look, seat, u);
    if (row != nullptr && row->shield && ground(look, seat, q_.planet).of(u) > 0)
      return shielded(look, q_.planet, arena_.seat(Side::Attacker));
  }
  return false;
}

void Fight::start_of_ground_combat() {
  // Without a defender there is no combat: whoever is left has the planet.
  Cloud fights;
  for (const Cell& c : cloud_.cells()) {
    const Pair p{attackers_[c.a], defenders_[c.d]};
    if (!over(p)) {
      fights.add(c.a, c.d, c.p);
      continue;
    }
    no_combat_ = true;
    finish(p, c.p);
    no_combat_ = false;
  }
  cloud_ = std::move(fights);
  if (has_text(Side::Defender, "magen_defense_grid") && shield_stands()) {
    silenced_ = Side::Attacker;
    last_special_ = std::max(last_special_, 1);
  }
  for (Side s : kSides) {
    const Side foe = other(s);
    if (corner(s).used("tekklar_legion") > 0) {
      arena_.add_lasting_bonus(s, 1);
      if (owns_note(foe, "tekklar_legion")) arena_.add_lasting_bonus(foe, -1);
    }
    if (corner(s).used("indoctrination") > 0 && corner(foe).used("greyfire_mutagen") == 0) {
      each([&](const Pair& p, double w, const Then& then) {
        Pair after = p;
        if (mine(p, foe).of(Unit::Infantry) > 0) {
          --mine(after, foe).units[at(Unit::Infantry)];
          ++mine(after, s).units[at(Unit::Infantry)];
        }
        then(after, w);
      });
    }
  }
}

bool Fight::owns_note(Side s, const char* id) {
  const Look look = arena_.look();
  const FactionId faction = look.s.players[arena_.seat(s)].faction;
  if (!faction.valid()) return false;
  for (const NoteKindDef& kind : look.r.note_kinds) {
    if (kind.id == id) return kind.faction == faction;
  }
  return false;
}

}  // namespace orrery::ti4::odds
