#include "server/hub/parts/teller.h"

#include <algorithm>
#include <utility>

#include "server/base/time.h"
#include "server/hub/table_info.h"
#include "server/table/view_delta.h"

namespace orrery::server {
namespace {

constexpr std::size_t kTalkShown = 200;

// The view becomes what has changed in it. Where choices were taken back it stays whole.
void shorten(json::object& push, ToldView& told) {
  json::object view = push.at("view").as_object();
  const bool undone = push.at("known").to_number<std::size_t>() < told.events;
  if (!told.view.empty() && !undone) {
    ViewDelta delta = view_delta(told.view, view);
    push.erase("view");
    push["base"] = told.version;
    push["view_delta"] = std::move(delta.patch);
    if (!delta.nulls.empty()) push["view_nulls"] = std::move(delta.nulls);
  }
  told = {std::move(view), push.at("version").to_number<std::size_t>(),
          push.at("from").to_number<std::size_t>() + push.at("events").as_array().size()};
}

}  // namespace

void Teller::welcome(const std::shared_ptr<Subscriber>& subscriber, const WatchWish& wish) {
  const std::string& person = subscriber->person();
  if (!room_.may_watch(person))
    return wish.answer(error_reply("no_watchers", "this table is not open to watchers"));
  const std::int64_t most = room_.house.limits == nullptr ? 0 : room_.house.limits->watchers;
  if (most > 0 && !room_.has_seat(person) && audience_.without_seat() >= most)
    return wish.answer(error_reply("too_much", "this table has no room for more watchers"));
  wish.answer({{"watching", room_.stored.id}});
  // The other players see who has come.
  if (room_.has_seat(person) && !audience_.connected(person)) {
    sources_.presence.came(person);
    audience_.players_untold();
  }
  const Table* table = sights_.of(person);
  Watcher& watcher = audience_.join(
      subscriber, table == nullptr ? 0 : table->real_version(room_.eyes(person), wish.since), wish.deltas);
  if (room_.has_seat(person)) return tell_all();
  // Nobody else hears of a watcher.
  Shared shared;
  tell(watcher, shared);
}

void Teller::farewell(const Subscriber* subscriber) {
  const std::string person = audience_.leave(subscriber);
  // Watchers come and go by the thousand: nobody need hear of that.
  if (!room_.has_seat(person) || audience_.connected(person)) return;
  sources_.presence.went(person);
  audience_.players_untold();
  tell_all();
}

void Teller::tell_all() {
  audience_.dismiss_who_may_not_watch();
  Shared shared;
  audience_.each([&](Watcher& watcher) { tell(watcher, shared); });
}

void Teller::tell_late() {
  Shared shared;
  audience_.each([&](Watcher& watcher) {
    if (!room_.late(watcher.person())) return;
    if (sights_.late_over()) watcher.told = false;
    tell(watcher, shared);
  });
}

void Teller::tell(Watcher& watcher, Shared& shared) const {
  const std::string& person = watcher.person();
  if (!std::exchange(watcher.told, true)) watcher.subscriber->send(table_json(person));
  const Table* table = sights_.of(person);
  if (table == nullptr) return;
  if (watcher.pushed && !watcher.again && !news(person, watcher.version)) return;
  const std::vector<SeatId> seats = seats_of(room_.stored, person);
  if (seats.empty() && !watcher.deltas) {
    const auto found = shared.find(watcher.version);
    const auto same =
        found != shared.end()
            ? found
            : shared
                  .emplace(watcher.version,
                           SharedMessage(push(*table, SeatId{}, person, watcher.version, !watcher.pushed)))
                  .first;
    watcher.subscriber->send(same->second);
  } else {
    for (const SeatId seat : seats.empty() ? std::vector<SeatId>{SeatId{}} : seats) {
      json::object message = push(*table, seat, person, watcher.version, !watcher.pushed);
      if (watcher.deltas) shorten(message, watcher.views[seat.value]);
      watcher.subscriber->send(std::move(message));
    }
  }
  watcher.version = table->version();
  watcher.pushed = true;
  watcher.again = false;
}

bool Teller::news(const std::string& person, std::size_t since) const {
  const Table* table = sights_.of(person);
  if (table == nullptr) return false;
  const Eyes eyes = room_.eyes(person);
  return table->shown_version(eyes, since) != table->shown_version(eyes);
}

json::object Teller::position(const std::string& person, SeatId seat,
                              std::optional<std::size_t> since) const {
  json::object out{{"table", table_json(person)}, {"push", nullptr}};
  if (const Table* table = sights_.of(person))
    out["push"] = push(*table, seat, person, since.value_or(0), !since);
  return out;
}

json::object Teller::push(const Table& table, SeatId seat, const std::string& person, std::size_t since,
                          bool first) const {
  const Eyes eyes = room_.eyes(person);
  json::object push = table.push(seat, since, eyes);
  push["table"] = room_.stored.id;
  // A clock tells who is asked now.
  if (sources_.clocks.on() && !room_.late(person)) push["clocks"] = sources_.clocks.to_json();
  if (json::value* window = push.if_contains("window")) window->as_object()["now"] = now();
  if (first && room_.has_seat(person)) {
    const std::size_t seen = room_.seen_by(person);
    push["since"] =
        json::object{{"version", table.shown_version(eyes, seen)}, {"events", table.news(seat, seen)}};
  }
  if (!room_.settings.undo) push.erase("undo");
  return push;
}

json::object Teller::table_json(const std::string& person) const {
  const TableState state = sights_.state_for(person);
  json::object out = table_info(room_.stored, state, person);
  add_seats(out["seats"].as_array(), person, state);
  out["talk"] = talk_json(person);
  if (room_.read_only) out["read_only"] = true;
  if (room_.has_seat(person)) {
    out["seen"] = room_.table ? room_.table->shown_version(room_.eyes(person), room_.seen_by(person)) : 0;
    out["notify"] = sources_.notices.address_json(person);
  }
  if (json::array motions = sources_.motions.to_json(person); !motions.empty())
    out["motions"] = std::move(motions);
  if (const std::string next = room_.kept_text("", "rematch"); !next.empty() && state == TableState::Over)
    out["rematch"] = next;
  return out;
}

void Teller::add_seats(json::array& seats, const std::string& person, TableState state) const {
  for (std::size_t i = 0; i < room_.stored.seats.size(); ++i) {
    const StoredSeat& seat = room_.stored.seats[i];
    json::object& told = seats[i].as_object();
    told["connected"] = audience_.connected(seat.person);
    if (sits(seat, person)) {
      if (const auto span = sources_.cover.span(seat.seat)) told["cover"] = *span;
    }
    if (const std::string wish = sources_.swaps.wish(seat.seat); !wish.empty() && state == TableState::Lobby)
      told["swap"] = wish;
  }
}

json::array Teller::talk_json(const std::string& person) const {
  json::array out;
  const std::vector<TalkLine>& talk = room_.talk;
  const std::size_t from = talk.size() - std::min(talk.size(), kTalkShown);
  for (std::size_t i = from; i < talk.size(); ++i) {
    if (room_.hears(person, talk[i])) out.push_back(server::talk_json(talk[i]));
  }
  return out;
}

}  // namespace orrery::server
