// orrery show: where a game stands, as one seat or a spectator sees it.
#include <iostream>

#include "cli/commands.h"
#include "cli/records.h"
#include "engine/core/json_text.h"

namespace orrery::cli {

namespace {

struct ShowArgs {
  std::string file;
  std::string seat;
  std::size_t at = kAllSteps;
  bool all = false;
  Source source;
  bool json = false;
};

void show_json(const ShowArgs& args, const Session& session, SeatId viewer) {
  const Match& match = session.match();
  json::object out;
  out["game"] = match.game_id();
  out["step"] = session.steps();
  out["hash"] = print_hash(match.hash());
  for (auto& [key, value] : status_json(match)) out[key] = value;
  if (args.all) {
    out["state"] = match.state_json();
  } else {
    out["viewer"] = viewer.valid() ? json::value(match.seat_name(viewer)) : json::value(nullptr);
    out["view"] = match.view_json(viewer);
  }
  print_json(out);
}

void run(const ShowArgs& args) {
  if (args.all && !args.seat.empty()) usage_error("--all and --seat exclude each other");
  const std::unique_ptr<Session> session = open_session(args.file, args.source, args.at);
  const Match& match = session->match();
  const SeatId viewer = need_seat(match, args.seat);
  if (args.json) {
    show_json(args, *session, viewer);
    return;
  }
  if (args.all) {
    std::cout << json_pretty(match.state_json()) << '\n';
  } else {
    std::cout << match.show(viewer, want_colour());
  }
  std::cout << "Step " << session->steps() << ": " << status_line(match) << '\n';
}

}  // namespace

void add_show(CLI::App& app) {
  auto args = std::make_shared<ShowArgs>();
  CLI::App* sub = app.add_subcommand("show", "Show the position of a record");
  sub->add_option("file", args->file, "The record")->required()->type_name("FILE");
  sub->add_option("--seat", args->seat, "As that seat sees it; as a spectator if not given")
      ->type_name("SEAT");
  sub->add_option("--at", args->at, "After that many steps")->type_name("N");
  sub->add_flag("--all", args->all, "The whole state, secrets included, for debugging");
  add_source_options(*sub, args->source);
  sub->add_flag("--json", args->json, "For programs");
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
