// HTTP answers.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "server/net/context.h"
#include "server/protocol/error_code.h"

namespace orrery::server {

Response respond_text(http::status status, std::string_view type, std::string body);
Response respond_json(http::status status, const json::value& body);
Response respond_error(http::status status, ErrorCode code, std::string_view text);

// What was answered by a table: 200, 400, or 503 where the same may go well in a moment.
Response respond_reply(const json::object& reply);

// Headers that every answer has: what a page may load and who may show it.
void add_safety_headers(Response& response);

// The value of a cookie, or "".
std::string cookie(const Request& request, std::string_view name);
// The secret by which a request says whose it is: the session cookie, or "Authorization: Bearer ...".
std::string token_of(const Request& request);
// The secret of the Authorization header alone, or "".
std::string bearer_of(const Request& request);
// Without a token: the browser is to forget it.
std::string session_cookie(std::string_view token, bool secure);

// Whether the browser has the session under the name that plain http uses only.
bool old_cookie(const Request& request);

// Whether it came through a proxy: from the world, then, whatever address it comes from.
bool proxied(const Request& request);

// A page of another site may not act in the name of somebody who is here: the Origin, if the browser names
// one, must be this host.
bool from_elsewhere(const Request& request);

// "a%20b" and "a+b" are "a b"; broken escapes stay as they are.
std::string unescape(std::string_view text);
// The value of a parameter behind the question mark, or "".
std::string query_field(std::string_view target, std::string_view name);

}  // namespace orrery::server
