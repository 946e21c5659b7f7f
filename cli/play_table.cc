#include "cli/play_table.h"

#include "cli/common.h"
#include "cli/play_input.h"
#include "cli/record_bots.h"

namespace orrery::cli {

PlayTable::PlayTable(std::unique_ptr<Session> session, SeatId person)
    : session_(std::move(session)), person_(person), bots_(bots_of(*session_)) {}

void PlayTable::run() {
  const Rejected rejected = session_->advance();
  if (rejected.any()) fail(rejected.error);
  while (match().stop() == Stop::Decision && !LineReader::interrupted()) {
    if (match().decision().seat != person_) {
      let_bot_choose(bots_, *session_);
    } else if (const std::optional<Choice> choice = forced_choice(match())) {
      forced_steps_.insert(session_->steps() + 1);
      const Rejected refused = session_->apply(*choice);
      if (refused.any()) fail(refused.error);
    } else {
      return;
    }
  }
}

Rejected PlayTable::choose(const std::vector<std::string>& texts) {
  return session_->apply_all(texts, person_);
}

std::vector<std::string> PlayTable::undo(bool all) {
  const std::size_t seam = session_->seam(person_);
  std::vector<std::string> taken_back;
  std::size_t target = session_->steps();
  for (std::size_t i = session_->steps(); i > seam && (all || taken_back.empty()); --i) {
    if (forced_steps_.contains(i)) continue;
    target = i - 1;
    taken_back.insert(taken_back.begin(), session_->step(target).text);
  }
  if (taken_back.empty()) return taken_back;
  session_->rewind(target);
  forced_steps_.erase(forced_steps_.upper_bound(target), forced_steps_.end());
  return taken_back;
}

std::vector<std::string> PlayTable::log_since(std::size_t from) const {
  std::vector<std::string> out;
  std::size_t last = 0;
  for (const LoggedEvent& logged : session_->log()) {
    if (logged.step <= from || !match().visible(logged.event, person_)) continue;
    if (forced_steps_.contains(logged.step) && logged.step != last) {
      out.push_back("(only one option: " + session_->step(logged.step - 1).text + ")");
    }
    last = logged.step;
    out.push_back(match().log_line(logged.event));
  }
  return out;
}

}  // namespace orrery::cli
