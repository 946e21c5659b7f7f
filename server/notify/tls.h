// What both kinds of notices need of TLS.
#pragma once

#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/verify_mode.hpp>
#include <stdexcept>
#include <string>

namespace orrery::server {

// The other side must prove that it is that host; it is told which host is meant. Before the handshake.
template <class Stream>
void demand_host(Stream& stream, std::string host) {
  stream.set_verify_mode(boost::asio::ssl::verify_peer);
  stream.set_verify_callback(boost::asio::ssl::host_name_verification(host));
  // SSL_set_tlsext_host_name without the cast in its macro.
  if (SSL_ctrl(stream.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
               host.data()) != 1) {
    throw std::runtime_error("cannot name the host");
  }
}

}  // namespace orrery::server
