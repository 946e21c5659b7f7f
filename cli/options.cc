// orrery options: what may be chosen now.
#include <iostream>

#include "cli/commands.h"
#include "cli/records.h"
#include "cli/rulebooks.h"

namespace orrery::cli {

namespace {

struct OptionsArgs {
  std::string file;
  std::size_t at = kAllSteps;
  Source source;
  bool json = false;
};

void options_json(const Session& session, const OptionList& options) {
  const Match& match = session.match();
  json::object out;
  out["game"] = match.game_id();
  out["step"] = session.steps();
  for (auto& [key, value] : status_json(match)) out[key] = value;
  // Only here: whoever asks for the options of a player sees what that player sees.
  if (match.stop() == Stop::Decision) {
    const Sayings detail = match.decision().detail;
    if (!detail.empty()) out["decision"].as_object()["detail"] = match.english(detail);
  }
  json::array list;
  for (std::size_t i = 0; i < options.size(); ++i) {
    list.push_back(json::object{{"choice", match.print(options[i])},
                                {"group", match.group(options[i])},
                                {"description", match.describe(options[i])}});
  }
  out["options"] = std::move(list);
  print_json(out);
}

void options_text(const Match& match, const OptionList& options) {
  std::size_t width = 0;
  for (std::size_t i = 0; i < options.size(); ++i) width = std::max(width, match.print(options[i]).size());
  std::string group;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (match.group(options[i]) != group) {
      group = match.group(options[i]);
      std::cout << group << '\n';
    }
    const std::string text = match.print(options[i]);
    const std::string line = "  " + text + std::string(width - text.size() + 2, ' ');
    std::cout << line << wrap(match.describe(options[i]), kTextWidth, line.size()) << '\n';
  }
}

void run(const OptionsArgs& args) {
  const std::unique_ptr<Session> session = open_session(args.file, args.source, args.at);
  const Match& match = session->match();
  OptionList options;
  if (match.stop() == Stop::Decision) match.options(options);
  if (args.json) {
    options_json(*session, options);
    return;
  }
  std::cout << status_line(match) << '\n';
  if (match.stop() == Stop::Decision) {
    const std::string detail = match.english(match.decision().detail);
    if (!detail.empty()) std::cout << wrap(detail, kTextWidth, 0) << '\n';
  }
  options_text(match, options);
}

}  // namespace

void add_options(CLI::App& app) {
  auto args = std::make_shared<OptionsArgs>();
  CLI::App* sub = app.add_subcommand("options", "List the legal choices of a record's position");
  sub->add_option("file", args->file, "The record")->required()->type_name("FILE");
  sub->add_option("--at", args->at, "After that many steps")->type_name("N");
  add_source_options(*sub, args->source);
  sub->add_flag("--json", args->json, "For programs");
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
