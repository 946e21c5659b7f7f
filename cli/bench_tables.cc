#include "cli/bench_tables.h"

#include <algorithm>

#include "cli/common.h"
#include "server/hub/table_info.h"
#include "server/people/secrets.h"
#include "server/store/schema.h"
#include "server/store/store.h"
#include "server/table/table.h"

namespace orrery::cli {
namespace {

using server::Blob;
using server::Database;
using server::LogLine;
using server::StoredSeat;
using server::StoredTable;
namespace store = server::store;

constexpr std::size_t kPerCommit = 500;
constexpr std::size_t kDifferentGames = 20;

std::unique_ptr<Database> prepared(const std::string& address) {
  server::prepare_secrets();
  std::unique_ptr<Database> db = server::open_database(address);
  server::prepare_schema(*db);
  return db;
}

StoredTable new_table(const TablesWanted& wanted, const Match& match, const std::string& person) {
  StoredTable table;
  table.id = server::new_name();
  table.game = wanted.game->id();
  table.title = "bench";
  table.settings = server::print(wanted.settings);
  table.seed = server::random_bytes(32);
  table.owner = person;
  for (int i = 0; i < match.players(); ++i) {
    StoredSeat seat;
    seat.place = i;
    seat.seat = match.seat_name(SeatId(i));
    (i == 0 ? seat.person : seat.bot) = i == 0 ? person : wanted.bot;
    table.seats.push_back(std::move(seat));
  }
  return table;
}

std::string add_person(Database& db, const std::string& person) {
  std::string token = server::new_secret();
  store::add_person(db, person, "Bench", server::now());
  store::add_session(db, server::hash_of(token), person, server::now());
  return token;
}

MadeMatch made(const TablesWanted& wanted) {
  MadeMatch match = wanted.game->create(wanted.options);
  if (match.match == nullptr) fail(match.error);
  return match;
}

// The log of a whole game of bots.
std::vector<LogLine> whole_game(const TablesWanted& wanted, const Match& match, const Blob& seed) {
  std::map<std::string, std::string> bots;
  for (int i = 0; i < match.players(); ++i) bots[match.seat_name(SeatId(i))] = wanted.bot;
  server::OpenedGame opened =
      server::Table::create(*wanted.game, wanted.options, server::seed_of(seed), bots, 0);
  if (opened.table == nullptr) fail(opened.error);
  while (opened.table->step_automatically(0)) {
  }
  return opened.table->take_unsaved();
}

}  // namespace

std::vector<BenchTable> write_new_tables(const std::string& database, const TablesWanted& wanted) {
  const auto db = prepared(database);
  const MadeMatch match = made(wanted);
  std::vector<BenchTable> out;
  while (out.size() < wanted.count) {
    server::Transaction transaction(*db);
    for (std::size_t i = 0; i < kPerCommit && out.size() < wanted.count; ++i) {
      const std::string person = server::new_name();
      const std::string token = add_person(*db, person);
      const StoredTable table = new_table(wanted, *match.match, person);
      store::add_table(*db, table);
      out.push_back({table.id, token});
    }
    transaction.commit();
  }
  return out;
}

std::vector<BenchTable> write_stored_games(const std::string& database, const TablesWanted& wanted,
                                           std::size_t& lines) {
  const auto db = prepared(database);
  const MadeMatch match = made(wanted);
  const std::string person = server::new_name();
  const std::string token = add_person(*db, person);
  std::vector<std::pair<Blob, std::vector<LogLine>>> games;
  for (std::size_t i = 0; i < kDifferentGames; ++i) {
    const Blob seed = server::random_bytes(32);
    std::vector<LogLine> log = whole_game(wanted, *match.match, seed);
    log.resize(std::max<std::size_t>(1, log.size() * (i + 1) / (kDifferentGames + 1)));
    games.emplace_back(seed, std::move(log));
  }
  std::vector<BenchTable> out;
  lines = 0;
  while (out.size() < wanted.count) {
    server::Transaction transaction(*db);
    for (std::size_t i = 0; i < kPerCommit && out.size() < wanted.count; ++i) {
      const auto& [seed, log] = games[out.size() % games.size()];
      StoredTable table = new_table(wanted, *match.match, person);
      table.state = server::TableState::Playing;
      table.seed = seed;
      store::add_table(*db, table);
      store::append(*db, table.id, "", 0, log);
      lines += log.size();
      out.push_back({table.id, token});
    }
    transaction.commit();
  }
  return out;
}

}  // namespace orrery::cli
