#include "server/hub/standing.h"

#include <algorithm>

#include "server/base/time.h"
#include "server/hub/room.h"

namespace orrery::server {

json::object standing_for(const StoredTable& table, const std::string& person) {
  json::object out{{"turn", false}, {"since", 0}, {"whose", nullptr}, {"asked_at", nullptr}};
  if (table.standing.empty() || person.empty()) return out;
  const json::object standing = json::parse(table.standing).as_object();
  std::int64_t since = 0;
  const json::array& asked = standing.at("asked").as_array();
  for (const StoredSeat& seat : table.seats) {
    if (seat.person != person) continue;
    if (std::find(asked.begin(), asked.end(), json::value(seat.seat)) != asked.end()) out["turn"] = true;
    // Seats of one person see the same lines but for what is their own.
    if (const json::value* news = standing.at("news").as_object().if_contains(seat.seat))
      since = std::max(since, news->to_number<std::int64_t>());
  }
  out["since"] = since;
  if (table.closed != 0) {  // in the middle of somebody's turn
    out["turn"] = false;
    return out;
  }
  out["whose"] = standing.at("whose");
  if (!standing.at("whose").is_null()) out["asked_at"] = standing.at("at");
  return out;
}

std::string first_standing(const Match& match, const std::string& mine) {
  const Decision decision = match.decision();
  const std::string seat = match.seat_name(decision.seat);
  json::array asked;
  if (seat == mine) asked.push_back(json::string(mine));
  // Whom a window waits for, only the seat itself may know.
  json::value whose;
  if (!decision.veiled) whose = seat;
  return json::serialize(json::object{{"whose", std::move(whose)},
                                      {"at", now()},
                                      {"asked", std::move(asked)},
                                      {"news", json::object{{mine, 0}}}});
}

std::optional<std::string> standing_to_store(Room& room) {
  if (!room.table) return std::nullopt;
  const Table& table = *room.table;
  // In a window nobody learns whom the table waits for, but for one's own seat.
  const bool playing = !table.over();
  const bool in_window = playing && table.windows().open();
  json::value whose;
  std::vector<SeatId> asked;
  if (in_window) {
    asked = table.windows().waited_for();
  } else if (playing && table.to_choose().valid()) {
    whose = table.match().seat_name(table.to_choose());
    asked = {table.to_choose()};
  }
  json::array names;
  json::object news;
  for (const StoredSeat& seat : room.stored.seats) {
    if (seat.person.empty()) continue;
    const SeatId id = table.match().find_seat(seat.seat);
    if (seat.bot.empty() && std::find(asked.begin(), asked.end(), id) != asked.end())
      names.push_back(json::string(seat.seat));
    news[seat.seat] = table.news(id, room.seen_by(seat.person));
  }
  Time at = now();
  if (!room.stored.standing.empty()) {
    const json::object before = json::parse(room.stored.standing).as_object();
    if (before.at("whose") == whose) at = before.at("at").to_number<Time>();
  }
  std::string text = json::serialize(json::object{
      {"whose", std::move(whose)}, {"at", at}, {"asked", std::move(names)}, {"news", std::move(news)}});
  if (text == room.stored.standing) return std::nullopt;
  room.stored.standing = text;
  return text;
}

}  // namespace orrery::server
