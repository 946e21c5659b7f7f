// Positions of the real games: what a position does not know is told with its path, key by key, and the
// documents tell of every key that there is.
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "games/registry.h"
#include "tests/unit/lab_table.h"

namespace orrery {
namespace {

// ---- the documents ----

// The words in backquotes of the first column of the first table of a page.
std::set<std::string> documented_keys(const std::string& page) {
  std::set<std::string> out;
  std::istringstream lines(page);
  bool inside = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("| key |")) inside = true;
    if (inside && !line.starts_with('|')) break;
    if (!inside) continue;
    const std::string cell = line.substr(1, line.find('|', 1) - 1);
    for (std::size_t at = cell.find('`'); at != std::string::npos; at = cell.find('`', at + 1)) {
      const std::size_t end = cell.find('`', at + 1);
      out.insert(cell.substr(at + 1, end - at - 1));
      at = end;
    }
  }
  return out;
}

class PositionsOf : public testing::TestWithParam<const Game*> {};

TEST_P(PositionsOf, AreDocumentedKeyByKey) {
  std::ifstream in(std::string(ORRERY_SOURCE_DIR) + "/docs/positions-" + std::string(GetParam()->id()) +
                   ".md");
  std::ostringstream page;
  page << in.rdbuf();
  std::set<std::string> known;
  for (std::string_view key : GetParam()->position_keys()) known.emplace(key);
  EXPECT_EQ(documented_keys(page.str()), known);
}

INSTANTIATE_TEST_SUITE_P(AllGames, PositionsOf, testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string(game.param->id()); });

// ---- names that nobody knows ----

std::string fault_of(const std::string& game_id, const std::string& given) {
  const Game& game = *find_game(game_id);
  static std::map<std::string, PackFiles> packs;
  TableOptions table;
  table.pack = packs.try_emplace(game_id, default_pack_files(game)).first->second;
  return game.from_given(json::parse(given), table).error;
}

struct Unknown {
  std::string given;  // keys beside the seats, as JSON
  std::string fault;  // how the error begins
};

void expect_faults(const std::string& game, const std::string& seats, const std::vector<Unknown>& all) {
  ASSERT_EQ(fault_of(game, "{" + seats + "}"), "");
  for (const Unknown& u : all) {
    const std::string error = fault_of(game, "{" + seats + ", " + u.given + "}");
    EXPECT_EQ(error.substr(0, u.fault.size()), u.fault) << u.given << "\n" << error;
  }
}

TEST(PositionFaults, EveryUnknownNameOfTi4IsTold) {
  const std::string seats = R"("seats": {"red": "sol", "blue": "hacan", "green": "mentak"})";
  expect_faults(
      "ti4", seats,
      {{R"("hands": {})", "/hands: no such key"},
       {R"("options": {"colour": "red"})", "/options/colour: no option is called 'colour'"},
       {R"("options": {"windows": "open"})", "/options/windows: expected holders or possible"},
       {R"("options": {"turn_end": "maybe"})", "/options/turn_end: "},
       {R"("options": {"factions": "chosen"})", "/options/factions: only a game that starts with set-up"},
       {R"("options": [1])", "/options: expected a map"},
       {R"("goal": 9)", "/goal: expected 10 or 14"},
       {R"("goal": null)", "/goal: expected 10 or 14"},
       {R"("map": "19 20 x")", "/map: "},
       {R"("map": null)", "/map: "},
       {R"("start": "over")", "/start: expected setup"},
       {R"("tiles": {"9,9": 25})", "/tiles/9,9: "},
       {R"("tiles": {"0,-1": 99})", "/tiles/0,-1: no such name here: '99'"},
       {R"("units": "all")", "/units: expected start"},
       {R"("place": ["pink 1 cruiser at 18"])", "/place/0: no such name here: 'pink'"},
       {R"("place": ["red 1 cruiser at 18", "red 1 crusier at 18"])", "/place/1: no such unit: 'crusier'"},
       {R"("place": ["red 1 cruiser at atlantis"])", "/place/0: no such name here: 'atlantis'"},
       {R"("place": ["red 1 cruiser on 18"])", "/place/0: expected SEAT"},
       {R"("control": {"pink": ["bereg"]})", "/control/pink: no such name here: 'pink'"},
       {R"("control": {"red": ["atlantis"]})", "/control/red/0: no such name here: 'atlantis'"},
       {R"("exhausted": ["atlantis"])", "/exhausted/0: no such name here: 'atlantis'"},
       {R"("pools": {"pink": [3, 3, 2]})", "/pools/pink: no such name"},
       {R"("pools": {"red": [3, 3]})", "/pools/red: expected [tactic, fleet, strategy]"},
       {R"("pools": {"red": [3, "many", 2]})", "/pools/red/1: expected a number"},
       {R"("tokens": {"red": [99]})", "/tokens/red/0: no such name here: '99'"},
       {R"("trade_goods": {"red": "many"})", "/trade_goods/red: expected a number"},
       {R"("trade_goods": {"pink": 1})", "/trade_goods/pink: no such name"},
       {R"("commodities": {"pink": 1})", "/commodities/pink: no such name"},
       {R"("vp": {"pink": 1})", "/vp/pink: no such name"},
       {R"("returning": {"pink": 1})", "/returning/pink: no such name"},
       {R"("technologies": {"pink": []})", "/technologies/pink: no such name"},
       {R"("technologies": {"red": ["warp"]})", "/technologies/red/0: no such name here: 'warp'"},
       {R"("exhausted_technologies": {"red": ["warp"]})", "/exhausted_technologies/red/0: no such name"},
       {R"("exhausted_technologies": {"red": ["transit_diodes"]})",
        "/exhausted_technologies/red/0: red does not have transit_diodes"},
       {R"("copied": {"red": ["warp"]})", "/copied/red/0: no such name here: 'warp'"},
       {R"("hand": {"red": ["direct_hits"]})", "/hand/red/0: no such name here: 'direct_hits'"},
       {R"("hand": {"pink": ["direct_hit"]})", "/hand/pink: no such name"},
       {R"("discard": ["direct_hits"])", "/discard/0: no such name here: 'direct_hits'"},
       {R"("secrets": {"red": ["be_nice"]})", "/secrets/red/0: no such name here: 'be_nice'"},
       {R"("scored": {"red": ["be_nice"]})", "/scored/red/0: no such name here: 'be_nice'"},
       {R"("objectives": ["be_nice"])", "/objectives/0: no such name here: 'be_nice'"},
       {R"("stage_left": [1])", "/stage_left: expected [stage I, stage II]"},
       {R"("notes": {"blue": ["ceasefire"]})", "/notes/blue/0: no such name here: 'ceasefire'"},
       {R"("notes": {"blue": ["ceasefire/pink"]})", "/notes/blue/0: no such name here: 'ceasefire/pink'"},
       {R"("notes_in_play": {"blue": ["peace/red"]})",
        "/notes_in_play/blue/0: no such name here: 'peace/red'"},
       {R"("laws": ["no_law"])", "/laws/0: no such name here: 'no_law'"},
       {R"("laws": ["core_mining at atlantis"])", "/laws/0: no such name here: 'atlantis'"},
       {R"("laws": ["minister_of_war of pink"])", "/laws/0: no such name here: 'pink'"},
       {R"("laws": ["minister_of_war by red"])", "/laws/0: expected at, of or with"},
       {R"("laws": ["classified_document_leaks with be_nice"])", "/laws/0: no such name here: 'be_nice'"},
       {R"("exhausted_laws": ["no_law"])", "/exhausted_laws/0: no such name here: 'no_law'"},
       {R"("agenda_top": ["no_law"])", "/agenda_top/0: no such name here: 'no_law'"},
       {R"("agenda_bottom": ["no_law"])", "/agenda_bottom/0: no such name here: 'no_law'"},
       {R"("agenda_discard": ["no_law"])", "/agenda_discard/0: no such name here: 'no_law'"},
       {R"("speaker": "pink")", "/speaker: no such name here: 'pink'"},
       {R"("custodians": "gone")", "/custodians: expected true or false"},
       {R"("round": "late")", "/round: expected a number"},
       {R"("strategy": {"peace": "red"})", "/strategy/peace: no such strategy card: 'peace'"},
       {R"("strategy": {"trade": "pink"})", "/strategy/trade: no such name here: 'pink'"},
       {R"("exhausted_strategy": ["peace"])", "/exhausted_strategy/0: no such strategy card: 'peace'"},
       {R"("strategy_goods": {"peace": 1})", "/strategy_goods/peace: no such strategy card: 'peace'"},
       {R"("phase": "lunch")", "/phase: expected strategy, action, status or agenda"},
       {R"("phase": "status", "step": "lunch")",
        "/step: expected a step of this phase: start, score, reveal"},
       {R"("phase": "strategy", "step": "picked")", "/step: expected a step of this phase: start, delayed"},
       {R"("phase": "agenda", "step": "tally")", "/step: expected a step of this phase: start, reveal"},
       {R"("phase": "agenda", "step": "vote")", "/step: needs the agenda"},
       {R"("step": "score")", "/step: goes with phase: strategy, status or agenda"},
       {R"("turn": "pink")", "/turn: no such name here: 'pink'"},
       {R"("phase": "status", "turn": "pink")", "/turn: no such name here: 'pink'"},
       {R"("passed": ["pink"])", "/passed/0: no such name here: 'pink'"},
       {R"("wormholes": {"red": {"gamma": 25}})", "/wormholes/red/gamma: expected alpha or beta"},
       {R"("wormholes": {"red": {"alpha": 99}})", "/wormholes/red/alpha: no such name here: '99'"},
       {R"("wormholes": {"pink": {"alpha": 25}})", "/wormholes/pink: no such name"},
       {R"("zero_token": "pink")", "/zero_token: no such name here: 'pink'"},
       {R"("eliminated": ["pink"])", "/eliminated/0: no such name here: 'pink'"}});
}

TEST(PositionFaults, EverySeatOfTi4IsKnown) {
  EXPECT_EQ(fault_of("ti4", "{}"), "/seats: expected a map from colour to faction");
  EXPECT_EQ(fault_of("ti4", R"({"seats": {"red": "sol", "blue": "hacan"}})"),
            "/seats: expected 3 to 6 seats");
  EXPECT_EQ(fault_of("ti4", R"({"seats": {"red": "sol", "blue": "hacan", "pink": "yin"}})"),
            "/seats: with 3 seats there must be green");
  EXPECT_EQ(fault_of("ti4", R"({"seats": {"red": "sol", "blue": "hacan", "green": "klingon"}})"),
            "/seats: no faction is called 'klingon'");
}

TEST(PositionFaults, EveryUnknownNameOfTi3IsTold) {
  const std::string seats = R"("seats": {"red": "sol", "blue": "hacan", "green": "mentak"})";
  expect_faults(
      "ti3", seats,
      {{R"("hands": {})", "/hands: no such key"},
       {R"("options": {"colour": "red"})", "/options/colour: no option is called 'colour'"},
       {R"("options": {"leaders": "maybe"})", "/options/leaders: expected yes or no"},
       {R"("options": {"races": "chosen"})", "/options/races: only a game that starts with set-up"},
       {R"("map": "saudor_system x")", "/map: "},
       {R"("start": "over")", "/start: expected setup"},
       {R"("tiles": {"9,9": "saudor_system"})", "/tiles/9,9: expected a spot"},
       {R"("tiles": {"0,-1": "atlantis"})", "/tiles/0,-1: no such name here: 'atlantis'"},
       {R"("units": "all")", "/units: expected start"},
       {R"("place": ["pink 1 cruiser at saudor_system"])", "/place/0: no such name here: 'pink'"},
       {R"("place": ["red 1 crusier at saudor_system"])", "/place/0: no such unit: 'crusier'"},
       {R"("place": ["red 1 cruiser at atlantis"])", "/place/0: no such name here: 'atlantis'"},
       {R"("place": ["red carrier with 9 ground_force at saudor_system"])", "/place/0: "},
       {R"("place": ["red carrier with 1 fighter at saudor_system"])", "/place/0: a fighter is never aboard"},
       {R"("place": ["red 1 space_dock at jord", "red 1 space_dock at jord"])",
        "/place/1: a planet holds one"},
       {R"("control": {"red": ["atlantis"]})", "/control/red/0: no such name here: 'atlantis'"},
       {R"("exhausted": ["atlantis"])", "/exhausted/0: no such name here: 'atlantis'"},
       {R"("areas": {"red": [3, 3]})", "/areas/red: expected [strategy, fleet, command]"},
       {R"("areas": {"red": [9, 9, 9]})", "/areas: red has only 16 command counters"},
       {R"("counters": {"red": ["atlantis"]})", "/counters/red/0: no such name here: 'atlantis'"},
       {R"("trade_goods": {"red": 21, "blue": 21})", "/trade_goods: there are only 40"},
       {R"("vp": {"pink": 1})", "/vp/pink: no such name"},
       {R"("technologies": {"red": ["warp"]})", "/technologies/red/0: no such name here: 'warp'"},
       {R"("agreements": ["red pink"])", "/agreements/0: no such name here: 'pink'"},
       {R"("agreements": ["red red"])", "/agreements/0: expected one agreement between two players"},
       {R"("hand": {"red": ["direct_hits"]})", "/hand/red/0: no such name here: 'direct_hits'"},
       {R"("secrets": {"red": "be_nice"})", "/secrets/red: no such name here: 'be_nice'"},
       {R"("claimed": {"red": ["be_nice"]})", "/claimed/red/0: no such name here: 'be_nice'"},
       {R"("objectives": ["be_nice"])", "/objectives/0: no such name here: 'be_nice'"},
       {R"("political_top": ["no_law"])", "/political_top/0: no such name here: 'no_law'"},
       {R"("laws": ["no_law"])", "/laws/0: no such name here: 'no_law'"},
       {R"("laws": ["minister_of_war of pink"])", "/laws/0: no such name here: 'pink'"},
       {R"("laws": ["minister_of_war"])", "/laws/0: expected of SEAT"},
       {R"("laws": ["repeal"])", "/laws/0: repeal does not stay in play"},
       {R"("lasting": ["no_fun"])", "/lasting/0: expected an effect"},
       {R"("lasting": ["truce of red on atlantis"])", "/lasting/0: no such name here: 'atlantis'"},
       {R"("lasting": ["no_vote of red on blue"])", "/lasting/0: this effect is on nothing"},
       {R"("leaders": {"jord": ["leader_sol_rev"]})", "/leaders/jord/0: leaders need the option"},
       {R"("domain_counters": {"bereg": "hidden"})",
        "/domain_counters/bereg: domain counters face down need"},
       {R"("wormholes": {"saudor_system": "gamma"})", "/wormholes/saudor_system: expected alpha or beta"},
       {R"("speaker": "pink")", "/speaker: no such name here: 'pink'"},
       {R"("strategy": {"peace": "red"})", "/strategy/peace: no such strategy card: 'peace'"},
       {R"("phase": "lunch")", "/phase: expected strategy, action or status"},
       {R"("turn": "pink")", "/turn: no such name here: 'pink'"},
       {R"("set": {"luck": 1})", "/set"},
       {R"("set": {"flow": {}})", "/set/flow: where the game stands is told"}});
}

TEST(PositionFaults, EveryUnknownNameOfAhosIsTold) {
  const std::string seats = R"("seats": {"red": "aggroloids", "blue": "peacenims"})";
  expect_faults(
      "ahos", seats,
      {{R"("hands": {})", "/hands: no such key"},
       {R"("layout": 99)", "/layout: "},
       {R"("windows": "open")", "/windows: expected holders or possible"},
       {R"("start": "over")", "/start: expected setup"},
       {R"("tiles": {"99": "H01"})", "/tiles/99: no such name here: '99'"},
       {R"("tiles": {"1": "X01"})", "/tiles/1: no such name here: 'X01'"},
       {R"("black_holes": ["1-38"])", "/black_holes/0: no such name here: '1-38'"},
       {R"("place": ["pink home at 1"])", "/place/0: no such name here: 'pink'"},
       {R"("place": ["red home at 99"])", "/place/0: no such name here: '99'"},
       {R"("place": ["red 2 fleets at 1"])", "/place/0: expected fleet or star_base, not 'fleets'"},
       {R"("place": ["red palace at 1"])", "/place/0: expected home, colony, outpost or a number"},
       {R"("track": {"pink": 2})", "/track/pink: no such name"},
       {R"("track": {"red": 99})", "/track/red: expected how many discs"},
       {R"("hand": {"red": ["S9"]})", "/hand/red/0: expected a free card, not 'S9'"},
       {R"("draw": {"red": ["S9"]})", "/draw/red/0: expected a free card"},
       {R"("discard": {"red": ["S9"]})", "/discard/red/0: expected a free card"},
       {R"("reserve_one": {"red": ["S9"]})", "/reserve_one/red/0: expected a free card"},
       {R"("reserve_two": {"red": ["S9"]})", "/reserve_two/red/0: expected a free card"},
       {R"("aside": {"red": ["S9"]})", "/aside/red/0: expected a free card"},
       {R"("removed": {"red": ["S9"]})", "/removed/red/0: expected a card"},
       {R"("hand": {"pink": ["S1"]})", "/hand/pink: no such name"},
       {R"("rest": {"red": "box"})", "/rest/red: expected draw, discard or removed"},
       {R"("development": {"red": ["D99"]})", "/development/red/0: expected a free Development token"},
       {R"("development": {"red": ["D01 new"]})", "/development/red/0: expected a free Development"},
       {R"("display_tokens": ["D99"])", "/display_tokens/0: expected a free Development token"},
       {R"("technology": ["T99"])", "/technology/0: expected a free Technology card"},
       {R"("technology_bottom": ["T99"])", "/technology_bottom/0: expected a free Technology card"},
       {R"("aliens": {"99": 3})", "/aliens/99: no such name here: '99'"},
       {R"("aliens": {"14": "friendly"})", "/aliens/14: expected hidden, none, a value"},
       {R"("aliens": {"14": "2 seen by pink"})", "/aliens/14: no such name here: 'pink'"},
       {R"("wormhole_token": ["pink"])", "/wormhole_token/0: no such name here: 'pink'"},
       {R"("wormholes_on_sale": "soon")", "/wormholes_on_sale: expected true or false"},
       {R"("pact": {"blue": "pink"})", "/pact/blue: no such name here: 'pink'"},
       {R"("turn": "pink")", "/turn: no such name here: 'pink'"},
       {R"("first_player": "pink")", "/first_player: no such name here: 'pink'"},
       {R"("actions": "many")", "/actions: expected a number"},
       {R"("round": "late")", "/round: expected a number"},
       {R"("reshuffles": "many")", "/reshuffles: expected a number"},
       {R"("final_round": "late")", "/final_round: expected a number"},
       {R"("idle_turns": "many")", "/idle_turns: expected a number"},
       {R"("won_combat": "maybe")", "/won_combat: expected true or false"},
       {R"("cloaked": "maybe")", "/cloaked: expected true or false"},
       {R"("set": {"/players/red/luck": 1})", "/set/players/red/luck: no such path in the state"},
       {R"("set": {"/players/red/vp": 12})", "/set/players/red/vp: VP are counted"},
       {R"("set": {"/flow/stop": "over"})", "/set/flow/stop: where the game stands cannot be set"},
       {R"("set": {"/players/red/race": "klingons"})", "/set/players/red/race: "}});
}

TEST(PositionFaults, EverySeatOfAhosIsKnown) {
  EXPECT_EQ(fault_of("ahos", "{}"), "/seats: expected the seats, e.g. {red: aggroloids, blue: technoids}");
  EXPECT_EQ(fault_of("ahos", R"({"seats": {"red": "aggroloids", "pink": "technoids"}})"),
            "/seats: expected red and blue, and green, and yellow, without gaps");
  const std::string error = fault_of("ahos", R"({"seats": {"red": "aggroloids", "blue": "klingons"}})");
  EXPECT_TRUE(error.starts_with("/seats: ") && error.find("klingons") != std::string::npos) << error;
}

}  // namespace
}  // namespace orrery
