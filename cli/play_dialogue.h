// The dialogue with the person at the terminal: news, table, question, answer.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play_input.h"
#include "cli/play_screen.h"
#include "cli/play_table.h"
#include "cli/rulebooks.h"

namespace orrery::cli {

class PlayDialogue {
 public:
  // `file` is where the game is kept: it is written after every choice.
  PlayDialogue(PlayTable table, std::filesystem::path file, Catalogue catalogue);

  // Until the game is over or the person leaves.
  void run();

 private:
  // What the person is told.
  void tell_news();
  void show_table(bool all) const;
  void show_all_options();
  void show_question(bool table);
  void show_log(const std::string& count) const;
  void look_up(const std::string& words) const;
  void complain(const std::string& text) const;
  void say_rule(std::string_view id) const;
  [[nodiscard]] bool others_acted(std::size_t from) const;

  // What the person asks for. True if the position has changed.
  bool ask();  // false: the person leaves
  bool obey(const Command& command);
  bool choose(std::vector<std::string> words);
  bool undo(bool all);
  bool resolve(std::string& word) const;
  void explain(std::string word) const;
  void hint() const;

  void save(const std::string& name) const;
  void autosave();
  void leave();

  PlayTable table_;
  std::filesystem::path file_;
  Catalogue catalogue_;
  Style style_;
  bool echo_;  // the input is no terminal: repeat it, so that the output reads like a dialogue
  LineReader reader_;
  OptionList options_;
  std::size_t told_ = 0;    // steps whose events the person has read
  bool table_due_ = false;  // the next question comes with the table
  bool cannot_save_ = false;
};

}  // namespace orrery::cli
