// What happened in a game, in words that can be read without the rules that it was played by: kept with every
// line of the log, so that a game which no program plays any more can still be told
// (server/hub/told_table.h).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/session.h"
#include "server/table/numbers.h"

namespace orrery::server {

struct ToldEvent {
  std::string text;  // language-neutral, as Match::event_text
  Eyes seen_by = kEverybody;
};

// A JSON array: each event is its text, or [text, eyes] where not everybody may know it. Never "".
std::string print_told(const Match& match, std::span<const LoggedEvent> events);
// The same for each of the first steps of a session.
std::vector<std::string> told_steps(const Session& session, std::size_t steps);
std::vector<ToldEvent> read_told(
    std::string_view told);  // "" is nothing; throws on what print_told did not write

}  // namespace orrery::server
