// orrery apply: plays choices in a record. All or nothing; a refused choice leaves the file as it is.
#include <iostream>

#include "cli/commands.h"
#include "cli/record_bots.h"
#include "cli/records.h"
#include "cli/rulebooks.h"

namespace orrery::cli {

namespace {

struct ApplyArgs {
  std::string file;
  std::vector<std::string> choices;
  std::string seat;
  std::vector<std::string> outcomes;
  std::string why;
  bool bots = false;
  bool all = false;
  Source source;
  bool json = false;
};

// Says what is wrong, and the rule in words; exit code 1.
[[noreturn]] void refuse(const ApplyArgs& args, const Match& match, const std::string& choice,
                         const Rejected& rejected) {
  const Catalogue catalogue = find_catalogue(match.game_id(), args.source);
  std::cerr << "error: " << rejected.error << '\n';
  if (!rejected.rule.empty()) std::cerr << rule_line(catalogue, rejected.rule) << '\n';
  if (args.json) {
    json::object out{{"error", rejected.error}, {"choice", choice}};
    const RuleEntry* rule = catalogue.find(rejected.rule);
    if (!rejected.rule.empty()) out["rule"] = rejected.rule;
    if (rule != nullptr) out["text"] = rule->text;
    print_json(out);
  }
  throw Exit{kFailed};
}

void explain_allowed(const ApplyArgs& args, const Match& match, Choice choice) {
  const Catalogue catalogue = find_catalogue(match.game_id(), args.source);
  const std::string text = match.describe(choice);
  std::vector<std::string> rules = rules_named_in(catalogue, text);
  if (rules.empty()) rules = match.decision().rules;
  if (args.json) {
    print_json(json::object{{"allowed", true},
                            {"choice", match.print(choice)},
                            {"description", text},
                            {"rules", json::array(rules.begin(), rules.end())}});
    return;
  }
  std::cout << match.seat_name(match.decision().seat) << " may '" << match.print(choice) << "': " << text
            << '\n';
  for (const std::string& rule : rules) std::cout << rule_line(catalogue, rule) << '\n';
}

// --why: explains a choice without making it.
void explain(const ApplyArgs& args, const Session& session) {
  const Match& match = session.match();
  if (match.stop() != Stop::Decision) fail(status_line(match));
  const ParsedPhrase parsed = match.parse(args.why);
  if (!parsed.error.empty()) refuse(args, match, args.why, {unreadable(args.why, parsed), "", 0});
  const Refusal refusal = match.why_not(parsed.phrase);
  if (refusal.allowed()) {
    explain_allowed(args, match, parsed.phrase);
    return;
  }
  const std::string rule(refusal.rule);
  refuse(args, match, args.why,
         {match.seat_name(match.decision().seat) + " may not '" + args.why + "': " + rule, rule, 0});
}

void use_outcomes(const ApplyArgs& args, Session& session) {
  const Record record = session.record();
  if (record.seed && !args.outcomes.empty())
    fail("chance comes from the seed of " + args.file + "; --outcome is refused");
  if (!args.outcomes.empty()) {
    session.set_driver(std::make_unique<ScriptedDriver>(record.chances(session.steps()), args.outcomes));
  }
}

// The events since that step that the viewer may see.
std::vector<Event> seen_since(const Session& session, std::size_t step, SeatId viewer, bool all) {
  std::vector<Event> out;
  for (const LoggedEvent& logged : session.log()) {
    if (logged.step > step && (all || session.match().visible(logged.event, viewer)))
      out.push_back(logged.event);
  }
  return out;
}

void report_json(const Session& session, std::size_t before, const std::vector<Event>& events) {
  const Match& match = session.match();
  json::array steps;
  for (std::size_t i = before; i < session.steps(); ++i) steps.emplace_back(session.step(i).print());
  json::array log;
  json::array texts;
  for (Event event : events) {
    log.emplace_back(match.log_line(event));
    texts.emplace_back(match.event_text(event));
  }
  json::object out{{"steps", std::move(steps)}, {"events", std::move(texts)}, {"log", std::move(log)}};
  out["step"] = session.steps();
  for (auto& [key, value] : status_json(match)) out[key] = value;
  print_json(out);
}

void report(const ApplyArgs& args, const Session& session, std::size_t before, SeatId viewer) {
  const std::vector<Event> events = seen_since(session, before, viewer, args.all);
  if (args.json) {
    report_json(session, before, events);
    return;
  }
  for (Event event : events) std::cout << session.match().log_line(event) << '\n';
  std::cout << status_line(session.match()) << '\n';
}

// For whom the report is: the seat that was asked for, or the one whose decision it is.
SeatId viewer_of(const Match& match, SeatId seat) {
  if (seat.valid() || match.stop() != Stop::Decision) return seat;
  return match.decision().seat;
}

void run(const ApplyArgs& args) {
  const FolderLock lock(args.file);
  const std::unique_ptr<Session> session = open_session(args.file, args.source);
  const SeatId seat = need_seat(session->match(), args.seat);
  if (!args.why.empty()) {
    if (!args.choices.empty()) usage_error("--why explains one choice and applies none");
    explain(args, *session);
    return;
  }
  const bool at_chance = session->match().stop() == Stop::Chance;
  if (args.choices.empty() && args.outcomes.empty() && !at_chance && !args.bots)
    usage_error("no choice is given");
  use_outcomes(args, *session);
  const std::size_t before = session->steps();
  const std::size_t chances = session->record().chances(before);
  const SeatId viewer = viewer_of(session->match(), seat);
  const Rejected rejected = session->apply_all(args.choices, seat);
  if (rejected.any())
    refuse(args, session->match(), args.choices.empty() ? "" : args.choices[rejected.index], rejected);
  if (args.bots) {
    BotPlayers bots = bots_of(*session);
    let_bots_play(bots, *session);
  }
  const Record record = session->record();
  const std::size_t used = record.chances(session->steps()) - chances;
  if (used < args.outcomes.size()) fail("only " + std::to_string(used) + " of the outcomes were asked for");
  save_record(args.file, *session);
  report(args, *session, before, viewer);
}

}  // namespace

void add_apply(CLI::App& app) {
  auto args = std::make_shared<ApplyArgs>();
  CLI::App* sub = app.add_subcommand("apply", "Play choices in a record: all of them or none");
  sub->add_option("file", args->file, "The record")->required()->type_name("FILE");
  sub->add_option("choices", args->choices, "Choices, each in quotes, e.g. \"done\"")->type_name("CHOICE");
  sub->add_option("--seat", args->seat, "Refuse if it is not that seat's decision")->type_name("SEAT");
  sub->add_option("--outcome", args->outcomes, "What chance gives, in a record without seed; may be repeated")
      ->type_name("WORDS")
      ->allow_extra_args(false);
  sub->add_flag("--bots", args->bots, "Then let the bots of the record play until a person must choose");
  sub->add_option("--why", args->why, "Explain that choice and change nothing")->type_name("CHOICE");
  sub->add_flag("--all", args->all, "Report also what the seat cannot see");
  add_source_options(*sub, args->source);
  sub->add_flag("--json", args->json, "Report for programs");
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
