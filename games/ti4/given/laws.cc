// Laws and the agenda deck.
#include "games/ti4/given/builder.h"
#include "games/ti4/query.h"
#include "games/ti4/verbs.h"

namespace orrery::ti4 {

// "core_mining at bereg", "minister_of_war of red", "fleet_regulations", "classified_document_leaks with
// form_a_spy_network".
bool PositionBuilder::read_laws() {
  const bool good = in_.each_at("laws", [&](const std::string& path, const json::value& item) {
    const std::vector<std::string> words = GivenReader::words_of(item);
    if (words.empty() || words.size() % 2 == 0)
      return in_.fail(path, "expected AGENDA [at PLANET] [of SEAT] [with OBJECTIVE]");
    LawInPlay law;
    if (!in_.find(path, words[0], law.agenda)) return false;
    if (!r_.agenda(law.agenda).law) return in_.fail(path, words[0] + " is no law");
    for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
      if (words[i] == "at" && !in_.find(path, words[i + 1], law.planet)) return false;
      if (words[i] == "of" && !in_.find(path, words[i + 1], law.owner)) return false;
      if (words[i] == "with" && !in_.find(path, words[i + 1], law.objective)) return false;
      if (words[i] != "at" && words[i] != "of" && words[i] != "with")
        return in_.fail(path, "expected at, of or with");
    }
    s_.agenda_deck.erase(law.agenda);
    s_.laws.push_back(law);
    if (law.objective.valid()) s_.leaked.insert(law.objective);
    return true;
  });
  return good && in_.each_name_at<AgendaId>("exhausted_laws", [&](const std::string& path, AgendaId a) {
    for (LawInPlay& law : s_.laws) {
      if (law.agenda == a) {
        law.exhausted = true;
        return true;
      }
    }
    return in_.fail(path, "that law is not in play");
  });
}

bool PositionBuilder::read_agendas() {
  const auto take = [&](const std::string& path, AgendaId a) {
    if (!s_.agenda_deck.contains(a)) return in_.fail(path, r_.name(a) + " is not in the agenda deck");
    s_.agenda_deck.erase(a);
    return true;
  };
  return in_.each_name_at<AgendaId>("agenda_top", [&](const std::string& path, AgendaId a) {
    if (!take(path, a)) return false;
    if (s_.agenda_top.full()) return in_.fail(path, "at most 8 cards");
    s_.agenda_top.push_back({a, SeatSet{}});
    return true;
  }) && in_.each_name_at<AgendaId>("agenda_bottom", [&](const std::string& path, AgendaId a) {
    if (!take(path, a)) return false;
    s_.agenda_bottom.push_back({a, SeatSet{}});
    return true;
  }) && in_.each_name_at<AgendaId>("agenda_discard", [&](const std::string& path, AgendaId a) {
    if (!take(path, a)) return false;
    s_.agenda_discard.insert(a);
    return true;
  });
}

}  // namespace orrery::ti4
