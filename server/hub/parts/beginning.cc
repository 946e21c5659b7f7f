#include "server/hub/parts/beginning.h"

#include <algorithm>
#include <map>
#include <utility>

#include "server/base/log.h"
#include "server/base/time.h"

namespace orrery::server {
namespace {

std::map<std::string, std::string> bots_of(const StoredTable& stored) {
  std::map<std::string, std::string> bots;
  for (const StoredSeat& seat : stored.seats) {
    if (!seat.bot.empty()) bots[seat.seat] = seat.bot;
  }
  return bots;
}

bool has_option(const Game& game, std::string_view name) {
  const std::vector<OptionSpec> options = game.options();
  return std::any_of(options.begin(), options.end(), [&](const OptionSpec& o) { return o.name == name; });
}

}  // namespace

void Beginning::reopen(const std::vector<LogLine>& log) {
  const StartPositions::Start start = room_.house.start(*room_.game, room_.settings);
  if (start.match == nullptr)
    throw OtherRules("the game cannot be set up by the rules of this server: " + start.error);
  OpenedGame opened = Table::open(*room_.game, *start.match, room_.seed, bots_of(room_.stored), log);
  if (opened.table == nullptr)
    throw OtherRules("the game does not fit the rules of this server: " + opened.error);
  room_.table = std::move(opened.table);
  late_.open(*start.match, log);
  windows_.open();
}

void Beginning::start(const Message& message) {
  StoredTable& stored = room_.stored;
  if (!owns(stored, message.person))
    return message.refuse("not_owner", "only whoever opened the table may do that");
  if (stored.state != TableState::Lobby) return message.refuse("begun", "the game has begun already");
  for (const StoredSeat& seat : stored.seats) {
    if (seat.person.empty() && seat.bot.empty())
      return message.refuse("seats_free", "some seats are still free");
  }
  const bool bots_alone = std::all_of(stored.seats.begin(), stored.seats.end(),
                                      [](const StoredSeat& seat) { return !seat.bot.empty(); });
  if (bots_alone && !room_.room_for_bots())
    return message.refuse("too_much", "many games of bots go on here: try again later");
  const Writer::Work decided = decide_open_settings();
  const StartPositions::Start start = room_.house.start(*room_.game, room_.settings);
  if (start.match == nullptr) return message.refuse("bad_settings", start.error);
  OpenedGame opened = Table::create(*room_.game, *start.match, room_.seed, bots_of(stored), now());
  if (opened.table == nullptr) return message.refuse("bad_settings", opened.error);
  room_.table = std::move(opened.table);
  stored.state = TableState::Playing;
  late_.open(*start.match, {});
  clocks_.begin();
  log_event(LogLevel::Info, "table_started", {{"table", stored.id}, {"game", stored.game}});
  audience_.start_over();
  windows_.open();
  keeper_.commit_choice(
      [id = stored.id, decided](Database& db) {
        store::set_state(db, id, TableState::Playing, now());
        decided(db);
      },
      message.answer, {{"started", true}});
}

Writer::Work Beginning::decide_open_settings() {
  Settings& settings = room_.settings;
  StoredTable& stored = room_.stored;
  const auto persons = std::count_if(stored.seats.begin(), stored.seats.end(), [](const StoredSeat& seat) {
    return !seat.person.empty() && seat.bot.empty();
  });
  if (!settings.reactions) {
    const bool days = settings.clock.kind == ClockSettings::Kind::Days;
    settings.reactions = persons <= 1 ? Reactions::Open : days ? Reactions::Even : Reactions::Sealed;
  }
  // Asking only holders would tell who they are.
  if (*settings.reactions != Reactions::Open && has_option(*room_.game, "windows"))
    settings.options["windows"] = "possible";
  settings.rules = room_.game->rules_version();
  settings.pack.clear();  // of the game that this one is the rematch of
  if (const StartPositions::Start start = room_.house.start(*room_.game, settings); start.match != nullptr)
    settings.pack = room_.game->pack_identity(*start.match);
  stored.settings = print(settings);
  return [id = stored.id, title = stored.title, text = stored.settings](Database& db) {
    store::set_settings(db, id, title, text);
  };
}

}  // namespace orrery::server
