#include "cli/play_dialogue.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "bots/bots.h"
#include "cli/records.h"

namespace orrery::cli {

namespace {

constexpr std::size_t kMenuLines = 14;
constexpr std::size_t kFewLines = 6;  // too few for a menu in columns
constexpr std::size_t kNewsLines = 20;

}  // namespace

PlayDialogue::PlayDialogue(PlayTable table, std::filesystem::path file, Catalogue catalogue)
    : table_(std::move(table)),
      file_(std::move(file)),
      catalogue_(std::move(catalogue)),
      style_(want_colour()),
      echo_(isatty(STDIN_FILENO) == 0) {}

void PlayDialogue::run() {
  std::cout << "Type 'help' for what you can type; the game is kept in " << file_.string() << "\n";
  while (true) {
    table_.run();
    if (LineReader::interrupted()) break;
    autosave();
    tell_news();
    if (table_.over()) break;
    if (!ask()) break;
  }
  leave();
}

// Log lines since the person last chose; the table again if others had a hand in it.
void PlayDialogue::tell_news() {
  const std::vector<std::string> lines = fold_lines(table_.log_since(told_));
  const bool others = others_acted(told_);
  told_ = table_.session().steps();
  if (!lines.empty()) std::cout << '\n';
  const std::size_t skip = lines.size() > kNewsLines ? lines.size() - kNewsLines : 0;
  if (skip > 0)
    std::cout << style_.dim("  ... " + std::to_string(skip) + " earlier lines ('log' shows them)") << '\n';
  for (std::size_t i = skip; i < lines.size(); ++i) std::cout << "  " << wrap(lines[i], kColumns, 2) << '\n';
  table_due_ = others;
  if (table_.over()) show_table(true);
}

bool PlayDialogue::others_acted(std::size_t from) const {
  const std::string me = table_.match().seat_name(table_.person());
  for (std::size_t i = from; i < table_.session().steps(); ++i) {
    if (table_.session().step(i).chance || table_.session().step(i).who != me) return true;
  }
  return from == 0;
}

// Names of cards need room: a small screen gets them when they are asked for.
void PlayDialogue::show_table(bool all) const {
  const std::string table = "\n" + table_.match().show(table_.person(), style_.colour());
  const std::size_t screen = screen_lines();
  const bool fits = screen == 0 || line_count(table) < screen;
  std::cout << (all || fits ? table : table_.match().show_small(table_.person(), style_.colour()));
}

void PlayDialogue::show_all_options() {
  options_.clear();
  table_.match().options(options_);
  std::cout << '\n'
            << prompt(table_.match(), catalogue_, style_, false) << menu(table_.match(), options_, 0, style_);
}

// The question, after the table if wanted. If the screen is too small for both, the table leaves out names,
// the question its rule, and the options are folded; a line is kept for the answer.
void PlayDialogue::show_question(bool table) {
  const Match& match = table_.match();
  options_.clear();
  match.options(options_);
  std::string above = table ? "\n" + match.show(table_.person(), style_.colour()) : "";
  above += "\n" + prompt(match, catalogue_, style_, false);
  std::string below = menu(match, options_, kMenuLines, style_);
  const std::size_t screen = screen_lines();
  if (screen != 0 && line_count(above + below) >= screen) {
    above = (table ? match.show_small(table_.person(), style_.colour()) : "\n") +
            prompt(match, catalogue_, style_, true);
    const std::size_t used = line_count(above) + 1;
    const std::size_t left = screen > used ? screen - used : 1;
    below = menu(match, options_, std::min(kMenuLines, left), style_);
    const bool cramped = left < kFewLines && left < options_.size();
    if (cramped || line_count(below) > left) below = folded_menu(match, options_, left);
  }
  std::cout << above << below;
}

// Until the person has chosen or taken back something. False: the person leaves.
bool PlayDialogue::ask() {
  show_question(table_due_);
  table_due_ = false;
  std::string line;
  while (true) {
    std::cout << "> " << std::flush;
    if (!reader_.next(line)) {
      std::cout << '\n';
      return false;
    }
    if (echo_) std::cout << line << '\n';
    const Command command = parse_command(line);
    if (command.kind == Command::Kind::Quit) return false;
    if (obey(command)) return true;
  }
}

// True if the position has changed.
bool PlayDialogue::obey(const Command& command) {
  using Kind = Command::Kind;
  switch (command.kind) {
    case Kind::Nothing:
      if (options_.size() == 1) return choose({"1"});
      show_question(false);
      break;
    case Kind::Choices:
      return choose(command.choices);
    case Kind::Explain:
      explain(command.argument);
      break;
    case Kind::Undo:
    case Kind::UndoAll:
      return undo(command.kind == Kind::UndoAll);
    case Kind::Log:
      show_log(command.argument);
      break;
    case Kind::Save:
      save(command.argument);
      break;
    case Kind::Rules:
      look_up(command.argument);
      break;
    case Kind::More:
      show_all_options();
      break;
    case Kind::Show:
      show_table(command.argument == "all");
      break;
    case Kind::Hint:
      hint();
      break;
    case Kind::Help:
    case Kind::Quit:
      std::cout << play_help();
      break;
  }
  return false;
}

// A number of the menu as its choice; other words as they are. False if there is no such number.
bool PlayDialogue::resolve(std::string& word) const {
  if (word.find_first_not_of("0123456789") != std::string::npos || word.empty()) return true;
  const unsigned long n = word.size() > 6 ? 0 : std::stoul(word);
  if (n == 0 || n > options_.size()) {
    complain("there is no option " + word + "; the options are 1 to " + std::to_string(options_.size()));
    return false;
  }
  word = table_.match().print(options_[n - 1]);
  return true;
}

bool PlayDialogue::choose(std::vector<std::string> words) {
  for (std::string& word : words) {
    if (!resolve(word)) return false;
  }
  const Rejected rejected = table_.choose(words);
  if (!rejected.any()) return !words.empty();
  complain(rejected.error);
  if (!rejected.rule.empty()) say_rule(rejected.rule);
  if (words.size() > 1) complain("none of the " + std::to_string(words.size()) + " choices was made");
  return false;
}

void PlayDialogue::explain(std::string word) const {
  if (word.empty()) {
    std::cout << play_help();
    return;
  }
  if (!resolve(word)) return;
  const Match& match = table_.match();
  const ParsedPhrase parsed = match.parse(word);
  if (!parsed.error.empty()) return complain(unreadable(word, parsed));
  const Refusal refusal = match.why_not(parsed.phrase);
  if (refusal.refused()) {
    const std::string detail = match.english(match.refusal_detail(parsed.phrase, refusal));
    complain("'" + word + "' is not allowed" + (detail.empty() ? "" : ": " + detail));
    return say_rule(refusal.rule);
  }
  const std::string text = match.describe(parsed.phrase);
  std::cout << "  " << wrap(text, kColumns, 2) << '\n';
  std::vector<std::string> rules = rules_named_in(catalogue_, text);
  if (rules.empty()) rules = match.decision().rules;
  for (const std::string& rule : rules) say_rule(rule);
}

bool PlayDialogue::undo(bool all) {
  const std::vector<std::string> taken_back = table_.undo(all);
  if (taken_back.empty()) {
    complain(
        "nothing can be taken back: since your last choice others chose, or something hidden came to light");
    return false;
  }
  std::string text = "taken back:";
  for (const std::string& choice : taken_back) text += " " + choice + ";";
  text.pop_back();
  std::cout << "  " << wrap(text, kColumns, 2) << '\n';
  told_ = std::min(told_, table_.session().steps());
  return true;
}

void PlayDialogue::show_log(const std::string& count) const {
  const std::vector<std::string> lines = fold_lines(table_.log_since(0));
  const bool number =
      !count.empty() && count.size() < 7 && count.find_first_not_of("0123456789") == std::string::npos;
  const std::size_t most = number ? std::stoul(count) : 40;
  for (std::size_t i = lines.size() > most ? lines.size() - most : 0; i < lines.size(); ++i) {
    std::cout << "  " << wrap(lines[i], kColumns, 2) << '\n';
  }
}

void PlayDialogue::look_up(const std::string& words) const {
  if (const RuleEntry* entry = catalogue_.find(words)) return say_rule(entry->id);
  constexpr std::size_t kMost = 12;
  const std::vector<const RuleEntry*> found = catalogue_.search(words);
  if (found.empty()) complain("no rule has the words '" + words + "'");
  for (std::size_t i = 0; i < std::min(found.size(), kMost); ++i) say_rule(found[i]->id);
  if (found.size() > kMost) std::cout << "  ... and " << found.size() - kMost << " more; add a word\n";
}

void PlayDialogue::hint() const {
  const std::unique_ptr<Bot> bot = make_bot(table_.session().game(), "greedy");
  if (bot == nullptr) return complain("this game has no greedy bot");
  Random random(table_.session().steps());
  const Choice choice = bot->choose(table_.match(), table_.person(), random);
  std::cout << "  the greedy bot would: " << table_.match().print(choice) << '\n';
}

void PlayDialogue::save(const std::string& name) const {
  if (name.empty()) return complain("save where? type 'save FILE'");
  try {
    save_record(name, table_.session());
    std::cout << "  saved in " << name << '\n';
  } catch (const Failure& failure) {
    complain(failure.what());
  }
}

// After every choice, so that nothing is lost whatever happens. A place that cannot be written to is told
// once.
void PlayDialogue::autosave() {
  if (cannot_save_) return;
  try {
    std::error_code error;
    if (file_.has_parent_path()) std::filesystem::create_directories(file_.parent_path(), error);
    save_record(file_, table_.session());
  } catch (const Failure& failure) {
    cannot_save_ = true;
    complain(std::string(failure.what()) + "; use 'save FILE'");
  }
}

void PlayDialogue::leave() {
  autosave();
  if (table_.over())
    std::cout << '\n' << style_.bold("The game is over: " + winners_line(table_.match())) << '\n';
  if (cannot_save_) throw Exit{kFailed};
  std::cout << (table_.over() ? "The record is in " : "Saved in ") << file_.string() << '\n';
  if (!table_.over()) {
    std::cout << "Go on with: orrery play " << table_.match().game_id() << " --load " << file_.string()
              << '\n';
  }
}

void PlayDialogue::complain(const std::string& text) const {
  std::cout << style_.error("  " + wrap(text, kColumns, 2)) << '\n';
}
void PlayDialogue::say_rule(std::string_view id) const {
  std::cout << "  " << wrap(rule_line(catalogue_, id), kColumns, 2) << '\n';
}

}  // namespace orrery::cli
