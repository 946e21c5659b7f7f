// What the parts of a table share: what is known of it, and plain questions about that. What only one part
// needs to know stays with that part.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/hub/house.h"
#include "server/hub/message.h"
#include "server/hub/seating.h"
#include "server/table/table.h"

namespace orrery::server {

struct Room {
  Room(House in, const Game& of, StoredTable stored_table, std::vector<TalkLine> said, Kept kept_beside);

  House house;
  const Game* game;
  StoredTable stored;
  Settings settings;
  Seed seed;
  std::unique_ptr<Table> table;  // once the game has begun
  std::vector<TalkLine> talk;
  Kept kept;
  bool read_only = false;  // nothing can be stored: it is shown as it stands, and nothing happens at it

  [[nodiscard]] bool playing() const { return stored.state == TableState::Playing; }
  [[nodiscard]] bool only_bots() const;
  // One more game of bots may begin, if this becomes one.
  [[nodiscard]] bool room_for_bots() const;
  // "" if there is none.
  [[nodiscard]] std::string kept_text(const std::string& seat, const std::string& what) const;

  [[nodiscard]] StoredSeat* find(std::string_view seat);
  [[nodiscard]] bool has_seat(const std::string& person) const { return server::has_seat(stored, person); }
  [[nodiscard]] bool may_watch(const std::string& person) const {
    return server::may_watch(stored, settings, person);
  }
  [[nodiscard]] Eyes eyes(const std::string& person) const { return eyes_of_person(stored, person); }

  // The seat of the game for which somebody speaks; none, and the message is answered, if there is none.
  [[nodiscard]] SeatId seat_in(const Message& message) const;
  // Versions are told as each person counts them (server/table/numbers.h).
  [[nodiscard]] std::size_t version_in(const Message& message) const;
  // The last version that this person has said to have seen.
  [[nodiscard]] std::size_t seen_by(const std::string& person) const;

  // Spectators who are told everything some time later, so that nobody at the table can use what they see.
  [[nodiscard]] Time watch_delay() const { return settings.watch_delay * 1000; }
  [[nodiscard]] bool late(const std::string& person) const;
  // Whether that person may hear that line by now.
  [[nodiscard]] bool hears(const std::string& person, const TalkLine& line) const;

  [[nodiscard]] WindowPace window_pace() const;
};

// Under which a player's last seen version is kept.
std::string seen_name(const std::string& person);

}  // namespace orrery::server
