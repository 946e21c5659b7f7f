#include "cli/admin_show.h"

#include <algorithm>
#include <boost/algorithm/string/replace.hpp>
#include <iostream>

#include "cli/common.h"

namespace orrery::cli {

namespace {

constexpr std::size_t kLinesShown = 30;

std::string word_in(const json::object& from, std::string_view name) {
  return std::string(from.at(name).as_string());
}

json::array seats_shown(const server::StoredTable& table) {
  json::array out;
  for (const server::StoredSeat& seat : table.seats) {
    out.push_back(
        json::object{{"seat", seat.seat}, {"person", seat.person}, {"name", seat.name}, {"bot", seat.bot}});
  }
  return out;
}

json::array talk_shown(server::Database& db, const std::string& table) {
  const std::vector<server::TalkLine> all = server::store::talk(db, table);
  json::array out;
  for (std::size_t i = all.size() - std::min(all.size(), kLinesShown); i < all.size(); ++i) {
    out.push_back(json::object{
        {"at", all[i].at}, {"to", all[i].channel}, {"name", all[i].name}, {"text", all[i].text}});
  }
  return out;
}

}  // namespace

json::object table_in_full(server::Database& db, const server::StoredTable& table) {
  const server::Kept kept = server::store::kept(db, table.id);
  const auto motions = kept.find({"", "motions"});
  json::object out{{"table", table.id},
                   {"game", table.game},
                   {"state", name_of(table.state)},
                   {"title", table.title},
                   {"created", table.created},
                   {"changed", table.changed},
                   {"lines", table.rows},
                   {"owner", table.owner},
                   {"node", table.node},
                   {"settings", json::parse(table.settings)},
                   {"seats", seats_shown(table)},
                   {"motions", motions == kept.end() ? json::array() : json::parse(motions->second)},
                   {"talk", talk_shown(db, table.id)}};
  if (table.closed != 0) out["closed"] = table.closed_why;
  return out;
}

void print_table_in_full(const json::object& shown, std::string (*at)(server::Time)) {
  std::cout << word_in(shown, "table") << "  " << word_in(shown, "game") << "  " << word_in(shown, "state")
            << "  " << word_in(shown, "title") << "\n";
  if (shown.contains("closed")) std::cout << "closed: " << word_in(shown, "closed") << "\n";
  std::cout << "opened " << at(shown.at("created").as_int64()) << ", last changed "
            << at(shown.at("changed").as_int64()) << ", " << shown.at("lines").as_int64() << " lines, owner "
            << word_in(shown, "owner") << "\n"
            << "settings: " << json::serialize(shown.at("settings")) << "\n";
  for (const json::value& seat : shown.at("seats").as_array()) {
    const json::object& it = seat.as_object();
    std::cout << "  " << word_in(it, "seat") << ":";
    if (!word_in(it, "person").empty()) std::cout << " " << word_in(it, "person");
    if (!word_in(it, "name").empty()) std::cout << " " << word_in(it, "name");
    if (!word_in(it, "bot").empty()) std::cout << " bot " << word_in(it, "bot");
    std::cout << "\n";
  }
  for (const json::value& motion : shown.at("motions").as_array())
    std::cout << "vote: " << json::serialize(motion) << "\n";
  for (const json::value& line : shown.at("talk").as_array()) {
    const json::object& it = line.as_object();
    // What somebody wrote over several lines must not look like lines of others.
    std::cout << at(it.at("at").as_int64()) << "  " << word_in(it, "to") << "  " << word_in(it, "name")
              << ": " << boost::algorithm::replace_all_copy(word_in(it, "text"), "\n", " / ") << "\n";
  }
}

}  // namespace orrery::cli
