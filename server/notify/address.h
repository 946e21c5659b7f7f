// Where people want to be told something: what they may name, and what the server refuses to connect to.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::server {

struct WebAddress {
  bool tls = false;
  std::string host;
  std::uint16_t port = 0;
  std::string target;  // "/path?query"

  // As the Host header names it.
  [[nodiscard]] std::string host_field() const;
};
// Of http://host[:port]/... or https://...; nothing if it is no such address, or one that hides a password.
std::optional<WebAddress> read_web_address(std::string_view text);

// name@host without anything that could end a line or a bracket.
bool is_email_address(std::string_view text);

// An address of this machine or of a net behind it: nobody may have the server knock there.
bool is_private(const boost::asio::ip::address& address);

}  // namespace orrery::server
