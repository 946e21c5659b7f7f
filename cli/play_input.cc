#include "cli/play_input.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <map>
#include <string_view>

namespace orrery::cli {

namespace {

volatile std::sig_atomic_t g_interrupted = 0;

void note_interrupt(int /*signal*/) { g_interrupted = 1; }

std::string_view trim(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r";
  const std::size_t from = text.find_first_not_of(kBlank);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(kBlank) - from + 1);
}

bool is_number(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// "3 5, 7" is three choices; "move fleet 8 14" is one.
void add_part(std::string_view part, std::vector<std::string>& out) {
  std::vector<std::string> words;
  std::string word;
  for (char c : std::string(part) + " ") {
    if (c != ' ' && c != ',') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  if (std::all_of(words.begin(), words.end(), is_number)) {
    out.insert(out.end(), words.begin(), words.end());
  } else {
    out.emplace_back(part);
  }
}

std::vector<std::string> split_choices(std::string_view line) {
  std::vector<std::string> out;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(';'), line.size());
    const std::string_view part = trim(line.substr(0, end));
    if (!part.empty()) add_part(part, out);
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return out;
}

const std::map<std::string_view, Command::Kind>& command_words() {
  using Kind = Command::Kind;
  static const std::map<std::string_view, Kind> words{
      {"undo", Kind::Undo}, {"log", Kind::Log},   {"save", Kind::Save}, {"rules", Kind::Rules},
      {"more", Kind::More}, {"show", Kind::Show}, {"hint", Kind::Hint}, {"help", Kind::Help},
      {"quit", Kind::Quit}, {"exit", Kind::Quit},
  };
  return words;
}

}  // namespace

LineReader::LineReader() {
  struct sigaction action {};
  action.sa_handler = note_interrupt;
  sigemptyset(&action.sa_mask);
  action.sa_flags = 0;  // no restart: a read that waits must come back
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
}

bool LineReader::interrupted() { return g_interrupted != 0; }

bool LineReader::next(std::string& line) {
  constexpr std::size_t kLongest = 65536;
  while (!interrupted()) {
    const std::size_t end = buffer_.find('\n');
    if (end != std::string::npos || (ended_ && !buffer_.empty()) || buffer_.size() > kLongest) {
      line = buffer_.substr(0, end);
      buffer_.erase(0, end == std::string::npos ? buffer_.size() : end + 1);
      return true;
    }
    if (ended_) return false;
    char block[4096];
    const ssize_t n = ::read(STDIN_FILENO, block, sizeof block);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) ended_ = true;
    if (n > 0) buffer_.append(block, static_cast<std::size_t>(n));
  }
  return false;
}

Command parse_command(const std::string& line) {
  Command out;
  const std::string_view text = trim(line);
  if (text.empty()) return out;
  const std::size_t space = text.find(' ');
  const std::string_view word = text.substr(0, space);
  if (space != std::string_view::npos) out.argument = trim(text.substr(space));
  if (text.front() == '?') {
    out.kind = Command::Kind::Explain;
    out.argument = trim(text.substr(1));
    return out;
  }
  const auto found = command_words().find(word);
  if (found != command_words().end()) {
    out.kind = found->second;
    if (out.kind == Command::Kind::Undo && out.argument == "all") out.kind = Command::Kind::UndoAll;
    return out;
  }
  out.kind = Command::Kind::Choices;
  out.choices = split_choices(text);
  return out;
}

}  // namespace orrery::cli
