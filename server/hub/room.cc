#include "server/hub/room.h"

#include <algorithm>
#include <set>
#include <utility>

#include "server/base/time.h"
#include "server/hub/table_info.h"
#include "server/people/secrets.h"

namespace orrery::server {
namespace {

constexpr int kDrawn = 100000;

// A number that nobody at the table can foresee.
int unforeseen() {
  const auto bytes = random_bytes(4);
  std::uint32_t number = 0;
  for (const std::uint8_t byte : bytes) number = number << 8U | byte;
  return static_cast<int>(number % kDrawn);
}

}  // namespace

Room::Room(House in, const Game& of, StoredTable stored_table, std::vector<TalkLine> said, Kept kept_beside)
    : house(std::move(in)),
      game(&of),
      stored(std::move(stored_table)),
      settings(parse_settings(stored.settings)),
      seed(seed_of(stored.seed)),
      talk(std::move(said)),
      kept(std::move(kept_beside)) {}

bool Room::only_bots() const {
  return playing() && std::all_of(stored.seats.begin(), stored.seats.end(),
                                  [](const StoredSeat& seat) { return !seat.bot.empty(); });
}

bool Room::room_for_bots() const {
  return house.limits == nullptr || house.limits->bot_games == 0 ||
         house.games_of_bots() < house.limits->bot_games;
}

std::string Room::kept_text(const std::string& seat, const std::string& what) const {
  const auto found = kept.find({seat, what});
  return found == kept.end() ? std::string{} : found->second;
}

StoredSeat* Room::find(std::string_view seat) {
  const auto found = std::find_if(stored.seats.begin(), stored.seats.end(),
                                  [&](const StoredSeat& s) { return s.seat == seat; });
  return found == stored.seats.end() ? nullptr : &*found;
}

SeatId Room::seat_in(const Message& message) const {
  if (!table) {
    message.refuse("not_begun", "the game has not begun");
    return {};
  }
  const std::vector<SeatId> mine = seats_of(stored, message.person);
  const std::string wanted = message.text("seat");
  for (const SeatId seat : mine) {
    if (wanted.empty() ? mine.size() == 1 : table->match().seat_name(seat) == wanted) return seat;
  }
  if (mine.size() > 1 && wanted.empty()) {
    message.refuse("which_seat", "you have several seats: name one");
  } else {
    message.refuse("not_your_seat", "that is not your seat");
  }
  return {};
}

std::size_t Room::version_in(const Message& message) const {
  return table->real_version(eyes(message.person), message.number("version", 0));
}

std::string seen_name(const std::string& person) { return "seen " + person; }

std::size_t Room::seen_by(const std::string& person) const {
  const std::string seen = kept_text("", seen_name(person));
  return seen.empty() ? 0 : static_cast<std::size_t>(std::stoull(seen));
}

bool Room::late(const std::string& person) const {
  return settings.watch_delay > 0 && stored.state != TableState::Lobby && !has_seat(person);
}

bool Room::hears(const std::string& person, const TalkLine& line) const {
  if (!server::hears(stored, person, line.channel)) return false;
  // What players say tells how the game stands; what spectators say to each other comes at once.
  return line.channel != kTable || !late(person) || line.at + watch_delay() <= now();
}

WindowPace Room::window_pace() const {
  WindowPace pace = settings.windows;
  pace.reactions = settings.reactions.value_or(Reactions::Open);
  // People who come by once a day, or share one screen, cannot answer within a beat.
  std::multiset<std::string> seats;
  for (const StoredSeat& seat : stored.seats) {
    if (!seat.person.empty() && seat.bot.empty()) seats.insert(seat.person);
  }
  const bool shared = std::any_of(seats.begin(), seats.end(),
                                  [&](const std::string& person) { return seats.count(person) > 1; });
  pace.patient = shared || settings.clock.kind == ClockSettings::Kind::Days;
  pace.draw = unforeseen;
  return pace;
}

}  // namespace orrery::server
