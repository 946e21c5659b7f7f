// A game that this server cannot play: it was begun with rules or a pack that are not there any more. Nothing
// changes at such a table; what happened there is told to those who could see it then.
#pragma once

#include <string>
#include <vector>

#include "server/hub/settings.h"
#include "server/hub/table_face.h"
#include "server/store/store.h"
#include "server/store/writer.h"
#include "server/table/told_log.h"

namespace orrery::server {

class ToldTable : public TableFace {
 public:
  // `why` it cannot be played, in words.
  ToldTable(StoredTable stored, const std::vector<LogLine>& log, std::vector<TalkLine> talk, std::string why,
            Writer& writer);

  void watch(std::shared_ptr<Subscriber> subscriber, std::size_t since) override;
  void leave(const Subscriber*) override {}
  void receive(std::shared_ptr<Subscriber> from, json::object message) override;
  void handle(std::string person, std::string name, json::object message, Answer answer) override;

 private:
  struct ToldStep {
    std::string line;
    std::string by;
    Time at = 0;
    std::vector<ToldEvent> events;
  };
  [[nodiscard]] bool has_seat(const std::string& person) const;
  [[nodiscard]] bool may_watch(const std::string& person) const;
  [[nodiscard]] Eyes eyes_of_person(const std::string& person) const;
  [[nodiscard]] json::object table_json(const std::string& person) const;
  [[nodiscard]] json::array events_for(const std::string& person) const;
  [[nodiscard]] std::string record() const;
  void on_history(const std::string& person, const json::object& message, const Answer& answer) const;
  void on_record(const std::string& person, const Answer& answer) const;
  void on_delete(const std::string& person, const Answer& answer);

  StoredTable stored_;
  Settings settings_;
  std::vector<TalkLine> talk_;
  std::string why_;
  Writer* writer_;
  std::vector<ToldStep> steps_;  // without what was taken back
};

}  // namespace orrery::server
