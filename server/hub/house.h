// What a table needs of the house it stands in.
#pragma once

#include <exception>
#include <functional>
#include <string>

#include "server/base/limits.h"
#include "server/hub/seeds.h"
#include "server/hub/settings.h"
#include "server/hub/start_positions.h"
#include "server/notify/notifier.h"
#include "server/store/writer.h"

namespace orrery::server {

class LiveTable;

struct House {
  std::string node;  // the name of this server among several
  Writer* writer = nullptr;
  // A game before its first step.
  std::function<StartPositions::Start(const Game&, const Settings&)> start;
  // The content pack that it is played with.
  std::function<PackFiles(const Game&, const Settings&)> pack;
  Notifier* notifier = nullptr;  // for people who are not connected
  std::string url;               // where the world reaches this server, or ""
  // The table cannot go on here (another node plays it, or it could not be stored): forget it.
  std::function<void(const std::string& id, const LiveTable* which)> forget;
  Seeds seeds = Seeds();
  // Something could not be stored, for that reason.
  std::function<void(const std::exception_ptr& why)> not_stored = {};
  // Without limits where these are missing.
  const Limits* limits = nullptr;
  std::function<bool(const std::string& person)> may_open = {};  // one more table
  std::function<std::int64_t()> games_of_bots = {};              // how many go on now
};

}  // namespace orrery::server
