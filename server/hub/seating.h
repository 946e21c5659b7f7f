// Who sits where, who may look and who hears what: plain questions about a stored table, the same whether it
// can be played here or only told.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/id.h"
#include "server/hub/settings.h"
#include "server/store/store.h"
#include "server/table/numbers.h"

namespace orrery::server {

// A stranger ("") sits nowhere and owns nothing.
bool sits(const StoredSeat& seat, const std::string& person);
bool owns(const StoredTable& table, const std::string& person);
bool has_seat(const StoredTable& table, const std::string& person);
// How many people beside that one have seats.
std::size_t other_persons(const StoredTable& table, const std::string& person);

bool may_watch(const StoredTable& table, const Settings& settings, const std::string& person);
// Channels of what is said: players to all, watchers among themselves (players read it when the game is
// over), and what happened to seats.
inline constexpr std::string_view kTable = "table";
inline constexpr std::string_view kWatchers = "watchers";
inline constexpr std::string_view kNotes = "note";
bool hears(const StoredTable& table, const std::string& person, std::string_view channel);
std::size_t lines_in(const std::vector<TalkLine>& talk, std::string_view channel);

// The person's seats as the game counts them.
std::vector<SeatId> seats_of(const StoredTable& table, const std::string& person);
// With all of these seats, or as a spectator.
Eyes eyes_of_person(const StoredTable& table, const std::string& person);

}  // namespace orrery::server
