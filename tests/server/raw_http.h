// Requests to a real server as bytes.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <string>

namespace orrery::server {

namespace asio = boost::asio;

inline std::string get(const std::string& path, const std::string& more_headers = "") {
  return "GET " + path + " HTTP/1.1\r\nHost: a\r\n" + more_headers + "\r\n";
}

inline std::string post(const std::string& path, const std::string& body,
                        const std::string& more_headers = "") {
  return "POST " + path + " HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n" + more_headers +
         "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

// Sends it all and hears what comes back until the other side hangs up.
inline std::string exchange(std::uint16_t port, const std::string& bytes) {
  asio::io_context io;
  asio::ip::tcp::socket socket(io);
  socket.connect(asio::ip::tcp::endpoint(asio::ip::address_v4::loopback(), port));
  boost::system::error_code ignored;
  asio::write(socket, asio::buffer(bytes), ignored);
  socket.shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  std::string answer;
  asio::read(socket, asio::dynamic_buffer(answer), ignored);
  return answer;
}

}  // namespace orrery::server
