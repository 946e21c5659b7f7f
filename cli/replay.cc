// orrery replay: plays records again, proves them, recovers what is left of broken ones, forks.
#include <iostream>

#include "cli/commands.h"
#include "cli/records.h"
#include "cli/rulebooks.h"
#include "games/registry.h"

namespace orrery::cli {

namespace {

struct ReplayArgs {
  std::vector<std::string> files;
  bool verify = false;
  bool log = false;
  std::string seat;
  std::string recover;
  std::size_t at = kAllSteps;
  std::string fork;
  std::string embed;
  std::string seed;
  Source source;
  bool json = false;
};

// What came out for one file.
struct Report {
  std::string file;
  Fault fault;
  std::unique_ptr<Session> session;  // what could be played; null if nothing
  Verified verified;                 // with --verify
  std::optional<Record> unplayable;  // a record of rules or content that this program does not play
};

bool rules_played(const Record& record) {
  const Game* game = find_game(record.game);
  std::map<std::string, std::string> options = record.options;
  return game != nullptr && game->plays_record(record.rules, options);
}

Report replay_file(const ReplayArgs& args, const std::string& file) {
  Report out;
  out.file = file;
  ParsedRecord parsed = parse_record(read_file(file));
  out.fault = parsed.fault;
  if (args.at != kAllSteps && !out.fault.any() && args.at > parsed.record.steps.size()) {
    usage_error(file + " has " + std::to_string(parsed.record.steps.size()) + " steps; --at " +
                std::to_string(args.at) + " is beyond");
  }
  if (!parsed.header_complete) return out;
  OpenedSession opened = Session::open(parsed.record, library(args.source, file, parsed.record), args.at);
  if (opened.fault.any()) out.fault = opened.fault;
  out.session = std::move(opened.session);
  if (out.session == nullptr && find_game(parsed.record.game) != nullptr) {
    if (!args.seat.empty())
      usage_error("--seat: " + file + ": what a seat may know, only its rules can tell");
    out.unplayable = parsed.record.first(args.at);
  }
  if (args.verify && !out.fault.any()) {
    out.verified = verify(parsed.record, library(args.source, file, parsed.record));
    out.fault = out.verified.fault;
  }
  return out;
}

std::string plural(std::size_t n, const std::string& thing) {
  return std::to_string(n) + " " + thing + (n == 1 ? "" : "s");
}

std::string summary(const ReplayArgs& args, const Report& report) {
  const Session& session = *report.session;
  std::string out = "ok, " + plural(session.steps(), "step");
  if (args.verify) {
    const Verified& v = report.verified;
    out += ", " + plural(v.hashes, "hash line") + " right, ";
    out += v.proven == 0 && v.chances > 0 ? "no seed to prove " + plural(v.chances, "chance outcome")
                                          : std::to_string(v.proven) + " of " +
                                                plural(v.chances, "chance outcome") + " proven by the seed";
  }
  return out + "; " + status_line(session.match());
}

json::object report_json(const ReplayArgs& args, const Report& report) {
  json::object out{{"file", report.file}, {"ok", !report.fault.any()}, {"message", report.fault.text()}};
  if (report.fault.any()) out["line"] = report.fault.line;
  if (!report.fault.rule.empty()) out["rule"] = report.fault.rule;
  if (report.session != nullptr) {
    out["steps"] = report.session->steps();
    out["hash"] = print_hash(report.session->match().hash());
    for (auto& [key, value] : status_json(report.session->match())) out[key] = value;
  }
  if (args.verify && !report.fault.any()) {
    out["chances"] = report.verified.chances;
    out["proven"] = report.verified.proven;
    out["hashes"] = report.verified.hashes;
  }
  return out;
}

void print_log(const ReplayArgs& args, const Session& session) {
  const Match& match = session.match();
  const SeatId viewer = need_seat(match, args.seat);
  for (const LoggedEvent& logged : session.log()) {
    if (!match.visible(logged.event, viewer)) continue;
    const std::string number = std::to_string(logged.step);
    std::cout << std::string(number.size() < 5 ? 5 - number.size() : 0, ' ') << number << "  "
              << match.log_line(logged.event) << '\n';
  }
}

// What was chosen and what chance decided, as it stands in the record: without the rules nobody can tell
// more.
void print_steps(const Record& record) {
  std::size_t number = 0;
  for (const Step& step : record.steps) {
    const std::string n = std::to_string(++number);
    std::cout << std::string(n.size() < 5 ? 5 - n.size() : 0, ' ') << n << "  " << step.print() << '\n';
  }
}

void complain(const ReplayArgs& args, const Report& report) {
  std::cerr << "error: " << report.file << ": " << report.fault.text() << '\n';
  if (report.unplayable && !args.log) std::cerr << "`--log` tells its steps as they were recorded\n";
  if (report.unplayable && report.unplayable->pack_files.empty() && rules_played(*report.unplayable))
    std::cerr
        << "it plays with its pack: in packs/ beside it, named by --pack DIR, or carried by the record\n"
           "(`orrery replay FILE --embed WHOLE` where it still plays; `?pack=yes` of a server)\n";
  if (report.fault.rule.empty() || report.session == nullptr) return;
  const Catalogue catalogue = find_catalogue(report.session->match().game_id(), args.source);
  std::cerr << rule_line(catalogue, report.fault.rule) << '\n';
}

void recover(const ReplayArgs& args, const Report& report) {
  if (report.session == nullptr) fail(report.file + ": nothing can be recovered: the header is at fault");
  Session& session = *report.session;
  if (report.fault.any()) {
    session.add_comment("recovered from " + report.file + ", which has a fault at " + report.fault.text());
  }
  save_record(args.recover, session);
  if (args.json) return;
  std::cout << args.recover << ": " << plural(session.steps(), "step") << " recovered; "
            << status_line(session.match()) << '\n';
}

void fork(const ReplayArgs& args, const Report& report) {
  if (report.fault.any()) return;
  std::optional<Seed> seed;
  if (!args.seed.empty()) seed = need_seed(args.seed);
  const std::size_t steps = report.session->steps();
  const Record record = fork_record(report.session->record(), steps, report.file, seed);
  const OpenedSession forked = Session::open(record, library(args.source, report.file, record));
  // Up to the next decision, as a new game would go.
  if (record.seed) forked.session->advance();
  save_record(args.fork, *forked.session);
  if (args.json) return;
  std::cout << args.fork << ": forked after " << plural(steps, "step") << "; "
            << status_line(forked.session->match()) << '\n';
}

void embed(const ReplayArgs& args, const Report& report) {
  if (report.fault.any()) return;
  report.session->embed_pack();
  write_file(args.embed, report.session->record().print());
  if (args.json) return;
  std::cout << args.embed << ": " << plural(report.session->steps(), "step")
            << " with the content pack inside\n";
}

void check_usage(const ReplayArgs& args) {
  const int writes = !args.recover.empty() + !args.fork.empty() + !args.embed.empty();
  if (writes > 0 && args.files.size() != 1) usage_error("--recover, --fork and --embed take one record");
  if (writes > 1) usage_error("--recover, --fork and --embed exclude each other");
  if (!args.seed.empty() && args.fork.empty()) usage_error("--seed goes with --fork");
  if (args.verify && args.at != kAllSteps) usage_error("--verify proves whole records; leave out --at");
  if (args.log && args.json) usage_error("--log and --json exclude each other");
}

// True if all is well.
bool handle(const ReplayArgs& args, const Report& report) {
  if (args.log && report.session != nullptr) print_log(args, *report.session);
  if (args.log && report.unplayable) print_steps(*report.unplayable);
  if (report.fault.any()) complain(args, report);
  if (!args.recover.empty()) {
    recover(args, report);
    return true;
  }
  if (!args.fork.empty()) fork(args, report);
  if (!args.embed.empty()) embed(args, report);
  if (!report.fault.any() && !args.json && args.fork.empty() && args.embed.empty()) {
    std::cout << report.file << ": " << summary(args, report) << '\n';
  }
  return !report.fault.any();
}

void run(const ReplayArgs& args) {
  check_usage(args);
  bool good = true;
  json::array reports;
  for (const std::string& file : args.files) {
    const Report report = replay_file(args, file);
    if (args.json) reports.push_back(report_json(args, report));
    good = handle(args, report) && good;
  }
  if (args.json) print_json(json::object{{"ok", good}, {"files", std::move(reports)}});
  if (!good) throw Exit{kFailed};
}

}  // namespace

void add_replay(CLI::App& app) {
  auto args = std::make_shared<ReplayArgs>();
  CLI::App* sub = app.add_subcommand("replay", "Play records again, prove them, recover or fork them");
  sub->add_option("files", args->files, "The records")->required()->type_name("FILE");
  sub->add_flag("--verify", args->verify, "Also prove that every chance outcome is what the seed gives");
  sub->add_flag("--log", args->log, "Tell what happened, each line with its step");
  sub->add_option("--seat", args->seat, "Tell it as that seat saw it; as a spectator if not given")
      ->type_name("SEAT");
  sub->add_option("--at", args->at, "Stop after that many steps")->type_name("N");
  sub->add_option("--recover", args->recover, "Write what precedes the fault of a broken record")
      ->type_name("OUT");
  sub->add_option("--fork", args->fork, "Write a new record that goes on from there")->type_name("OUT");
  sub->add_option("--embed", args->embed, "Write the record with its content pack inside")->type_name("OUT");
  sub->add_option("--seed", args->seed, "With --fork: other chance from there on")->type_name("SEED");
  add_source_options(*sub, args->source);
  sub->add_flag("--json", args->json, "Report for programs");
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
