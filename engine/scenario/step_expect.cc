// "expect" and "end": how the game stands.
#include <algorithm>

#include "engine/core/json_text.h"
#include "engine/scenario/form.h"
#include "engine/scenario/run.h"
#include "engine/scenario/tell.h"
#include "engine/scenario/utf8.h"
#include "engine/scenario/want.h"

namespace orrery::scenario {
namespace {

json::value name_list(const std::vector<std::string>& names) {
  json::array out;
  for (const std::string& name : names) out.emplace_back(name);
  return out;
}

// The values that the words of `expect` are compared with; null where the game does not stand at such a
// point.

json::value decision_json(const Match& match) {
  if (match.stop() != Stop::Decision) return nullptr;
  const Decision d = match.decision();
  return json::object{{"seat", match.seat_name(d.seat)},
                      {"kind", d.kind},
                      {"cause", d.cause.empty() ? json::value(nullptr) : json::value(d.cause)},
                      {"rules", name_list(d.rules)}};
}

json::value chance_json(const Match& match) {
  if (match.stop() != Stop::Chance) return nullptr;
  const ChancePoint point = match.chance();
  return json::object{
      {"name", match.chance_name(point)},
      {"seat", point.seat.valid() ? json::value(match.seat_name(point.seat)) : json::value(nullptr)},
      {"count", point.count},
      {"pool", name_list(pool_words(match, point))}};
}

json::value winners_json(const Match& match) {
  if (match.stop() != Stop::Over) return nullptr;
  std::vector<std::string> names;
  for (SeatId seat : match.winners()) names.push_back(match.seat_name(seat));
  return name_list(names);
}

json::value proposal_json(const Match& match) {
  if (match.stop() != Stop::Decision) return nullptr;
  json::array out;
  for (Choice c : match.proposal()) out.emplace_back(match.print(c));
  return out;
}

json::value word_json(const Match& match, std::string_view word) {
  if (word == "decision") return decision_json(match);
  if (word == "chance") return chance_json(match);
  if (word == "proposal") return proposal_json(match);
  if (word == "facts")
    return match.stop() == Stop::Decision ? json::value(match.facts()) : json::value(nullptr);
  if (word == "winners") return winners_json(match);
  if (word == "result") return match.stop() == Stop::Over ? match.result() : json::value(nullptr);
  return json::value(json::string(enum_name(match.stop())));  // stop
}

// `winners: red` means `winners: [red]`.
YamlNode as_list(const YamlNode& node) {
  if (node.is_list()) return node;
  YamlNode list;
  list.kind = YamlNode::Kind::List;
  list.line = node.line;
  list.items.push_back(node);
  return list;
}

// A proposal is a sequence: a list means these steps in this order.
YamlNode in_order(const YamlNode& node) {
  if (!node.is_list()) return node;
  YamlNode map;
  map.kind = YamlNode::Kind::Map;
  map.line = node.line;
  YamlEntry entry;
  entry.key.text = "exactly_in_order";
  entry.key.line = node.line;
  entry.value = node;
  map.entries.push_back(std::move(entry));
  return map;
}

std::vector<std::string> compare_word(const Match& match, const Want& want) {
  const json::value found = word_json(match, want.key.text);
  if (found.is_null())
    return {want.key.text + ": expected " + brief(want.value) + ", but " + tell_stop(match)};
  if (want.key.text == "winners") return differences(as_list(want.value), &found, "winners");
  if (want.key.text == "proposal") return differences(in_order(want.value), &found, "proposal");
  return differences(want.value, &found, want.key.text);
}

// The longest part of a path that leads somewhere.
std::string_view known_part(const json::value& root, std::string_view path) {
  while (!path.empty() && json_at(root, path) == nullptr) path = path.substr(0, path.rfind('/'));
  return path;
}

std::string members(const json::value& value) {
  if (value.is_array()) return "a list of " + std::to_string(value.get_array().size());
  if (!value.is_object()) return brief(value);
  std::vector<std::string> keys;
  for (const auto& [key, ignored] : value.get_object()) keys.emplace_back(key);
  return comma_list(keys);
}

std::vector<std::string> compare_path(const json::value& root, const Want& want) {
  const std::string& path = want.key.text;
  const json::value* found = json_at(root, path);
  std::vector<std::string> out = differences(want.value, found, path);
  if (found != nullptr) return out;
  const std::string_view known = known_part(root, path);
  const bool parent = known == path.substr(0, path.rfind('/'));
  if (parent && out.empty()) return out;  // absent, as wanted
  out.push_back("there is no " + path + "; " + (known.empty() ? "/" : std::string(known)) +
                " has: " + members(*json_at(root, known)));
  return out;
}

}  // namespace

Failure find_viewer(const Match& match, const Text& who, SeatId& out) {
  out = match.find_seat(who.text);
  if (out.valid() || who.text == "spectator") return {};
  std::vector<std::string> names = seat_names(match);
  names.emplace_back("spectator");
  return Failure("there is no seat '" + cut(who.text, 40) + "', only " + one_of(names), who.line);
}

Failure check_expected(const Run& run, const ExpectStep& step) {
  json::value root;
  if (step.view) {
    SeatId viewer;
    if (Failure failure = find_viewer(*run.match, *step.view, viewer); failure.failed()) return failure;
    root = run.match->view_json(viewer);
  } else {
    root = run.match->state_json();
  }
  Failure failure;
  for (const Want& want : step.wants) {
    const bool path = want.key.text.starts_with('/');
    const auto wrong = path ? compare_path(root, want) : compare_word(*run.match, want);
    if (!wrong.empty() && failure.line == 0) failure.line = want.key.line;
    failure.lines.insert(failure.lines.end(), wrong.begin(), wrong.end());
  }
  return failure;
}

Failure check_end(const Run& run, const EndStep& step) {
  const bool over = run.match->stop() == Stop::Over;
  if (over == step.over) return {};
  return Failure(over ? "the game is over" : "the game is not over: " + tell_stop(*run.match));
}

}  // namespace orrery::scenario
