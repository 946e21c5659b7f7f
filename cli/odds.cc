// orrery odds: the chances of a fight, told in words or taken from a record.
#include "odds/odds.h"

#include <cstdio>
#include <filesystem>
#include <iostream>

#include "cli/commands.h"
#include "cli/records.h"
#include "engine/flow/random.h"
#include "games/ti4/ti4_game.h"
#include "odds/ti4/ask.h"
#include "odds/ti4/rehearse.h"
#include "odds/ti4/texts.h"

namespace orrery::cli {

namespace {

namespace odds = ti4::odds;

struct OddsArgs {
  std::string what;  // a game, or a record
  std::string attacker, defender;
  bool ground = false;
  std::string place, laws;
  std::string casualties = "usual";
  std::string attacker_goal = "win", defender_goal = "win";
  int retreat = 0;
  std::string system, planet, seat;
  std::size_t at = kAllSteps;
  int check = 0;
  bool texts = false;
  Source source;
  bool json = false;
};

odds::Goal goal_named(const std::string& word) {
  if (word == "win") return odds::Goal::Win;
  if (word == "value") return odds::Goal::Value;
  if (word == "dearly") return odds::Goal::LoseDearly;
  usage_error("a goal is win, value or dearly, not '" + word + "'");
}

std::string percent(double p) {
  char text[32];
  std::snprintf(text, sizeof text, "%6.2f%%", 100 * p);
  return text;
}

void print_survivors(const char* side, const json::array& all) {
  std::cout << side << " keeps:\n";
  for (const json::value& s : all) {
    std::string units;
    for (const auto& [name, count] : s.at("units").as_object())
      units += (units.empty() ? "" : ", ") + std::to_string(count.as_int64()) + " " + std::string(name);
    std::cout << "  " << percent(s.at("p").as_double()) << "  " << (units.empty() ? "nothing" : units)
              << '\n';
  }
}

void print(const json::object& a) {
  std::cout << "attacker wins " << percent(a.at("attacker").as_double()) << "\ndraw          "
            << percent(a.at("draw").as_double()) << "\ndefender wins "
            << percent(a.at("defender").as_double());
  char rounds[32];
  std::snprintf(rounds, sizeof rounds, "\nrounds        %6.2f\n", a.at("rounds").as_double());
  std::cout << rounds;
  print_survivors("The attacker", a.at("survivors").at("attacker").as_array());
  print_survivors("The defender", a.at("survivors").at("defender").as_array());
}

void list_texts(bool as_json) {
  static constexpr auto kWords =
      std::to_array<const char*>({"by the rules", "always", "if named", "ends it", "nothing"});
  json::array all;
  for (const odds::TextInFight& t : odds::texts_in_fights()) {
    const char* word = kWords[static_cast<std::size_t>(t.treatment)];
    if (as_json) {
      all.push_back(json::object{{"id", std::string(t.id)}, {"used", word}, {"how", std::string(t.how)}});
    } else {
      std::printf("%-28s %-13s %s\n", std::string(t.id).c_str(), word, std::string(t.how).c_str());
    }
  }
  if (as_json) print_json(all);
}

// Fights through the rules beside the exact numbers.
void rehearse(const odds::Staged& staged, int fights, json::object& out) {
  const odds::Question& q = staged.question;
  if (!staged.world.ships_in[q.attacker].contains(q.system))
    fail("--check plays the whole action: the attacker needs a ship that brings the infantry");
  Random random(Seed::of(1), 0);
  const odds::Rehearsal r = odds::rehearse(staged, fights, random);
  if (!r.stuck.empty()) fail("a rehearsed fight came to a question it has no answer to: " + r.stuck);
  const double n = r.fights;
  out["rehearsed"] = json::object{
      {"fights", r.fights},
      {"attacker", r.attacker / n},
      {"draw", r.draw / n},
      {"defender", r.defender / n},
      {"rounds", r.rounds / n},
      {"value", json::object{{"attacker", r.attacker_value / n}, {"defender", r.defender_value / n}}}};
}

void run_staged(const OddsArgs& args) {
  if (args.attacker.empty() || args.defender.empty())
    usage_error("--attacker and --defender are required: " + std::string(odds::spec_help()));
  odds::Staged staged = odds::stage({args.attacker, args.defender, args.ground, args.place, args.laws},
                                    read_pack(need_game(args.what), args.source));
  if (!staged.error.empty()) fail(staged.error);
  odds::Question& q = staged.question;
  if (args.retreat > 0) q.attackers.retreat_after = args.retreat;
  q.attackers.goal = goal_named(args.attacker_goal);
  q.defenders.goal = goal_named(args.defender_goal);
  if (!odds::casualties_named(args.casualties, q.casualties))
    usage_error(
        "--casualties is usual, table or best; an order of one's own stands in --attacker and --defender");
  const odds::Answer answer = odds::chances(*ti4::rules_of(*staged.match), staged.world, q);
  if (!answer.error.empty()) fail(answer.error);
  json::object out = odds::told(answer);
  if (args.check > 0) rehearse(staged, args.check, out);
  if (args.json) {
    print_json(out);
    return;
  }
  print(out);
  if (args.check > 0) {
    const json::value& r = out.at("rehearsed");
    std::cout << "In " << r.at("fights").as_int64() << " fights through the rules:\n  attacker "
              << percent(r.at("attacker").as_double()) << ", draw " << percent(r.at("draw").as_double())
              << ", defender " << percent(r.at("defender").as_double()) << '\n';
  }
}

void run_record(const OddsArgs& args) {
  const std::unique_ptr<Session> session = open_session(args.what, args.source, args.at);
  const Match& match = session->match();
  json::object request;
  const auto add = [&](const char* key, const std::string& value) {
    if (!value.empty()) request[key] = value;
  };
  add("system", args.system);
  add("planet", args.planet);
  add("attacker", args.attacker);
  add("defender", args.defender);
  if (args.casualties != "usual") request["casualties"] = args.casualties;
  if (args.retreat > 0) request["attacker_retreats"] = args.retreat;
  std::string error;
  const json::value answer = odds_at(match, need_seat(match, args.seat), request, error);
  if (!error.empty()) fail(error);
  if (answer.is_null()) fail("this game has no odds");
  if (args.json || !answer.as_object().contains("survivors")) {
    print_json(answer);
    return;
  }
  for (const char* side : {"attacker", "defender"}) {
    const json::value& s = answer.at("sides").at(side);
    std::cout << side << ": " << std::string(s.at("seat").as_string()) << " with";
    for (const auto& [name, count] : s.at("units").as_object())
      std::cout << ' ' << count.as_int64() << ' ' << std::string(name);
    std::cout << '\n';
  }
  print(answer.as_object());
}

void run(const OddsArgs& args) {
  if (args.texts) return list_texts(args.json);
  if (args.what.empty()) usage_error("a game or a record is required (see --help)");
  if (std::filesystem::exists(args.what)) return run_record(args);
  if (args.what != "ti4")
    usage_error("'" + args.what + "' is neither a record nor a game whose fights can be told in words (ti4)");
  run_staged(args);
}

}  // namespace

void add_odds(CLI::App& app) {
  auto args = std::make_shared<OddsArgs>();
  CLI::App* sub = app.add_subcommand("odds", "The chances of a fight, exactly");
  sub->add_option("what", args->what,
                  "A game (ti4), then --attacker and --defender say who fights; or a record")
      ->type_name("GAME|FILE");
  sub->add_option("--attacker", args->attacker,
                  "With a game: " + std::string(odds::spec_help()) + "With a record: the seat")
      ->type_name("TEXT");
  sub->add_option("--defender", args->defender, "The same")->type_name("TEXT");
  sub->add_flag("--ground", args->ground, "For a planet, after the fight in space");
  sub->add_option("--place", args->place, "nebula or wormhole; an ordinary system if not given")
      ->type_name("KIND");
  sub->add_option("--laws", args->laws, "Laws in play")->type_name("IDS");
  sub->add_option(
         "--casualties", args->casualties,
         "usual: in the order above, a ship sustains when its type is next to be lost, all of a type before "
         "one is lost; table: all that can sustain do so first, then that order, as a table proposes; best: "
         "both take hits as serves their goals best")
      ->type_name("WORD");
  sub->add_option("--attacker-goal", args->attacker_goal,
                  "With best: win, value (most left), dearly (most destroyed)")
      ->type_name("WORD");
  sub->add_option("--defender-goal", args->defender_goal, "The same")->type_name("WORD");
  sub->add_option("--retreat", args->retreat, "The attacker announces a retreat in this round")
      ->type_name("ROUND");
  sub->add_option("--system", args->system, "With a record: where")->type_name("TILE");
  sub->add_option("--planet", args->planet, "With a record: the fight for this planet")->type_name("ID");
  sub->add_option("--seat", args->seat, "With a record: what that seat knows; a spectator if not given")
      ->type_name("SEAT");
  sub->add_option("--at", args->at, "With a record: after that many steps")->type_name("N");
  sub->add_option("--check", args->check, "With a game: play so many fights through the rules besides")
      ->type_name("N");
  sub->add_flag("--texts", args->texts, "List the texts that act in fights, and when the odds use them");
  add_source_options(*sub, args->source);
  sub->add_flag("--json", args->json, "For programs");
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
