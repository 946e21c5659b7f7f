// orrery new: a new game as a record.
#include <iostream>

#include "cli/commands.h"
#include "cli/records.h"

namespace orrery::cli {

namespace {

struct NewArgs {
  std::string game;
  int players = 0;
  std::string seed;
  bool no_seed = false;
  std::vector<std::string> options;
  std::string bots;
  std::string out;
  bool embed = false;
  Source source;
  bool json = false;
};

// Bots take the last seats; the first ones are left to people.
void seat_bots(Session& session, const std::vector<std::string>& bots) {
  const auto players = static_cast<std::size_t>(session.match().players());
  if (bots.size() > players)
    usage_error("more bots than seats: there are " + std::to_string(players) + " seats");
  for (std::size_t i = 0; i < bots.size(); ++i) {
    session.set_player(session.match().seat_name(SeatId(players - bots.size() + i)), bots[i]);
  }
}

json::object created_json(const NewArgs& args, const Record& record, const Match& match) {
  json::object options;
  for (const auto& [name, value] : record.options) options[name] = value;
  json::object seats;
  for (const auto& [seat, player] : record.seats) seats[seat] = player;
  json::object out;
  out["file"] = args.out;
  out["game"] = record.game;
  out["rules"] = record.rules;
  out["pack"] = record.pack;
  out["options"] = std::move(options);
  out["seats"] = std::move(seats);
  if (record.seed) out["seed"] = print_seed(record.seed->seed);
  out["steps"] = record.steps.size();
  for (auto& [key, value] : status_json(match)) out[key] = value;
  return out;
}

void report(const NewArgs& args, const Session& session) {
  const Record record = session.record();
  if (args.json) {
    print_json(created_json(args, record, session.match()));
    return;
  }
  std::cout << args.out << ": " << session.game().title() << ", " << session.match().players() << " players";
  if (record.seed) std::cout << ", seed " << print_seed(record.seed->seed);
  std::cout << "; " << status_line(session.match()) << '\n';
}

void run(const NewArgs& args) {
  const Game& game = need_game(args.game);
  const std::vector<std::string> bots = need_bots(game, args.bots);
  if (args.no_seed && !args.seed.empty()) usage_error("--seed and --no-seed exclude each other");
  std::optional<Seed> seed;
  if (!args.no_seed) seed = need_seed(args.seed);
  OpenedSession opened =
      Session::create(game, table_options(game, args.source, args.players, args.options), seed);
  if (opened.session == nullptr) fail(opened.fault.message);
  Session& session = *opened.session;
  seat_bots(session, bots);
  if (seed) {
    const Rejected rejected = session.advance();
    if (rejected.any()) fail(rejected.error);
  }
  if (args.embed) session.embed_pack();
  if (args.out.empty() || args.out == "-") {
    std::cout << session.record().print();
    return;
  }
  save_record(args.out, session);
  report(args, session);
}

}  // namespace

void add_new(CLI::App& app) {
  auto args = std::make_shared<NewArgs>();
  CLI::App* sub = app.add_subcommand("new", "Start a game and write its record");
  sub->add_option("game", args->game, "Which game; `orrery games` lists them")->required()->type_name("GAME");
  sub->add_option("-p,--players", args->players, "How many players")->type_name("N")->check(CLI::Range(1, 8));
  sub->add_option("--seed", args->seed, "Where chance comes from; a new one if not given")->type_name("SEED");
  sub->add_flag("--no-seed", args->no_seed,
                "Chance is told with `orrery apply --outcome`, e.g. from real cards");
  sub->add_option("--option", args->options, "An option of the game; may be repeated")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  sub->add_option("--bots", args->bots, "Bots for the last seats, e.g. greedy,greedy")->type_name("BOTS");
  sub->add_option("-o,--output", args->out, "The record to write; standard output if not given")
      ->type_name("FILE");
  sub->add_flag("--embed", args->embed, "The record carries its content pack");
  add_source_options(*sub, args->source);
  sub->add_flag("--json", args->json, "Report for programs");
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
