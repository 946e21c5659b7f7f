#include "server/hub/parts/presence.h"

#include <algorithm>

#include "server/base/time.h"

namespace orrery::server {
namespace {

std::string name_for(const std::string& person) { return "away " + person; }

}  // namespace

Presence::Presence(Room& room, const Audience& audience) : room_(room), audience_(audience), opened_(now()) {}

void Presence::came(const std::string& person) {
  if (!room_.kept_text("", name_for(person)).empty()) keep(person, "");
}

void Presence::went(const std::string& person) { keep(person, std::to_string(now())); }

void Presence::seen(const std::string& person) {
  constexpr Time kOften = 30000;
  if (away(person) > kOften) went(person);
}

// Beside the game: should it be lost, that player has been away since this server knows the table.
void Presence::keep(const std::string& person, const std::string& value) {
  const std::string what = name_for(person);
  room_.kept[{"", what}] = value;
  room_.house.writer->write(
      [id = room_.stored.id, what, value](Database& db) { store::keep(db, id, "", what, value); },
      [](const std::exception_ptr&) {});
}

Time Presence::away(const std::string& person) const {
  if (audience_.connected(person)) return 0;
  const std::string since = room_.kept_text("", name_for(person));
  return std::max<Time>(0, now() - (since.empty() ? opened_ : static_cast<Time>(std::stoll(since))));
}

}  // namespace orrery::server
