#include "engine/contract/shape.h"

#include <algorithm>
#include <set>

namespace orrery {
namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

// Parts of a union that stands in no brackets.
std::vector<std::string_view> alternatives(std::string_view type) {
  std::vector<std::string_view> out;
  int depth = 0;
  std::size_t from = 0;
  for (std::size_t i = 0; i <= type.size(); ++i) {
    if (i < type.size() && (type[i] == '<' || type[i] == '(')) ++depth;
    if (i < type.size() && (type[i] == '>' || type[i] == ')')) --depth;
    if (i == type.size() || (type[i] == '|' && depth == 0)) {
      out.push_back(trimmed(type.substr(from, i - from)));
      from = i + 1;
    }
  }
  return out;
}

constexpr std::string_view kRecord = "Record<";

std::string_view inside_record(std::string_view type) {
  return type.substr(kRecord.size(), type.size() - kRecord.size() - 1);
}

std::string print_type(std::string_view type) {
  std::string out;
  for (std::string_view part : alternatives(type)) {
    if (!out.empty()) out += " | ";
    if (part.starts_with(kRecord) && part.ends_with(">")) {
      out += "Record<string, " + print_type(inside_record(part)) + ">";
    } else {
      out += part;
    }
  }
  return out;
}

json::object schema_of(std::string_view type);

json::object schema_of_part(std::string_view type) {
  if (type == "unknown") return {};
  if (type.starts_with('(') && type.ends_with(')')) return schema_of(type.substr(1, type.size() - 2));
  if (type.ends_with("[]")) return {{"type", "array"}, {"items", schema_of(type.substr(0, type.size() - 2))}};
  if (type.starts_with(kRecord))
    return {{"type", "object"}, {"additionalProperties", schema_of(inside_record(type))}};
  if (type.starts_with('"')) return {{"const", type.substr(1, type.size() - 2)}};
  for (const std::string_view plain : {"string", "number", "boolean", "null"}) {
    if (type == plain) return {{"type", plain}};
  }
  return {{"$ref", "#/$defs/" + std::string(type)}};
}

json::object schema_of(std::string_view type) {
  const std::vector<std::string_view> parts = alternatives(type);
  if (parts.size() == 1) return schema_of_part(parts[0]);
  json::array any;
  json::array words;
  for (const std::string_view part : parts) {
    if (part.starts_with('"')) {
      words.push_back(json::string(part.substr(1, part.size() - 2)));
    } else {
      any.push_back(schema_of_part(part));
    }
  }
  if (any.empty()) return {{"enum", std::move(words)}};
  if (!words.empty()) any.push_back(json::object{{"enum", std::move(words)}});
  return {{"anyOf", std::move(any)}};
}

json::object with_meaning(json::object schema, const std::string& meaning) {
  if (!meaning.empty()) schema["description"] = meaning;
  return schema;
}

json::object schema_of_shape(const Shape& shape) {
  if (!shape.alias.empty()) return with_meaning(schema_of(shape.alias), shape.meaning);
  json::object properties;
  json::array required;
  for (const Field& field : shape.fields) {
    properties[field.name] = with_meaning(schema_of(field.type), field.meaning);
    if (!field.optional) required.push_back(json::string(field.name));
  }
  json::object out{{"type", "object"}, {"properties", std::move(properties)}};
  if (!required.empty()) out["required"] = std::move(required);
  if (!shape.open) out["additionalProperties"] = false;
  return with_meaning(std::move(out), shape.meaning);
}

class Checker {
 public:
  explicit Checker(const std::vector<Shape>& shapes) : shapes_(shapes) {}

  std::string fault(std::string_view type, const json::value& value, const std::string& at) const {
    const std::vector<std::string_view> parts = alternatives(type);
    std::string first;
    for (std::string_view part : parts) {
      std::string wrong = fault_in_part(part, value, at);
      if (wrong.empty()) return "";
      if (first.empty()) first = std::move(wrong);
    }
    return parts.size() == 1 ? first : at + " is no " + std::string(type) + " (" + first + ")";
  }

 private:
  std::string fault_in_part(std::string_view type, const json::value& value, const std::string& at) const {
    if (type == "unknown") return "";
    if (type.starts_with('(') && type.ends_with(')'))
      return fault(type.substr(1, type.size() - 2), value, at);
    if (type.ends_with("[]")) return fault_in_array(type.substr(0, type.size() - 2), value, at);
    if (type.starts_with(kRecord)) return fault_in_record(inside_record(type), value, at);
    if (type.starts_with('"'))
      return value.is_string() && value.as_string() == type.substr(1, type.size() - 2) ? "" : no(type, at);
    if (type == "string") return value.is_string() ? "" : no(type, at);
    if (type == "number") return value.is_number() ? "" : no(type, at);
    if (type == "boolean") return value.is_bool() ? "" : no(type, at);
    if (type == "null") return value.is_null() ? "" : no(type, at);
    const auto shape =
        std::find_if(shapes_.begin(), shapes_.end(), [&](const Shape& s) { return s.name == type; });
    if (shape == shapes_.end()) return "there is no type " + std::string(type);
    return shape->alias.empty() ? fault_in_object(*shape, value, at) : fault(shape->alias, value, at);
  }

  std::string fault_in_array(std::string_view type, const json::value& value, const std::string& at) const {
    if (!value.is_array()) return no(std::string(type) + "[]", at);
    std::size_t i = 0;
    for (const json::value& item : value.as_array()) {
      std::string wrong = fault(type, item, at + "/" + std::to_string(i++));
      if (!wrong.empty()) return wrong;
    }
    return "";
  }

  std::string fault_in_record(std::string_view type, const json::value& value, const std::string& at) const {
    if (!value.is_object()) return no("Record", at);
    for (const auto& [key, item] : value.as_object()) {
      std::string wrong = fault(type, item, at + "/" + std::string(key));
      if (!wrong.empty()) return wrong;
    }
    return "";
  }

  std::string fault_in_object(const Shape& shape, const json::value& value, const std::string& at) const {
    if (!value.is_object()) return no(shape.name, at);
    const json::object& object = value.as_object();
    std::set<std::string_view> known;
    for (const Field& field : shape.fields) {
      known.insert(field.name);
      const json::value* item = object.if_contains(field.name);
      if (item == nullptr) {
        if (!field.optional) return at + " has no " + field.name + " (" + shape.name + ")";
        continue;
      }
      std::string wrong = fault(field.type, *item, at + "/" + field.name);
      if (!wrong.empty()) return wrong;
    }
    if (shape.open) return "";
    for (const auto& [key, item] : object) {
      if (!known.contains(key))
        return at + " has a field " + std::string(key) + " that " + shape.name + " lacks";
    }
    return "";
  }

  static std::string no(std::string_view type, const std::string& at) {
    return at + " is no " + std::string(type);
  }

  const std::vector<Shape>& shapes_;
};

}  // namespace

std::string typescript(const std::vector<Shape>& shapes) {
  std::string out;
  for (const Shape& shape : shapes) {
    out += "\n";
    if (!shape.meaning.empty()) out += "/** " + shape.meaning + " */\n";
    if (!shape.alias.empty()) {
      out += "export type " + shape.name + " = " + print_type(shape.alias) + ";\n";
      continue;
    }
    out += "export interface " + shape.name + " {\n";
    for (const Field& field : shape.fields) {
      if (!field.meaning.empty()) out += "  /** " + field.meaning + " */\n";
      out += "  " + field.name + (field.optional ? "?" : "") + ": " + print_type(field.type) + ";\n";
    }
    if (shape.open) out += "  [other: string]: unknown;\n";
    out += "}\n";
  }
  return out;
}

json::object json_schemas(const std::vector<Shape>& shapes) {
  json::object out;
  for (const Shape& shape : shapes) out[shape.name] = schema_of_shape(shape);
  return out;
}

std::string shape_fault(const std::vector<Shape>& shapes, std::string_view type, const json::value& value) {
  return Checker(shapes).fault(type, value, "");
}

}  // namespace orrery
