// Nothing hidden reaches the wrong seat, through anything that a table says. A sealed game is played through
// the hub by several people; at moments of it the table is set up again in two worlds that look the same to
// one viewer, and everything that this viewer is told, asked or answered there is compared. Two kinds of
// worlds:
//
// - another present: the hidden things of the others are drawn anew (Match::sample, as lab/check_views.cc
//   does);
// - another past: somebody else drew another card at some time, and the viewer could not see it: all log
//   lines, undo points and what happened since one looked are compared, too.
//
// That the comparison can fail is part of the test: to the others, whose own cards differ, such worlds do
// differ. A view that shows too much leaves no other past that looks the same: so each kind of draw must have
// been another one for a player and for a spectator.
#include <algorithm>
#include <array>
#include <set>

#include "games/seat_colours.h"
#include "server/hub/standing.h"
#include "server/hub/table_info.h"
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

using Messages = std::vector<json::object>;

// What is drawn unseen: the word of such lines of the log, and which content it could have been; "" if that
// is told by other such lines alone.
struct Draw {
  std::string luck;
  std::string_view content;
};

struct Sealed {
  std::string_view name;
  std::string_view game;
  std::map<std::string, std::string> options;
  std::vector<Draw> draws;
  std::vector<std::string_view> systems;  // where odds are asked for
  int choices = 0;                        // so many are made,
  int moments = 0;                        // and at so many of them the worlds are compared,
  int windows = 0;                        // of which more than so many are reaction windows
};
void PrintTo(const Sealed& sealed, std::ostream* out) { *out << sealed.name; }

const std::vector<Sealed>& sealed_games() {
  // All modules of the third edition that go together: twice, for the two that do not.
  static const std::map<std::string, std::string> modules{
      {"map", "built"},   {"races", "dealt"},       {"long_war", "yes"},    {"distant_suns", "yes"},
      {"leaders", "yes"}, {"sabotage_runs", "yes"}, {"later_errata", "yes"}};
  const auto with = [](std::map<std::string, std::string> more) {
    more.insert(modules.begin(), modules.end());
    return more;
  };
  static const std::vector<Draw> of_ti3{{"draw", "action_card"},
                                        {"secret", "objective"},
                                        {"tiles", ""},
                                        {"counter", "domain_counter"},
                                        {"political", "political_card"}};
  static const std::vector<std::string_view> systems_of_ti3{"mecatol_rex_system", "lodor_system", "empty_1"};
  static const std::vector<Sealed> all{
      {"ti4",
       "ti4",
       {{"players", "3"}, {"map", "random"}, {"factions", "dealt"}},
       {{"draw", "action_card"}, {"secrets", "objective"}},
       {"18", "1", "26"},
       effort(500, 60),
       effort(30, 4),
       2},
      {"ti3", "ti3", with({{"players", "3"}, {"age_of_empire", "yes"}}), of_ti3, systems_of_ti3,
       effort(400, 60), effort(14, 4), 0},
      // The galaxy of five has a system that lies face down. While it is built there are no windows.
      {"ti3_five",
       "ti3",
       with({{"players", "5"}, {"no_imperium_rex", "yes"}}),
       {{"secret", "objective"}, {"tiles", ""}},
       systems_of_ti3,
       effort(40, 30),
       effort(4, 2),
       -1},
  };
  return all;
}

// Times of the server's own clock are not the same twice; how long something lasts is, in tens of seconds.
// How many things happened unseen is no secret (docs/protocol.md: log lines have numbers, and some are
// missing), so that the numbers of lines are not compared, but which lines there are, in which order.
json::value without_clock(const json::value& value, std::int64_t now) {
  constexpr std::int64_t kCoarse = 10000;
  if (const json::array* list = value.if_array()) {
    json::array out;
    for (const json::value& item : *list) out.push_back(without_clock(item, now));
    return out;
  }
  const json::object* object = value.if_object();
  if (object == nullptr) return value;
  if (const json::value* own = object->if_contains("now")) now = own->to_number<std::int64_t>();
  json::object out;
  for (const auto& [name, item] : *object) {
    if (name == "now" || name == "at" || name == "n" || name == "known" || name == "from" ||
        name == "asked_at")
      continue;
    if (name == "closes_at") {
      out[name] = (item.to_number<std::int64_t>() - now + kCoarse / 2) / kCoarse;
    } else if (name == "left" && item.is_object()) {
      json::object left;
      for (const auto& [seat, time] : item.as_object())
        left[seat] = (time.to_number<std::int64_t>() + kCoarse / 2) / kCoarse;
      out[name] = std::move(left);
    } else {
      out[name] = without_clock(item, now);
    }
  }
  return out;
}

// Lists from where they differ.
std::string from_there(const json::value& value, const json::value& other) {
  constexpr std::size_t kMost = 1500;
  if (value.is_array() && other.is_array()) {
    const json::array& list = value.as_array();
    const json::array& others = other.as_array();
    const auto at = std::mismatch(list.begin(), list.end(), others.begin(), others.end()).first;
    return json::serialize(json::array(at, list.end())).substr(0, kMost);
  }
  return json::serialize(value).substr(0, kMost);
}

// The first difference of what was heard, or "".
std::string difference(const Messages& a, const Messages& b) {
  for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
    const json::value x = i < a.size() ? without_clock(a[i], 0) : json::value();
    const json::value y = i < b.size() ? without_clock(b[i], 0) : json::value();
    if (x == y) continue;
    if (!x.is_object() || !y.is_object()) return "one more message: " + json::serialize(x.is_null() ? y : x);
    for (const auto& [name, item] : x.as_object()) {
      const json::value* other = y.as_object().if_contains(name);
      if (other == nullptr || *other != item) {
        return text_field(x.as_object(), "type") + "." + std::string(name) + ":\n  " +
               (other == nullptr ? json::serialize(item) + "\n  nothing"
                                 : from_there(item, *other) + "\n  " + from_there(*other, item));
      }
    }
    return "a field more: " + json::serialize(y).substr(0, 3000);
  }
  return "";
}

class LeakTest : public HubTest, public testing::WithParamInterface<Sealed> {
 protected:
  LeakTest() : notifier_(Notifier::Setup{}) {
    constexpr std::array kNames{"Anna", "Bruno", "Carla", "Dora", "Emil", "Franca"};
    for (int i = 0; i < players_; ++i) people_.push_back(person(kNames[static_cast<std::size_t>(i)]));
    people_.push_back({"", ""});
    NewTable wanted = a_table(std::string(GetParam().game), "");
    wanted.settings.options = GetParam().options;
    wanted.settings.open = true;
    wanted.settings.clock = {ClockSettings::Kind::Game, 36000, 10, 0};
    wanted.settings.reactions = Reactions::Sealed;
    wanted.settings.windows.beat = wanted.settings.windows.weighty_beat = 120000;
    id_ = new_table(people_[0], wanted);
    // Always the same game; nobody has opened it yet.
    where_.open()->run("UPDATE tables SET seed = $1 WHERE id = $2", Blob(32, 7), id_);
    for (std::size_t who = 1; who < static_cast<std::size_t>(players_); ++who)
      EXPECT_EQ(code(ask(id_, people_[who], {{"type", "claim"}, {"seat", kSeatColours[who]}})), "");
    for (const Person& one : people_) listeners_.push_back(watch(id_, one.id));
    EXPECT_EQ(code(ask(id_, people_[0], {{"type", "start"}})), "");
  }

  [[nodiscard]] const json::object& push(int who) const {
    return *listeners_[static_cast<std::size_t>(who)]->last("push");
  }
  [[nodiscard]] bool over() const { return push(0).contains("result"); }

  // Whoever is asked chooses at random among what their own push offers. False if nobody is asked.
  bool somebody_chooses(Random& random) {
    for (int who = 0; who < players_; ++who) {
      const json::object told = push(who);
      json::array options;
      if (const json::value* window = told.if_contains("window")) {
        const json::value& mine = window->at("mine");
        if (mine.is_null() || !mine.at("answered").is_null()) continue;
        options = mine.at("options").as_array();
      } else if (told.at("decision").as_object().contains("options")) {
        options = told.at("decision").at("options").as_array();
      }
      if (options.empty()) continue;
      const json::value choice =
          options[random.below(static_cast<std::uint32_t>(options.size()))].at("choice");
      const json::object reply =
          ask(id_, people_[static_cast<std::size_t>(who)],
              {{"type", "choose"}, {"version", told.at("version")}, {"steps", json::array{choice}}});
      EXPECT_EQ(code(reply), "") << json::serialize(reply);
      return true;
    }
    return false;
  }

  // The game as it is stored now.
  void read() {
    const auto db = where_.open();
    stored_ = *store::table(*db, id_);
    log_ = store::log(*db, id_);
    kept_ = store::kept(*db, id_);
    kept_.erase({"", "clocks"});
    if (start_ == nullptr) {
      TableOptions options = default_table(game_, players_);
      options.values = parse_settings(stored_.settings).options;
      EXPECT_EQ(options.values["windows"], "possible");
      start_ = std::shared_ptr<const Match>(game_.create(options).match);
      for (const auto& [name, kind] : game_.content(options)) content_[kind].push_back(name);
    }
  }

  std::unique_ptr<Table> opened(const std::vector<LogLine>& log) const {
    return Table::open(game_, *start_, seed_of(stored_.seed), {}, log).table;
  }

  // Where the table of a world is stored: both have the same id.
  struct World {
    TestDatabase database{"sqlite"};
    Writer writer{database.prepared()};
  };

  struct Probe {
    std::vector<std::shared_ptr<Listener>> heard;  // by viewer
    std::vector<Messages> answered;                // by viewer
    std::shared_ptr<LiveTable> table;
    World* world = nullptr;

    [[nodiscard]] Messages all(int viewer) const {
      const auto at = static_cast<std::size_t>(viewer);
      Messages out = heard[at]->heard;
      out.insert(out.end(), answered[at].begin(), answered[at].end());
      return out;
    }
  };

  // A table that stands so; everybody looks at it and asks it everything.
  Probe set_up(World& world, std::shared_ptr<const Match> start, const std::vector<LogLine>& log) {
    StoredTable stored = stored_;
    stored.rows = static_cast<std::int64_t>(log.size());
    stored.node = "one";
    world.writer.write_now([&](Database& db) {
      store::delete_table(db, stored.id);
      store::add_table(db, stored);
    });
    House house{"one",
                &world.writer,
                [start](const Game&, const Settings&) {
                  return StartPositions::Start{start, ""};
                },
                {},
                &notifier_,
                "",
                [](const std::string&, const LiveTable*) {}};
    Probe probe;
    probe.world = &world;
    probe.table = std::make_shared<LiveTable>(io_.get_executor(), std::move(house), game_, stored, log,
                                              std::vector<TalkLine>{}, kept_);
    probe.table->start_automatics();
    for (const Person& one : people_) {
      probe.heard.push_back(std::make_shared<Listener>(one.id));
      probe.table->watch(probe.heard.back(), {0, probe.heard.back()->answer()});
    }
    settle_probe();
    probe.answered.resize(viewers_);
    for (int viewer = 0; viewer < viewers_; ++viewer) question(probe, viewer);
    settle_probe();
    look_at_lists(probe);
    return probe;
  }

  // How the game stands in everybody's own list of tables.
  void look_at_lists(Probe& probe) {
    const StoredTable stored = *store::table(*probe.world->database.open(), id_);
    for (std::size_t who = 0; who < static_cast<std::size_t>(players_); ++who) {
      json::object row = standing_for(stored, people_[who].id);
      row["type"] = "row";
      probe.answered[who].push_back(std::move(row));
    }
  }

  void tell(Probe& probe, int who, json::object message) {
    const auto at = static_cast<std::size_t>(who);
    probe.table->handle(
        {people_[at].id, people_[at].name, std::move(message),
         [list = &probe.answered[at]](json::object reply) { list->push_back(std::move(reply)); }});
  }

  void question(Probe& probe, int who) {
    for (const char* type : {"look", "position", "history", "orders"}) tell(probe, who, {{"type", type}});
    if (who == players_) tell(probe, who, {{"type", "reach"}});
    for (const std::string_view system : GetParam().systems)
      tell(probe, who,
           {{"type", "odds"},
            {"of", json::object{{"system", system}, {"attacker", "red"}, {"defender", "blue"}}}});
    // What is told of games that are over, and asked for by whoever reads addresses.
    for (const char* type : {"record", "replay", "fork"}) tell(probe, who, {{"type", type}, {"step", 3}});
    tell(probe, who, {{"type", "replay"}, {"step", 3}, {"seat", "blue"}});
    const json::object* told = probe.heard[static_cast<std::size_t>(who)]->last("push");
    if (told == nullptr || who == players_) return;
    // What one may try, and things that one may not have.
    std::vector<json::value> tried{"pass", "play sabotage", "done"};
    const json::value* window = told->if_contains("window");
    const json::value* mine = window == nullptr ? nullptr : window->as_object().if_contains("mine");
    const json::value* decision = told->if_contains("decision");
    const json::object* asked = mine != nullptr && mine->is_object()           ? &mine->as_object()
                                : decision != nullptr && decision->is_object() ? &decision->as_object()
                                                                               : nullptr;
    if (const json::value* options = asked == nullptr ? nullptr : asked->if_contains("options")) {
      for (const json::value& option : options->as_array()) {
        if (tried.size() < 8) tried.push_back(option.at("choice"));
      }
    }
    for (const json::value& choice : tried) {
      tell(probe, who, {{"type", "why"}, {"choice", choice}});
      tell(probe, who, {{"type", "draft"}, {"version", told->at("version")}, {"steps", json::array{choice}}});
    }
  }

  void settle_probe() {
    for (int quiet = 0; quiet < 2;) {
      io_.restart();
      const std::size_t ran = io_.run_for(std::chrono::milliseconds(3));
      quiet = ran == 0 && real_.writer.figures().waiting + imagined_.writer.figures().waiting == 0 ? quiet + 1
                                                                                                   : 0;
    }
  }

  // The same thing happens in both worlds: whoever is asked makes a choice that exists in both, or all pass
  // in a window. Where chance decides next, or the viewer sees something come to light, the worlds may part.
  void go_on(const Match& real, const Match& world, Probe& a, Probe& b, int viewer, Random& random) {
    const SeatId eyes = viewer < players_ ? SeatId(viewer) : SeatId{};
    const std::unique_ptr<Match> x = real.clone();
    const std::unique_ptr<Match> y = world.clone();
    std::vector<std::pair<int, std::string>> choices;
    if (const auto window = real.window()) {
      for (const SeatId seat : window->seats) {
        OptionList mine;
        OptionList theirs;
        real.window_options(seat, mine);
        world.window_options(seat, theirs);
        if (!mine.contains(window->pass) || !theirs.contains(window->pass)) return;
        choices.emplace_back(seat.value, real.print(window->pass));
      }
      while (x->stop() == Stop::Decision && x->window() && x->window()->key == window->key)
        x->apply(window->pass, nullptr);
      while (y->stop() == Stop::Decision && y->window() && y->window()->key == window->key)
        y->apply(window->pass, nullptr);
    } else {
      OptionList mine;
      OptionList theirs;
      real.options(mine);
      world.options(theirs);
      const Choice choice = mine[random.below(static_cast<std::uint32_t>(mine.size()))];
      if (!theirs.contains(choice)) return;
      choices.emplace_back(real.decision().seat.value, real.print(choice));
      x->apply(choice, nullptr);
      y->apply(choice, nullptr);
    }
    if (x->stop() == Stop::Chance || y->stop() == Stop::Chance || !x->same_view(*y, eyes)) return;
    for (Probe* probe : {&a, &b}) {
      for (const auto& [seat, choice] : choices) {
        const json::object* told = probe->heard[static_cast<std::size_t>(seat)]->last("push");
        tell(*probe, seat,
             {{"type", "choose"}, {"version", told->at("version")}, {"steps", json::array{choice}}});
        settle_probe();
      }
      look_at_lists(*probe);
    }
    for (const auto& [seat, choice] : choices)
      what_happened_ += " " + std::to_string(seat) + ": " + choice + ";";
    what_happened_ += " then " + (x->stop() == Stop::Decision ? x->decision().kind : "the end") + " or " +
                      (y->stop() == Stop::Decision ? y->decision().kind : "the end");
    ++went_on_;
  }

  void compare_presents(const Match& real, int viewer, Random& random) {
    const SeatId eyes = viewer < players_ ? SeatId(viewer) : SeatId{};
    const std::shared_ptr<const Match> world = real.sample(eyes, random);
    Probe a = set_up(real_, std::shared_ptr<const Match>(real.clone()), {});
    Probe b = set_up(imagined_, world, {});
    expect_same(a, b, viewer, "another present");
    // Worlds in which nothing hidden differs prove nothing.
    for (int other = 0; other < players_; ++other) {
      if (other != viewer && !difference(a.all(other), b.all(other)).empty()) ++told_apart_;
    }
    go_on(real, *world, a, b, viewer, random);
    expect_same(a, b, viewer, "another present, one step on");
    what_happened_.clear();
    ++presents_;
    close(a);
    close(b);
  }

  // Another thing in one draw, which the line of the log does not name: one that was never drawn, or that of
  // another draw, which gets this one. `what` is the kind of draw.
  std::vector<LogLine> another_past(const std::string& what, std::string_view content, Random& random) const {
    const std::string begin = "chance " + what + ": ";
    const auto one_of = [&](const auto& list) -> std::size_t {
      return random.below(static_cast<std::uint32_t>(list.size()));
    };
    std::vector<std::size_t> draws;
    for (std::size_t i = 0; i < log_.size(); ++i) {
      if (log_[i].line.starts_with(begin)) draws.push_back(i);
    }
    if (draws.empty()) return {};
    std::map<std::size_t, std::vector<std::string>> changed;
    const auto word_of = [&](std::size_t line) -> std::string& {
      std::vector<std::string>& words = changed[line];
      if (words.empty()) {
        for (const std::string_view word :
             split_words(std::string_view(log_[line].line).substr(begin.size())))
          words.emplace_back(word);
      }
      return words[one_of(words)];
    };
    std::string& word = word_of(draws[one_of(draws)]);
    const auto all = content_.find(content);
    if (all == content_.end() || random.below(2) == 0) {
      std::swap(word, word_of(draws[one_of(draws)]));
    } else {
      word = all->second[one_of(all->second)];
    }
    std::vector<LogLine> lines = log_;
    for (const auto& [line, words] : changed) {
      lines[line].line = begin.substr(0, begin.size() - 1);
      for (const std::string& one : words) lines[line].line += " " + one;
    }
    return lines;
  }

  // Whether the viewer saw the same all the time: what was dealt and put back is known, too.
  bool saw_the_same(const Table& real, const Table& other, SeatId eyes) const {
    if (!real.match().same_view(other.match(), eyes)) return false;
    const auto a = Session::begin(game_, start_->clone(), std::nullopt);
    const auto b = Session::begin(game_, start_->clone(), std::nullopt);
    for (std::size_t i = 0; i < real.session().steps(); ++i) {
      if (a->repeat(real.session().step(i)).any() || b->repeat(other.session().step(i)).any()) return false;
      if (!a->match().same_view(b->match(), eyes)) return false;
    }
    return true;
  }

  void compare_pasts(const Table& real, Random& random) {
    std::set<std::pair<std::string, int>> done;
    std::optional<Probe> a;
    const std::vector<Draw>& draws = GetParam().draws;
    for (std::size_t attempt = 0; attempt < 12 * draws.size(); ++attempt) {
      const Draw& draw = draws[attempt % draws.size()];
      const std::vector<LogLine> lines = another_past(draw.luck, draw.content, random);
      const std::unique_ptr<Table> other = lines.empty() ? nullptr : opened(lines);
      if (other == nullptr || other->match().hash() == real.match().hash()) continue;
      std::optional<Probe> b;
      for (int viewer = 0; viewer < viewers_; ++viewer) {
        const SeatId eyes = viewer < players_ ? SeatId(viewer) : SeatId{};
        if (done.contains({draw.luck, viewer}) || !saw_the_same(real, *other, eyes)) continue;
        if (!a) a = set_up(real_, start_, log_);
        if (!b) b = set_up(imagined_, start_, lines);
        expect_same(*a, *b, viewer, "another past (" + draw.luck + ")");
        done.insert({draw.luck, viewer});
        ++pasts_[draw.luck + (viewer < players_ ? ", for a player" : ", for a spectator")];
        for (int one = 0; one < players_; ++one) {
          if (one != viewer && !difference(a->all(one), b->all(one)).empty()) ++told_apart_;
        }
      }
      if (b) close(*b);
    }
    if (a) close(*a);
  }

  void close(Probe& probe) {
    probe.table->shut();
    settle_probe();
  }

  void expect_same(const Probe& a, const Probe& b, int viewer, const std::string& what) {
    ASSERT_FALSE(a.all(viewer).empty());
    EXPECT_EQ(difference(a.all(viewer), b.all(viewer)), "")
        << what << what_happened_ << ", told to "
        << (viewer < players_ ? stored_.seats[static_cast<std::size_t>(viewer)].seat : "a spectator")
        << " after " << log_.size() << " lines";
  }

  const Game& game_ = *find_game(GetParam().game);
  const int players_ = std::stoi(GetParam().options.at("players"));
  const int viewers_ = players_ + 1;  // and a spectator
  World real_;
  World imagined_;
  Notifier notifier_;
  std::vector<Person> people_;
  std::vector<std::shared_ptr<Listener>> listeners_;
  std::string id_;
  StoredTable stored_;
  std::vector<LogLine> log_;
  Kept kept_;
  std::shared_ptr<const Match> start_;
  std::map<std::string, std::vector<std::string>, std::less<>> content_;  // by kind
  std::string what_happened_;
  int presents_ = 0;
  std::map<std::string, int> pasts_;  // by kind of draw and viewer
  int went_on_ = 0;
  int told_apart_ = 0;
  int windows_ = 0;
};

TEST_P(LeakTest, WhatATableSaysDoesNotDependOnWhatIsHidden) {
  Random random(20);
  // Everybody has an order: only its owner hears of it.
  for (int who = 0; who < players_; ++who) {
    ask(id_, people_[static_cast<std::size_t>(who)],
        {{"type", "order"},
         {"set", json::object{{"kind", "never_card"}, {"until", "game"}, {"card", "sabotage"}}}});
  }
  const auto& [choices, moments] = std::pair(GetParam().choices, GetParam().moments);
  for (int i = 0, looked = 0; i < choices && !over() && !HasFailure(); ++i) {
    ASSERT_TRUE(somebody_chooses(random)) << "the game stands still";
    // More often in the beginning, while the galaxy is built.
    if (i * moments * moments / choices < looked * looked) continue;
    ++looked;
    read();
    const std::unique_ptr<Table> table = opened(log_);
    ASSERT_NE(table, nullptr);
    if (table->match().window()) ++windows_;
    for (int viewer = 0; viewer < viewers_; ++viewer) compare_presents(table->match(), viewer, random);
    compare_pasts(*table, random);
  }
  // What was compared was worth it.
  EXPECT_GT(presents_, 10);
  EXPECT_GE(went_on_, presents_ / 4);
  EXPECT_GT(told_apart_, presents_ / 2) << "hidden things hardly differed";
  if (effort(1, 0) == 1) {
    for (const Draw& draw : GetParam().draws) {
      for (const char* viewer : {", for a player", ", for a spectator"})
        EXPECT_GT(pasts_[draw.luck + viewer], 2) << draw.luck << viewer;
    }
    EXPECT_GT(windows_, GetParam().windows);
  }
  RecordProperty("presents", presents_);
  for (const auto& [what, count] : pasts_) RecordProperty("pasts_" + what, count);
  RecordProperty("went_on", went_on_);
  RecordProperty("told_apart", told_apart_);
  RecordProperty("windows", windows_);
}

INSTANTIATE_TEST_SUITE_P(Games, LeakTest, testing::ValuesIn(sealed_games()),
                         [](const auto& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace orrery::server
