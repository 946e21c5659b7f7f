#include "server/protocol/schema.h"

#include "games/registry.h"
#include "server/protocol/shapes.h"

namespace orrery::server {

json::object protocol_schema(const Game* game) {
  std::vector<Shape> shapes = protocol_shapes();
  if (game != nullptr) {
    const std::vector<Shape> view = game->contract().view;
    for (Shape& shape : shapes) {
      if (shape.name == "View" && !view.empty()) shape.alias = view.back().name;
    }
    shapes.insert(shapes.end(), view.begin(), view.end());
  }
  const std::string what = game == nullptr ? "" : " with " + std::string(game->title());
  return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
          {"title", "Messages of an Orrery server" + what},
          {"anyOf", json::array{{{"$ref", "#/$defs/ServerMessage"}}, {{"$ref", "#/$defs/ClientMessage"}}}},
          {"$defs", json_schemas(shapes)}};
}

std::vector<GeneratedFile> schema_files() {
  std::vector<GeneratedFile> out{{"protocol.json", json::serialize(protocol_schema()) + "\n"}};
  for (const Game* game : all_games())
    out.push_back({std::string(game->id()) + ".json", json::serialize(protocol_schema(game)) + "\n"});
  return out;
}

}  // namespace orrery::server
