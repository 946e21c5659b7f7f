#include "server/net/caller.h"

#include "server/net/respond.h"

namespace orrery::server {
namespace {

constexpr int kBitsOfANet = 64;  // of one household, with IPv6

// IPv6 gives everybody more addresses than anybody can count: their net stands for them.
std::string counted(const asio::ip::address& address) {
  if (address.is_v4()) return address.to_string();
  const asio::ip::address_v6 v6 = address.to_v6();
  if (v6.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, v6).to_string();
  asio::ip::address_v6::bytes_type bytes = v6.to_bytes();
  for (std::size_t i = kBitsOfANet / 8; i < bytes.size(); ++i) bytes[i] = 0;
  return asio::ip::address_v6(bytes).to_string() + "/64";
}

bool loopback(const asio::ip::address& address) {
  const bool mapped = address.is_v6() && address.to_v6().is_v4_mapped();
  return mapped ? asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).is_loopback()
                : address.is_loopback();
}

}  // namespace

Caller caller_of(const asio::ip::address& peer, const Request& request, const std::string& proxy) {
  const bool local = loopback(peer);
  const bool trusted = local || (!proxy.empty() && peer.to_string() == proxy);
  if (!trusted || !proxied(request)) return {counted(peer), local && !proxied(request)};
  const auto value = request["X-Forwarded-For"];
  std::string_view list(value.data(), value.size());
  list.remove_prefix(list.rfind(',') == std::string_view::npos ? 0 : list.rfind(',') + 1);
  while (!list.empty() && list.front() == ' ') list.remove_prefix(1);
  while (!list.empty() && list.back() == ' ') list.remove_suffix(1);
  boost::system::error_code error;
  const asio::ip::address said = asio::ip::make_address(std::string(list), error);
  return {error ? counted(peer) : counted(said), false};
}

}  // namespace orrery::server
