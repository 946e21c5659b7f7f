#include "server/hub/parts/notes.h"

#include <utility>

#include "server/base/time.h"
#include "server/hub/table_info.h"

namespace orrery::server {
namespace {

constexpr std::size_t kManyNotes = 1000;

}  // namespace

Writer::Work Notes::note(std::string_view what, json::object more) {
  if (room_.stored.state == TableState::Lobby) return {};
  more["what"] = what;
  const TalkLine line{std::string(kNotes), "", json::serialize(more), now()};
  storing_.push_back(line);
  return [id = room_.stored.id, line](Database& db) { store::say(db, id, line); };
}

void Notes::stored() {
  for (const TalkLine& line : std::exchange(storing_, {})) {
    room_.talk.push_back(line);
    audience_.send(talk_message(room_.stored.id, line),
                   [&](const std::string& person) { return room_.hears(person, line); });
  }
}

bool Notes::full() const { return lines_in(room_.talk, kNotes) >= kManyNotes; }

Writer::Work both(Writer::Work first, Writer::Work second) {
  if (!first) return second;
  if (!second) return first;
  return [first = std::move(first), second = std::move(second)](Database& db) {
    first(db);
    second(db);
  };
}

}  // namespace orrery::server
