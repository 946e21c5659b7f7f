#include "server/table/told_log.h"

#include <boost/json.hpp>

namespace orrery::server {
namespace {

namespace json = boost::json;

Eyes who_sees(const Match& match, Event event) {
  Eyes eyes = 0;
  bool everybody = true;
  for (int i = -1; i < match.players(); ++i) {
    const SeatId viewer = i < 0 ? SeatId{} : SeatId(i);
    const bool sees = match.visible(event, viewer);
    if (sees) eyes = static_cast<Eyes>(eyes | eyes_of(viewer));
    everybody = everybody && sees;
  }
  return everybody ? kEverybody : eyes;
}

}  // namespace

std::string print_told(const Match& match, std::span<const LoggedEvent> events) {
  json::array list;
  for (const LoggedEvent& logged : events) {
    const Eyes eyes = who_sees(match, logged.event);
    const std::string text = match.event_text(logged.event);
    if (eyes == kEverybody) {
      list.emplace_back(text);
    } else {
      json::array secret;
      secret.emplace_back(text);
      secret.emplace_back(eyes);
      list.push_back(std::move(secret));
    }
  }
  return json::serialize(list);
}

std::vector<std::string> told_steps(const Session& session, std::size_t steps) {
  std::vector<std::string> out;
  const std::span<const LoggedEvent> all(session.log());
  std::size_t from = 0;
  for (std::size_t step = 1; step <= steps; ++step) {
    std::size_t to = from;
    while (to < all.size() && all[to].step <= step) ++to;
    out.push_back(print_told(session.match(), all.subspan(from, to - from)));
    from = to;
  }
  return out;
}

std::vector<ToldEvent> read_told(std::string_view told) {
  std::vector<ToldEvent> out;
  if (told.empty()) return out;
  const json::value list = json::parse(told);
  for (const json::value& event : list.as_array()) {
    if (event.is_string()) {
      out.push_back({std::string(event.as_string()), kEverybody});
    } else {
      const json::array& pair = event.as_array();
      out.push_back({std::string(pair.at(0).as_string()), pair.at(1).to_number<Eyes>()});
    }
  }
  return out;
}

}  // namespace orrery::server
