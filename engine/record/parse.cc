// Reads the text of a record line by line (record.h).
#include <charconv>

#include "engine/notation/notation.h"
#include "engine/record/record.h"

namespace orrery {

namespace {

constexpr std::size_t kLineLimit = 4096;
constexpr std::string_view kMagic = "orrery-record";

bool read_number(std::string_view word, std::uint64_t& out, int base = 10) {
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), out, base);
  return error == std::errc{} && end == word.data() + word.size() && !word.empty();
}

std::string quoted(std::string_view text) {
  constexpr std::size_t kShown = 60;
  if (text.size() <= kShown) return "'" + std::string(text) + "'";
  return "'" + std::string(text.substr(0, kShown)) + "...'";
}

bool has_control(std::string_view line) {
  for (char c : line) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7f) return true;
  }
  return false;
}

// "name=value": both not empty.
bool split_pair(std::string_view word, std::string& name, std::string& value) {
  const std::size_t equals = word.find('=');
  if (equals == std::string_view::npos || equals == 0 || equals + 1 == word.size()) return false;
  name = word.substr(0, equals);
  value = word.substr(equals + 1);
  return true;
}

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  ParsedRecord read() {
    while (error_.empty() && next_line()) take_line();
    if (error_.empty() && !ended_) cut_off();
    if (!error_.empty()) out_.fault = Fault{line_, error_, {}};
    return std::move(out_);
  }

 private:
  enum class Part { Magic, Header, Body };

  bool next_line() {
    if (rest_.empty()) return false;
    ++line_;
    const std::size_t end = rest_.find('\n');
    if (end == std::string_view::npos) {
      error_ = "the file ends in the middle of a line: it was cut off here";
      return false;
    }
    now_ = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    return true;
  }

  void cut_off() {
    ++line_;
    if (line_ == 1) {
      error_ = "the file is empty";
    } else {
      error_ = "the file ends without an 'end' line: it was cut off here";
    }
  }

  void take_line() {
    if (now_.ends_with('\r')) {
      error_ = "the line ends in a carriage return; records have plain newlines";
    } else if (now_.size() > kLineLimit) {
      error_ = "the line is longer than " + std::to_string(kLineLimit) + " bytes";
    } else if (now_.starts_with('|') && part_ == Part::Header) {
      error_ = take_file_line();
    } else if (has_control(now_)) {
      error_ = "the line has a control character";
    } else if (part_ == Part::Magic) {
      error_ = take_magic();
    } else if (ended_ && !now_.empty() && !now_.starts_with('#')) {
      error_ = "nothing may follow the 'end' line";
    } else if (now_.starts_with('#')) {
      take_comment();
    } else if (now_.empty()) {
      if (part_ == Part::Header) error_ = finish_header();
    } else if (part_ == Part::Header) {
      error_ = take_header();
    } else {
      error_ = take_body();
    }
  }

  std::string take_magic() {
    const auto words = split_words(now_);
    std::uint64_t format = 0;
    if (words.size() != 2 || words[0] != kMagic || !read_number(words[1], format)) {
      return "not a record: expected '" + std::string(kMagic) + " " + std::to_string(Record::kFormat) + "'";
    }
    if (format != static_cast<std::uint64_t>(Record::kFormat)) {
      return "record format " + std::string(words[1]) + "; this program reads format " +
             std::to_string(Record::kFormat);
    }
    part_ = Part::Header;
    return "";
  }

  void take_comment() {
    std::string_view text = now_.substr(1);
    if (text.starts_with(' ')) text.remove_prefix(1);
    comments_.emplace_back(text);
    if (part_ == Part::Header) out_.record.comments.emplace_back(text), comments_.clear();
    if (ended_) out_.record.last_comments.emplace_back(text), comments_.clear();
  }

  std::string finish_header() {
    for (const char* key : {"game", "rules", "options"}) {
      if (!out_.record.header_lines.contains(key))
        return "the header ends without a '" + std::string(key) + "' line";
    }
    part_ = Part::Body;
    out_.header_complete = true;
    return "";
  }

  std::string take_header() {
    const std::size_t space = now_.find(' ');
    const std::string key(now_.substr(0, space));
    const std::string_view value =
        space == std::string_view::npos ? std::string_view{} : now_.substr(space + 1);
    if (key == "file") return take_file(value);
    if (!out_.record.header_lines.emplace(key, line_).second) return "a second '" + key + "' line";
    if (key == "game") return take_game(value);
    if (key == "rules") return take_rules(value);
    if (key == "pack") return take_pack(value);
    if (key == "options") return take_options(value);
    if (key == "seats") return take_seats(value);
    if (key == "seed") return take_seed(value);
    out_.record.header_lines.erase(key);
    return quoted(now_) + " is not a header line: expected game, rules, pack, options, seats, seed or file";
  }

  std::string take_game(std::string_view value) {
    if (value.empty() || value.find(' ') != std::string_view::npos) return "expected 'game <id>'";
    out_.record.game = value;
    return "";
  }

  std::string take_rules(std::string_view value) {
    std::uint64_t number = 0;
    if (!read_number(value, number) || number > 1'000'000) return "expected 'rules <number>'";
    out_.record.rules = static_cast<int>(number);
    return "";
  }

  std::string take_pack(std::string_view value) {
    const auto words = split_words(value);
    std::uint64_t checksum = 0;
    if (words.size() != 3 || words[0].empty() || words[1].empty() || !read_number(words[2], checksum, 16)) {
      return "expected 'pack <name> <version> <checksum in hexadecimal>'";
    }
    out_.record.pack = value;
    return "";
  }

  // A file of the pack: its name, then its lines behind bars.
  std::string take_file(std::string_view name) {
    if (name.empty() || name.find_first_of("/\\ ") != std::string_view::npos) return "expected 'file <name>'";
    file_ = name;
    if (!out_.record.pack_files.emplace(file_, "").second) return "a second file '" + file_ + "'";
    return "";
  }
  std::string take_file_line() {
    if (file_.empty()) return "a line of a file before any 'file' line";
    std::string& contents = out_.record.pack_files[file_];
    contents += now_.substr(1);
    contents += '\n';
    return "";
  }

  std::string take_options(std::string_view value) {
    if (value.empty()) return "";
    for (std::string_view word : split_words(value)) {
      std::string name;
      std::string text;
      if (!split_pair(word, name, text)) return "option " + quoted(word) + ": expected name=value";
      if (!out_.record.options.emplace(name, text).second) return "option '" + name + "' is given twice";
    }
    return "";
  }

  std::string take_seats(std::string_view value) {
    for (std::string_view word : split_words(value)) {
      std::string seat;
      std::string player;
      if (!split_pair(word, seat, player)) return "seat " + quoted(word) + ": expected seat=player";
      if (!out_.record.player(seat).empty()) return "seat '" + seat + "' is given twice";
      out_.record.seats.emplace_back(seat, player);
    }
    return "";
  }

  std::string take_seed(std::string_view value) {
    const auto words = split_words(value);
    SeedLine seed;
    const std::optional<Seed> number = parse_seed(words[0]);
    const bool with_from = words.size() == 3 && words[1] == "from" && read_number(words[2], seed.from);
    if (!number || (words.size() != 1 && !with_from)) {
      return "expected 'seed <number or 64 hexadecimal digits>' and perhaps 'from <number>'";
    }
    seed.seed = *number;
    out_.record.seed = seed;
    return "";
  }

  std::string take_body() {
    if (now_.starts_with("hash ")) return take_hash(now_.substr(5));
    if (now_.starts_with("end ")) return take_end(now_.substr(4));
    return take_step();
  }

  std::string take_hash(std::string_view value) {
    std::uint64_t number = 0;
    if (value.size() != 16 || !read_number(value, number, 16))
      return "expected 'hash <16 hexadecimal digits>'";
    const std::size_t done = out_.record.steps.size();
    if (!out_.record.hashes.emplace(done, number).second) return "a second hash of the same position";
    out_.record.hash_lines[done] = line_;
    return "";
  }

  std::string take_end(std::string_view value) {
    std::uint64_t number = 0;
    if (!read_number(value, number)) return "expected 'end <number of steps>'";
    const std::size_t done = out_.record.steps.size();
    if (number != done) {
      return "the record should have " + std::string(value) + " steps, but has " + std::to_string(done);
    }
    ended_ = true;
    out_.record.last_comments = std::move(comments_);
    comments_.clear();
    return "";
  }

  std::string take_step() {
    Step step;
    step.line = line_;
    std::string_view text = now_;
    if (text.starts_with("chance ")) {
      step.chance = true;
      text.remove_prefix(7);
    }
    const std::size_t colon = text.find(": ");
    const std::string_view who = text.substr(0, colon);
    if (colon == std::string_view::npos || who.empty() || who.find(' ') != std::string_view::npos ||
        colon + 2 == text.size()) {
      return quoted(now_) +
             ": expected '<seat>: <choice>', 'chance <name>: <outcome>', 'hash', 'end' or a comment";
    }
    step.who = who;
    step.text = text.substr(colon + 2);
    step.comments = std::move(comments_);
    comments_.clear();
    out_.record.steps.push_back(std::move(step));
    return "";
  }

  std::string file_;  // of the pack, being read
  std::string_view rest_;
  std::string_view now_;
  std::size_t line_ = 0;
  Part part_ = Part::Magic;
  bool ended_ = false;
  std::string error_;
  std::vector<std::string> comments_;  // read, and waiting for the step they belong to
  ParsedRecord out_;
};

}  // namespace

ParsedRecord parse_record(std::string_view text) { return Reader(text).read(); }

}  // namespace orrery
