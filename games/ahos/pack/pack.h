// The content pack of A Handful of Stars as plain data: one struct per row of the files of a pack folder.
//
// components b.2 to b.12 describe the tables, part (c) how an owner replaces them. A Pack that load_pack()
// returns without errors keeps every promise written beside the fields below; the engine relies on them and
// checks nothing again. Rows stand in the order of their files, and `line` is the line a row came from.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "games/ahos/pack/effect_call.h"
#include "games/pack/manifest.h"

namespace orrery::ahos {

// What the engine has room for. A pack past one of these is refused, whatever its author meant.
inline constexpr int kMaxSpaces = 40;  // spaces of the board, and tiles; space numbers are 1..kMaxSpaces
inline constexpr int kMaxLayouts = 8;  // rows of layouts.tsv
inline constexpr int kMaxCards = 128;  // physical cards: systems, abilities, technology, 4 x starting
inline constexpr int kMaxTokens = 64;  // physical Development tokens
inline constexpr int kMaxAliens = 32;  // physical Alien tokens
inline constexpr int kMaxRaces = 16;   // rows of races.tsv
inline constexpr int kMaxPlayers = 4;  // OVR-10: two, three or four
inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxResource = 9;        // points of one resource on a card or token
inline constexpr int kMaxStrength = 20;       // of a tile, an Alien token, a fleet, a star base
inline constexpr int kMaxVictoryPoints = 20;  // of one card, token or marker
inline constexpr int kMaxCost = 20;           // Research cost of a Technology card
inline constexpr int kLetters = 5;            // connection letters A to E
inline constexpr int kAbilitiesPerRace = 3;   // CMP-19

// One space of the board (b.2). `letters[i]` is the number of the space at the other end of connection
// 'A' + i, 0 where there is none. Links are symmetric, never to the space itself, never twice.
struct SpaceRow {
  int number = 0;  // 1..kMaxSpaces, unique
  int x = 0;       // place on the drawing, 0..99; (x, y) is unique
  int y = 0;
  std::array<int, kLetters> letters{};
  int line = 0;
};

// One choice of the option `layout`. It has as many spaces as tiles, and its spaces are connected.
struct LayoutRow {
  std::string name;                    // [A-Za-z0-9_]+, unique
  bool is_default = false;             // true for exactly one row
  std::vector<int> spaces_out;         // numbers of spaces left out, each exists, none twice
  std::vector<std::string> tiles_out;  // ids of tiles left out, each exists, none twice
  int line = 0;
};

// One system tile and its card, which has the same id and name (b.3, b.4).
struct TileRow {
  std::string id;
  std::string name;
  bool habitable = false;
  int strength = 0;     // used while neutral (NEU-2); 0 on uninhabitable tiles
  char black_hole = 0;  // 'A'..'E', 0 = no symbol
  bool wormhole = false;
  bool has_card = true;      // always true on habitable tiles
  std::array<int, 4> res{};  // of the card: Energy, Matter, Population, Research
  int line = 0;
};

// One value of the Alien tokens (b.5).
struct AlienRow {
  int value = 0;
  int copies = 0;
  int line = 0;
};

// One kind of Development token (b.6). It shows at least one of: resources, "Reserve +n", VP.
struct DevelopmentRow {
  std::string id;
  std::string name;
  int copies = 0;
  std::array<int, 4> res{};
  int reserve = 0;
  int vp = 0;
  int line = 0;
};

enum class CardKind : std::uint8_t { None, Action, Free, Combat, Reserve, Special };
enum class VpCounts : std::uint8_t { No, Owned, InReserve };  // zones in which the VP of a card count

// One starting, Race Ability or Technology card (b.8, b.10, b.11).
struct CardRow {
  enum class Family : std::uint8_t { Starting, Ability, Technology };

  Family family = Family::Starting;
  std::string id;
  std::string name;
  CardKind kind = CardKind::None;
  bool single = false;   // leaves the game when its text is used
  bool culture = false;  // a Culture card
  std::array<int, 4> res{};
  int vp = 0;              // the most VP the card can give; 0 exactly when vp_counts is No
  bool vp_varies = false;  // written "0 to n": an effect computes the VP, `vp` is only their maximum
  VpCounts vp_counts = VpCounts::No;
  int cost = 0;                     // in Research; Technology only
  int copies = 1;                   // Technology; a starting card is there once per player, an ability once
  std::string race;                 // key of the race; abilities only
  std::vector<EffectCall> effects;  // at least one; `none` always stands alone
  std::string text;                 // shown to players, English; may be empty
  int line = 0;
};

// One Race Identity card (b.9).
struct RaceRow {
  std::string id;
  std::string key;  // lower case, used in options and scenarios: "aggroloids"
  std::string name;
  std::string character;
  std::array<std::string, kAbilitiesPerRace> abilities;  // ids of abilities whose `race` is `key`
  int line = 0;
};

// limits.tsv: one named number per line, all of them required. limit_fields() gives key and range of each.
struct Limits {
  // pieces of one player, and the mat (b.7)
  int fleets = 0, star_bases = 0, outposts = 0;
  int colony_track = 0;  // spaces of the colony track, that of the Home planet included
  int spare_discs = 0;   // colony discs beyond the track and the two that mark VP
  int reserve_one = 0, reserve_two = 0;
  // the turn
  int hand = 0, actions = 0;
  // shared supplies (b.12)
  int technology_display = 0, development_display = 0, black_holes = 0;
  int wormhole_tokens = 0, wormhole_token_cost = 0;
  // values and costs
  int vp_home = 0, vp_colony = 0, vp_outpost = 0;
  int cost_outpost = 0, cost_colony = 0;
  int unit_matter = 0, unit_population = 0, units_per_produce = 0;
  int fleet_strength = 0, star_base_strength = 0;
  // set-up
  int dealt_2 = 0, dealt_3 = 0, dealt_4 = 0;                 // system cards of each kind to each player
  int reshuffles_2 = 0, reshuffles_3 = 0, reshuffles_4 = 0;  // goal of the reshuffle track
  int technology_dealt = 0;                                  // SET-13
  int home_fleets = 0, home_star_bases = 0;                  // SET-18
  int colony_fleets = 0, colony_star_bases = 0;              // SET-19
  int outpost_fleets = 0;                                    // SET-20

  // For 2, 3 or 4 players.
  int dealt(int players) const { return players == 2 ? dealt_2 : players == 3 ? dealt_3 : dealt_4; }
  int reshuffles(int players) const {
    return players == 2 ? reshuffles_2 : players == 3 ? reshuffles_3 : reshuffles_4;
  }
};

// Everything of one pack folder. Ids match [A-Za-z][A-Za-z0-9_]* and are unique over tiles, Development
// tokens, all cards and races together, so that each can be a token of the notation.
struct Pack {
  Manifest manifest;
  std::vector<SpaceRow> spaces;
  std::vector<LayoutRow> layouts;
  std::vector<TileRow> tiles;  // the habitable ones, then the uninhabitable ones
  std::vector<AlienRow> aliens;
  std::vector<DevelopmentRow> development;
  std::vector<CardRow> starting;
  std::vector<RaceRow> races;
  std::vector<CardRow> abilities;
  std::vector<CardRow> technology;  // exactly one is CardKind::Special, the wormhole sale
  Limits limits;
  std::map<std::string, int> limit_lines;  // key of limits.tsv -> its line
  std::uint64_t checksum = 0;              // of the content, see checksum.h
};

}  // namespace orrery::ahos
