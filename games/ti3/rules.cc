#include "games/ti3/rules.h"

#include "games/ti3/rules/build.h"

namespace orrery::ti3 {
namespace {

// What the modules change about numbers (TI3-LONGWAR).
void set_lengths(Rules& r) {
  if (r.options.long_war) {
    r.goal = 14;
    r.stage_one_cards = 8;
    r.stage_two_cards = 5;
  }
  r.imperium_rex = !r.options.no_imperium_rex;
}

}  // namespace

Pack of_sets(Pack pack, const Options&) {
  const auto keep = [](auto& rows) {
    std::erase_if(rows, [](const auto& row) { return row.set != kBaseSet; });
  };
  keep(pack.tiles);
  keep(pack.planets);
  keep(pack.units);
  keep(pack.techs);
  keep(pack.races);
  keep(pack.powers);
  keep(pack.leaders);
  keep(pack.cards);
  keep(pack.political);
  keep(pack.objectives);
  keep(pack.strategy);
  keep(pack.counters);
  keep(pack.setups);
  keep(pack.positions);
  return pack;
}

MadeRules make_rules(const Pack& pack, const Options& options) {
  MadeRules made;
  made.error = check_options(options);
  if (!made.error.empty()) return made;
  const Pack chosen = of_sets(pack, options);
  auto r = std::make_shared<Rules>();
  r->options = options;
  r->players = options.players;
  r->pack = PackIdentity(pack.manifest, pack.checksum);
  set_lengths(*r);
  build_units(chosen, *r);
  build_galaxy(chosen, *r);
  if (options.map == MapOption::Given && options.map_tiles.size() + 1 < r->spots.size())
    r->options.map_tiles.resize(r->spots.size() - 1, std::string(kNoTile));
  build_techs(chosen, *r);
  build_races(chosen, *r);
  build_decks(chosen, *r);
  join_content(*r, made.error);
  if (options.scenario) add_plain_races(*r, made.error);
  add_fault(made.error, check_races(*r));
  add_fault(made.error, check_map(*r));
  if (made.error.empty()) made.rules = std::move(r);
  return made;
}

const AbilityDef* ability_of(const Rules& r, AbilityRef ref) {
  const auto of = [&](const auto& rows) -> const AbilityDef* {
    return ref.id < rows.size() ? rows[ref.id].ability : nullptr;
  };
  switch (ref.source) {
    case Source::Card:
    case Source::Copied:
      return of(r.card_kinds);
    case Source::Technology:
      return of(r.techs);
    case Source::Power:
      return of(r.powers);
    case Source::Law:
      return of(r.political);
    case Source::Counter:
      return of(r.counter_kinds);
    case Source::Leader:
      return ref.id < r.leader_texts.size() ? r.leader_texts[ref.id] : nullptr;
    case Source::Strategy:  // carried out by their own procedures
      return nullptr;
  }
  return nullptr;
}

}  // namespace orrery::ti3
