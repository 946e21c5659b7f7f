// What is said to the server, and how it is answered where all is well.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/shape.h"

namespace orrery::server {

// "leave_seat" is described as LeaveSeatRequest and LeaveSeatAnswer.
std::string request_name(std::string_view type);
std::string answer_name(std::string_view type);

// Messages of the WebSocket, and of POST /api/tables/ID.
std::vector<Shape> request_shapes();
// Bodies of the other requests over HTTP, and of their answers.
std::vector<Shape> http_shapes();

}  // namespace orrery::server
