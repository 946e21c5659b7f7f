#include "server/net/respond.h"

#include "server/hub/replies.h"

namespace orrery::server {
namespace {

constexpr std::string_view kSessionCookie = "orrery";
// Browsers take that name over https only, for this host only.
constexpr std::string_view kSecureCookie = "__Host-orrery";

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

std::string_view header(const Request& request, http::field field) {
  const auto value = request[field];
  return {value.data(), value.size()};
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

void add_safety_headers(Response& response) {
  response.set(http::field::server, "orrery");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("X-Frame-Options", "DENY");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set(
      "Content-Security-Policy",
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
      "frame-ancestors 'none'; base-uri 'none'; form-action 'self'");
  if (response.find(http::field::cache_control) == response.end()) {
    response.set(http::field::cache_control, "no-store");
  }
}

Response respond_text(http::status status, std::string_view type, std::string body) {
  Response response(status, 11);
  response.set(http::field::content_type, type);
  response.body() = std::move(body);
  add_safety_headers(response);
  return response;
}

Response respond_json(http::status status, const json::value& body) {
  return respond_text(status, "application/json", json::serialize(body));
}

Response respond_reply(const json::object& reply) {
  const std::string error = text_field(reply, "error");
  const bool passes = error == "gone" || error == "stopping" || error == "unsettled" ||
                      error == "not_stored" || error == "read_only" || error == "trouble";
  const bool later = error == "too_much";
  Response response = respond_json(error.empty() ? http::status::ok
                                   : passes      ? http::status::service_unavailable
                                   : later       ? http::status::too_many_requests
                                                 : http::status::bad_request,
                                   reply);
  if (later) response.set(http::field::retry_after, "1");
  return response;
}

Response respond_error(http::status status, ErrorCode code, std::string_view text) {
  return respond_json(status, error_reply(code, text));
}

std::string cookie(const Request& request, std::string_view name) {
  std::string_view list = header(request, http::field::cookie);
  while (!list.empty()) {
    const std::size_t end = list.find(';');
    const std::string_view pair = trimmed(list.substr(0, end));
    const std::size_t equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == name) {
      return std::string(pair.substr(equals + 1));
    }
    list = end == std::string_view::npos ? std::string_view{} : list.substr(end + 1);
  }
  return "";
}

std::string bearer_of(const Request& request) {
  constexpr std::string_view kBearer = "Bearer ";
  const std::string_view authorization = header(request, http::field::authorization);
  return std::string(authorization.starts_with(kBearer) ? trimmed(authorization.substr(kBearer.size())) : "");
}

std::string token_of(const Request& request) {
  if (std::string bearer = bearer_of(request); !bearer.empty()) return bearer;
  std::string secure = cookie(request, kSecureCookie);
  return secure.empty() ? cookie(request, kSessionCookie) : secure;
}

bool old_cookie(const Request& request) {
  return cookie(request, kSecureCookie).empty() && !cookie(request, kSessionCookie).empty();
}

bool proxied(const Request& request) {
  return request.count(http::field::forwarded) > 0 || request.count("X-Forwarded-For") > 0 ||
         request.count("X-Real-IP") > 0;
}

std::string session_cookie(std::string_view token, bool secure) {
  return std::string(secure ? kSecureCookie : kSessionCookie) + "=" + std::string(token) +
         "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + (token.empty() ? "0" : "31536000") +
         (secure ? "; Secure" : "");
}

bool from_elsewhere(const Request& request) {
  const std::string_view origin = header(request, http::field::origin);
  if (origin.empty()) return false;
  const std::size_t scheme = origin.find("://");
  const std::string_view host = scheme == std::string_view::npos ? origin : origin.substr(scheme + 3);
  return host != header(request, http::field::host);
}

std::string unescape(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 && hex_digit(text[i + 2]) >= 0) {
      out += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
      i += 2;
    } else {
      out += text[i] == '+' ? ' ' : text[i];
    }
  }
  return out;
}

std::string query_field(std::string_view target, std::string_view name) {
  const std::size_t mark = target.find('?');
  if (mark == std::string_view::npos) return "";
  std::string_view list = target.substr(mark + 1);
  while (!list.empty()) {
    const std::size_t end = list.find('&');
    const std::string_view pair = list.substr(0, end);
    const std::size_t equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == name)
      return unescape(pair.substr(equals + 1));
    list = end == std::string_view::npos ? std::string_view{} : list.substr(end + 1);
  }
  return "";
}

}  // namespace orrery::server
