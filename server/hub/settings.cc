#include "server/hub/settings.h"

#include <stdexcept>

namespace orrery::server {
namespace {

constexpr std::int64_t kSlowestPace = 10000;

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

std::string read_field(std::string_view name, const json::value& value, Settings& out) {
  if (name == "options") return read_options(value, out.options);
  if (name == "open") return read_flag(value, name, out.open);
  if (name == "watch") return read_flag(value, name, out.watch);
  if (name == "undo") return read_flag(value, name, out.undo);
  if (name == "pace") {
    const std::int64_t* number = value.if_int64();
    if (number == nullptr || *number < 0 || *number > kSlowestPace)
      return "pace: expected a number up to 10000";
    out.pace = static_cast<int>(*number);
    return "";
  }
  return "there is no setting '" + std::string(name) + "'";
}

}  // namespace

std::string print(const Settings& settings) {
  json::object options;
  for (const auto& [name, value] : settings.options) options[name] = value;
  return json::serialize(json::object{{"options", std::move(options)},
                                      {"open", settings.open},
                                      {"watch", settings.watch},
                                      {"undo", settings.undo},
                                      {"pace", settings.pace}});
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
  const std::string error = read_settings(json::parse(json::string_view(stored)).as_object(), out);
  if (!error.empty()) throw std::runtime_error("stored settings: " + error);
  return out;
}

}  // namespace orrery::server
