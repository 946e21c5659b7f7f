// Building the Rules of a table from a checked pack and its options, part by part; each part may use those
// before it.
#pragma once

#include <memory>
#include <string>

#include "games/table_options.h"
#include "games/ti/rows.h"
#include "games/ti3/pack/pack.h"
#include "games/ti3/rules.h"

namespace orrery::ti3 {

struct MadeRules {
  std::shared_ptr<const Rules> rules;
  std::string error;  // one fault per line; empty if the rules were made
};

// The pack must be without errors (pack/load_pack.h).
MadeRules make_rules(const Pack& pack, const Options& options);

// The rows of the sets that the table plays with.
Pack of_sets(Pack pack, const Options& options);

void build_units(const Pack& pack, Rules& r);
void build_galaxy(const Pack& pack, Rules& r);  // tiles, planets, the map and the deal for so many players
void build_techs(const Pack& pack, Rules& r);
void build_races(const Pack& pack, Rules& r);  // races, abilities, leaders; who lives where
void build_decks(const Pack& pack, Rules& r);  // action and political cards, objectives, domain counters
// Joins texts with their code (content/) and notes where they listen. Complains about objectives without
// code and about two texts with code that have one name.
void join_content(Rules& r, std::string& error);

// For scenarios: a race without texts for each seat that is called `plain`. Their ids are plain, plain_2, ...
void add_plain_races(Rules& r, std::string& error);

// What is wrong with the options, one fault per line.
std::string check_options(const Options& options);
std::string check_races(const Rules& r);
std::string check_map(const Rules& r);

using ti::id_of;

}  // namespace orrery::ti3
