#include "server/hub/parts/cover.h"

#include <array>
#include <utility>

#include "server/base/time.h"
#include "server/hub/branch.h"

namespace orrery::server {
namespace {

constexpr int kMostSkipped = 500;
constexpr const char* kCover = "cover";
constexpr std::array<std::string_view, 4> kBy{"player", "owner", "vote", "clock"};

}  // namespace

Writer::Work Cover::put(StoredSeat& seat, const std::string& bot, By by) {
  Table* table = room_.table.get();
  std::string kept;
  if (table != nullptr && !seat.person.empty() && seat.bot.empty() != bot.empty()) {
    // From and to which log line: the owner is shown what was done meanwhile.
    std::string& now_kept = room_.kept[{seat.seat, kCover}];
    json::object span{{"from", table->session().log().size()}, {"to", nullptr}};
    if (bot.empty() && !now_kept.empty()) {
      span = json::parse(now_kept).as_object();
      span["to"] = table->session().log().size();
    }
    kept = now_kept = json::serialize(span);
  }
  Writer::Work note;
  if (seat.bot != bot) {
    json::object more{{"seat", seat.seat}, {"how", kBy[static_cast<std::size_t>(by)]}};
    if (!bot.empty()) more["bot"] = bot;
    note = notes_.note(bot.empty() ? "bot_gone" : "bot", std::move(more));
  }
  seat.bot = bot;
  if (table != nullptr && bot.empty()) table->unseat_bot(seat.seat);
  if (table != nullptr && !bot.empty()) table->seat_bot(seat.seat, bot);
  audience_.untold();
  return both(std::move(note), [id = room_.stored.id, row = seat, kept](Database& db) {
    store::put_seat(db, id, row);
    if (!kept.empty()) store::keep(db, id, row.seat, kCover, kept);
  });
}

Writer::Work Cover::skip(const std::string& seat) {
  Table& table = *room_.table;
  table.seat_bot(seat, usual_bot(*room_.game));
  for (int i = 0; i < kMostSkipped && table.to_choose() == table.match().find_seat(seat); ++i) {
    if (!table.step_automatically(now())) break;
  }
  table.unseat_bot(seat);
  return notes_.note("skipped", {{"seat", seat}});
}

// Kept by the numbers of the log, told by those of the seat's owner.
std::optional<json::object> Cover::span(const std::string& seat) const {
  const std::string kept = room_.kept_text(seat, kCover);
  if (kept.empty()) return std::nullopt;
  json::object span = json::parse(kept).as_object();
  if (!room_.table) return span;
  const SeatId viewer = room_.table->match().find_seat(seat);
  for (auto& [end, n] : span) {
    if (!n.is_null()) n = room_.table->shown_events(viewer, n.to_number<std::size_t>());
  }
  return span;
}

}  // namespace orrery::server
