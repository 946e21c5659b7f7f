// What the person at the terminal reads: menus, prompts, folded log lines. Fits 100 columns.
#pragma once

#include <string>
#include <vector>

#include "cli/rulebooks.h"
#include "engine/game/game.h"

namespace orrery::cli {

inline constexpr std::size_t kColumns = 100;

// Text attributes, empty when the output is no terminal.
class Style {
 public:
  explicit Style(bool colour) : colour_(colour) {}
  [[nodiscard]] bool colour() const { return colour_; }
  [[nodiscard]] std::string bold(const std::string& text) const { return wrapped("1", text); }
  [[nodiscard]] std::string dim(const std::string& text) const { return wrapped("2", text); }
  [[nodiscard]] std::string error(const std::string& text) const { return wrapped("31", text); }

 private:
  [[nodiscard]] std::string wrapped(const char* code, const std::string& text) const {
    return colour_ ? "\033[" + std::string(code) + "m" + text + "\033[0m" : text;
  }
  bool colour_;
};

// Equal lines in a row become one with "(x3)".
std::vector<std::string> fold_lines(const std::vector<std::string>& lines);

// The numbered options, grouped by kind: with a sentence each where they are few, in columns where they are
// many. Folded to about `lines` lines, unless that is 0.
std::string menu(const Match& match, const OptionList& options, std::size_t lines, const Style& style);

// The same in as few lines as it takes, at best `lines`: the groups with their numbers, how many options they
// have, and the first few of these.
std::string folded_menu(const Match& match, const OptionList& options, std::size_t lines);

// Who must choose what, and why: the cause, how it stands, and the first rule unless it is to be brief.
std::string prompt(const Match& match, const Catalogue& catalogue, const Style& style, bool brief);

// How many lines a text takes.
std::size_t line_count(const std::string& text);

// Cuts a line that is too long for the screen.
std::string clip(const std::string& text, std::size_t width);

std::string play_help();

}  // namespace orrery::cli
