#include "server/notify/webhook.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/json.hpp>
#include <chrono>
#include <stdexcept>
#include <vector>

#include "server/notify/tls.h"

namespace orrery::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using asio::use_awaitable;

constexpr std::chrono::seconds kPatience{10};
constexpr std::size_t kLargestAnswer = 64 * 1024;

template <class Stream>
asio::awaitable<void> post(Stream& stream, const WebAddress& to, const std::string& text) {
  http::request<http::string_body> request(http::verb::post, to.target, 11);
  request.set(http::field::host, to.host_field());
  request.set(http::field::user_agent, "orrery");
  request.set(http::field::content_type, "application/json");
  request.set(http::field::connection, "close");
  request.body() = json::serialize(json::object{{"content", text}});
  request.prepare_payload();
  beast::get_lowest_layer(stream).expires_after(kPatience);
  co_await http::async_write(stream, request, use_awaitable);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> answer;
  answer.body_limit(kLargestAnswer);
  // The first line says all there is to know.
  co_await http::async_read_header(stream, buffer, answer, use_awaitable);
  const unsigned status = answer.get().result_int();
  if (status < 200 || status >= 300) throw std::runtime_error("it answers " + std::to_string(status));
}

}  // namespace

asio::awaitable<void> post_webhook(WebAddress to, std::string text, bool allow_private,
                                   asio::ssl::context& tls) {
  const auto executor = co_await asio::this_coro::executor;
  asio::ip::tcp::resolver resolver(executor);
  const auto found = co_await resolver.async_resolve(to.host, std::to_string(to.port), use_awaitable);
  // What was looked at is what is connected to: the name is not asked for again.
  std::vector<asio::ip::tcp::endpoint> endpoints;
  for (const auto& entry : found) {
    if (allow_private || !is_private(entry.endpoint().address())) endpoints.push_back(entry.endpoint());
  }
  if (endpoints.empty()) throw std::runtime_error("it leads to a private net");
  if (!to.tls) {
    beast::tcp_stream stream(executor);
    stream.expires_after(kPatience);
    co_await stream.async_connect(endpoints, use_awaitable);
    co_await post(stream, to, text);
    co_return;
  }
  beast::ssl_stream<beast::tcp_stream> stream(executor, tls);
  demand_host(stream, to.host);
  beast::get_lowest_layer(stream).expires_after(kPatience);
  co_await beast::get_lowest_layer(stream).async_connect(endpoints, use_awaitable);
  co_await stream.async_handshake(asio::ssl::stream_base::client, use_awaitable);
  co_await post(stream, to, text);
}

}  // namespace orrery::server
