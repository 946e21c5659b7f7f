// Records as files, and what the commands that play them share.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/common.h"
#include "engine/record/session.h"

namespace orrery::cli {

inline constexpr std::size_t kAllSteps = static_cast<std::size_t>(-1);

// The games of the program and their packs on disk: the one that is asked for or the game's own, and the one
// that was kept beside the record. One that carries its pack needs neither.
Library library(const Source& source, const std::filesystem::path& path, const Record& record);
// Writes the record, and keeps its content pack beside it: in packs/, by checksum. A record that carries its
// pack needs no other.
void save_record(const std::filesystem::path& path, const Session& session);

// The record in that file, or a failure "g.orr: line 57: ...".
Record load_record(const std::filesystem::path& path);
// The game of that record after `at` steps, or a failure "g.orr: line 57: ...". A fault after `at` does not
// matter.
std::unique_ptr<Session> open_session(const std::filesystem::path& path, const Source& source,
                                      std::size_t at = kAllSteps);
std::unique_ptr<Session> open_session(const std::filesystem::path& path, const Record& record,
                                      const Source& source, std::size_t at = kAllSteps);

// The seat of that name, or a usage error that lists the seats. "" is no seat: a spectator.
SeatId need_seat(const Match& match, std::string_view name);

// A seed from the command line, or one that nobody has seen before if the text is empty.
Seed need_seed(const std::string& text);

// "greedy,random" as a list; every name must be a bot of the game.
std::vector<std::string> need_bots(const Game& game, const std::string& list);

// What the game waits for: {"stop": "decision", "decision": {...}}, {"stop": "chance", ...} or {"stop":
// "over", ...}.
json::object status_json(const Match& match);
// The same in one line, e.g. "red to choose: pay".
std::string status_line(const Match& match);
// "red wins" or "red and blue share the victory".
std::string winners_line(const Match& match);

// Keeps other runs of the program from changing files of a folder until it goes out of scope.
class FolderLock {
 public:
  explicit FolderLock(const std::filesystem::path& file);
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock();

 private:
  int fd_;
};

}  // namespace orrery::cli
