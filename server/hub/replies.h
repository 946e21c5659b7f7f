// Answers to messages. An error is a code that a client translates, and a sentence for programs.
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <exception>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "server/protocol/error_code.h"
#include "server/store/store.h"

namespace orrery::server {

namespace json = boost::json;

// A fault of settings begins with the one it is about: that is told by itself.
inline json::object error_reply(ErrorCode code, std::string_view text) {
  json::object out{{"error", std::string_view(code)}, {"text", text}};
  const std::string_view first = text.substr(0, text.find(": "));
  const bool word = first.size() < text.size() && first.find_first_of(" '") == std::string_view::npos;
  if (code == "bad_settings" && word) out["field"] = first;
  return out;
}

inline constexpr std::string_view kTrouble =
    "the server cannot reach its database; nothing is lost, try again";

// A stored game that this server cannot play on, though nothing is wrong with it. What it says may be told.
struct OtherRules : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline constexpr std::string_view kWatchAgain = "the table is not here any more; watch it again";
inline constexpr std::string_view kDamaged =
    "what is stored of this table is damaged; whoever runs the server can restore a backup";

// What people are told of something that could not be stored. Of a commit whose end nobody heard only that:
// the same message again, with the same `id`, does it once.
inline json::object not_stored_reply(const std::exception_ptr& error) {
  try {
    std::rethrow_exception(error);
  } catch (const UnknownCommit&) {
    return error_reply("unsettled",
                       "the database went away while that was stored: send the same again to see");
  } catch (const std::exception&) {
    return error_reply("not_stored", "that could not be stored; nothing has changed");
  }
}

// What people are told of an exception: mostly that is for the log, for it may name files and databases.
inline json::object trouble_reply(const std::exception& trouble) {
  if (dynamic_cast<const DamagedTable*>(&trouble) != nullptr) return error_reply("damaged", kDamaged);
  const auto* rules = dynamic_cast<const OtherRules*>(&trouble);
  return rules == nullptr ? error_reply("trouble", kTrouble) : error_reply("other_rules", rules->what());
}

// A text field of a message, or "" if it is missing or no text.
inline std::string text_field(const json::object& message, std::string_view name) {
  const json::value* value = message.if_contains(name);
  const json::string* text = value == nullptr ? nullptr : value->if_string();
  return text == nullptr ? std::string{} : std::string(*text);
}

// By which whoever asks knows the answer again: a number or a text, or null.
inline json::value reference_of(const json::object& message) {
  const json::value* ref = message.if_contains("ref");
  return ref != nullptr && (ref->is_number() || ref->is_string()) ? *ref : json::value{};
}

// The message "answer".
inline json::object answer_to(json::value ref, json::object reply) {
  reply["type"] = "answer";
  reply["ref"] = std::move(ref);
  return reply;
}

// Whether all texts in it are such as people write: no control characters but ends of lines and tabs, nothing
// that turns the direction of the writing. Databases refuse some of the others, and nobody can read them.
inline bool legible(const json::value& value) {
  const auto text = [](std::string_view s) {
    // Letters that turn the direction of what follows: U+202A to U+202E, U+2066 to U+2069.
    for (std::size_t at = s.find("\xe2\x80"); at != std::string_view::npos; at = s.find("\xe2\x80", at + 1)) {
      if (at + 2 < s.size() && s[at + 2] >= '\xaa' && s[at + 2] <= '\xae') return false;
    }
    for (std::size_t at = s.find("\xe2\x81"); at != std::string_view::npos; at = s.find("\xe2\x81", at + 1)) {
      if (at + 2 < s.size() && s[at + 2] >= '\xa6' && s[at + 2] <= '\xa9') return false;
    }
    return std::none_of(s.begin(), s.end(), [](char c) {
      const auto byte = static_cast<unsigned char>(c);
      return (byte < 0x20 && c != '\n' && c != '\r' && c != '\t') || byte == 0x7f;
    });
  };
  if (const json::string* s = value.if_string()) return text(*s);
  if (const json::array* list = value.if_array()) return std::all_of(list->begin(), list->end(), legible);
  const json::object* object = value.if_object();
  return object == nullptr || std::all_of(object->begin(), object->end(), [&](const auto& field) {
           return text(field.key()) && legible(field.value());
         });
}

// A field that is true; false if it is missing.
inline bool flag_field(const json::object& message, std::string_view name) {
  const json::value* value = message.if_contains(name);
  return value != nullptr && value->is_bool() && value->get_bool();
}

// A number from 0 on, or `otherwise`.
inline std::size_t number_field(const json::object& message, std::string_view name, std::size_t otherwise) {
  const json::value* value = message.if_contains(name);
  if (value == nullptr || !value->is_number()) return otherwise;
  boost::system::error_code error;
  const auto number = value->to_number<std::uint64_t>(error);
  return error ? otherwise : static_cast<std::size_t>(number);
}

// So long the answer to a message may take because it asks for that.
inline Time wait_in(const json::object& message) {
  constexpr std::size_t kMost = 30;  // seconds
  if (text_field(message, "type") != "position") return 0;
  return static_cast<Time>(std::min(number_field(message, "wait", 0), kMost)) * 1000;
}

}  // namespace orrery::server
