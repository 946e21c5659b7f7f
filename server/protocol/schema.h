// The contract as JSON Schema (2020-12), for programs in any language.
#pragma once

#include <boost/json.hpp>

#include "engine/contract/contract.h"
#include "engine/game/game.h"

namespace orrery::server {

// Every message and every body under $defs; the document itself is any message of a WebSocket. With a game
// its view is described, too; without one a view is any object.
boost::json::object protocol_schema(const Game* game = nullptr);

// protocol.json, and one file for each game.
std::vector<GeneratedFile> schema_files();

}  // namespace orrery::server
