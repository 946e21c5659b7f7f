// Fights in which nothing but dice and casualties matters: the fast way (odds/ti/lines.h).
#include <algorithm>

#include "odds/ti/lines.h"
#include "odds/ti4/fight.h"

namespace orrery::ti4::odds {
bool Fight::use_plain(const Cloud& start) {
  for (Side s : kSides) {
    const Corner& c = corner(s);
    if (c.hits_per_sustain > 1 || c.stakes || c.devotion || c.rams || c.repairs_one || c.more_hits_when_hit ||
        c.bombards_each_round)
      return false;
    const UnitRow* flagship = arena_.row(s, Unit::Flagship);
    const bool special = c.flagship_stops_sustain || c.flagship_destroys_all || c.flagship_counts_enemies ||
                         c.repairs_flagship ||
                         (flagship != nullptr && flagship->has(UnitTrait::HitsNonFighters));
    for (const Cell& cell : start.cells()) {
      const Force& f = s == Side::Attacker ? attackers_[cell.a] : defenders_[cell.d];
      if (f.cards != 0 || f.goods != 0 || f.direct_hits != 0) return false;
      if (special && f.of(Unit::Flagship) > 0 && arena_.in_space()) return false;
    }
  }
  return true;
}

void Fight::plain_to_the_end() {
  struct Chain {
    std::vector<int> states;  // numbers of forces, the toughest first
    ti::odds::Line line;
    ti::odds::Rolls rolls;
  };
  std::array<Chain, 2> chains;
  for (Side s : kSides) {
    Chain& chain = chains[s == Side::Attacker ? 0 : 1];
    Forces& all = forces(s);
    const Corner& c = corner(s);
    std::vector<int> open;
    for (const Cell& cell : cloud_.cells()) open.push_back(s == Side::Attacker ? cell.a : cell.d);
    // Everything that more hits lead to.
    for (std::size_t i = 0; i < open.size(); ++i) {
      if (std::find(chain.states.begin(), chain.states.end(), open[i]) != chain.states.end()) continue;
      chain.states.push_back(open[i]);
      Blow b{all[open[i]]};
      if (b.force.count() == 0) continue;
      take_hits(c, b, 1, false, false);
      open.push_back(all.number(b.force));
    }
    std::stable_sort(chain.states.begin(), chain.states.end(),
                     [&](int x, int y) { return toughness(c, all[x]) > toughness(c, all[y]); });
    std::vector<int> link(static_cast<std::size_t>(all.size()), 0);
    for (std::size_t i = 0; i < chain.states.size(); ++i)
      link[static_cast<std::size_t>(chain.states[i])] = static_cast<int>(i);
    std::vector<int> tough, after;
    for (int state : chain.states) {
      Blow b{all[state]};
      tough.push_back(toughness(c, b.force));
      if (b.force.count() > 0) take_hits(c, b, 1, false, false);
      after.push_back(link[static_cast<std::size_t>(all.number(b.force))]);
    }
    chain.line = ti::odds::line_of(std::move(tough), after);
    std::size_t longest = 0;  // more hits than that change nothing
    for (const Cell& cell : cloud_.cells())
      longest = std::max(
          longest, static_cast<std::size_t>(toughness(
                       corner(other(s)), s == Side::Attacker ? defenders_[cell.d] : attackers_[cell.a])));
    for (int state : chain.states) {
      arena_.stand(s, all[state]);
      arena_.set(s, {});
      const DiceGroups dice = combat_dice(arena_.look(), s);
      chain.rolls.push_back(hits_of({dice.begin(), dice.size()}, false, longest));
    }
  }
  const Chain& a = chains[0];
  const Chain& d = chains[1];
  ti::odds::Pairs p(a.states.size() * d.states.size(), 0.0);
  const auto find = [](const Chain& chain, int number) {
    return static_cast<std::size_t>(std::find(chain.states.begin(), chain.states.end(), number) -
                                    chain.states.begin());
  };
  for (const Cell& c : cloud_.cells()) p[find(d, c.d) * a.states.size() + find(a, c.a)] += c.p;
  rounds_ +=
      ti::odds::to_the_end(a.line, a.rolls, d.line, d.rolls, p, [&](int x, int y, double w, bool endless) {
        const Pair now{attackers_[a.states[static_cast<std::size_t>(x)]],
                       defenders_[d.states[static_cast<std::size_t>(y)]]};
        if (!endless) return finish(now, w);
        finish(now, w, Verdict::Defender);  // nobody can win: the attacker leaves, or is destroyed (FAQ-2)
      });
}

}  // namespace orrery::ti4::odds
