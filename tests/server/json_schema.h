// Holds a value against a JSON Schema: the keywords that ours use, and a fault for any other.
#pragma once

#include <boost/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::server {

namespace json = boost::json;

class SchemaChecker {
 public:
  explicit SchemaChecker(const json::object& document) : defs_(document.at("$defs").as_object()) {}

  // "" if the value is valid under that definition; otherwise the place and what is wrong there.
  std::string fault(std::string_view def, const json::value& value) {
    const auto found = defs_.find(def);
    if (found == defs_.end()) return "no definition " + std::string(def);
    return fault_in(found->value().as_object(), value, std::string(def), found->key());
  }
  // Definitions and properties that a valid value has used.
  [[nodiscard]] std::set<std::pair<std::string, std::string>> used() const {
    return {used_.begin(), used_.end()};
  }

 private:
  std::string fault_in(const json::object& schema, const json::value& value, const std::string& at,
                       std::string_view def) {
    for (const auto& [keyword, rule] : schema) {
      const std::string wrong = fault_by(keyword, rule, schema, value, at, def);
      if (!wrong.empty()) return wrong;
    }
    return "";
  }

  std::string fault_by(std::string_view keyword, const json::value& rule, const json::object& schema,
                       const json::value& value, const std::string& at, std::string_view def) {
    if (keyword == "description") return "";
    if (keyword == "$ref") {
      constexpr std::string_view kDefs = "#/$defs/";
      const std::string_view to = rule.as_string();
      if (!to.starts_with(kDefs)) return "a reference elsewhere";
      const auto found = defs_.find(to.substr(kDefs.size()));
      if (found == defs_.end()) return "no definition " + std::string(to);
      return fault_in(found->value().as_object(), value, at, found->key());
    }
    if (keyword == "type") return is(rule.as_string(), value) ? "" : at + " is no " + json::serialize(rule);
    if (keyword == "const") return value == rule ? "" : at + " is not " + json::serialize(rule);
    if (keyword == "enum") {
      for (const json::value& word : rule.as_array()) {
        if (word == value) return "";
      }
      return at + " is none of " + json::serialize(rule);
    }
    if (keyword == "anyOf") return fault_in_any(rule.as_array(), value, at, def);
    if (keyword == "items") {
      std::size_t i = 0;
      for (const json::value& item : value.is_array() ? value.as_array() : json::array{}) {
        std::string wrong = fault_in(rule.as_object(), item, at + "/" + std::to_string(i++), def);
        if (!wrong.empty()) return wrong;
      }
      return "";
    }
    if (!value.is_object())
      return keyword == "properties" || keyword == "required" || keyword == "additionalProperties"
                 ? ""
                 : "an unknown keyword " + std::string(keyword);
    const json::object& object = value.get_object();
    if (keyword == "required") {
      for (const json::value& name : rule.as_array()) {
        if (!object.contains(name.as_string())) return at + " has no " + std::string(name.as_string());
      }
      return "";
    }
    if (keyword == "properties") {
      for (const auto& [name, of] : rule.as_object()) {
        const json::value* item = object.if_contains(name);
        if (item == nullptr) continue;
        used_.emplace_back(def, name);
        std::string wrong = fault_in(of.as_object(), *item, at + "/" + std::string(name), def);
        if (!wrong.empty()) return wrong;
      }
      return "";
    }
    if (keyword != "additionalProperties") return "an unknown keyword " + std::string(keyword);
    const json::value* known = schema.if_contains("properties");
    for (const auto& [name, item] : object) {
      if (known != nullptr && known->as_object().contains(name)) continue;
      if (rule.is_bool() && !rule.get_bool()) return at + " has " + std::string(name) + " too";
      if (!rule.is_object()) continue;
      std::string wrong = fault_in(rule.as_object(), item, at + "/" + std::string(name), def);
      if (!wrong.empty()) return wrong;
    }
    return "";
  }

  std::string fault_in_any(const json::array& any, const json::value& value, const std::string& at,
                           std::string_view def) {
    std::string all = at + " is nothing of: ";
    const std::size_t before = used_.size();
    for (const json::value& one : any) {
      const std::string wrong = fault_in(one.as_object(), value, at, def);
      if (wrong.empty()) return "";
      used_.resize(before);
      all += wrong + "; ";
    }
    return all;
  }

  static bool is(std::string_view type, const json::value& value) {
    return (type == "object" && value.is_object()) || (type == "array" && value.is_array()) ||
           (type == "string" && value.is_string()) || (type == "number" && value.is_number()) ||
           (type == "boolean" && value.is_bool()) || (type == "null" && value.is_null());
  }

  const json::object& defs_;
  std::vector<std::pair<std::string_view, std::string_view>> used_;
};

}  // namespace orrery::server
