// Lines from the person at the terminal, and what they mean.
#pragma once

#include <string>
#include <vector>

namespace orrery::cli {

// Reads lines from standard input. Ctrl-C, a closed terminal and the end of the input all end it: the game is
// left in good order instead of being cut off.
class LineReader {
 public:
  LineReader();
  // False at the end.
  bool next(std::string& line);
  // Whether the person wants to leave, also while bots think.
  [[nodiscard]] static bool interrupted();

 private:
  std::string buffer_;
  bool ended_ = false;
};

struct Command {
  enum class Kind {
    Nothing,
    Choices,
    Explain,
    Undo,
    UndoAll,
    Log,
    Save,
    Rules,
    More,
    Show,
    Hint,
    Help,
    Quit
  };
  Kind kind = Kind::Nothing;
  std::string argument;  // what follows the word
  std::vector<std::string>
      choices;  // the parts between semicolons; numbers in one part are parts of their own
};
Command parse_command(const std::string& line);

}  // namespace orrery::cli
