// Where the seeds of tables come from. A server for people draws them. One for tests (`orrery serve
// --seeds-given`) makes each from what whoever opens the table says, and the seed of a game that comes from
// another from that one's: what was played once is played again alike.
#pragma once

#include <string>

#include "server/store/database.h"

namespace orrery::server {

class Seeds {
 public:
  explicit Seeds(bool given = false) : given_(given) {}

  // Whether those who open tables may say something.
  [[nodiscard]] bool given() const { return given_; }
  // Of a new table; drawn if nothing is said.
  [[nodiscard]] Blob of(const std::string& said) const;
  // Of a game that comes from one with that seed; `how` tells one of them from the others.
  [[nodiscard]] Blob after(const Blob& seed, const std::string& how) const;

 private:
  bool given_;
};

}  // namespace orrery::server
