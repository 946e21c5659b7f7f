// Names of accounts.
#pragma once

#include <string>

namespace orrery::server {

// Anna and anna are the same account.
std::string account_key(std::string name);

}  // namespace orrery::server
