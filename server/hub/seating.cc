#include "server/hub/seating.h"

#include <algorithm>
#include <set>

namespace orrery::server {

bool sits(const StoredSeat& seat, const std::string& person) {
  return !person.empty() && seat.person == person;
}

bool owns(const StoredTable& table, const std::string& person) {
  return !person.empty() && table.owner == person;
}

bool has_seat(const StoredTable& table, const std::string& person) {
  return std::any_of(table.seats.begin(), table.seats.end(),
                     [&](const StoredSeat& seat) { return sits(seat, person); });
}

std::size_t other_persons(const StoredTable& table, const std::string& person) {
  std::set<std::string> others;
  for (const StoredSeat& seat : table.seats) {
    if (!seat.person.empty() && seat.person != person) others.insert(seat.person);
  }
  return others.size();
}

bool may_watch(const StoredTable& table, const Settings& settings, const std::string& person) {
  return settings.watch || owns(table, person) || has_seat(table, person);
}

bool hears(const StoredTable& table, const std::string& person, std::string_view channel) {
  return channel != kWatchers || !has_seat(table, person) || table.state == TableState::Over;
}

std::size_t lines_in(const std::vector<TalkLine>& talk, std::string_view channel) {
  return static_cast<std::size_t>(
      std::count_if(talk.begin(), talk.end(), [&](const TalkLine& line) { return line.channel == channel; }));
}

std::vector<SeatId> seats_of(const StoredTable& table, const std::string& person) {
  std::vector<SeatId> seats;
  for (const StoredSeat& seat : table.seats) {
    // A table is made with one seat for each of the game's, in their order.
    if (sits(seat, person)) seats.emplace_back(static_cast<int>(seat.place));
  }
  return seats;
}

Eyes eyes_of_person(const StoredTable& table, const std::string& person) {
  Eyes eyes = 0;
  for (const SeatId seat : seats_of(table, person)) eyes = static_cast<Eyes>(eyes | eyes_of(seat));
  return eyes == 0 ? eyes_of(SeatId{}) : eyes;
}

}  // namespace orrery::server
