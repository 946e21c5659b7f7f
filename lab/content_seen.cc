#include "lab/content_seen.h"

#include "engine/notation/notation.h"

namespace orrery {

ContentSeen::ContentSeen(const Content& content)
    : content_(content), seen_(content.size()), chosen_(content.size()) {
  for (std::size_t i = 0; i < content_.size(); ++i) index_.emplace(content_[i].first, i);
}

void ContentSeen::mark(const Match& match, std::string_view text, std::vector<bool>& marks) {
  for (std::string_view word : split_words(text)) {
    const auto [begin, end] = index_.equal_range(match.content_id(word));
    for (auto it = begin; it != end; ++it) marks[it->second] = true;
  }
}

std::string ContentSeen::after_step(const Match& match, const StepLog& log, std::span<const Event> events) {
  // In another game the same phrase may name another thing: a note is called after the colour of its owner.
  if (log.size() == 1) {
    known_choices_.clear();
    known_events_.clear();
  }
  const Choice* choice = std::get_if<Choice>(&log.back());
  if (choice != nullptr && known_choices_.insert(choice->code).second) {
    mark(match, match.print(*choice), chosen_);
    mark(match, match.print(*choice), seen_);
  }
  for (Event e : events) {
    if (known_events_.insert(e.code).second) mark(match, match.event_text(e), seen_);
  }
  return "";
}

void ContentSeen::merge(const ContentSeen& other) {
  for (std::size_t i = 0; i < content_.size(); ++i) {
    if (other.seen_[i]) seen_[i] = true;
    if (other.chosen_[i]) chosen_[i] = true;
  }
}

}  // namespace orrery
