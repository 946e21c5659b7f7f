// What the server has to say to whoever runs it: one JSON object per line on standard error. Never a secret,
// a name or an address of a person, or what somebody said or chose. Whoever reads it slowly holds up nobody.
#pragma once

#include <boost/json.hpp>
#include <string_view>

namespace orrery::server {

enum class LogLevel { Info, Warning, Error };

// Off until it is switched on: tests and libraries are silent.
void write_log(bool on);
// {"time": "2026-01-31T12:00:00.000Z", "level": "info", "event": "...", ...fields}
void log_event(LogLevel level, std::string_view event, const boost::json::object& fields = {});

}  // namespace orrery::server
