// Who may try a password, and how long the answer waits. Tries are counted for a name from one address, and
// for an address alone: both end in a pause for that address. Many for one name from everywhere make the
// answers about that name slow, and lock nobody out: least of all a browser in which that person is logged in
// already.
#pragma once

#include <optional>
#include <string>

#include "server/base/time.h"
#include "server/people/attempts.h"

namespace orrery::server {

struct LogInTry {
  std::string name;
  std::string address;
  bool known = false;  // comes with a session of whoever has that name
};

class LogInGuard {
 public:
  // How long the answer is to wait; nothing: too many of late.
  std::optional<Time> begin(const LogInTry& tried, Time now);
  void succeeded(const LogInTry& tried);

 private:
  static constexpr Time kSpan = 600000;
  Attempts by_both_{10, kSpan};
  Attempts by_address_{50, kSpan};
  Attempts by_name_{20, kSpan};
  Attempts known_{30, kSpan};
};

}  // namespace orrery::server
