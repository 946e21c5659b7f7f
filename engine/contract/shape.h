// What JSON looks like, said once: the TypeScript types of the client are printed from it, and tests hold
// every message and every view against it.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

namespace json = boost::json;

struct Field {
  std::string name;
  std::string
      type;  // string, number, boolean, null, unknown, "literal", Shape, T[], Record<T>, T | U, (T | U)[]
  std::string meaning;  // "" where the name says it
  bool optional = false;
};

struct Shape {
  std::string name;
  std::string meaning;
  std::vector<Field> fields;
  bool open = false;       // may hold other fields, too
  std::string alias = {};  // instead of fields: another name for this type
};

// The shapes as TypeScript; one names others by their names.
std::string typescript(const std::vector<Shape>& shapes);

// The shapes as JSON Schema (2020-12), by name, for the "$defs" of a document.
json::object json_schemas(const std::vector<Shape>& shapes);

// What is wrong with a value that should be of this type, with the place; "" if nothing.
std::string shape_fault(const std::vector<Shape>& shapes, std::string_view type, const json::value& value);

}  // namespace orrery
