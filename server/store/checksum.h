// Tells a stored line that is no longer what was written: a disk that errs, a hand that slipped.
#pragma once

#include <cstdint>
#include <string_view>

#include "server/store/store.h"

namespace orrery::server {

// Of the n-th line of a table. It is stored with the line: it must stay what it is.
std::int64_t checksum_of(std::string_view table, std::int64_t n, const LogLine& line);

}  // namespace orrery::server
