// orrery play: a person against bots in the terminal.
#include <cstdlib>
#include <iostream>

#include "cli/commands.h"
#include "cli/play_dialogue.h"
#include "cli/records.h"

namespace orrery::cli {

namespace {

struct PlayArgs {
  std::string game;
  int players = 0;
  std::vector<std::string> options;
  std::string seat;
  std::string bots;
  std::string seed;
  std::string load;
  std::string save;
  Source source;
};

std::filesystem::path state_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && *state != '\0') return std::filesystem::path(state) / "orrery";
  const char* home = std::getenv("HOME");
  if (home != nullptr && *home != '\0') return std::filesystem::path(home) / ".local" / "state" / "orrery";
  return ".";
}

// Where the person sits: --seat, or the first seat that a person plays, or the first.
SeatId person_seat(const PlayArgs& args, const Session& session, const std::vector<std::string>& bots) {
  const Match& match = session.match();
  if (!args.seat.empty()) return need_seat(match, args.seat);
  for (const auto& [seat, player] : session.record().seats) {
    if (std::find(bots.begin(), bots.end(), player) == bots.end()) return match.find_seat(seat);
  }
  return SeatId(0);
}

// Seats the person and the bots. Bots that a loaded record names stay unless others are asked for.
void seat_players(const PlayArgs& args, Session& session, SeatId person) {
  const Match& match = session.match();
  const std::vector<std::string> known = session.game().bots();
  const std::vector<std::string> asked = need_bots(session.game(), args.bots.empty() ? "greedy" : args.bots);
  std::size_t next = 0;
  for (int i = 0; i < match.players(); ++i) {
    const std::string seat = match.seat_name(SeatId(i));
    if (SeatId(i) == person) {
      session.set_player(seat, "human");
      continue;
    }
    const std::string now = session.record().player(seat);
    const bool keep = args.bots.empty() && std::find(known.begin(), known.end(), now) != known.end();
    if (!keep) session.set_player(seat, asked[next++ % asked.size()]);
  }
}

std::unique_ptr<Session> start(const PlayArgs& args) {
  const Game& game = need_game(args.game);
  if (!args.load.empty()) {
    std::unique_ptr<Session> session = open_session(args.load, args.source);
    if (session->game().id() != game.id())
      fail(args.load + " is a game of " + std::string(session->game().id()));
    if (!session->record().seed)
      fail(args.load + " has no seed; `orrery replay --fork OUT --seed N` gives it one");
    return session;
  }
  const TableOptions options = table_options(game, args.source, args.players, args.options);
  OpenedSession opened = Session::create(game, options, need_seed(args.seed));
  if (opened.session == nullptr) fail(opened.fault.message);
  return std::move(opened.session);
}

std::filesystem::path save_path(const PlayArgs& args, const Session& session) {
  if (!args.save.empty()) return args.save;
  if (!args.load.empty()) return args.load;
  const std::string seed = print_seed(session.record().seed->seed).substr(0, 20);
  return state_folder() / (std::string(session.game().id()) + "-" + seed + ".orr");
}

void run(const PlayArgs& args) {
  std::unique_ptr<Session> session = start(args);
  const SeatId person = person_seat(args, *session, session->game().bots());
  seat_players(args, *session, person);
  const std::filesystem::path file = save_path(args, *session);
  std::cout << session->game().title() << ": you are " << session->match().seat_name(person) << ", against";
  for (const auto& [seat, player] : session->record().seats) {
    if (seat != session->match().seat_name(person)) std::cout << ' ' << seat << " (" << player << ")";
  }
  std::cout << "; seed " << print_seed(session->record().seed->seed) << '\n';
  Catalogue catalogue = find_catalogue(session->game().id(), args.source);
  PlayDialogue(PlayTable(std::move(session), person), file, std::move(catalogue)).run();
}

}  // namespace

void add_play(CLI::App& app) {
  auto args = std::make_shared<PlayArgs>();
  CLI::App* sub = app.add_subcommand("play", "Play against bots in the terminal");
  sub->add_option("game", args->game, "Which game; `orrery games` lists them")->required()->type_name("GAME");
  sub->add_option("-p,--players", args->players, "How many players")->type_name("N")->check(CLI::Range(1, 8));
  sub->add_option("--seat", args->seat, "Where you sit; the first seat if not given")->type_name("SEAT");
  sub->add_option("--bots", args->bots, "The bots against you, e.g. greedy,random; greedy if not given")
      ->type_name("BOTS");
  sub->add_option("--seed", args->seed, "Where chance comes from; a new one if not given")->type_name("SEED");
  sub->add_option("--option", args->options, "An option of the game; may be repeated")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  sub->add_option("--load", args->load, "Go on with that record")->type_name("FILE");
  sub->add_option("--save", args->save,
                  "Where the game is kept; the loaded record, or a file in ~/.local/state/orrery")
      ->type_name("FILE");
  add_source_options(*sub, args->source);
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
