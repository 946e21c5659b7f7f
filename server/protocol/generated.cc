#include "server/protocol/generated.h"

#include "games/registry.h"
#include "server/protocol/shapes.h"

namespace orrery::server {

std::vector<GeneratedFile> generated_files() {
  std::vector<GeneratedFile> out{
      {"net/protocol.ts", generated_from("server/protocol/shapes.cc") + typescript(protocol_shapes())}};
  for (const Game* game : all_games()) {
    for (GeneratedFile& file : client_files(game->id(), game->contract())) out.push_back(std::move(file));
  }
  return out;
}

}  // namespace orrery::server
