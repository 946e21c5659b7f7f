#include "server/hub/clocks.h"

#include <algorithm>
#include <array>

namespace orrery::server {
namespace {

constexpr Time kSecond = 1000;
constexpr Time kDay = 24 * 3600 * kSecond;
constexpr std::int64_t kLongest = 60LL * 24 * 3600;
constexpr std::array<std::string_view, 4> kKinds = {"none", "move", "game", "days"};
constexpr std::array<std::string_view, 3> kVotes = {"bot", "skip", "wait"};

std::string read_number(const json::object& from, std::string_view name, std::int64_t least,
                        std::int64_t most, std::int64_t& out) {
  const json::value* value = from.if_contains(name);
  if (value == nullptr) return "";
  const std::int64_t* number = value->if_int64();
  if (number == nullptr || *number < least || *number > most) {
    return "clock: " + std::string(name) + ": expected a number from " + std::to_string(least) + " to " +
           std::to_string(most);
  }
  out = *number;
  return "";
}

Time time_at(const json::object& from, std::string_view name) { return from.at(name).to_number<Time>(); }

std::map<std::string, Time> times_at(const json::object& from, std::string_view name) {
  std::map<std::string, Time> out;
  for (const auto& [key, value] : from.at(name).as_object()) out[key] = value.to_number<Time>();
  return out;
}

json::object times_json(const std::map<std::string, Time>& times) {
  json::object out;
  for (const auto& [key, time] : times) out[key] = time;
  return out;
}

}  // namespace

std::string read_clock(const json::value& from, ClockSettings& out) {
  const json::object* object = from.if_object();
  if (object == nullptr) return "clock: expected an object";
  ClockSettings read;
  for (const auto& [name, value] : *object) {
    if (name != "kind" && name != "seconds" && name != "increment" && name != "vacation_days") {
      return "clock: there is no '" + std::string(name) + "'";
    }
  }
  const json::value* kind = object->if_contains("kind");
  const json::string* text = kind == nullptr ? nullptr : kind->if_string();
  const auto* found = std::find(kKinds.begin(), kKinds.end(), text == nullptr ? std::string_view{} : *text);
  if (found == kKinds.end()) return "clock: kind: expected none, move, game or days";
  read.kind = static_cast<ClockSettings::Kind>(found - kKinds.begin());
  for (std::string error : {read_number(*object, "seconds", 1, kLongest, read.seconds),
                            read_number(*object, "increment", 0, kLongest, read.increment),
                            read_number(*object, "vacation_days", 0, 365, read.vacation_days)}) {
    if (!error.empty()) return error;
  }
  if (read.on() && read.seconds == 0) return "clock: seconds: expected a number from 1 on";
  out = read;
  return "";
}

json::object clock_json(const ClockSettings& clock) {
  if (!clock.on()) return {{"kind", "none"}};
  return {{"kind", kKinds[static_cast<std::size_t>(clock.kind)]},
          {"seconds", clock.seconds},
          {"increment", clock.increment},
          {"vacation_days", clock.vacation_days}};
}

std::optional<Overdue> overdue_named(std::string_view name) {
  const auto* found = std::find(kVotes.begin(), kVotes.end(), name);
  if (found == kVotes.end()) return std::nullopt;
  return static_cast<Overdue>(found - kVotes.begin());
}

Clocks::Clocks(ClockSettings settings, const std::vector<std::string>& seats, std::string_view stored,
               Time now)
    : settings_(settings), since_(now) {
  for (const std::string& seat : seats) left_[seat] = settings_.seconds * kSecond;
  if (stored.empty() || !on()) return;
  const json::object from = json::parse(json::string_view(stored)).as_object();
  left_ = times_at(from, "left");
  running_ = std::string(from.at("running").as_string());
  turn_ = std::string(from.at("turn").as_string());
  vacation_ = times_at(from, "vacation");
  vacation_used_ = times_at(from, "vacation_used");
  for (const auto& [seat, votes] : from.at("votes").as_object()) {
    for (const auto& [person, what] : votes.as_object()) {
      if (const auto vote = overdue_named(what.as_string())) votes_[seat][person] = *vote;
    }
  }
  // In a game over days the time goes on without a server; in a live one nobody could play meanwhile, and
  // only what was stored has passed.
  if (settings_.kind == ClockSettings::Kind::Days) since_ = std::min(now, time_at(from, "since"));
}

std::string Clocks::print() const {
  json::object votes;
  for (const auto& [seat, by_person] : votes_) {
    json::object list;
    for (const auto& [person, what] : by_person) list[person] = kVotes[static_cast<std::size_t>(what)];
    votes[seat] = std::move(list);
  }
  return json::serialize(json::object{{"left", times_json(left_)},
                                      {"running", running_},
                                      {"turn", turn_},
                                      {"since", since_},
                                      {"vacation", times_json(vacation_)},
                                      {"vacation_used", times_json(vacation_used_)},
                                      {"votes", std::move(votes)}});
}

Time Clocks::on_vacation_until(const std::string& seat) const {
  const auto found = vacation_.find(seat);
  return found == vacation_.end() ? 0 : found->second;
}

Time Clocks::spent(const std::string& seat, Time now) const {
  if (seat.empty() || seat != running_) return 0;
  return std::max<Time>(0, now - std::max(since_, on_vacation_until(seat)));
}

Time Clocks::left(const std::string& seat, Time now) const {
  const auto found = left_.find(seat);
  if (found == left_.end()) return 0;
  return std::max<Time>(0, found->second - spent(seat, now));
}

bool Clocks::overdue(const std::string& seat, Time now) const {
  return on() && !seat.empty() && seat == running_ && left(seat, now) == 0 && on_vacation_until(seat) <= now;
}

std::optional<Time> Clocks::deadline(Time now) const {
  if (!on() || running_.empty() || overdue(running_, now)) return std::nullopt;
  return std::max(now, on_vacation_until(running_)) + left(running_, now);
}

void Clocks::settle(Time now) {
  if (!running_.empty()) left_[running_] = left(running_, now);
  since_ = now;
}

void Clocks::run_for(const std::string& seat, Time now) {
  if (!on()) return;
  settle(now);
  running_ = seat;
  if (seat.empty() || seat == turn_) return;
  // Another turn begins.
  if (!turn_.empty()) {
    votes_.erase(turn_);
    if (settings_.kind == ClockSettings::Kind::Game) left_[turn_] += settings_.increment * kSecond;
  }
  if (settings_.kind != ClockSettings::Kind::Game) left_[seat] = settings_.seconds * kSecond;
  turn_ = seat;
}

std::string Clocks::take_vacation(const std::string& seat, std::int64_t days, Time now) {
  if (days < 0 || days > 365) return "days: expected a number from 0 to 365";
  settle(now);
  Time& used = vacation_used_[seat];
  // What is left of a vacation that ends early comes back.
  const Time rest = std::max<Time>(0, on_vacation_until(seat) - now);
  if (used - rest + days * kDay > settings_.vacation_days * kDay) {
    return "there are not that many days off left";
  }
  used += days * kDay - rest;
  vacation_.erase(seat);
  if (days > 0) {
    vacation_[seat] = now + days * kDay;
    votes_.erase(seat);
  }
  return "";
}

std::optional<Overdue> Clocks::vote(const std::string& seat, const std::string& person, Overdue what,
                                    std::size_t others) {
  auto& votes = votes_[seat];
  votes[person] = what;
  const auto same = static_cast<std::size_t>(
      std::count_if(votes.begin(), votes.end(), [&](const auto& vote) { return vote.second == what; }));
  if (2 * same > others) return what;
  return std::nullopt;
}

void Clocks::grant(const std::string& seat, Time now) {
  settle(now);
  votes_.erase(seat);
  const Time whole = settings_.seconds * kSecond;
  left_[seat] += settings_.kind == ClockSettings::Kind::Game ? std::max(kSecond, whole / 10) : whole;
}

json::object Clocks::to_json(const std::vector<std::string>& shown, Time now) const {
  json::object left_now;
  json::array overdue_now;
  json::object vacation;
  json::object votes;
  for (const std::string& seat : shown) {
    left_now[seat] = left(seat, now);
    if (overdue(seat, now)) overdue_now.push_back(json::string(seat));
    if (on_vacation_until(seat) > now) vacation[seat] = on_vacation_until(seat);
    if (const auto found = votes_.find(seat); found != votes_.end() && overdue(seat, now)) {
      json::object counts;
      for (std::size_t i = 0; i < kVotes.size(); ++i) {
        counts[kVotes[i]] = std::count_if(found->second.begin(), found->second.end(), [&](const auto& vote) {
          return vote.second == static_cast<Overdue>(i);
        });
      }
      votes[seat] = std::move(counts);
    }
  }
  const bool told = std::find(shown.begin(), shown.end(), running_) != shown.end();
  return {{"now", now},
          {"running", told ? json::value(running_) : json::value(nullptr)},
          {"left", std::move(left_now)},
          {"overdue", std::move(overdue_now)},
          {"vacation", std::move(vacation)},
          {"votes", std::move(votes)}};
}

}  // namespace orrery::server
