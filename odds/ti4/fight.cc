#include "odds/ti4/fight.h"

#include <algorithm>

#include "games/ti4/content/ability.h"
#include "games/ti4/query.h"

namespace orrery::ti4::odds {
namespace {

constexpr double kNothing = 1e-15;

}  // namespace

Fight::Fight(const Rules& rules, const State& world, const Question& q)
    : q_(q),
      arena_(rules, world, q),
      attacker_(make_corner(arena_, Side::Attacker, q)),
      defender_(make_corner(arena_, Side::Defender, q)) {
  if (arena_.in_space()) {
    ask_who_sustains(arena_, attacker_);
    ask_who_sustains(arena_, defender_);
  }
  for (Side s : kSides) {
    Corner& c = corner(s);
    c.more_hits_when_hit = has_text(s, "valkyrie_particle_weave");
    c.bombards_each_round = s == Side::Attacker && !arena_.in_space() && has_text(s, "harrow");
    if (corner(other(s)).used("greyfire_mutagen") > 0) c.devotion = false;
    for (const char* id : {"morale_boost", "war_funding", "skilled_retreat"})
      last_special_ = std::max(last_special_, c.used(id));
    if (c.used("fighter_prototype") > 0) last_special_ = std::max(last_special_, 1);
    last_special_ = std::max(last_special_, c.army.retreat_after);
  }
}

bool Fight::stopped(const Pair& p, Side s) {
  return corner(other(s)).flagship_stops_sustain && mine(p, other(s)).of(Unit::Flagship) > 0;
}

bool Fight::has_text(Side s, const char* id) {
  const Look look = arena_.look();
  const SeatId seat = arena_.seat(s);
  const Player& p = look.s.players[seat];
  for (TechId t : (p.techs | p.copied) - p.exhausted_techs) {
    if (look.r.tech(t).id == id) return true;
  }
  if (!p.faction.valid()) return false;
  for (PowerId power : look.r.faction(p.faction).powers) {
    if (look.r.power(power).id == id) return true;
  }
  return false;
}

bool Fight::over(const Pair& p) const { return p.a.count() == 0 || p.d.count() == 0; }

bool Fight::goes_in_circles(const Cloud& start) {
  bool any = false;
  for (const Cell& c : start.cells()) {
    for (Side s : kSides) {
      const Force& f = s == Side::Attacker ? attackers_[c.a] : defenders_[c.d];
      int sustaining = 0;
      for (std::size_t i = 0; i < kSustaining; ++i) sustaining += corner(s).sustains[0][i] ? f.units[i] : 0;
      any = any || (corner(s).repairs_one && sustaining > 0) ||
            (corner(s).repairs_flagship && f.of(Unit::Flagship) > 0);
    }
  }
  return any;
}

void Fight::finish(const Pair& p, double w, Verdict v) {
  (v == Verdict::Attacker ? won_ : v == Verdict::Draw ? drawn_ : lost_) += w;
  const auto keep = [&](Forces& all, Force f, std::vector<double>& left) {
    f.cards = f.direct_hits = f.goods = 0;
    const auto n = static_cast<std::size_t>(all.number(f));
    if (left.size() <= n) left.resize(n + 1, 0.0);
    left[n] += w;
  };
  keep(attackers_, p.a, left_a_);
  keep(defenders_, p.d, left_d_);
}

// Who has won when one side, or both, have nothing left. On a planet fighters hold nothing (NAALU-1a).
void Fight::finish(const Pair& end, double w) {
  Pair p = end;
  const bool on_planet = !arena_.in_space();
  const int attackers = on_planet ? p.a.of(Unit::Infantry) : p.a.count();
  Verdict v = Verdict::Draw;
  if (attackers > 0 && p.d.count() == 0) v = Verdict::Attacker;
  if (p.a.count() == 0 && (p.d.count() > 0 || no_combat_)) v = Verdict::Defender;
  if (on_planet && !no_combat_ && v != Verdict::Draw) {
    const Side winner = v == Verdict::Attacker ? Side::Attacker : Side::Defender;
    if (has_text(winner, "dacxive_animators")) ++mine(p, winner).units[at(Unit::Infantry)];
  }
  finish(p, w, v);
}

Answer Fight::told() {
  Answer out;
  out.attacker = won_;
  out.draw = drawn_;
  out.defender = lost_;
  out.rounds = rounds_;
  const auto list = [&](Corner& c, const Forces& all, const std::vector<double>& left,
                        std::vector<Survivors>& to, double& value) {
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (left[i] <= kNothing) continue;
      const Force& f = all[static_cast<int>(i)];
      to.push_back({left[i], f.units, f.damaged});
      value += left[i] * value_of(c, f);
    }
    std::sort(to.begin(), to.end(), [](const Survivors& x, const Survivors& y) {
      return x.p != y.p ? x.p > y.p : x.units > y.units;
    });
  };
  list(attacker_, attackers_, left_a_, out.attackers, out.attacker_value);
  list(defender_, defenders_, left_d_, out.defenders, out.defender_value);
  return out;
}

Answer Fight::answer() {
  Force a = arena_.force(Side::Attacker);
  Force d = arena_.force(Side::Defender);
  equip(arena_, attacker_, defender_, a);
  equip(arena_, defender_, attacker_, d);
  cloud_.add(attackers_.number(a), defenders_.number(d), 1.0);
  const bool in_combat = arena_.state().combat.round > 0;
  in_combat_ = in_combat;
  if (arena_.in_space()) {
    if (q_.cannons && !in_combat) {
      battlestation();
      cannons_at_ships();
    }
    if (!in_combat || q_.start_due) start_of_combat();
    if (!in_combat || q_.barrage_due) barrage();
  } else if (!in_combat) {
    if (q_.cannons) {
      if (!q_.bombarded) bombard();
      cannons_at_ground_forces();
    }
    start_of_ground_combat();
  }
  fight_rounds();
  return error_.empty() ? told() : no_answer(error_);
}

Answer chances(const Rules& rules, const State& world, const Question& q) {
  if (!q.attacker.valid() || !q.defender.valid() || q.attacker == q.defender)
    return no_answer("a fight has two sides");
  return Fight(rules, world, q).answer();
}

}  // namespace orrery::ti4::odds
