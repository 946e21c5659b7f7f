// The table before set-up, and the galaxy in words.
#include "games/table_options.h"
#include "games/ti3/ti3.h"

namespace orrery::ti3 {
namespace {

constexpr std::uint8_t count_of(int n) { return static_cast<std::uint8_t>(n); }

Player new_player(const Rules& r) {
  Player p;
  for (std::size_t u = 0; u < kUnits; ++u) p.reserve[u] = count_of(r.units[u].plastic);
  return p;
}

// The public objective deck (TI3-OBJPREP-5 to TI3-OBJPREP-7): which cards lie in it is not decided yet.
void lay_objectives(State& s, const Rules& r) {
  s.stage_one_deck = r.stage_one;
  s.stage_two_deck = r.stage_two;
  s.secret_deck = r.secrets;
  s.rex_left = r.imperium_rex;
  s.stage_one_left = count_of(r.stage_one_cards);
  s.stage_two_left = count_of(r.stage_two_cards + (r.imperium_rex ? 1 : 0));
}

}  // namespace

State empty_table(const Rules& r) {
  State s;
  for (int i = 0; i < r.players; ++i) s.players[SeatId(i)] = new_player(r);
  s.action_deck = r.all_cards;  // TI3-SETUP-5
  s.political_deck = r.all_political;
  s.goods_left = count_of(r.trade_goods);  // TI3-SETUP-8
  lay_objectives(s, r);
  s.loose_tiles = r.dealt_tiles;                                // TI3-GALAXY-3
  if (r.options.distant_suns) s.counter_pool = r.all_counters;  // TI3-DISTANTSUNS-1
  return s;
}

std::string map_string(const Look& look) {
  std::vector<std::string> words(look.r.spots.size(), std::string(kNoTile));
  for (const SystemId s : look.s.board) {
    const SpotId spot = look.s.systems[s].spot;
    const TileKind kind = look.r.tile(s).kind;
    if (spot.index() < words.size() && kind != TileKind::Home) words[spot.index()] = look.r.tile(s).id;
  }
  words.erase(words.begin());  // the centre
  return joined(words, " ");
}

}  // namespace orrery::ti3
