// Figures for Prometheus, in its text form.
#pragma once

#include "server/net/context.h"

namespace orrery::server {

Response metrics(const Context& context);

}  // namespace orrery::server
