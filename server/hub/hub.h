// Everything a server keeps in memory: people by their sessions, tables that are looked at or played. The
// functions may be called from any thread; those that read the database take milliseconds and are called on
// the work threads.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/hub/live_table.h"
#include "server/store/store.h"
#include "server/store/writer.h"

namespace orrery::server {

struct Person {
  std::string id;
  std::string name;
};

struct NewTable {
  std::string game;
  std::string title;
  Settings settings;
  std::string bots;    // the bot for every seat but the owner's, or "" for free seats
  bool sit = true;     // the owner takes the first seat
  bool start = false;  // at once
};

class Hub {
 public:
  struct Setup {
    std::string database;  // address, see open_database
    std::string node;
    std::function<std::map<std::string, std::string>(const Game&)> read_pack;
  };
  Hub(asio::any_io_executor executor, Setup setup);
  ~Hub();
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;

  // People. A session is known by its secret token, of which only the hash is kept.
  std::optional<Person> person_of(std::string_view token);
  // A new person with a session; the token is told once.
  std::pair<Person, std::string> new_person(const std::string& name);
  void rename(const std::string& person, const std::string& name);
  void end_session(std::string_view token);

  // The table, read from the database if need be; null if there is none. Throws std::runtime_error if it
  // cannot be played here.
  std::shared_ptr<LiveTable> table(const std::string& id);
  // The new table's id, or an error.
  std::string new_table(const Person& owner, const NewTable& wanted, std::string& error);
  json::array tables_of(const std::string& person);
  json::array open_tables();

  // The files of a game's content pack, or null.
  [[nodiscard]] const std::map<std::string, std::string>* pack(std::string_view game) const;
  [[nodiscard]] Writer::Figures writer_figures() const { return writer_.figures(); }
  [[nodiscard]] std::size_t tables_in_memory() const;

  // Tables that were being played when the server stopped go on: bots have to move without anybody looking.
  void resume();

 private:
  House house();
  [[nodiscard]] TableOptions table_options(const Game& game, const Settings& settings) const;
  void forget(const std::string& id);

  asio::any_io_executor executor_;
  Setup setup_;
  std::unique_ptr<Database> reader_;
  std::mutex reader_mutex_;
  Writer writer_;
  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<LiveTable>> tables_;
  std::map<Blob, Person> sessions_;
  std::map<std::string, std::map<std::string, std::string>> packs_;  // by game
};

}  // namespace orrery::server
