// Tables that begin with the game of a record.
#include <algorithm>

#include "games/registry.h"
#include "server/base/log.h"
#include "server/base/time.h"
#include "server/hub/branch.h"
#include "server/hub/hub.h"
#include "server/hub/replies.h"
#include "server/people/secrets.h"
#include "server/table/told_log.h"

namespace orrery::server {
namespace {

// What keeps these settings from being those of the record's game; "" if nothing does.
std::string settings_fault(const Game& game, const Settings& wanted, const Record& record) {
  if (!wanted.options.empty()) return "options: those of the record are taken";
  const std::vector<OptionSpec> options = game.options();
  const bool has_windows =
      std::any_of(options.begin(), options.end(), [](const OptionSpec& o) { return o.name == "windows"; });
  const auto windows = record.options.find("windows");
  const bool asks_all = windows != record.options.end() && windows->second == "possible";
  // Asking only holders would tell who they are.
  const bool hidden = wanted.reactions.value_or(Reactions::Open) != Reactions::Open;
  if (hidden && has_windows && !asks_all) return "reactions: the game of the record asks only who can react";
  return "";
}

Settings settings_of(Settings wanted, const Record& record) {
  wanted.options = record.options;
  wanted.rules = record.rules;
  wanted.pack = record.pack;
  if (!wanted.reactions) wanted.reactions = Reactions::Open;
  return wanted;
}

std::vector<LogLine> first_lines(const Record& record, const Session& session) {
  std::vector<LogLine> lines;
  const Time at = now();
  const std::vector<std::string> told = told_steps(session, session.steps());
  for (const Step& step : record.first(session.steps()).steps) {
    const std::string player = step.chance ? "" : record.player(step.who);
    const bool bot = !player.empty() && player != "human";
    lines.push_back({step.print(), bot ? "bot" : "", at, told[lines.size()]});
  }
  return lines;
}

StoredTable empty_table(const NewTable& wanted, const Record& record, const Match& match) {
  StoredTable table;
  table.game = record.game;
  table.title = wanted.title;
  table.settings = print(settings_of(wanted.settings, record));
  for (int i = 0; i < match.players(); ++i) {
    StoredSeat seat;
    seat.place = i;
    seat.seat = match.seat_name(SeatId(i));
    table.seats.push_back(std::move(seat));
  }
  return table;
}

}  // namespace

json::object Hub::table_from_record(const Person& owner, const NewTable& wanted, const FromRecord& from) {
  ParsedRecord parsed = parse_record(from.record);
  if (parsed.fault.any()) return error_reply("bad_record", parsed.fault.text());
  // Strangers bring records: what is played here is content that this server has or had.
  parsed.record.pack_files.clear();
  const Record& record = parsed.record;
  const Library library{find_game, [this](const Game& game, const std::string& identity) {
                          const PackFiles* files = pack(game.id(), identity);
                          return std::vector{files == nullptr ? *pack(game.id()) : *files};
                        }};
  const OpenedSession opened = Session::open(record, library, from.step);
  if (opened.fault.any()) return error_reply("bad_record", opened.fault.text());
  Session& session = *opened.session;
  const auto step = last_choice(session.steps(), [&](std::size_t steps) -> const Match& {
    if (steps < session.steps()) session.rewind(steps);
    return session.match();
  });
  if (!step) return error_reply("bad_step", "nobody chooses there");
  const Match& match = session.match();
  if (!from.seat.empty() && !match.find_seat(from.seat).valid())
    return error_reply("bad_message", "seat: there is no seat '" + from.seat + "'");
  if (const std::string fault = new_table_fault(session.game(), wanted); !fault.empty())
    return error_reply("bad_settings", fault);
  if (const std::string fault = settings_fault(session.game(), wanted.settings, record); !fault.empty())
    return error_reply("bad_settings", fault);

  Branch branch{empty_table(wanted, record, match), *step, first_lines(record, session)};
  branch.table.seed = wanted.seed.empty()
                          ? seeds_.after(hash_of(from.record), "step " + std::to_string(*step))
                          : seeds_.of(wanted.seed);
  const std::string mine = from.seat.empty() ? match.seat_name(match.decision().seat) : from.seat;
  begin_branch(branch.table, match, mine, owner.id, owner.name,
               wanted.bots.empty() ? usual_bot(session.game()) : wanted.bots);
  writer_.write_now([&](Database& db) { add_branch(db, branch); });
  log_event(LogLevel::Info, "table_made", {{"table", branch.table.id}, {"game", branch.table.game}});
  return {{"table", branch.table.id}};
}

}  // namespace orrery::server
