// Political (3): cards, a counter, the council, a look at the next agendas (TI3-POLITICAL, TI3-Q-4).
#include <algorithm>

#include "games/ti3/content/strategy/strategy.h"
#include "games/ti3/flow/council.h"
#include "games/ti3/flow/counters.h"
#include "games/ti3/flow/draw.h"
#include "games/ti3/luck.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr int kPoliticalCards = 3;
constexpr int kLookedAt = 3;

enum class PoliticalStage : std::uint8_t { Cards, Counter, Vote, LookAtNext, Choose, Over };

PoliticalStage political_stage(const StrategyText& f) { return static_cast<PoliticalStage>(f.stage); }
void go_to(StrategyText& f, PoliticalStage stage) { f.stage = static_cast<std::uint8_t>(stage); }

int seen(const Look& look) { return std::min(kLookedAt, politicals_in_deck(look)); }

// Which cards lie on top is decided as far as it must be.
Next look_at_three(Play& g, StrategyText& f) {
  const int wanted = seen(g);
  if (static_cast<int>(g.s.political_top.size()) < wanted) {
    if (!g.s.political_deck.empty()) return Next::Chance;
    raise_bottom_political(g);
    return Next::Again;
  }
  go_to(f, wanted > 0 ? PoliticalStage::Choose : PoliticalStage::Over);
  if (wanted > 0) see_politicals(g, f.seat, wanted);
  return Next::Again;
}

Next resolve_political(Play& g, StrategyText& f) {
  if (!f.primary) {
    if (f.stage == 1) return Next::Done;
    f.stage = 1;
    return g.call(DrawCards{f.seat, 1});
  }
  switch (political_stage(f)) {
    case PoliticalStage::Cards:
      go_to(f, PoliticalStage::Counter);
      return g.call(DrawCards{f.seat, kPoliticalCards});
    case PoliticalStage::Counter: {
      go_to(f, PoliticalStage::Vote);
      GainCounters gain;
      gain.seat = f.seat;
      gain.count = 1;
      return g.call(gain);
    }
    case PoliticalStage::Vote: {
      go_to(f, PoliticalStage::LookAtNext);
      Council council;
      council.seat = f.seat;
      return g.call(council);
    }
    case PoliticalStage::LookAtNext:
      if (!g.s.council.dissolved) return look_at_three(g, f);
      end_council(g);  // no look either
      return Next::Done;
    case PoliticalStage::Choose:
      return Next::Ask;
    case PoliticalStage::Over:
      break;
  }
  return Next::Done;
}

void answers_political(const Look& look, const StrategyText&, OptionList& out) {
  for (int i = 0; i < seen(look); ++i)
    out.add(make(Verb::SeeTop, raw(look.s.political_top[static_cast<std::size_t>(i)].card)));
}

void answer_political(Play& g, StrategyText& f, Choice c) {
  put_political_on_top(g, f.seat, PoliticalId(c.operand(0)), seen(g));
  go_to(f, PoliticalStage::Over);
}

}  // namespace

const StrategyCardDef kPolitical{
    .resolve = resolve_political,
    .answers = answers_political,
    .answer = answer_political,
    .asks =
        [](const Look&, const StrategyText& f) {
          return Asked{f.seat, static_cast<std::uint8_t>(Ask::Political)};
        },
    .rule = [](const StrategyText&) -> std::string_view { return "TI3-POLITICAL-3"; },
    .chance =
        [](const Look& look, const StrategyText& f) {
          return luck(Luck::Political, pool_of(look.s.political_deck), 1, f.seat);
        },
    .outcome = [](Play& g, StrategyText&, const Outcome& o) { fix_political(g, PoliticalId(o.items[0])); },
};

}  // namespace orrery::ti3
