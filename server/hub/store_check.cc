#include "server/hub/store_check.h"

#include <map>

#include "games/registry.h"
#include "server/hub/pack_shelf.h"
#include "server/hub/settings.h"
#include "server/hub/start_positions.h"
#include "server/hub/table_info.h"
#include "server/store/check.h"
#include "server/store/schema.h"
#include "server/store/store.h"
#include "server/table/table.h"

namespace orrery::server {
namespace {

class TablesCheck {
 public:
  TablesCheck(Database& database, const std::function<PackFiles(const Game&)>& read_pack, StoreReport& report)
      : db_(database),
        report_(report),
        packs_(read_pack, [this](const std::string& game) { return kept(game); }) {}

  void check(const std::string& id) {
    ++report_.tables;
    try {
      // Lines first: a server may add some between the two.
      const std::int64_t rows = store::table(db_, id).value_or(StoredTable{}).rows;
      const std::vector<LogLine> lines = store::log(db_, id);
      const std::optional<StoredTable> stored = store::table(db_, id);
      if (!stored) return;  // deleted meanwhile
      report_.lines += static_cast<std::int64_t>(lines.size());
      if (static_cast<std::int64_t>(lines.size()) < rows) throw DamagedTable("its last lines are missing");
      store::talk(db_, id);
      store::kept(db_, id);
      if (stored->state != TableState::Lobby) play(*stored, lines);
    } catch (const std::exception& error) {
      report_.wrong.push_back("table " + id + ": " + error.what());
    }
  }

 private:
  void play(const StoredTable& stored, const std::vector<LogLine>& lines) {
    const std::string why = unplayable(stored, lines);
    if (!why.empty()) report_.unplayable.push_back("table " + stored.id + ": " + why);
  }

  std::string unplayable(const StoredTable& stored, const std::vector<LogLine>& lines) {
    const Game* game = find_game(stored.game);
    if (game == nullptr) return "there is no game '" + stored.game + "'";
    const Settings settings = parse_settings(stored.settings);
    std::map<std::string, std::string> options = settings.options;
    if (settings.rules != 0 && !game->plays_record(settings.rules, options))
      return "it was begun with rules " + std::to_string(settings.rules);
    const ShelvedPack* pack = packs_.of(*game, settings.pack);
    if (pack == nullptr) return "its content pack is not here: " + settings.pack;
    const StartPositions::Start start = starts_.of(*game, options, *pack);
    if (start.match == nullptr) return start.error;
    const OpenedGame opened = Table::open(*game, *start.match, seed_of(stored.seed), {}, lines);
    // These rules have played it: what does not fit is damage.
    if (opened.table == nullptr && settings.rules == game->rules_version()) throw DamagedTable(opened.error);
    return opened.error;
  }

  std::vector<ShelvedPack> kept(const std::string& game) {
    std::vector<ShelvedPack> out;
    for (auto& [identity, files] : store::packs(db_, game)) out.push_back({identity, std::move(files)});
    return out;
  }

  Database& db_;
  StoreReport& report_;
  PackShelf packs_;
  StartPositions starts_{8};
};

}  // namespace

StoreReport check_store(Database& database, const std::function<PackFiles(const Game&)>& read_pack) {
  StoreReport report;
  report.wrong = integrity_faults(database);
  const int version = schema_version(database);
  if (version != kSchemaVersion) {
    report.wrong.push_back(
        version == 0 ? "there are no tables of Orrery in it"
                     : "it is of " + std::string(version < kSchemaVersion ? "an older" : "a newer") +
                           " Orrery (schema " + std::to_string(version) + ", this program's is " +
                           std::to_string(kSchemaVersion) + "): its games were not looked at");
    return report;
  }
  TablesCheck tables(database, read_pack, report);
  for (const Row& row : database.run("SELECT id FROM tables ORDER BY id")) tables.check(as_text(row[0]));
  report.without_checksum = as_int(database.run("SELECT COUNT(*) FROM log WHERE checksum IS NULL")[0][0]);
  return report;
}

}  // namespace orrery::server
