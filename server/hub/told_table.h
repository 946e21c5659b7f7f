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

  void watch(std::shared_ptr<Subscriber> subscriber, WatchWish wish) override;
  void leave(const Subscriber*) override {}
  void receive(std::shared_ptr<Subscriber> from, json::object message) override;
  void handle(Message message) override;

 private:
  struct ToldStep {
    std::string line;
    std::string by;
    Time at = 0;
    std::vector<ToldEvent> events;
  };
  // Whether that person may look; if not, the message is answered.
  [[nodiscard]] bool shown(const Message& message) const;
  [[nodiscard]] json::object table_json(const std::string& person) const;
  [[nodiscard]] json::array events_for(const std::string& person) const;
  [[nodiscard]] std::string record_text() const;
  void look(const Message& message) const;
  void position(const Message& message) const;
  void history(const Message& message) const;
  void record(const Message& message) const;
  void throw_away(const Message& message);

  StoredTable stored_;
  Settings settings_;
  std::vector<TalkLine> talk_;
  std::string why_;
  Writer* writer_;
  std::vector<ToldStep> steps_;  // without what was taken back
};

}  // namespace orrery::server
