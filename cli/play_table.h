// A person and bots at one table.
#pragma once

#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "bots/bot_players.h"
#include "engine/record/session.h"

namespace orrery::cli {

class PlayTable {
 public:
  // Every seat but the person's must be played by a bot (in the record of the session).
  PlayTable(std::unique_ptr<Session> session, SeatId person);

  [[nodiscard]] const Session& session() const { return *session_; }
  [[nodiscard]] const Match& match() const { return session_->match(); }
  [[nodiscard]] SeatId person() const { return person_; }
  [[nodiscard]] bool over() const { return match().stop() == Stop::Over; }

  // Lets the bots play and takes forced choices of the person, until the person must really choose or the
  // game is over. Stops early if the person wants to leave.
  void run();

  // Choices of the person, all or nothing.
  Rejected choose(const std::vector<std::string>& texts);
  // Takes back the last choice (or all) that the person may take back. Their texts, in the order in which
  // they were made; empty if there is none.
  std::vector<std::string> undo(bool all);

  // What the person could see since step `from`, as log lines; forced choices are marked.
  [[nodiscard]] std::vector<std::string> log_since(std::size_t from) const;

 private:
  std::unique_ptr<Session> session_;
  SeatId person_;
  BotPlayers bots_;
  std::set<std::size_t> forced_steps_;  // steps (from 1) taken for the person
};

}  // namespace orrery::cli
