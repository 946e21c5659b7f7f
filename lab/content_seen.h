// Which cards, tokens and races turned up in play: their ids as words of choices made and of events. What no
// word can name (Game::unnamed_content) is none of its business.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "lab/play_game.h"

namespace orrery {

// One per thread; merge them afterwards. Every phrase is printed and looked at once only.
class ContentSeen final : public Watcher {
 public:
  using Content = std::vector<std::pair<std::string, std::string>>;  // id, kind

  explicit ContentSeen(const Content& content);
  std::string after_step(const Match& match, const StepLog& log, std::span<const Event> events) override;
  void merge(const ContentSeen& other);

  [[nodiscard]] const Content& content() const { return content_; }
  // Parallel to content(): turned up at all; stood in a choice that somebody made.
  [[nodiscard]] const std::vector<bool>& seen() const { return seen_; }
  [[nodiscard]] const std::vector<bool>& chosen() const { return chosen_; }

 private:
  void mark(const Match& match, std::string_view text, std::vector<bool>& marks);

  Content content_;
  std::multimap<std::string, std::size_t, std::less<>> index_;
  std::vector<bool> seen_;
  std::vector<bool> chosen_;
  std::unordered_set<std::uint64_t> known_choices_;
  std::unordered_set<std::uint64_t> known_events_;
};

}  // namespace orrery
