// The messages of docs/protocol.md as shapes.
#pragma once

#include "engine/contract/shape.h"

namespace orrery::server {

const std::vector<Shape>& protocol_shapes();

}  // namespace orrery::server
