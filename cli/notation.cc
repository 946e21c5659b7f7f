// orrery notation: how the choices and events of a game are written, and what they mean.
#include <algorithm>
#include <iostream>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/rulebooks.h"

namespace orrery::cli {

namespace {

struct NotationArgs {
  std::string game;
  std::vector<std::string> words;
  Source source;
  bool json = false;
};

json::array patterns_json(const std::vector<PatternHelp>& patterns, const char* when) {
  json::array out;
  for (const PatternHelp& p : patterns) {
    json::object one{{"pattern", p.pattern}, {"form", p.form}, {"example", p.example}};
    one["meaning"] = p.meaning;
    if (!p.rule.empty()) one["rule"] = p.rule;
    one[when] = json_list(p.when);
    out.push_back(std::move(one));
  }
  return out;
}

void print_as_json(const NotationHelp& help) {
  json::array operands;
  for (const OperandHelp& o : help.operands) {
    json::object one{{"kind", o.kind}, {"expected", o.expected}, {"examples", json_list(o.examples)}};
    if (!o.words.empty()) one["words"] = json_list(o.words);
    operands.push_back(std::move(one));
  }
  print_json(json::object{{"operands", std::move(operands)},
                          {"choices", patterns_json(help.choices, "asked_in")},
                          {"events", patterns_json(help.events, "told_to")}});
}

void print_patterns(const std::string& title, const std::vector<PatternHelp>& patterns,
                    const std::string& when) {
  if (patterns.empty()) return;
  std::cout << title << "\n\n";
  for (const PatternHelp& p : patterns) {
    std::cout << p.form << '\n';
    std::cout << "  " << wrap(p.meaning + (p.rule.empty() ? "" : " (" + p.rule + ")"), kTextWidth, 2) << '\n';
    std::string more = when + join(p.when) + ".";
    if (p.example != p.form) more += " Example: " + p.example;
    std::cout << "  " << wrap(more, kTextWidth, 2) << '\n';
  }
  std::cout << '\n';
}

void print_operands(const std::vector<OperandHelp>& operands) {
  if (operands.empty()) return;
  std::cout << "Operands\n\n";
  for (const OperandHelp& o : operands) {
    std::string kind;
    for (char c : o.kind) kind += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    std::string text = o.expected;
    if (!o.words.empty()) text += ": " + join(o.words);
    std::cout << kind << '\n' << "  " << wrap(text + "; e.g. " + join(o.examples), kTextWidth, 2) << '\n';
  }
}

// Patterns that have all of these words somewhere, and the operands that they use.
bool has_words(const PatternHelp& p, const std::vector<std::string>& words) {
  std::string text = p.pattern + " " + p.meaning + " " + join(p.when);
  return std::all_of(words.begin(), words.end(),
                     [&](const std::string& word) { return text.find(word) != std::string::npos; });
}

void keep_only(const std::vector<std::string>& words, NotationHelp& help) {
  std::erase_if(help.choices, [&](const PatternHelp& p) { return !has_words(p, words); });
  std::erase_if(help.events, [&](const PatternHelp& p) { return !has_words(p, words); });
  std::erase_if(help.operands, [&](const OperandHelp& o) {
    const auto uses = [&](const PatternHelp& p) {
      return p.pattern.find("{" + o.kind + "}") != std::string::npos;
    };
    return std::none_of(help.choices.begin(), help.choices.end(), uses) &&
           std::none_of(help.events.begin(), help.events.end(), uses);
  });
}

void run(const NotationArgs& args) {
  const Game& game = need_game(args.game);
  NotationHelp help = game.notation(table_options(game, args.source, 0, {}));
  if (help.choices.empty()) fail("the notation of " + args.game + " cannot be shown with this content pack");
  keep_only(args.words, help);
  if (help.choices.empty() && help.events.empty())
    fail("no choice or event has the words '" + join(args.words) + "'");
  if (args.json) return print_as_json(help);
  print_patterns("Choices", help.choices, "Asked in: ");
  print_patterns("Events", help.events, "Told to: ");
  print_operands(help.operands);
}

}  // namespace

void add_notation(CLI::App& app) {
  auto args = std::make_shared<NotationArgs>();
  CLI::App* sub = app.add_subcommand("notation", "How choices and events are written, and what they mean");
  sub->add_option("game", args->game, "Which game, e.g. ti4")->required()->type_name("GAME");
  sub->add_option("words", args->words, "Only patterns with these words: a verb, or a kind of question")
      ->type_name("WORDS");
  add_source_options(*sub, args->source);
  sub->add_flag("--json", args->json, "For programs");
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
