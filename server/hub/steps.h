// Choices in messages.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/hub/replies.h"
#include "server/table/table.h"

namespace orrery::server {

inline constexpr std::size_t kMostSteps = 200;
inline constexpr std::size_t kLongestStep = 400;

// False: the message has no such list of texts, or one that no player makes.
inline bool read_list(const json::object& message, std::string_view name, std::vector<std::string>& out) {
  const json::value* value = message.if_contains(name);
  const json::array* list = value == nullptr ? nullptr : value->if_array();
  if (list == nullptr || list->size() > kMostSteps) return false;
  for (const json::value& step : *list) {
    const json::string* text = step.if_string();
    if (text == nullptr || text->size() > kLongestStep) return false;
    out.emplace_back(*text);
  }
  return true;
}

inline bool read_steps(const json::object& message, std::vector<std::string>& out) {
  return read_list(message, "steps", out);
}

inline json::object bad_steps() {
  return error_reply("bad_message", "steps: expected a list of choices as texts");
}

// Passing may go on for a while: {"and": "action" | "round"}. What is wrong with that, or "".
inline std::string and_fault(const json::object& message, const std::vector<std::string>& steps) {
  if (!message.contains("and")) return "";
  const std::string until = text_field(message, "and");
  if (until != "action" && until != "round") return "and: expected action or round";
  return steps.size() == 1 && steps[0] == "pass" ? "" : "and: goes with passing only";
}

inline json::object rejected_reply(const Taken& taken) {
  json::object reply = error_reply(taken.code, taken.rejected.error);
  reply["index"] = taken.rejected.index;
  if (!taken.rejected.rule.empty()) reply["rule"] = taken.rejected.rule;
  return reply;
}

}  // namespace orrery::server
