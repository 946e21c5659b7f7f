#include "server/notify/address.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace orrery::server {
namespace {

using boost::asio::ip::address;
using boost::asio::ip::address_v6;

constexpr std::size_t kLongest = 500;

struct Net4 {
  std::uint32_t net;
  int bits;
};
// This machine, private, shared and link-local nets, nets for tests and tunnels, multicast and the rest that
// no server on the internet has.
constexpr std::array<Net4, 16> kNotPublic4 = {{{0x00000000, 8},
                                               {0x0a000000, 8},
                                               {0x64400000, 10},
                                               {0x7f000000, 8},
                                               {0xa9fe0000, 16},
                                               {0xac100000, 12},
                                               {0xc0000000, 24},
                                               {0xc0000200, 24},
                                               {0xc0586300, 24},
                                               {0xc0a80000, 16},
                                               {0xc6120000, 15},
                                               {0xc6336400, 24},
                                               {0xcb007100, 24},
                                               {0xe0000000, 4},
                                               {0xf0000000, 4},
                                               {0xffffffff, 32}}};

bool is_private4(std::uint32_t number) {
  return std::any_of(kNotPublic4.begin(), kNotPublic4.end(),
                     [&](const Net4& n) { return (number ^ n.net) >> (32 - n.bits) == 0; });
}

bool is_private6(const address_v6& a) {
  const address_v6::bytes_type b = a.to_bytes();
  const auto embedded = [&](std::size_t at) {
    return (std::uint32_t{b[at]} << 24U) | (std::uint32_t{b[at + 1]} << 16U) |
           (std::uint32_t{b[at + 2]} << 8U) | b[at + 3];
  };
  if (a.is_v4_mapped()) return is_private4(embedded(12));
  if (b[0] == 0x20 && b[1] == 0x02) return is_private4(embedded(2));  // 6to4
  if (b[0] == 0x00 && b[1] == 0x64 && b[2] == 0xff && b[3] == 0x9b)
    return is_private4(embedded(12));  // NAT64
  // What is not global unicast (2000::/3) is local, reserved or multicast; of that, Teredo and documentation.
  if ((b[0] & 0xe0U) != 0x20U) return true;
  const bool teredo = b[0] == 0x20 && b[1] == 0x01 && b[2] == 0 && b[3] == 0;
  const bool documentation = b[0] == 0x20 && b[1] == 0x01 && b[2] == 0x0d && b[3] == 0xb8;
  return teredo || documentation;
}

bool printable(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c > 0x20 && c < 0x7f; });
}

// The port behind the colon, or what the scheme has.
bool read_port(std::string_view text, std::uint16_t& out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  if (error != std::errc{} || end != text.data() + text.size()) return false;
  // Not the old services below: mail, files, name servers.
  return out == 80 || out == 443 || out >= 1024;
}

}  // namespace

bool is_private(const address& a) {
  return a.is_v4() ? is_private4(a.to_v4().to_uint()) : is_private6(a.to_v6());
}

std::string WebAddress::host_field() const {
  const bool usual = port == (tls ? 443 : 80);
  const std::string name = host.find(':') == std::string::npos ? host : "[" + host + "]";
  return usual ? name : name + ":" + std::to_string(port);
}

std::optional<WebAddress> read_web_address(std::string_view text) {
  constexpr std::string_view kPlain = "http://";
  constexpr std::string_view kTls = "https://";
  if (text.size() > kLongest || !printable(text)) return std::nullopt;
  WebAddress out;
  out.tls = text.starts_with(kTls);
  if (!out.tls && !text.starts_with(kPlain)) return std::nullopt;
  text.remove_prefix(out.tls ? kTls.size() : kPlain.size());
  const std::size_t end = text.find_first_of("/?#");
  std::string_view authority = text.substr(0, end);
  const std::string_view rest = end == std::string_view::npos ? std::string_view{} : text.substr(end);
  out.target = rest.substr(0, rest.find('#'));
  if (!out.target.starts_with('/')) out.target.insert(0, "/");
  if (authority.find_first_of("@\\") != std::string_view::npos) return std::nullopt;
  out.port = out.tls ? 443 : 80;
  std::string_view host = authority;
  std::string_view port;
  if (authority.starts_with('[')) {
    const std::size_t bracket = authority.find(']');
    if (bracket == std::string_view::npos) return std::nullopt;
    host = authority.substr(1, bracket - 1);
    port = authority.substr(bracket + 1);
  } else if (const std::size_t colon = authority.find(':'); colon != std::string_view::npos) {
    host = authority.substr(0, colon);
    port = authority.substr(colon);
  }
  if (!port.empty() && (port[0] != ':' || !read_port(port.substr(1), out.port))) return std::nullopt;
  if (host.empty()) return std::nullopt;
  out.host = host;
  return out;
}

bool is_email_address(std::string_view text) {
  constexpr std::string_view kSpecial = "<>()[],;:\\\"";
  if (text.size() < 3 || text.size() > 254 || !printable(text)) return false;
  if (text.find_first_of(kSpecial) != std::string_view::npos) return false;
  const std::size_t at = text.find('@');
  return at != std::string_view::npos && at > 0 && at + 1 < text.size() &&
         text.find('@', at + 1) == text.npos;
}

}  // namespace orrery::server
