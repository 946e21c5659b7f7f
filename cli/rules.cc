// orrery rules: the rule catalogue, searched, looked up, and how much of it scenarios prove.
#include <algorithm>
#include <iostream>
#include <map>

#include "cli/commands.h"
#include "cli/rulebooks.h"

namespace orrery::cli {

namespace {

struct RulesArgs {
  std::string game;
  std::vector<std::string> words;
  bool coverage = false;
  bool content = false;
  std::string tests;
  Source source;
  bool json = false;
};

std::filesystem::path scenario_folder(const RulesArgs& args) {
  if (!args.tests.empty()) {
    if (!std::filesystem::is_directory(args.tests)) fail("--tests: there is no folder " + args.tests);
    return args.tests;
  }
  const std::filesystem::path tests = beside_data(args.source, "tests");
  return tests.empty() ? tests : tests / "rules" / args.game;
}

std::vector<Proof> proofs(const RulesArgs& args, const std::string& key = "rules") {
  const std::filesystem::path folder = scenario_folder(args);
  return folder.empty() || !std::filesystem::exists(folder) ? std::vector<Proof>{} : scan_proofs(folder, key);
}

void coverage_json(const Coverage& result) {
  json::array exempt;
  for (const Exemption& e : result.exempt) exempt.push_back(json::object{{"id", e.id}, {"reason", e.reason}});
  json::object out;
  out["total"] = result.total;
  out["proven"] = result.proven.size();
  out["exempt"] = result.exempt.size();
  out["missing"] = json_list(result.missing);
  out["complete"] = result.complete();
  out["rulings"] = result.rulings;
  out["rulings_proven"] = result.rulings_proven.size();
  out["rulings_missing"] = json_list(result.rulings_missing);
  out["proven_ids"] = json_list(result.proven);
  out["exemptions"] = std::move(exempt);
  out["exempt_and_proven"] = json_list(result.both);
  out["errors"] = json_list(result.errors);
  print_json(out);
}

void print_list(const std::string& title, const std::vector<std::string>& ids) {
  if (ids.empty()) return;
  std::string text;
  for (const std::string& id : ids) text += id + " ";
  std::cout << title << ":\n  " << wrap(text, kTextWidth, 2) << '\n';
}

void coverage_text(const Catalogue& catalogue, const Coverage& result) {
  for (const std::string& id : result.missing)
    std::cout << "missing  " << wrap(rule_line(catalogue, id), kTextWidth, 9) << '\n';
  print_list("Rulings that no scenario proves (they need not be)", result.rulings_missing);
  print_list("Exempt although proven; the exemption can go", result.both);
  for (const std::string& error : result.errors) std::cerr << "error: " << error << '\n';
  std::cout << result.summary() << '\n';
}

void show_coverage(const RulesArgs& args, const Catalogue& catalogue) {
  const Coverage result = coverage(catalogue, load_exemptions(args.game, args.source), proofs(args));
  if (args.json) {
    coverage_json(result);
  } else {
    coverage_text(catalogue, result);
  }
  if (!result.complete()) throw Exit{kFailed};
}

// ---- --content ----

// A content id, its kind, and the scenarios that name it.
struct ContentProof {
  std::string id;
  std::string kind;
  std::vector<std::string> scenarios;
};

std::vector<ContentProof> content_proofs(const RulesArgs& args) {
  const Game& game = need_game(args.game);
  std::map<std::string, std::vector<std::string>, std::less<>> named;
  for (const Proof& proof : proofs(args, "content")) {
    std::vector<std::string>& scenarios = named[proof.id];
    if (scenarios.empty() || scenarios.back() != proof.scenario) scenarios.push_back(proof.scenario);
  }
  std::vector<ContentProof> out;
  for (const auto& [id, kind] : game.content(table_options(game, args.source, 0, {}))) {
    const auto found = named.find(id);
    out.push_back({id, kind, found == named.end() ? std::vector<std::string>{} : found->second});
  }
  return out;
}

void content_json(const std::vector<ContentProof>& all, const std::vector<std::string>& missing) {
  json::array list;
  for (const ContentProof& c : all) {
    list.push_back(json::object{{"id", c.id}, {"kind", c.kind}, {"scenarios", json_list(c.scenarios)}});
  }
  print_json(json::object{{"total", all.size()},
                          {"missing", json_list(missing)},
                          {"complete", missing.empty()},
                          {"content", std::move(list)}});
}

void content_text(const RulesArgs& args, const std::vector<ContentProof>& all, std::size_t missing) {
  for (const ContentProof& c : all) {
    std::string line = c.kind + " " + c.id + ": " + join(c.scenarios);
    if (c.scenarios.empty()) line = "missing: " + line + "no scenario names it under content";
    std::cout << wrap(line, kTextWidth, 0) << '\n';
  }
  std::cout << args.game << ": " << all.size() << " content ids, " << all.size() - missing
            << " named by scenarios, " << missing << " missing\n";
}

void show_content(const RulesArgs& args) {
  const std::vector<ContentProof> all = content_proofs(args);
  std::vector<std::string> missing;
  for (const ContentProof& c : all) {
    if (c.scenarios.empty()) missing.push_back(c.id);
  }
  if (args.json) {
    content_json(all, missing);
  } else {
    content_text(args, all, missing.size());
  }
  if (!missing.empty() || all.empty()) throw Exit{kFailed};
}

json::object entry_json(const RuleEntry& entry) {
  json::object out{{"id", entry.id}, {"section", entry.section}, {"text", entry.text}};
  out["source"] = entry.source;
  out["note"] = entry.note;
  out["line"] = entry.line;
  out["ruling"] = entry.is_ruling;
  return out;
}

std::vector<std::string> scenarios_of(const RulesArgs& args, const std::string& id) {
  std::vector<std::string> out;
  for (const Proof& proof : proofs(args)) {
    if (proof.id == id && std::find(out.begin(), out.end(), proof.scenario) == out.end())
      out.push_back(proof.scenario);
  }
  return out;
}

// One rule with all that is known about it.
void show_rule(const RulesArgs& args, const RuleEntry& entry) {
  const std::vector<std::string> scenarios = scenarios_of(args, entry.id);
  std::string reason;
  for (const Exemption& e : load_exemptions(args.game, args.source).list) {
    if (e.id == entry.id) reason = e.reason;
  }
  if (args.json) {
    json::object out = entry_json(entry);
    out["scenarios"] = json_list(scenarios);
    out["exempt"] = reason;
    print_json(out);
    return;
  }
  std::cout << entry.id << "  " << entry.section << "\n  " << wrap(entry.text, kTextWidth, 2) << '\n';
  if (!entry.note.empty()) std::cout << "  [" << wrap(entry.note + "]", kTextWidth, 3) << '\n';
  if (!reason.empty()) std::cout << "  Exempt: " << wrap(reason, kTextWidth, 10) << '\n';
  for (const std::string& scenario : scenarios) std::cout << "  Proven by " << scenario << '\n';
}

void show_list(const RulesArgs& args, const std::vector<const RuleEntry*>& entries) {
  if (args.json) {
    json::array list;
    for (const RuleEntry* entry : entries) list.push_back(entry_json(*entry));
    print_json(json::object{{"rules", std::move(list)}});
    return;
  }
  for (const RuleEntry* entry : entries) {
    std::cout << entry->id << "  " << wrap(entry->text, kTextWidth, entry->id.size() + 2) << '\n';
  }
}

// Without a question: the sections and how many rules each has.
void show_sections(const RulesArgs& args, const Catalogue& catalogue) {
  std::vector<std::pair<std::string, std::size_t>> sections;
  for (const RuleEntry& entry : catalogue.entries()) {
    if (sections.empty() || sections.back().first != entry.section) sections.emplace_back(entry.section, 0);
    ++sections.back().second;
  }
  if (args.json) {
    json::array list;
    for (const RuleEntry& entry : catalogue.entries()) list.push_back(entry_json(entry));
    print_json(json::object{
        {"total", catalogue.rules()}, {"rulings", catalogue.rulings()}, {"rules", std::move(list)}});
    return;
  }
  for (const auto& [section, count] : sections) std::cout << section << ": " << count << '\n';
  std::cout << catalogue.rules() << " rules and " << catalogue.rulings()
            << " rulings; look them up by id or by words\n";
}

void run(const RulesArgs& args) {
  const Catalogue catalogue = need_catalogue(args.game, args.source);
  const std::string words = join(args.words, " ");
  if (args.coverage && args.content) usage_error("--coverage or --content, not both");
  if ((args.coverage || args.content) && !words.empty())
    usage_error(
        std::string(args.coverage ? "--coverage is about all rules" : "--content is about all content") +
        "; leave out '" + words + "'");
  if (args.content) {
    show_content(args);
  } else if (args.coverage) {
    show_coverage(args, catalogue);
  } else if (words.empty()) {
    show_sections(args, catalogue);
  } else if (const RuleEntry* entry = catalogue.find(words)) {
    show_rule(args, *entry);
  } else {
    const std::vector<const RuleEntry*> found = catalogue.search(words);
    if (found.empty()) fail("no rule of " + args.game + " has the id or the words '" + words + "'");
    show_list(args, found);
  }
}

}  // namespace

void add_rules(CLI::App& app) {
  auto args = std::make_shared<RulesArgs>();
  CLI::App* sub = app.add_subcommand("rules", "Look up rules, and report which of them scenarios prove");
  sub->add_option("game", args->game, "Which catalogue, e.g. ahos")->required()->type_name("GAME");
  sub->add_option("query", args->words, "An id (AHOS-CBT-3) or words to look for")->type_name("ID|WORDS");
  sub->add_flag("--coverage", args->coverage, "Which rules scenarios prove; exit code 1 if one is missing");
  sub->add_flag("--content", args->content,
                "Which scenarios name each card, technology, faction ... ; exit code 1 if one is missing");
  sub->add_option("--tests", args->tests, "Folder of the scenarios; tests/rules/<game> if not given")
      ->type_name("DIR");
  add_source_options(*sub, args->source);
  sub->add_flag("--json", args->json, "For programs");
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
