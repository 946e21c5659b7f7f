// What a person says to a table, and the way back for the answer.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "server/hub/replies.h"

namespace orrery::server {

namespace json = boost::json;

using Answer = std::function<void(json::object)>;

struct Message {
  std::string person;   // "": a stranger
  std::string name;     // how that person wants to be called
  json::object fields;  // {"type": "choose", ...}
  Answer answer;        // called once

  [[nodiscard]] std::string text(std::string_view field) const { return text_field(fields, field); }
  [[nodiscard]] std::size_t number(std::string_view field, std::size_t otherwise) const {
    return number_field(fields, field, otherwise);
  }
  void refuse(ErrorCode code, std::string_view why) const { answer(error_reply(code, why)); }
};

}  // namespace orrery::server
