#include "server/people/accounts.h"

#include <algorithm>

namespace orrery::server {

std::string account_key(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : static_cast<char>(c);
  });
  return name;
}

}  // namespace orrery::server
