#include "odds/ti3/fight.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>

#include "games/ti/dice.h"
#include "games/ti3/flow/battle.h"
#include "games/ti3/flow/pds_fire.h"
#include "games/ti3/query.h"
#include "odds/ti/lines.h"

namespace orrery::ti3::odds {
namespace {

using ti::odds::Chances;
using ti::odds::Line;
using ti::odds::Rolls;

constexpr std::size_t index_of(Side s) { return s == Side::Attacker ? 0 : 1; }

struct Pair {
  std::array<Force, 2> by;
  friend auto operator<=>(const Pair&, const Pair&) = default;
};
using Cloud = std::map<Pair, double>;

double chance_of(const DiceGroup& d) {
  return std::clamp(ti::kFaces + 1 - (d.needs - d.modifier), 0, ti::kFaces) / static_cast<double>(ti::kFaces);
}

// n dice that hit with p each.
Chances of_dice(int n, double p) {
  Chances out{1.0};
  for (int i = 0; i < n; ++i) {
    out.push_back(0);
    for (std::size_t k = out.size(); k-- > 0;) out[k] = out[k] * (1 - p) + (k > 0 ? out[k - 1] * p : 0);
  }
  return out;
}

// All dice of a throw; of the misses `rerolls` are thrown once more, those first that hit best.
Chances hits_of(std::vector<DiceGroup> dice, int rerolls) {
  std::stable_sort(dice.begin(), dice.end(),
                   [](const DiceGroup& x, const DiceGroup& y) { return chance_of(x) > chance_of(y); });
  std::vector<Chances> by_left(static_cast<std::size_t>(rerolls) + 1, Chances{0.0});
  by_left.back() = {1.0};
  const auto add = [](Chances& to, std::size_t at, double p) {
    if (p == 0) return;
    if (to.size() <= at) to.resize(at + 1, 0.0);
    to[at] += p;
  };
  for (const DiceGroup& d : dice) {
    const double p = chance_of(d);
    const Chances first = of_dice(d.dice, p);
    std::vector<Chances> next(by_left.size(), Chances{0.0});
    for (std::size_t left = 0; left < by_left.size(); ++left) {
      for (std::size_t hits = 0; hits < first.size(); ++hits) {
        const std::size_t again = std::min(left, first.size() - 1 - hits);
        const Chances more = of_dice(static_cast<int>(again), p);
        for (std::size_t n = 0; n < by_left[left].size(); ++n) {
          for (std::size_t extra = 0; extra < more.size(); ++extra)
            add(next[left - again], n + hits + extra, by_left[left][n] * first[hits] * more[extra]);
        }
      }
    }
    by_left = std::move(next);
  }
  Chances out{0.0};
  for (const Chances& some : by_left) {
    for (std::size_t n = 0; n < some.size(); ++n) add(out, n, some[n]);
  }
  return out;
}

class Fight {
 public:
  Fight(const Rules& rules, const State& world, const Question& q) : r_(rules), s_(world), q_(q) {
    BattleMemory& b = s_.battle;
    if (!q_.begun) b = BattleMemory{};
    b.on = true;
    b.system = q_.system;
    b.planet = q_.planet;
    b.attacker.seat = q_.attacker;
    b.defender.seat = q_.defender;
    b.locals = q_.planet.valid() && !q_.defender.valid();
    b.round = std::max<std::uint8_t>(b.round, 1);
  }

  Answer answer() {
    cloud_[{{q_.attackers, q_.defenders}}] = 1;
    if (q_.cannons) {
      if (in_space()) {
        fire_at(Side::Attacker);  // TI3-PDSFIRE-3: the active player fires last
        fire_at(Side::Defender);
      } else {
        fire_from_the_planet();
      }
    }
    if (in_space() && q_.volleys) {
      volley(&barrage_dice, true);
      volley(&shot_dice, false);
    }
    fight_rounds();
    return told();
  }

 private:
  [[nodiscard]] Look look() const { return {s_, r_}; }
  [[nodiscard]] bool in_space() const { return !q_.planet.valid(); }
  [[nodiscard]] SeatId seat(Side s) const { return s == Side::Attacker ? q_.attacker : q_.defender; }

  [[nodiscard]] double price(Unit u) const {
    const UnitDef& def = r_.unit(u);
    return def.cost == 0 ? 0.0 : static_cast<double>(def.cost) / std::max(1, def.per_cost);
  }
  [[nodiscard]] bool sustains(Unit u) const {
    return in_space() && at(u) < kSustaining && r_.unit(u).sustain;
  }
  [[nodiscard]] double value_of(const Force& f) const {
    double sum = 0;
    for (std::size_t u = 0; u < kFighting; ++u) sum += f.units[u] * price(static_cast<Unit>(u));
    return sum;
  }
  [[nodiscard]] int toughness(const Force& f) const {
    int n = f.count();
    for (std::size_t u = 0; u < kSustaining; ++u)
      n += sustains(static_cast<Unit>(u)) ? f.units[u] - f.damaged[u] : 0;
    return n;
  }

  // One hit: the cheapest ship that can be damaged, else the cheapest unit, damaged ones first. Of equal ones
  // the fighter goes first: ground forces hold planets.
  void take_hit(Force& f) const {
    const Unit none = Unit::SpaceDock;
    const auto cheapest = [&](auto may) {
      Unit best = none;
      for (std::size_t i = 0; i < kFighting; ++i) {
        const Unit u = static_cast<Unit>(i);
        if (may(u) && (best == none || price(u) < price(best))) best = u;
      }
      return best;
    };
    const Unit hurt = cheapest([&](Unit u) { return sustains(u) && f.units[at(u)] > f.damaged[at(u)]; });
    if (hurt != none) {
      ++f.damaged[at(hurt)];
      return;
    }
    const Unit lost = cheapest([&](Unit u) { return f.of(u) > 0; });
    if (lost == none) return;
    --f.units[at(lost)];
    if (at(lost) < kSustaining && f.damaged[at(lost)] > 0) --f.damaged[at(lost)];
  }
  void take_hits(Force& f, int hits) const {
    for (; hits > 0 && f.count() > 0; --hits) take_hit(f);
  }

  // Puts the force where the rules look for it.
  void stand(Side side, const Force& f) {
    BattleSide& mine = s_.battle.side(side);
    if (in_space()) {
      Fleet& fleet = s_.systems[q_.system].fleets[mine.seat];
      for (Unit u : kShips) fleet.ships[at(u)] = f.units[at(u)];
      fleet.damaged = f.damaged;
      return;
    }
    if (!mine.seat.valid()) {
      s_.battle.local_forces = f.units[at(Unit::GroundForce)];
      return;
    }
    Planet& p = s_.planets[q_.planet];
    Garrison& there = side == Side::Attacker ? p.landed : p.own;
    there.ground_forces = f.units[at(Unit::GroundForce)];
    there.shock_troops = f.units[at(Unit::ShockTroop)];
    there.mechanized = f.units[at(Unit::MechanizedUnit)];
    mine.invading_fighters = f.units[at(Unit::Fighter)];
  }

  void spread(const std::function<void(const Pair&, double, Cloud&)>& step) {
    Cloud next;
    for (const auto& [pair, p] : cloud_) step(pair, p, next);
    cloud_ = std::move(next);
  }
  void strike(Side on, const Chances& hits) {
    spread([&](const Pair& pair, double p, Cloud& next) {
      for (std::size_t n = 0; n < hits.size(); ++n) {
        if (hits[n] == 0) continue;
        Pair after = pair;
        take_hits(after.by[index_of(on)], static_cast<int>(n));
        next[after] += p * hits[n];
      }
    });
  }

  // ---- before the rounds

  [[nodiscard]] Chances pds_hits(SeatId shooter, const SystemSet& from) const {
    Chances out{1.0};
    const Look here = look();
    std::vector<DiceGroup> dice;
    for (SystemId s : from) {
      for (PlanetId p : r_.tile(s).planets) {
        const Planet& planet = s_.planets[p];
        if (planet.controller == shooter && planet.own.pds > 0) dice.push_back(pds_on(here, shooter, s, p));
      }
    }
    return hits_of(dice, rerolls_of_pds(here, shooter, dice));
  }
  [[nodiscard]] DiceGroup pds_on(const Look& here, SeatId shooter, SystemId s, PlanetId p) const {
    return {Unit::Pds, s_.planets[p].own.pds, r_.unit(Unit::Pds).battle,
            modifier(here, shooter, Unit::Pds, RollKind::PdsFire, s, p)};
  }
  static std::vector<DiceGroup> listed_dice(const DiceGroups& dice) { return {dice.begin(), dice.end()}; }
  static int rerolls_of_pds(const Look& here, SeatId shooter, const std::vector<DiceGroup>& dice) {
    if (!has_trait(here, shooter, Trait::RerollPdsMisses)) return 0;
    int n = 0;
    for (const DiceGroup& d : dice) n += d.dice;
    return n;
  }

  void fire_at(Side side) {
    const SeatId shooter = seat(other(side));
    if (shooter.valid() && !s_.tactical.pds_fired.contains(shooter))
      strike(side, pds_hits(shooter, within_range(look(), shooter, q_.system)));
  }
  // An agent among those who land keeps the PDS silent (TI3-AGENT-1).
  void fire_from_the_planet() {
    const Planet& p = s_.planets[q_.planet];
    if (!q_.defender.valid() || p.own.pds == 0) return;
    if (leader_on(look(), p.landed, q_.attacker, LeaderType::Agent)) return;
    const Look here = look();
    const std::vector<DiceGroup> dice{pds_on(here, q_.defender, q_.system, q_.planet)};
    strike(Side::Attacker, hits_of(dice, rerolls_of_pds(here, q_.defender, dice)));
  }

  // Both sides at once. The barrage destroys fighters (TI3-BARRAGE-5).
  void volley(DiceGroups (*dice)(const Look&, Side), bool at_fighters) {
    spread([&](const Pair& pair, double p, Cloud& next) {
      for (Side side : kSides) stand(side, pair.by[index_of(side)]);
      const bool both = pair.by[0].count() > 0 && pair.by[1].count() > 0;
      const auto rolled = [&](Side by) {
        return both ? hits_of(listed_dice(dice(look(), by)), 0) : Chances{1.0};
      };
      const Chances on_d = rolled(Side::Attacker);
      const Chances on_a = rolled(Side::Defender);
      const auto hit = [&](Force& f, std::size_t n) {
        if (!at_fighters) return take_hits(f, static_cast<int>(n));
        std::uint8_t& fighters = f.units[at(Unit::Fighter)];
        fighters = static_cast<std::uint8_t>(fighters - std::min<std::size_t>(n, fighters));
      };
      for (std::size_t i = 0; i < on_a.size(); ++i) {
        for (std::size_t j = 0; j < on_d.size(); ++j) {
          Pair after = pair;
          hit(after.by[0], i);
          hit(after.by[1], j);
          next[after] += p * on_a[i] * on_d[j];
        }
      }
    });
  }

  // ---- rounds

  struct Path {
    std::vector<Force> links;
    Line line;
    [[nodiscard]] std::size_t number(const Force& f) const {
      return static_cast<std::size_t>(std::find(links.begin(), links.end(), f) - links.begin());
    }
  };
  Path path_of(Side side) const {
    Path out;
    for (const auto& entry : cloud_) {
      for (Force f = entry.first.by[index_of(side)];; take_hit(f)) {
        if (out.number(f) < out.links.size()) break;
        out.links.push_back(f);
      }
    }
    std::stable_sort(out.links.begin(), out.links.end(),
                     [&](const Force& x, const Force& y) { return toughness(x) > toughness(y); });
    std::vector<int> tough, after;
    for (const Force& f : out.links) {
      Force less = f;
      take_hit(less);
      tough.push_back(toughness(f));
      after.push_back(static_cast<int>(out.number(less)));
    }
    out.line = ti::odds::line_of(std::move(tough), after);
    return out;
  }

  Rolls rolls_of(Side side, const Path& path) {
    Rolls out;
    for (const Force& f : path.links) {
      stand(side, f);
      std::vector<DiceGroup> dice;
      for (const DiceGroup& d : battle_dice(look(), side)) {
        if (f.of(d.unit) > 0) dice.push_back(d);  // the die of an admiral goes with his ship
      }
      out.push_back(hits_of(dice, rerolls_of_generals(look(), side)));
    }
    return out;
  }
  // What holds for one round is over; so is what the first round alone gives.
  void next_round() {
    ++s_.battle.round;
    for (Side side : kSides) {
      s_.battle.side(side).bonus = 0;
      s_.battle.side(side).fighter_bonus = 0;
    }
  }

  void fight_rounds() {
    const std::array<Path, 2> path{path_of(Side::Attacker), path_of(Side::Defender)};
    const std::size_t width = path[0].links.size();
    ti::odds::Pairs p(width * path[1].links.size(), 0.0);
    for (const auto& [pair, w] : cloud_)
      p[path[1].number(pair.by[1]) * width + path[0].number(pair.by[0])] += w;
    // The first round may differ from all others; rounds before a retreat are counted one by one.
    const int single = std::max({1, q_.retreats[0], q_.retreats[1]});
    for (int n = 1; n <= single; ++n) {
      rounds_ += still_fighting(path, p);
      const Rolls a = rolls_of(Side::Attacker, path[0]);
      const Rolls d = rolls_of(Side::Defender, path[1]);
      p = ti::odds::after_round(path[0].line, a, path[1].line, d, p);
      next_round();
      // Whoever retreats leaves the field to the other (TI3-RETREATEXEC).
      for (Side side : kSides) {
        if (q_.retreats[index_of(side)] == n) return leave(path, p, side);
      }
    }
    const Rolls a = rolls_of(Side::Attacker, path[0]);
    const Rolls d = rolls_of(Side::Defender, path[1]);
    rounds_ += ti::odds::to_the_end(path[0].line, a, path[1].line, d, p, [&](int x, int y, double w, bool) {
      finish(path[0].links[static_cast<std::size_t>(x)], path[1].links[static_cast<std::size_t>(y)], w, {});
    });
  }

  static double still_fighting(const std::array<Path, 2>& path, const ti::odds::Pairs& p) {
    double sum = 0;
    for (std::size_t y = 0; y < path[1].links.size(); ++y) {
      for (std::size_t x = 0; x < path[0].links.size(); ++x) {
        if (path[0].line.tough[x] > 0 && path[1].line.tough[y] > 0) sum += p[y * path[0].links.size() + x];
      }
    }
    return sum;
  }
  void leave(const std::array<Path, 2>& path, const ti::odds::Pairs& p, Side side) {
    for (std::size_t y = 0; y < path[1].links.size(); ++y) {
      for (std::size_t x = 0; x < path[0].links.size(); ++x) {
        const double w = p[y * path[0].links.size() + x];
        const bool both = path[0].line.tough[x] > 0 && path[1].line.tough[y] > 0;
        if (w > 0) finish(path[0].links[x], path[1].links[y], w, both ? std::optional(side) : std::nullopt);
      }
    }
  }

  // ---- the end

  void finish(const Force& a, const Force& d, double w, std::optional<Side> gone) {
    const int attackers = troops(a);
    const int defenders = troops(d);
    // A planet stays the defender's unless somebody is left who takes it (TI3-INVWIN); where nobody can hit,
    // the attacker has not won either.
    const bool lost = gone == Side::Attacker || (defenders > 0 && gone != Side::Defender) ||
                      (!in_space() && attackers == 0);
    (lost ? answer_.defender : attackers > 0 ? answer_.attacker : answer_.draw) += w;
    keep(Side::Attacker, a, w);
    keep(Side::Defender, d, w);
  }
  [[nodiscard]] int troops(const Force& f) const {
    return in_space() ? f.count() : f.count() - f.of(Unit::Fighter);
  }
  void keep(Side side, const Force& f, double w) {
    left_[index_of(side)][f] += w;
    answer_.value[index_of(side)] += w * value_of(f);
  }

  Answer told() {
    answer_.rounds = rounds_;
    for (std::size_t side = 0; side < 2; ++side) {
      for (const auto& [force, p] : left_[side]) answer_.left[side].push_back({p, force});
      std::stable_sort(answer_.left[side].begin(), answer_.left[side].end(),
                       [](const Left& x, const Left& y) { return x.p > y.p; });
    }
    return answer_;
  }

  const Rules& r_;
  State s_;
  Question q_;
  Cloud cloud_;
  double rounds_ = 0;
  Answer answer_;
  std::array<std::map<Force, double>, 2> left_;
};

}  // namespace

Answer chances(const Rules& rules, const State& world, const Question& q) {
  return Fight(rules, world, q).answer();
}

}  // namespace orrery::ti3::odds
