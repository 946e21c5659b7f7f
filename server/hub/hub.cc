#include "server/hub/hub.h"

#include <algorithm>

#include "games/registry.h"
#include "server/hub/replies.h"
#include "server/hub/time.h"
#include "server/people/secrets.h"
#include "server/store/schema.h"

namespace orrery::server {
namespace {

constexpr Time kLease = 15000;
constexpr std::int64_t kTablesListed = 200;
constexpr std::size_t kSessionsRemembered = 100000;

std::unique_ptr<Database> prepared(const std::string& address) {
  std::unique_ptr<Database> database = open_database(address);
  prepare_schema(*database);
  return database;
}

json::object summary(const StoredTable& table, const std::string& person) {
  json::array seats;
  for (const StoredSeat& seat : table.seats) {
    seats.push_back(json::object{{"seat", seat.seat},
                                 {"name", seat.name},
                                 {"bot", seat.bot},
                                 {"taken", !seat.person.empty()},
                                 {"mine", !person.empty() && seat.person == person}});
  }
  return {{"table", table.id},
          {"game", table.game},
          {"title", table.title},
          {"state", name_of(table.state)},
          {"created", table.created},
          {"changed", table.changed},
          {"owner", !person.empty() && table.owner == person},
          {"seats", std::move(seats)}};
}

}  // namespace

Hub::Hub(asio::any_io_executor executor, Setup setup)
    : executor_(std::move(executor)),
      setup_(std::move(setup)),
      reader_(prepared(setup_.database)),
      writer_(open_database(setup_.database)) {
  for (const Game* game : all_games()) packs_[std::string(game->id())] = setup_.read_pack(*game);
}

Hub::~Hub() = default;

House Hub::house() {
  return {setup_.node, &writer_,
          [this](const Game& game, const Settings& settings) { return table_options(game, settings); },
          [this](const std::string& id) { forget(id); }};
}

TableOptions Hub::table_options(const Game& game, const Settings& settings) const {
  return {settings.options, packs_.at(std::string(game.id()))};
}

const std::map<std::string, std::string>* Hub::pack(std::string_view game) const {
  const auto found = packs_.find(std::string(game));
  return found == packs_.end() ? nullptr : &found->second;
}

void Hub::forget(const std::string& id) {
  const std::lock_guard lock(mutex_);
  tables_.erase(id);
}

std::size_t Hub::tables_in_memory() const {
  const std::lock_guard lock(mutex_);
  return tables_.size();
}

std::optional<Person> Hub::person_of(std::string_view token) {
  if (token.empty()) return std::nullopt;
  const Blob hash = hash_of(token);
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = sessions_.find(hash); found != sessions_.end()) return found->second;
  }
  Person person;
  {
    const std::lock_guard lock(reader_mutex_);
    const auto id = store::person_of_session(*reader_, hash);
    if (!id) return std::nullopt;
    person = {*id, store::person_name(*reader_, *id).value_or("")};
  }
  const std::lock_guard lock(mutex_);
  if (sessions_.size() >= kSessionsRemembered) sessions_.clear();
  sessions_[hash] = person;
  return person;
}

std::pair<Person, std::string> Hub::new_person(const std::string& name) {
  const Person person{new_name(), name};
  std::string token = new_secret();
  writer_.write_now([&](Database& db) {
    store::add_person(db, person.id, person.name, now());
    store::add_session(db, hash_of(token), person.id, now());
  });
  return {person, std::move(token)};
}

void Hub::rename(const std::string& person, const std::string& name) {
  writer_.write_now([&](Database& db) { store::rename_person(db, person, name); });
  const std::lock_guard lock(mutex_);
  for (auto& [hash, known] : sessions_) {
    if (known.id == person) known.name = name;
  }
}

void Hub::end_session(std::string_view token) {
  const Blob hash = hash_of(token);
  writer_.write_now([&](Database& db) { store::end_session(db, hash); });
  const std::lock_guard lock(mutex_);
  sessions_.erase(hash);
}

std::shared_ptr<LiveTable> Hub::table(const std::string& id) {
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = tables_.find(id); found != tables_.end()) return found->second;
  }
  std::optional<StoredTable> stored;
  std::vector<LogLine> log;
  std::vector<TalkLine> talk;
  bool mine = false;
  writer_.write_now([&](Database& db) {
    mine = store::take_table(db, id, setup_.node, now(), now() + kLease);
    if (!mine) return;
    stored = store::table(db, id);
    log = store::log(db, id);
    talk = store::talk(db, id);
  });
  if (!mine) {
    const std::lock_guard lock(reader_mutex_);
    if (!store::table(*reader_, id)) return nullptr;
    throw std::runtime_error("another server plays that table");
  }
  const Game* game = find_game(stored->game);
  if (game == nullptr) throw std::runtime_error("there is no game '" + stored->game + "'");
  const auto live = std::make_shared<LiveTable>(executor_, house(), *game, std::move(*stored), log, talk);
  std::shared_ptr<LiveTable> kept;
  {
    const std::lock_guard lock(mutex_);
    kept = tables_.emplace(id, live).first->second;  // another thread may have been faster
  }
  kept->start_automatics();
  return kept;
}

std::string Hub::new_table(const Person& owner, const NewTable& wanted, std::string& error) {
  const Game* game = find_game(wanted.game);
  if (game == nullptr) {
    error = "there is no game '" + wanted.game + "'";
    return "";
  }
  if (!wanted.bots.empty()) {
    const std::vector<std::string> bots = game->bots();
    if (std::find(bots.begin(), bots.end(), wanted.bots) == bots.end()) {
      error = "there is no bot '" + wanted.bots + "'";
      return "";
    }
  }
  // Made once to see whether the options fit together, and for the names of the seats.
  const MadeMatch made = game->create(table_options(*game, wanted.settings));
  if (made.match == nullptr) {
    error = made.error;
    return "";
  }
  StoredTable table;
  table.id = new_name();
  table.game = wanted.game;
  table.title = wanted.title;
  table.settings = print(wanted.settings);
  table.seed = random_bytes(32);
  table.owner = owner.id;
  table.created = table.changed = now();
  for (int i = 0; i < made.match->players(); ++i) {
    StoredSeat seat;
    seat.place = i;
    seat.seat = made.match->seat_name(SeatId(i));
    if (i == 0 && wanted.sit) {
      seat.person = owner.id;
      seat.name = owner.name;
    } else {
      seat.bot = wanted.bots;
    }
    table.seats.push_back(std::move(seat));
  }
  writer_.write_now([&](Database& db) { store::add_table(db, table); });
  return table.id;
}

json::array Hub::tables_of(const std::string& person) {
  const std::lock_guard lock(reader_mutex_);
  json::array list;
  for (const StoredTable& table : store::tables_of(*reader_, person, kTablesListed)) {
    list.push_back(summary(table, person));
  }
  return list;
}

json::array Hub::open_tables() {
  const std::lock_guard lock(reader_mutex_);
  json::array list;
  for (const StoredTable& table : store::tables_in(*reader_, TableState::Lobby, kTablesListed)) {
    if (parse_settings(table.settings).open) list.push_back(summary(table, ""));
  }
  return list;
}

void Hub::resume() {
  std::vector<StoredTable> playing;
  {
    const std::lock_guard lock(reader_mutex_);
    playing = store::tables_in(*reader_, TableState::Playing, INT64_MAX);
  }
  for (const StoredTable& stored : playing) {
    const bool only_bots = std::all_of(stored.seats.begin(), stored.seats.end(),
                                       [](const StoredSeat& s) { return !s.bot.empty(); });
    if (only_bots) table(stored.id);
  }
}

}  // namespace orrery::server
