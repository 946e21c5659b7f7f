// Building the Rules of a table from a checked pack and its options, part by part; each part may use those
// before it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/table_options.h"
#include "games/ti/rows.h"
#include "games/ti4/pack/pack.h"
#include "games/ti4/rules.h"

namespace orrery::ti4 {

struct MadeRules {
  std::shared_ptr<const Rules> rules;
  std::string error;  // one fault per line; empty if the rules were made
};

// The pack must be without errors (pack/load_pack.h).
MadeRules make_rules(const Pack& pack, const Options& options);

void build_galaxy(const Pack& pack, Rules& r);    // tiles, planets, the map for this number of players
void build_units(const Pack& pack, Rules& r);     // rows of values, plastic
void build_techs(const Pack& pack, Rules& r);     // technologies, and the rows they give
void build_factions(const Pack& pack, Rules& r);  // notes, factions, powers
void build_decks(const Pack& pack, Rules& r);     // action cards, agendas, objectives, strategy cards
// Joins texts with their code (content/) and notes where they listen. Complains about code without a row and
// about two texts with code that have one name.
void join_content(Rules& r, std::string& error);

// For scenarios: a faction without texts for each seat that is called `plain`. Their keys are plain, plain_2,
// ...
void add_plain_factions(Rules& r, std::string& error);

// What is wrong with the options, one fault per line.
std::string check_players(const Options& options);
std::string check_factions(const Rules& r);
std::string check_map(const Rules& r);

using ti::id_of;

}  // namespace orrery::ti4
