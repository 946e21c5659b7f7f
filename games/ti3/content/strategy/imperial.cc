// Imperial (8): an objective is revealed and two points are gained; production without activation
// (TI3-IMPERIAL).
#include "games/ti3/content/strategy/strategy.h"
#include "games/ti3/flow/production.h"
#include "games/ti3/flow/status_phase.h"
#include "games/ti3/luck.h"
#include "games/ti3/verbs.h"

namespace orrery::ti3 {
namespace {

constexpr int kImperialPoints = 2;

enum class ImperialStage : std::uint8_t { Reveal, RexOrNot, Rex, Card, Points, Over };

ImperialStage imperial_stage(const StrategyText& f) { return static_cast<ImperialStage>(f.stage); }
void go_to(StrategyText& f, ImperialStage stage) { f.stage = static_cast<std::uint8_t>(stage); }

SystemSet shipyards(const Look& look, SeatId seat) {
  SystemSet out;
  for (PlanetId p : planets_of(look, seat)) {
    const SystemId s = look.r.planet(p).system;
    if (look.s.planets[p].own.docks > 0 && can_produce_anything(look, production_in(look, seat, s, false)))
      out.insert(s);
  }
  return out;
}

bool anything_left(const Look& look) { return look.s.stage_one_left + look.s.stage_two_left > 0; }

// Of the cards below the first stage one is Imperium Rex, nobody knows which (TI3-OBJPREP-6).
Next reveal(Play& g, StrategyText& f) {
  go_to(f, ImperialStage::Points);
  if (g.r.options.age_of_empire || !anything_left(g)) return Next::Again;  // TI3-AGEOFEMPIRE-9
  go_to(f, ImperialStage::Card);
  if (g.s.stage_one_left > 0 || !g.s.rex_left) return Next::Again;
  if (g.s.stage_two_left == 1) {
    go_to(f, ImperialStage::Rex);
    return Next::Again;
  }
  go_to(f, ImperialStage::RexOrNot);
  return Next::Chance;
}

Next produce_in(Play& g, StrategyText& f, SystemId system) {
  go_to(f, ImperialStage::Over);
  return g.call(production_in(g, f.seat, system, false));
}

Next resolve_imperial(Play& g, StrategyText& f) {
  if (!f.primary) {
    const SystemSet places = shipyards(g, f.seat);
    if (imperial_stage(f) != ImperialStage::Reveal || places.empty()) return Next::Done;
    return places.size() > 1 ? Next::Ask : produce_in(g, f, places.first());
  }
  switch (imperial_stage(f)) {
    case ImperialStage::Reveal:
      return reveal(g, f);
    case ImperialStage::RexOrNot:
    case ImperialStage::Card:
      return Next::Chance;
    case ImperialStage::Rex:  // TI3-IMPERIAL-2: before the points
      reveal_objective(g, g.r.rex);
      return end_by_imperium_rex(g);
    case ImperialStage::Points:
      go_to(f, ImperialStage::Over);
      gain_points(g, f.seat, kImperialPoints);
      return Next::Again;
    case ImperialStage::Over:
      break;
  }
  return Next::Done;
}

}  // namespace

const StrategyCardDef kImperial{
    .resolve = resolve_imperial,
    .price = [](const Look& look, SeatId seat) -> int {
      constexpr int kCensure = 2;  // Council's Censure
      return has_trait(look, seat, Trait::PaysForImperial) ? kCensure : 0;
    },
    .can_follow = [](const Look& look, SeatId seat) -> Refusal {
      return shipyards(look, seat).empty() ? refuse("TI3-IMPERIAL-3") : kAllowed;
    },
    .answers =
        [](const Look& look, const StrategyText& f, OptionList& out) {
          for (SystemId s : shipyards(look, f.seat)) out.add(make(Verb::System, raw(s)));
        },
    .answer = [](Play& g, StrategyText& f, Choice c) { produce_in(g, f, system_at(c, 0)); },
    .rule = [](const StrategyText&) -> std::string_view { return "TI3-IMPERIAL-3"; },
    .chance =
        [](const Look& look, const StrategyText& f) {
          if (imperial_stage(f) == ImperialStage::RexOrNot) {
            Pool cards;
            for (int i = 1; i <= look.s.stage_two_left; ++i) cards.insert(PoolItem(i));
            return luck(Luck::Rex, cards, 1);
          }
          const bool first = look.s.stage_one_left > 0;
          return luck(Luck::Objective, pool_of(first ? look.s.stage_one_deck : look.s.stage_two_deck), 1);
        },
    .outcome =
        [](Play& g, StrategyText& f, const Outcome& o) {
          if (imperial_stage(f) == ImperialStage::RexOrNot) {
            go_to(f, ImperialStage::Card);
            if (o.items[0] == 1) go_to(f, ImperialStage::Rex);
            return;
          }
          reveal_objective(g, ObjectiveId(o.items[0]));
          go_to(f, ImperialStage::Points);
        },
};

}  // namespace orrery::ti3
