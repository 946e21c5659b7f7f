#include "server/hub/settings.h"

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <vector>

namespace orrery::server {
namespace {

constexpr const char* kRules = "rules";
constexpr const char* kPack = "pack";
constexpr std::int64_t kSlowestPace = 10000;
constexpr std::int64_t kLongestBeat = 120000;
constexpr std::int64_t kLongestDelay = 24 * 3600;
constexpr int kMostHolds = 20;
constexpr std::int64_t kLongestWait = 48 * 3600000LL;

std::string read_options(const json::value& from, std::map<std::string, std::string>& out) {
  const json::object* object = from.if_object();
  if (object == nullptr) return "options: expected an object";
  if (object->size() > 32) return "options: too many";
  out.clear();
  for (const auto& [name, value] : *object) {
    const json::string* text = value.if_string();
    if (text == nullptr || text->size() > 2000) return "options: " + std::string(name) + ": expected a text";
    out[std::string(name)] = std::string(*text);
  }
  return "";
}

std::string read_flag(const json::value& from, std::string_view name, bool& out) {
  const bool* flag = from.if_bool();
  if (flag == nullptr) return std::string(name) + ": expected true or false";
  out = *flag;
  return "";
}

struct NumberField {
  std::string_view name;
  std::int64_t most;
  std::function<void(std::int64_t)> take;
};

std::string read_numbers(const json::value& from, std::string_view what,
                         const std::vector<NumberField>& fields) {
  const json::object* object = from.if_object();
  if (object == nullptr) return std::string(what) + ": expected an object";
  for (const auto& [key, value] : *object) {
    const std::string_view name(key);
    const auto field =
        std::find_if(fields.begin(), fields.end(), [&](const NumberField& f) { return f.name == name; });
    if (field == fields.end()) return std::string(what) + ": there is no '" + std::string(name) + "'";
    const std::int64_t* number = value.if_int64();
    if (number == nullptr || *number < 0 || *number > field->most)
      return std::string(what) + ": " + std::string(name) + ": expected a number up to " +
             std::to_string(field->most);
    field->take(*number);
  }
  return "";
}

NumberField time_field(std::string_view name, std::int64_t most, Time& out) {
  return {name, most, [&out](std::int64_t number) { out = number; }};
}
NumberField count_field(std::string_view name, int most, int& out) {
  return {name, most, [&out](std::int64_t number) { out = static_cast<int>(number); }};
}

std::string read_reactions(const json::value& from, std::optional<Reactions>& out) {
  if (from.is_null()) {
    out.reset();
    return "";
  }
  const json::string* text = from.if_string();
  out = text == nullptr ? std::nullopt : reactions_named(*text);
  return out ? "" : "reactions: expected open, even or sealed";
}

std::string read_beat(const json::value& from, WindowPace& out) {
  return read_numbers(
      from, "beat",
      {time_field("card", kLongestBeat, out.weighty_beat), time_field("other", kLongestBeat, out.beat),
       time_field("hold", kLongestBeat, out.hold), count_field("holds", kMostHolds, out.holds)});
}

std::string read_waits(const json::value& from, WindowPace& out) {
  std::string error = read_numbers(
      from, "waits",
      {count_field("percent", 100, out.waits_in_hundred),
       time_field("shortest", kLongestWait, out.shortest_wait),
       time_field("median", kLongestWait, out.median_wait),
       time_field("longest", kLongestWait, out.longest_wait), time_field("limit", kLongestWait, out.limit)});
  if (error.empty() && (out.shortest_wait > out.median_wait || out.median_wait > out.longest_wait))
    error = "waits: expected shortest, median and longest to grow";
  return error;
}

std::string read_field(std::string_view name, const json::value& value, Settings& out) {
  if (name == "options") return read_options(value, out.options);
  if (name == "open") return read_flag(value, name, out.open);
  if (name == "watch") return read_flag(value, name, out.watch);
  if (name == "watch_delay") {
    const std::int64_t* number = value.if_int64();
    if (number == nullptr || *number < 0 || *number > kLongestDelay)
      return "watch_delay: expected a number of seconds up to " + std::to_string(kLongestDelay);
    out.watch_delay = *number;
    return "";
  }
  if (name == "undo") return read_flag(value, name, out.undo);
  if (name == "clock") return read_clock(value, out.clock);
  if (name == "reactions") return read_reactions(value, out.reactions);
  if (name == "beat") return read_beat(value, out.windows);
  if (name == "waits") return read_waits(value, out.windows);
  if (name == "pace") {
    const std::int64_t* number = value.if_int64();
    if (number == nullptr || *number < 0 || *number > kSlowestPace)
      return "pace: expected a number up to 10000";
    out.pace = static_cast<int>(*number);
    return "";
  }
  return "there is no setting '" + std::string(name) + "'";
}

json::value reactions_json(const std::optional<Reactions>& reactions) {
  return reactions ? json::value(name_of(*reactions)) : json::value(nullptr);
}

json::object beat_json(const WindowPace& pace) {
  return {{"card", pace.weighty_beat}, {"other", pace.beat}, {"hold", pace.hold}, {"holds", pace.holds}};
}

json::object waits_json(const WindowPace& pace) {
  return {{"percent", pace.waits_in_hundred},
          {"shortest", pace.shortest_wait},
          {"median", pace.median_wait},
          {"longest", pace.longest_wait},
          {"limit", pace.limit}};
}

}  // namespace

std::string print(const Settings& settings) {
  json::object options;
  for (const auto& [name, value] : settings.options) options[name] = value;
  return json::serialize(json::object{{"options", std::move(options)},
                                      {"open", settings.open},
                                      {"watch", settings.watch},
                                      {"watch_delay", settings.watch_delay},
                                      {"undo", settings.undo},
                                      {"pace", settings.pace},
                                      {"clock", clock_json(settings.clock)},
                                      {"reactions", reactions_json(settings.reactions)},
                                      {"beat", beat_json(settings.windows)},
                                      {"waits", waits_json(settings.windows)},
                                      {kRules, settings.rules},
                                      {kPack, settings.pack}});
}

std::string read_settings(const json::object& from, Settings& out) {
  Settings read = out;
  for (const auto& [name, value] : from) {
    std::string error = read_field(name, value, read);
    if (!error.empty()) return error;
  }
  out = std::move(read);
  return "";
}

Settings parse_settings(std::string_view stored) {
  Settings out;
  json::object from = json::parse(json::string_view(stored)).as_object();
  // Not for people to set; games that are older than these fields do not have them.
  if (const json::value* rules = from.if_contains(kRules)) out.rules = rules->to_number<int>();
  if (const json::value* pack = from.if_contains(kPack)) out.pack = json::value_to<std::string>(*pack);
  from.erase(kRules);
  from.erase(kPack);
  const std::string error = read_settings(from, out);
  if (!error.empty()) throw std::runtime_error("stored settings: " + error);
  return out;
}

}  // namespace orrery::server
