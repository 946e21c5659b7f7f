// One fight from its beginning to its end: what comes before the first round (prelude.cc), the rounds
// (rounds.cc), best play in them (best_play.cc), and the rounds once more for fights in which nothing but
// dice and casualties matters (plain.cc).
#pragma once

#include <functional>
#include <map>
#include <unordered_map>

#include "odds/ti4/cloud.h"
#include "odds/ti4/corner.h"

namespace orrery::ti4::odds {

class Fight {
 public:
  Fight(const Rules& rules, const State& world, const Question& q);
  Answer answer();

 private:
  struct Pair {
    Force a, d;
  };
  using Then = std::function<void(const Pair&, double)>;

  // ---- who and what
  Corner& corner(Side s) { return s == Side::Attacker ? attacker_ : defender_; }
  Forces& forces(Side s) { return s == Side::Attacker ? attackers_ : defenders_; }
  static Force& mine(Pair& p, Side s) { return s == Side::Attacker ? p.a : p.d; }
  static const Force& mine(const Pair& p, Side s) { return s == Side::Attacker ? p.a : p.d; }
  bool stopped(const Pair& p, Side s);    // the side's ships cannot sustain damage
  bool has_text(Side s, const char* id);  // a technology that is ready, or a power
  bool over(const Pair& p) const;
  bool use_plain(const Cloud& start);
  bool goes_in_circles(
      const Cloud& start);  // ships are repaired: a round may lead back to an earlier position

  // ---- before the first round (prelude.cc)
  void each(const std::function<void(const Pair&, double, const Then&)>& step);  // of the cloud
  void hit(const Pair& p, double w, Side on, int hits, bool non_fighters_first, const Then& then);
  void cannons_at_ships();
  Pair within_capacity(const Pair& p, Side s);
  void volley(SeatId shooter, Side target);
  void battlestation();
  void start_of_combat();
  bool start_effect(const Pair& p, double w, Side by, unsigned& done, const Then& then);
  void barrage();
  void bombard();
  void cannons_at_ground_forces();
  void start_of_ground_combat();
  int infantry_waits(Side by);  // ground forces in space that may fight as ships
  bool shield_stands();
  bool owns_note(Side s, const char* id);  // of its faction
  static void pay(Force& f, const Throw& t);
  void roll_and_hit(const Pair& p, double w, DiceGroups dice, bool extra, Side on, bool non_fighters_first,
                    const Then& then);

  // ---- rounds (rounds.cc)
  void fight_rounds();
  void fight_to_the_end();
  void play_round(const Pair& before, double w, int round, const Then& then);
  Force ready(Side s, Force f, int round);
  // What the start of a round costs in goods: to the enemy's War Funding, for munitions of one's own.
  struct Toll {
    int lost = 0;
    int munitions = 0;
  };
  [[nodiscard]] Toll toll(Side s, const Force& f, int round) const;
  Mood mood(Side s, const Force& f, int round);
  const std::vector<Throw>& throws(Side s, const Pair& p, int round);
  void clash(Pair p, double w, const Throw& ta, const Throw& td, int round, const Then& then);
  void strike(Pair p, double w, Side on, int light, int heavy, Blow& blow, const Then& then);
  void end_of_round(const Pair& p, double w, const Then& then);
  void end_of_space_round(const Pair& p, double w, Side s, const Then& then);
  void answer_loss(const Pair& p, double w, Side of, std::uint8_t lost, const Then& then);
  void hit_one(const Pair& p, double w, Side on, Piece piece, const Then& then);
  void devote(const Pair& p, double w, Side by, const Then& then);
  void ram(Pair& p, Side by);
  // A flagship that was destroyed takes all ships along, if its text says so.
  void burst(const Pair& before, Pair& after) const;
  void plain_to_the_end();  // plain.cc

  // ---- best play (best_play.cc)
  struct Worth {
    double attacker = 0;
    double defender = 0;
  };
  void best_to_the_end();
  std::string cannot_play_best();
  double utility(Side s, const Pair& p) const;
  Pair best_pair(const Pair& p, const Throw& ta, const Throw& td);
  Worth worth(const Pair& p);                    // of a position at the start of a round, to both
  void add_answers(int& on_a, int& on_d) const;  // hits that are made because the enemy made some

  // ---- the end
  void finish(const Pair& p, double w);
  enum class Verdict : unsigned char { Attacker, Draw, Defender };
  void finish(const Pair& p, double w, Verdict v);
  Answer told();

  Question q_;
  Arena arena_;
  Corner attacker_, defender_;
  Forces attackers_, defenders_;
  Cloud cloud_;
  bool in_combat_ = false;  // the combat has begun: cannons are no part of it
  bool no_combat_ = false;  // whoever is left on a planet without a defender
  double won_ = 0, drawn_ = 0, lost_ = 0, rounds_ = 0;
  std::vector<double> left_a_, left_d_;  // by number of the force
  int last_special_ = 0;                 // rounds after this one are all alike
  std::optional<Side> silenced_;         // makes no combat rolls in the first round
  int turn_of_ = 0;                      // who is asked at the start of the combat
  struct Cached {
    int round = -1;
    std::vector<Throw> throws;
  };
  std::unordered_map<std::uint64_t, Worth> known_;
  std::int64_t ways_ = 0;  // that were looked at
  bool too_many_ = false;
  std::string error_;
  std::vector<std::vector<Cached>> cache_a_, cache_d_;  // by force, by what the enemy has
};

}  // namespace orrery::ti4::odds
