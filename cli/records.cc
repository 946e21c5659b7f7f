#include "cli/records.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <random>

#include "games/registry.h"

namespace orrery::cli {

namespace fs = std::filesystem;

namespace {

std::vector<std::string> split_list(const std::string& list) {
  std::vector<std::string> out;
  std::size_t from = 0;
  while (from <= list.size()) {
    const std::size_t comma = std::min(list.find(',', from), list.size());
    out.push_back(list.substr(from, comma - from));
    from = comma + 1;
  }
  return out;
}

// Where the pack of a record is kept.
fs::path kept_pack(const fs::path& record, std::string_view identity) {
  return record.parent_path() / "packs" / identity.substr(identity.rfind(' ') + 1);
}

// The pack of a record that is kept beside it. Without one, all that are there: one of them may be it under a
// newer name (`formerly` rows of a manifest).
std::vector<fs::path> kept_packs(const fs::path& record, std::string_view identity) {
  const fs::path own = kept_pack(record, identity);
  std::error_code error;
  if (fs::is_directory(own, error)) return {own};
  std::vector<fs::path> out;
  for (fs::directory_iterator it(own.parent_path(), error), end; !error && it != end; it.increment(error)) {
    // What is being written has a number behind its name.
    if (it->path().extension().empty() && fs::exists(it->path() / "manifest.tsv")) out.push_back(it->path());
  }
  std::sort(out.begin(), out.end());
  return out;
}

// All or nothing: another program may look for it now.
void keep_pack(const fs::path& path, const Record& record, const PackFiles& files) {
  const fs::path folder = kept_pack(path, record.pack);
  std::error_code error;
  if (files.empty() || record.pack.empty() || fs::exists(folder, error)) return;
  const fs::path unfinished = folder.string() + "." + std::to_string(::getpid());
  fs::create_directories(unfinished, error);
  if (error) fail("cannot write " + unfinished.string() + ": " + error.message());
  for (const auto& [name, contents] : files) write_file(unfinished / name, contents);
  fs::rename(unfinished, folder, error);
  if (error) fs::remove_all(unfinished, error);  // somebody else was faster
}

json::object decision_json(const Match& match) {
  const Decision decision = match.decision();
  json::array rules(decision.rules.begin(), decision.rules.end());
  json::object out;
  out["seat"] = match.seat_name(decision.seat);
  out["kind"] = decision.kind;
  if (!decision.cause.empty()) out["cause"] = decision.cause;
  out["rules"] = std::move(rules);
  return out;
}

}  // namespace

Library library(const Source& source, const fs::path& path, const Record& record) {
  const bool carried = !record.pack_files.empty();
  return Library{[](std::string_view id) { return find_game(id); },
                 [source, path, carried](const Game& game, const std::string& identity) {
                   std::vector<PackFiles> out;
                   if (!carried || has_pack(game, source)) out.push_back(read_pack(game, source));
                   if (!source.pack.empty()) return out;
                   for (const fs::path& kept : kept_packs(path, identity))
                     out.push_back(read_pack_folder(kept));
                   return out;
                 }};
}

void save_record(const fs::path& path, const Session& session) {
  const Record record = session.record();
  write_file(path, record.print());
  std::error_code error;
  if (record.pack_files.empty() && fs::is_regular_file(path, error)) keep_pack(path, record, session.pack());
}

Record load_record(const std::filesystem::path& path) {
  ParsedRecord parsed = parse_record(read_file(path));
  if (parsed.fault.any()) fail(path.string() + ": " + parsed.fault.text());
  return std::move(parsed.record);
}

std::unique_ptr<Session> open_session(const std::filesystem::path& path, const Record& record,
                                      const Source& source, std::size_t at) {
  if (at != kAllSteps && at > record.steps.size()) {
    usage_error(path.string() + " has " + std::to_string(record.steps.size()) + " steps; --at " +
                std::to_string(at) + " is beyond");
  }
  OpenedSession opened = Session::open(record, library(source, path, record), at);
  if (opened.fault.any()) fail(path.string() + ": " + opened.fault.text());
  return std::move(opened.session);
}

std::unique_ptr<Session> open_session(const std::filesystem::path& path, const Source& source,
                                      std::size_t at) {
  return open_session(path, load_record(path), source, at);
}

SeatId need_seat(const Match& match, std::string_view name) {
  if (name.empty()) return SeatId{};
  const SeatId seat = match.find_seat(name);
  if (seat.valid()) return seat;
  std::vector<std::string> seats;
  seats.reserve(static_cast<std::size_t>(match.players()));
  for (int i = 0; i < match.players(); ++i) seats.push_back(match.seat_name(SeatId(i)));
  usage_error("there is no seat '" + std::string(name) + "'; the seats are: " + join(seats));
}

Seed need_seed(const std::string& text) {
  // Small enough to be read out to somebody else at the table.
  if (text.empty()) return Seed::of(std::random_device{}());
  const std::optional<Seed> seed = parse_seed(text);
  if (!seed) usage_error("--seed " + text + ": expected a number from 0 to 2^64-1, or 64 hexadecimal digits");
  return *seed;
}

std::vector<std::string> need_bots(const Game& game, const std::string& list) {
  if (list.empty()) return {};
  const std::vector<std::string> known = game.bots();
  std::vector<std::string> out = split_list(list);
  for (const std::string& name : out) {
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    usage_error("there is no bot '" + name + "' for " + std::string(game.id()) +
                "; the bots are: " + join(known));
  }
  return out;
}

json::object status_json(const Match& match) {
  json::object out;
  switch (match.stop()) {
    case Stop::Decision:
      out["stop"] = "decision";
      out["decision"] = decision_json(match);
      break;
    case Stop::Chance: {
      const ChancePoint point = match.chance();
      out["stop"] = "chance";
      out["chance"] =
          json::object{{"name", match.chance_name(point)}, {"count", point.count}, {"of", point.pool.size()}};
      break;
    }
    default:
      out["stop"] = "over";
      out["result"] = match.result();
  }
  return out;
}

std::string status_line(const Match& match) {
  switch (match.stop()) {
    case Stop::Decision: {
      const Decision decision = match.decision();
      return match.seat_name(decision.seat) + " to choose: " + decision.kind +
             (decision.cause.empty() ? "" : " (" + decision.cause + ")");
    }
    case Stop::Chance: {
      const ChancePoint point = match.chance();
      return "waiting for chance: " + match.chance_name(point) + " (" + std::to_string(point.count) + " of " +
             std::to_string(point.pool.size()) + ")";
    }
    default:
      return "the game is over: " + winners_line(match);
  }
}

std::string winners_line(const Match& match) {
  std::vector<std::string> names;
  for (SeatId seat : match.winners()) names.push_back(match.seat_name(seat));
  if (names.size() == 1) return names.front() + " wins";
  return names.empty() ? "nobody wins" : join(names, " and ") + " share the victory";
}

FolderLock::FolderLock(const std::filesystem::path& file)
    : fd_(::open(file.has_parent_path() ? file.parent_path().c_str() : ".",
                 O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
  // Where folders cannot be locked (some network file systems) the program works without.
  if (fd_ >= 0) (void)::flock(fd_, LOCK_EX);
}

FolderLock::~FolderLock() {
  if (fd_ >= 0) ::close(fd_);
}

}  // namespace orrery::cli
