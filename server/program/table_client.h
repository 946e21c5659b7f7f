// A program at a table: HTTP and a WebSocket, one after another, for tests, benchmarks and headless players.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/json.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace orrery::server {

namespace json = boost::json;

// Every function throws std::runtime_error (boost::system::system_error) when the connection breaks.
class TableClient {
 public:
  TableClient(std::string host, std::uint16_t port, std::string token = "")
      : host_(std::move(host)), port_(port), token_(std::move(token)) {}

  struct Reply {
    int status = 0;
    std::string body;
    [[nodiscard]] json::value json() const { return json::parse(body); }
  };
  Reply get(const std::string& path);
  Reply post(const std::string& path, const json::value& body);

  // Becomes somebody; the token stands for that person from now on.
  std::string become(const std::string& name);
  void use_token(std::string token) { token_ = std::move(token); }

  void connect();  // the WebSocket
  void send(const json::object& message);
  void send_text(const std::string& text);
  json::object receive();
  // After the connection has ended: the code of the close frame and its reason, or 0 and "".
  struct Goodbye {
    int code = 0;
    std::string reason;
    bool operator==(const Goodbye&) const = default;
  };
  [[nodiscard]] Goodbye goodbye() const;

 private:
  Reply request(bool post, const std::string& path, const std::string& body);
  [[nodiscard]] std::string host_field() const { return host_ + ":" + std::to_string(port_); }

  std::string host_;
  std::uint16_t port_;
  std::string token_;
  boost::asio::io_context io_;
  std::unique_ptr<boost::beast::websocket::stream<boost::beast::tcp_stream>> socket_;
  boost::beast::flat_buffer buffer_;
};

}  // namespace orrery::server
