#include "server/store/checksum.h"

#include <boost/crc.hpp>
#include <string>

namespace orrery::server {

std::int64_t checksum_of(std::string_view table, std::int64_t n, const LogLine& line) {
  // CRC-64 as xz has it.
  constexpr std::uint64_t kPolynomial = 0x42F0E1EBA9EA3693;
  boost::crc_optimal<64, kPolynomial, UINT64_MAX, UINT64_MAX, true, true> sum;
  const auto add = [&](std::string_view text) {
    // With its length: what moves from one field to the next is another line.
    const std::string length = std::to_string(text.size()) + ":";
    sum.process_bytes(length.data(), length.size());
    sum.process_bytes(text.data(), text.size());
  };
  add(table);
  add(std::to_string(n));
  add(line.line);
  add(line.by);
  add(std::to_string(line.at));
  add(line.told);
  return static_cast<std::int64_t>(sum.checksum());
}

}  // namespace orrery::server
