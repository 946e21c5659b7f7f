#include "server/table/windows.h"

#include <algorithm>
#include <array>

namespace orrery::server {
namespace {

constexpr std::array<std::string_view, 3> kReactions{"open", "even", "sealed"};
constexpr int kDrawn = 100000;

bool contains(const std::vector<SeatId>& seats, SeatId seat) {
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

}  // namespace

std::string_view name_of(Reactions reactions) { return kReactions[static_cast<std::size_t>(reactions)]; }

std::optional<Reactions> reactions_named(std::string_view name) {
  const auto* found = std::find(kReactions.begin(), kReactions.end(), name);
  if (found == kReactions.end()) return std::nullopt;
  return static_cast<Reactions>(found - kReactions.begin());
}

void WindowDesk::stand(const std::optional<OpenWindow>& window, const std::vector<Seat>& seats,
                       const std::string& name, bool passed, int round, Time now) {
  if (round != holds_round_) {
    holds_round_ = round;
    holds_used_.clear();
  }
  const bool hidden = window && pace_.reactions != Reactions::Open &&
                      std::any_of(window->seats.begin(), window->seats.end(),
                                  [&](SeatId seat) { return !contains(window->named, seat); });
  // Where all who are asked have something face up to use, there is nothing to hide; without persons there is
  // nobody to wait for.
  const bool persons = std::any_of(seats.begin(), seats.end(), [](const Seat& s) { return s.person; });
  const bool same =
      open_ && window && passed && open_->window.key == window->key && open_->window.passes < window->passes;
  if (same) {
    open_->window = *window;
    return;
  }
  open_.reset();
  if (hidden && persons) begin(*window, seats, name, now);
}

Time WindowDesk::beat_of(const OpenWindow& window) const {
  return window.weighty ? pace_.weighty_beat : pace_.beat;
}

// Half of them between the shortest and the median, half between the median and the longest.
Time WindowDesk::drawn_wait() const {
  const Time drawn = pace_.draw();
  const Time half = kDrawn / 2;
  if (drawn < half) return pace_.shortest_wait + (pace_.median_wait - pace_.shortest_wait) * drawn / half;
  return pace_.median_wait + (pace_.longest_wait - pace_.median_wait) * (drawn - half) / half;
}

void WindowDesk::begin(const OpenWindow& window, const std::vector<Seat>& seats, const std::string& name,
                       Time now) {
  open_.emplace();
  open_->id = name;
  open_->window = window;
  open_->seats = seats;
  const bool sealed = pace_.reactions == Reactions::Sealed;
  for (const Seat& seat : seats) {
    if (!seat.person) continue;
    const bool named = contains(window.named, seat.seat);
    // With a beat an order answers like a person who does nothing: at the beat, not before.
    const bool waits =
        sealed ? !pace_.patient || !seat.ordered : seat.always || (seat.holds && !seat.ordered);
    if (waits || (named && !seat.ordered)) open_->waited_for.push_back(seat.seat);
  }
  if (sealed) {
    if (!pace_.patient) open_->due = now + beat_of(window);
    return;
  }
  if (!open_->waited_for.empty()) {
    open_->due = now + pace_.limit;
  } else {
    const bool stays = pace_.draw() % 100 < pace_.waits_in_hundred;
    open_->due = now + (stays ? drawn_wait() : 0);
  }
}

std::string WindowDesk::id() const { return open_ ? open_->id : std::string{}; }

bool WindowDesk::answered(SeatId seat) const { return open_->answers.contains(seat); }

const WindowDesk::Seat* WindowDesk::find(SeatId seat) const {
  const auto found =
      std::find_if(open_->seats.begin(), open_->seats.end(), [&](const Seat& s) { return s.seat == seat; });
  return found == open_->seats.end() ? nullptr : &*found;
}

bool WindowDesk::closing(Time now) {
  if (!open_) return false;
  if (open_->closing) return true;
  const auto all = [&](const auto& excused) {
    return std::all_of(open_->waited_for.begin(), open_->waited_for.end(),
                       [&](SeatId seat) { return answered(seat) || excused(seat); });
  };
  const bool over = open_->due && now >= *open_->due;
  // Nobody answers by letting time pass where everybody sees what they could use.
  const bool out_of_time =
      over && all([&](SeatId seat) { return find(seat)->ordered || !contains(open_->window.named, seat); });
  const bool early = !open_->waited_for.empty() && all([](SeatId) { return false; });
  const bool nobody = open_->waited_for.empty() && (!open_->due || pace_.reactions == Reactions::Sealed);
  open_->closing = out_of_time || early || nobody;
  return open_->closing;
}

std::optional<Time> WindowDesk::due() const { return open_ && !open_->closing ? open_->due : std::nullopt; }

std::optional<Time> WindowDesk::closes_at() const {
  // Not while it waits for somebody whose answer does not depend on the time.
  if (pace_.reactions != Reactions::Sealed || owes().valid()) return std::nullopt;
  return open_->due;
}

int WindowDesk::holds_left(SeatId seat) const {
  const auto used = holds_used_.find(seat);
  return pace_.holds - (used == holds_used_.end() ? 0 : used->second);
}

bool WindowDesk::possible(SeatId seat) const { return open_ && find(seat) != nullptr; }

bool WindowDesk::asked(SeatId seat) const { return open_ && contains(open_->waited_for, seat); }

std::vector<SeatId> WindowDesk::waited_for() const {
  std::vector<SeatId> out;
  if (!open_) return out;
  for (const SeatId seat : open_->waited_for) {
    if (!answered(seat)) out.push_back(seat);
  }
  return out;
}

SeatId WindowDesk::owes() const {
  const bool all_asked = pace_.reactions == Reactions::Sealed && pace_.patient;
  for (const SeatId seat : waited_for()) {
    if (find(seat)->ordered) continue;
    if (all_asked || contains(open_->window.named, seat)) return seat;
  }
  return {};
}

void WindowDesk::answer(SeatId seat, std::vector<std::string> steps, bool by_bot) {
  open_->by_bots.erase(seat);
  if (by_bot) open_->by_bots.insert(seat);
  if (steps.empty()) {
    open_->answers.erase(seat);
  } else {
    open_->answers[seat] = std::move(steps);
  }
}

const std::vector<std::string>* WindowDesk::answer_of(SeatId seat) const {
  if (!open_) return nullptr;
  const auto found = open_->answers.find(seat);
  return found == open_->answers.end() ? nullptr : &found->second;
}

void WindowDesk::ordered(SeatId seat) {
  if (!open_) return;
  for (Seat& s : open_->seats) {
    if (s.seat == seat) s.ordered = true;
  }
  if (pace_.reactions == Reactions::Even || pace_.patient) std::erase(open_->waited_for, seat);
}

void WindowDesk::play_by(SeatId seat, bool person) {
  if (!open_) return;
  for (Seat& s : open_->seats) {
    if (s.seat == seat) s.person = person;
  }
  if (!person || open_->by_bots.contains(seat)) open_->answers.erase(seat);
  if (!person) std::erase(open_->waited_for, seat);
}

std::string WindowDesk::hold(SeatId seat, Time now) {
  if (pace_.reactions != Reactions::Sealed || !open_->due) return "this window does not close by itself";
  if (holds_left(seat) <= 0) return "you have no more time to ask for in this round";
  ++holds_used_[seat];
  open_->held = true;
  open_->due = std::max(*open_->due, now) + pace_.hold;
  return "";
}

void WindowDesk::ask_again(SeatId seat, Time now) {
  open_->answers.erase(seat);
  open_->closing = false;
  if (!contains(open_->waited_for, seat)) open_->waited_for.push_back(seat);
  if (open_->due) {
    open_->due = now + (pace_.reactions == Reactions::Sealed ? beat_of(open_->window) : pace_.limit);
  }
}

}  // namespace orrery::server
