#include "games/ahos/ahos.h"
#include "games/ahos/content/effects.h"
#include "games/ahos/pack/load_pack.h"
#include "games/pack/read_once.h"
#include "games/table_options.h"

namespace orrery::ahos {
namespace {

Player new_player(const Rules& r) {
  Player p;
  p.fleets = static_cast<std::uint8_t>(r.limits.fleets);          // CMP-2
  p.star_bases = static_cast<std::uint8_t>(r.limits.star_bases);  // CMP-3
  p.outposts = static_cast<std::uint8_t>(r.limits.outposts);      // CMP-6
  p.track_discs = static_cast<std::uint8_t>(r.limits.colony_track - 1);
  p.spare_discs = static_cast<std::uint8_t>(r.limits.spare_discs);
  p.home_in_supply = true;
  return p;
}

bool read_players(const std::string& text, int& out) {
  if (text.size() != 1 || text[0] < '0' || text[0] > '9') return false;
  out = text[0] - '0';
  return true;
}

std::string read_option(const std::string& name, const std::string& value, Options& options) {
  if (name == "players") {
    return read_players(value, options.players) ? "" : "players: expected 2, 3 or 4, not '" + value + "'";
  }
  if (name == "layout") {
    options.layout = value;
    return "";
  }
  if (name == "require_connected_galaxy") return read_yes_no(name, value, options.require_connected_galaxy);
  if (name == "windows") return read_windows(name, value, options.windows);
  if (name == "races") {
    std::size_t from = 0;
    while (!value.empty() && value != "dealt" && from <= value.size()) {
      const std::size_t comma = std::min(value.find(',', from), value.size());
      options.races.push_back(value.substr(from, comma - from));
      from = comma + 1;
    }
    return "";
  }
  return no_such_option(name);
}

}  // namespace

State empty_table(const Rules& r) {
  State s;
  for (int i = 0; i < r.players; ++i) s.players[SeatId(i)] = new_player(r);
  s.spare_black_holes = static_cast<std::uint8_t>(r.limits.black_holes);
  s.tech_pool = r.technology;
  s.token_pool = TokenSet::first_n(r.token_kind_of.size());
  s.alien_pool = AlienSet::first_n(r.alien_value.size());
  return s;
}

State Ahos::start(const Rules& rules) {
  State s = empty_table(rules);
  s.flow.frames.push_back(Setup{});
  run(Play{s, rules, nullptr});
  return s;
}

std::shared_ptr<const Rules> rules_for(const TableOptions& table, std::string& error) {
  const auto checker = [](const CardRow& card, const EffectCall& call) {
    Effect ignored;
    return parse_effect(card, call, ignored);
  };
  static ReadOnce<LoadedPack> packs;
  const auto loaded = packs.of(table.pack, [&](const PackFiles& files) { return load_pack(files, checker); });
  Options options;
  error = table_faults(table, loaded->errors, [&](const std::string& name, const std::string& value) {
    return read_option(name, value, options);
  });
  if (!error.empty()) return nullptr;
  MadeRules made = make_rules(loaded->pack, options);
  error = made.error;
  return made.rules;
}

}  // namespace orrery::ahos
