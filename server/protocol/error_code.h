// Why a message was not done, for clients: they have a sentence for each of these codes in every language.
// The compiler refuses a code that is not in the list, and the client's types are printed from it.
#pragma once

#include <array>
#include <stdexcept>
#include <string_view>

namespace orrery::server {

inline constexpr auto kErrorCodes = std::to_array<std::string_view>(
    {"bad_address", "bad_invite",    "bad_message",    "bad_name",     "bad_method",    "bad_order",
     "bad_record",  "bad_settings",  "bad_step",       "begun",        "by_invitation", "elsewhere",
     "gone",        "no_accounts",   "no_clock",       "no_game",      "needs_vote",    "no_hold",
     "no_notices",  "no_page",       "no_rules",       "no_table",     "no_undo",       "no_vacation",
     "no_watchers", "nobody",        "not_begun",      "not_over",     "not_overdue",   "not_owner",
     "not_stored",  "not_your_seat", "not_your_turn",  "other_rules",  "others_play",   "refused",
     "seated",      "seats_free",    "stale",          "taken",        "too_much",      "trouble",
     "unreadable",  "which_seat",    "wrong_password", "bad_password", "has_account",   "damaged",
     "stopping",    "unsettled",     "read_only",      "banned",       "no_account",    "closed",
     "bad_code"});

class ErrorCode {
 public:
  constexpr ErrorCode() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): codes are written as literals
  consteval ErrorCode(const char* code) {
    for (const std::string_view known : kErrorCodes) {
      if (known == code) code_ = known;
    }
    if (code_.empty()) throw std::invalid_argument("a code that clients do not know");
  }
  // NOLINTNEXTLINE(google-explicit-constructor): a code is a word
  constexpr operator std::string_view() const { return code_; }
  friend constexpr bool operator==(ErrorCode a, std::string_view b) { return a.code_ == b; }
  [[nodiscard]] constexpr bool empty() const { return code_.empty(); }

 private:
  std::string_view code_;
};

}  // namespace orrery::server
