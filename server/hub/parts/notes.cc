#include "server/hub/parts/notes.h"

#include <array>
#include <utility>

#include "server/base/log.h"
#include "server/base/time.h"
#include "server/hub/table_info.h"

namespace orrery::server {
namespace {

constexpr std::size_t kManyNotes = 1000;

// What whoever runs the server reads of it: never a name.
struct LoggedNote {
  std::string_view what;
  std::string_view event;
};
constexpr std::array<LoggedNote, 7> kLogged{{{"sat", "seat_taken"},
                                             {"moved", "seat_moved"},
                                             {"left", "seat_left"},
                                             {"bot", "bot_covers"},
                                             {"bot_gone", "bot_leaves"},
                                             {"skipped", "seat_skipped"},
                                             {"freed", "seat_freed"}}};

void log_note(const std::string& table, const std::string& text) {
  const json::value parsed = json::parse(text);
  const json::object& note = parsed.as_object();
  const std::string what = text_field(note, "what");
  for (const LoggedNote& logged : kLogged) {
    if (logged.what != what) continue;
    json::object fields{{"table", table}, {"seat", text_field(note, "seat")}};
    if (const std::string how = text_field(note, "how"); !how.empty()) fields["how"] = how;
    log_event(LogLevel::Info, logged.event, fields);
  }
}

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
    log_note(room_.stored.id, line.text);
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
