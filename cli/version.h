// What this program is: for people who report a fault and for those who look after servers.
#pragma once

#include <map>
#include <string>

namespace orrery::cli {

// Its version, the commit it was built from ("unknown" without git), and the version of each game's rules,
// one line for each.
std::string version_text();
std::string version_json();
// "version" and "commit".
std::map<std::string, std::string> build_facts();

}  // namespace orrery::cli
