// Gives records their meaning: makes the table of the header, plays steps, checks hashes, proves the seed.
// session.h opens a whole record with these.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/pack_files.h"
#include "engine/game/game.h"
#include "engine/record/record.h"

namespace orrery {

// What a record refers to. The engine reads no files and knows no games: both are handed in.
struct Library {
  std::function<const Game*(std::string_view id)> find_game;  // null if there is none
  // Content packs that may be the one of that identity ("" if the record names none), the likeliest first;
  // never none. The first with which a game begun with that pack goes on alike is taken.
  std::function<std::vector<PackFiles>(const Game& game, const std::string& identity)> packs;
};

struct OpenedTable {
  const Game* game = nullptr;
  std::unique_ptr<Match> match;  // before the first step; null if there is a fault
  PackFiles pack;                // that it is played with
  Fault fault;
};
OpenedTable open_table(const Record& record, const Library& library);

// The header of a new record for a match of that game. Seats are played by "human" until somebody says
// otherwise.
Record record_header(const Game& game, const Match& match);

// Why the text is no choice of this game; one line. "" if it is one.
std::string unreadable(std::string_view text, const ParsedPhrase& parsed);

// Plays one step. A step that does not fit leaves the match untouched; the fault says why.
Fault play_step(Match& match, const Step& step, std::vector<Event>* events);

// Whether the position after that many steps has the hash written there (if any).
Fault check_hash(const Match& match, const Record& record, std::size_t steps_done);

struct Verified {
  std::size_t steps = 0;
  std::size_t chances = 0;  // chance outcomes
  std::size_t proven = 0;   // of these, those that the seed gives
  std::size_t hashes = 0;   // hash lines that agree
  bool over = false;        // the game was played to its end
  Fault fault;
};
// Replays the record and proves that every chance line from the seed line on is what the seed gives.
Verified verify(const Record& record, const Library& library);

}  // namespace orrery
