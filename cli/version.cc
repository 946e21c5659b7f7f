#include "cli/version.h"

#include <boost/json.hpp>
#include <sstream>

#include "cli/commit.h"
#include "games/registry.h"

namespace orrery::cli {

std::string version_text() {
  std::ostringstream out;
  out << "orrery " << ORRERY_VERSION << " (commit " << kCommit << ")";
  for (const Game* game : all_games())
    out << "\n" << game->id() << ": rules " << game->rules_version() << ", " << game->title();
  return out.str();
}

std::map<std::string, std::string> build_facts() {
  return {{"version", ORRERY_VERSION}, {"commit", std::string(kCommit)}};
}

std::string version_json() {
  boost::json::array games;
  for (const Game* game : all_games())
    games.push_back(
        boost::json::object{{"id", game->id()}, {"title", game->title()}, {"rules", game->rules_version()}});
  return boost::json::serialize(
      boost::json::object{{"version", ORRERY_VERSION}, {"commit", kCommit}, {"games", std::move(games)}});
}

}  // namespace orrery::cli
