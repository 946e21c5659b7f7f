// How a table plays its reaction windows and standing orders.
#include <algorithm>
#include <cassert>

#include "server/people/secrets.h"
#include "server/table/dry_run.h"
#include "server/table/table.h"
#include "server/table/told.h"

namespace orrery::server {
namespace {

constexpr int kMostSeatsInWindow = 16;

std::vector<std::string> printed(const std::vector<SeatId>& seats, const Match& match) {
  std::vector<std::string> out;
  out.reserve(seats.size());
  for (const SeatId seat : seats) out.push_back(match.seat_name(seat));
  return out;
}

json::array texts(const std::vector<std::string>& list) {
  json::array out;
  for (const std::string& text : list) out.push_back(json::string(text));
  return out;
}

Taken refused(ErrorCode code, std::string text) {
  Taken taken;
  taken.rejected = {std::move(text), "", 0};
  taken.code = code;
  return taken;
}

}  // namespace

void Table::set_window_pace(WindowPace pace, Time now) {
  desk_.set_pace(std::move(pace));
  note_position(false, now);
}

// The same again after a restart and another one for every position, but nobody sees in it how many steps
// there were, nor anything of the seed.
std::string Table::window_name() const {
  constexpr std::size_t kDigits = 12;
  return "w" + sha256_hex(secret_ + std::to_string(session_->steps())).substr(0, kDigits);
}

void Table::note_position(bool passed, Time now) {
  orders_.keep_up(match());
  if (desk_.pace().reactions == Reactions::Open) return;
  const std::optional<OpenWindow> window = match().window();
  std::vector<WindowDesk::Seat> seats;
  if (window) {
    for (const SeatId seat : window->seats) {
      OptionList options;
      match().window_options(seat, options);
      const std::size_t pass = options.contains(window->pass) ? 1 : 0;
      seats.push_back({seat, !is_bot(seat), options.size() > pass,
                       orders_.answer_window(match(), *window, seat).has_value(),
                       orders_.always_asks(match().seat_name(seat))});
    }
  }
  desk_.stand(window, seats, window ? window_name() : std::string{}, passed, match().progress().round, now);
  // Others have been shown the window, or could have been: what led to it stands.
  if (desk_.open() && std::any_of(seats.begin(), seats.end(),
                                  [&](const WindowDesk::Seat& s) { return s.seat != undo_seat_; })) {
    undo_points_.clear();
  }
}

void Table::seat_bot(const std::string& seat, const std::string& bot) {
  bots_.seat(seat, bot);
  desk_.play_by(match().find_seat(seat), false);
}

void Table::unseat_bot(const std::string& seat) {
  bots_.unseat(seat);
  desk_.play_by(match().find_seat(seat), true);
}

std::unique_ptr<Match> Table::asked_in_window(SeatId seat) const {
  if (!desk_.possible(seat)) return nullptr;
  const OpenWindow& window = desk_.window();
  std::unique_ptr<Match> at = match().clone();
  for (int i = 0; i < kMostSeatsInWindow; ++i) {
    const std::optional<OpenWindow> now = at->window();
    if (!now || now->key != window.key) return nullptr;
    if (at->decision().seat == seat) return at;
    if (at->apply(window.pass, nullptr).refused()) return nullptr;
  }
  return nullptr;
}

Taken Table::answer_early(SeatId seat, const std::string& window, const std::vector<std::string>& steps) {
  Taken taken;
  if (!desk_.open() || desk_.id() != window) {
    taken.stale = true;
    return taken;
  }
  if (!desk_.possible(seat)) return refused("not_your_turn", "you cannot react here");
  if (steps.empty()) {
    desk_.answer(seat, {});
    return taken;
  }
  const ParsedPhrase parsed = match().parse(steps[0]);
  if (!parsed.error.empty()) return refused("unreadable", unreadable(steps[0], parsed));
  OptionList options;
  match().window_options(seat, options);
  if (!options.contains(parsed.phrase))
    return refused("refused", "'" + steps[0] + "' is not a reaction that you have here");
  std::vector<std::string> kept{steps[0]};
  if (const std::unique_ptr<Match> at = asked_in_window(seat)) {
    const DryRun run = dry_run(*at, seat, steps);
    if (run.rejected.any()) {
      taken.rejected = run.rejected;
      taken.code = run.code;
      return taken;
    }
    const auto behind = steps.begin() + static_cast<std::ptrdiff_t>(run.tried);
    kept.assign(steps.begin(), behind);
    taken.rest.assign(behind, steps.end());
  }
  desk_.answer(seat, std::move(kept));
  return taken;
}

void Table::think_ahead() {
  if (!desk_.open()) return;
  for (const SeatId seat : desk_.window().seats) {
    if (!is_bot(seat) || desk_.answer_of(seat) != nullptr) continue;
    const std::unique_ptr<Match> at = asked_in_window(seat);
    if (!at) continue;
    desk_.answer(seat, {at->print(bots_.choose(*at, session_->steps()))}, true);
  }
}

std::string Table::hold_window(SeatId seat, const std::string& window, Time now) {
  if (!desk_.open() || desk_.id() != window) return "that window is closed";
  return desk_.hold(seat, now);
}

// The answers are played in the order of the game, each looked at when its turn comes. Whoever has not
// answered passes.
bool Table::play_window(Time now) {
  if (!desk_.closing(now)) return false;
  const SeatId seat = match().decision().seat;
  const Choice pass = desk_.window().pass;
  std::vector<std::string> steps;
  std::string by;
  if (const std::vector<std::string>* answer = desk_.answer_of(seat)) {
    steps = *answer;
    by = is_bot(seat) ? "bot" : "early";
  } else if (is_bot(seat)) {
    steps = {match().print(bots_.choose(match(), session_->steps()))};
    by = "bot";
  } else if (const auto ordered = orders_.answer_window(match(), desk_.window(), seat)) {
    steps = {match().print(*ordered)};
    by = "order";
  } else {
    steps = {match().print(pass)};
    by = "beat";
  }
  const DryRun run = dry_run(match(), seat, steps);
  if (run.rejected.any()) {
    desk_.ask_again(seat, now);
    return false;
  }
  steps.resize(run.tried);
  const std::size_t from = session_->steps();
  const Rejected rejected = session_->apply_all(steps, seat);
  assert(!rejected.any());
  if (rejected.any()) return false;
  note_steps(from, by, now);
  undo_points_.clear();
  undone_ = false;
  note_position(steps.size() == 1 && steps[0] == match().print(pass), now);
  return true;
}

std::string Table::set_order(SeatId seat, const json::object& wanted) {
  std::string error = orders_.set(match(), match().seat_name(seat), wanted);
  if (error.empty() && desk_.possible(seat) && orders_.answer_window(match(), desk_.window(), seat)) {
    desk_.ordered(seat);
  }
  return error;
}

bool Table::drop_order(SeatId seat, std::int64_t id) { return orders_.drop(match().seat_name(seat), id); }

std::map<std::string, std::string> Table::take_unsaved_orders() {
  std::map<std::string, std::string> out;
  for (const std::string& seat : orders_.take_changed()) out[seat] = orders_.print(seat);
  return out;
}

std::optional<json::object> Table::window_json(SeatId viewer) const {
  if (!desk_.open()) return std::nullopt;
  const OpenWindow& window = desk_.window();
  json::object out{{"id", desk_.id()},
                   {"kind", "window"},
                   {"about", sayings_json(window.about)},
                   {"rules", texts(window.rules)},
                   {"named", texts(printed(window.named, match()))},
                   {"held", desk_.held()},
                   {"mine", nullptr}};
  if (!window.cause.empty()) out["cause"] = window.cause;
  if (window.actor.valid()) out["actor"] = match().seat_name(window.actor);
  if (const std::optional<Time> closes = desk_.closes_at()) out["closes_at"] = *closes;
  if (!viewer.valid()) return out;
  out["holds_left"] = desk_.holds_left(viewer);
  if (!desk_.possible(viewer)) return out;
  OptionList options;
  match().window_options(viewer, options);
  const std::unique_ptr<Match> asked = asked_in_window(viewer);
  const Match& at = asked ? *asked : match();
  json::array list;
  for (std::size_t i = 0; i < options.size(); ++i) list.push_back(option_json(at, options[i]));
  json::object mine{{"asked", desk_.asked(viewer)}, {"answered", nullptr}, {"options", std::move(list)}};
  if (const std::vector<std::string>* answer = desk_.answer_of(viewer)) mine["answered"] = texts(*answer);
  if (asked && !asked->decision().detail.empty()) mine["detail"] = sayings_json(asked->decision().detail);
  out["mine"] = std::move(mine);
  return out;
}

}  // namespace orrery::server
