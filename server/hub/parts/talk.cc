#include "server/hub/parts/talk.h"

#include <utility>

#include "server/base/time.h"
#include "server/hub/table_info.h"

namespace orrery::server {
namespace {

constexpr std::size_t kLongestTalk = 1000;
// Each channel has room of its own: a flood of one never ends the other.
constexpr std::size_t kMostTalk = 5000;
constexpr std::size_t kMostWatchersTalk = 2000;

std::int64_t lines_a_minute(const Room& room) {
  return room.house.limits == nullptr ? 0 : room.house.limits->talk;
}

}  // namespace

Talk::Talk(Room& room, Keeper& keeper, Audience& audience)
    : room_(room),
      keeper_(keeper),
      audience_(audience),
      said_(static_cast<double>(lines_a_minute(room)), static_cast<double>(lines_a_minute(room)) / 60) {}

void Talk::talk(const Message& message) {
  const std::string& person = message.person;
  const std::string text = message.text("text");
  const std::string to = message.text("to");
  if (text.empty() || text.size() > kLongestTalk)
    return message.refuse("bad_message", "text: expected 1 to 1000 bytes");
  if (!to.empty() && to != kTable && to != kWatchers)
    return message.refuse("bad_message", "to: expected table or watchers");
  TalkLine line{to.empty() ? std::string(kTable) : to, message.name, text, now()};
  const std::size_t most = line.channel == kTable ? kMostTalk : kMostWatchersTalk;
  if (lines_in(room_.talk, line.channel) >= most)
    return message.refuse("too_much", "enough has been said at this table");
  for (const StoredSeat& seat : room_.stored.seats) {
    if (sits(seat, person)) line.name = seat.name;
  }
  if (line.channel == kTable && !room_.has_seat(person))
    return message.refuse("not_your_seat", "only players talk at this table");
  if (person.empty() || !room_.may_watch(person) || !hears(room_.stored, person, line.channel))
    return message.refuse("not_your_seat", "only watchers talk there");
  if (!said_.take(person, now())) return message.refuse("too_much", "wait a little before you say more");
  // Nobody hears what may not be there tomorrow.
  keeper_.commit([id = room_.stored.id, line](Database& db) { store::say(db, id, line); },
                 [this, line, answer = message.answer](json::object reply) {
                   if (!reply.contains("error")) said(line);
                   answer(std::move(reply));
                 },
                 {{"said", true}});
}

void Talk::said(const TalkLine& line) {
  room_.talk.push_back(line);
  audience_.send(talk_message(room_.stored.id, line),
                 [&](const std::string& person) { return room_.hears(person, line); });
}

}  // namespace orrery::server
