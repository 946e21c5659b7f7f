// What messages look like, said once: the TypeScript types of the client are printed from it, and tests hold
// every message that the server sends against it.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::server {

namespace json = boost::json;

struct Field {
  std::string_view name;
  std::string_view type;  // string, number, boolean, null, unknown, "literal", Shape, T[], Record<T>, T | U
  std::string_view meaning;  // "" where the name says it
  bool optional = false;
};

struct Shape {
  std::string_view name;
  std::string_view meaning;
  std::vector<Field> fields;
  bool open = false;            // may hold other fields, too
  std::string_view alias = {};  // instead of fields: another name for this type
};

// Every shape of the protocol; one names others by their names.
const std::vector<Shape>& protocol_shapes();

// The shapes as TypeScript.
std::string typescript(const std::vector<Shape>& shapes);

// What is wrong with a value that should be of this type, with the place; "" if nothing.
std::string shape_fault(const std::vector<Shape>& shapes, std::string_view type, const json::value& value);

}  // namespace orrery::server
