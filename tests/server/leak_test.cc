// Nothing hidden reaches the wrong seat, through anything that a table says. A sealed game is played through
// the hub by three people; at moments of it the table is set up again in two worlds that look the same to one
// viewer, and everything that this viewer is told, asked or answered there is compared. Two kinds of worlds:
//
//   another present   the hidden things of the others are drawn anew (Match::sample, as lab/check_views.cc
//   does) another past      somebody else drew another card at some time, and nobody could see it: all log
//   lines, undo
//                     points and what happened since one looked are compared, too
//
// That the comparison can fail is part of the test: to the others, whose own cards differ, such worlds do
// differ.
#include <algorithm>

#include "server/hub/table_info.h"
#include "tests/server/hub_fixture.h"

namespace orrery::server {
namespace {

using Messages = std::vector<json::object>;

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
    if (name == "now" || name == "at" || name == "n" || name == "known" || name == "from") continue;
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
               json::serialize(item).substr(0, 3000) + "\n  " +
               (other == nullptr ? "nothing" : json::serialize(*other).substr(0, 3000));
      }
    }
    return "a field more: " + json::serialize(y).substr(0, 3000);
  }
  return "";
}

class LeakTest : public HubTest {
 protected:
  static constexpr int kPlayers = 3;
  static constexpr int kViewers = kPlayers + 1;  // and a spectator

  LeakTest() : notifier_(Notifier::Setup{}) {
    for (const char* name : {"Anna", "Bruno", "Carla"}) people_.push_back(person(name));
    people_.push_back({"", ""});
    NewTable wanted = a_table("ti4", "");
    wanted.settings.options = {{"map", "random"}, {"factions", "dealt"}};
    wanted.settings.open = true;
    wanted.settings.clock = {ClockSettings::Kind::Game, 36000, 10, 0};
    wanted.settings.reactions = Reactions::Sealed;
    wanted.settings.windows.beat = wanted.settings.windows.weighty_beat = 120000;
    id_ = new_table(people_[0], wanted);
    // Always the same game; nobody has opened it yet.
    where_.open()->run("UPDATE tables SET seed = $1 WHERE id = $2", Blob(32, 7), id_);
    for (const auto& [who, seat] : {std::pair{1, "blue"}, std::pair{2, "green"}})
      EXPECT_EQ(code(ask(id_, people_[static_cast<std::size_t>(who)], {{"type", "claim"}, {"seat", seat}})),
                "");
    for (const Person& one : people_) listeners_.push_back(watch(id_, one.id));
    EXPECT_EQ(code(ask(id_, people_[0], {{"type", "start"}})), "");
  }

  [[nodiscard]] const json::object& push(int who) const {
    return *listeners_[static_cast<std::size_t>(who)]->last("push");
  }
  [[nodiscard]] bool over() const { return push(0).contains("result"); }

  // Whoever is asked chooses at random among what their own push offers. False if nobody is asked.
  bool somebody_chooses(Random& random) {
    for (int who = 0; who < kPlayers; ++who) {
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
      TableOptions options = default_table(*find_game("ti4"), kPlayers);
      options.values = parse_settings(stored_.settings).options;
      EXPECT_EQ(options.values["windows"], "possible");
      start_ = std::shared_ptr<const Match>(find_game("ti4")->create(options).match);
      for (const auto& [name, kind] : find_game("ti4")->content(options)) {
        if (kind == "action_card") cards_.push_back(name);
        if (kind == "objective") objectives_.push_back(name);
      }
    }
  }

  std::unique_ptr<Table> opened(const std::vector<LogLine>& log) const {
    return Table::open(*find_game("ti4"), *start_, seed_of(stored_.seed), {}, log).table;
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
    probe.table = std::make_shared<LiveTable>(io_.get_executor(), std::move(house), *find_game("ti4"), stored,
                                              log, std::vector<TalkLine>{}, kept_);
    probe.table->start_automatics();
    for (const Person& one : people_) {
      probe.heard.push_back(std::make_shared<Listener>(one.id));
      probe.table->watch(probe.heard.back(), 0);
    }
    settle_probe();
    probe.answered.resize(kViewers);
    for (int viewer = 0; viewer < kViewers; ++viewer) question(probe, viewer);
    settle_probe();
    return probe;
  }

  void tell(Probe& probe, int who, json::object message) {
    const auto at = static_cast<std::size_t>(who);
    probe.table->handle(
        {people_[at].id, people_[at].name, std::move(message),
         [list = &probe.answered[at]](json::object reply) { list->push_back(std::move(reply)); }});
  }

  void question(Probe& probe, int who) {
    for (const char* type : {"look", "history", "orders"}) tell(probe, who, {{"type", type}});
    if (who == kPlayers) tell(probe, who, {{"type", "reach"}});
    for (const char* system : {"18", "1", "26"})
      tell(probe, who,
           {{"type", "odds"},
            {"of", json::object{{"system", system}, {"attacker", "red"}, {"defender", "blue"}}}});
    tell(probe, who, {{"type", "record"}});
    const json::object* told = probe.heard[static_cast<std::size_t>(who)]->last("push");
    if (told == nullptr || who == kPlayers) return;
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
    const SeatId eyes = viewer < kPlayers ? SeatId(viewer) : SeatId{};
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
    }
    for (const auto& [seat, choice] : choices)
      what_happened_ += " " + std::to_string(seat) + ": " + choice + ";";
    what_happened_ += " then " + (x->stop() == Stop::Decision ? x->decision().kind : "the end") + " or " +
                      (y->stop() == Stop::Decision ? y->decision().kind : "the end");
    ++went_on_;
  }

  void compare_presents(const Match& real, int viewer, Random& random) {
    const SeatId eyes = viewer < kPlayers ? SeatId(viewer) : SeatId{};
    const std::shared_ptr<const Match> world = real.sample(eyes, random);
    Probe a = set_up(real_, std::shared_ptr<const Match>(real.clone()), {});
    Probe b = set_up(imagined_, world, {});
    expect_same(a, b, viewer, "another present");
    // Worlds in which nothing hidden differs prove nothing.
    for (int other = 0; other < kPlayers; ++other) {
      if (other != viewer && !difference(a.all(other), b.all(other)).empty()) ++told_apart_;
    }
    go_on(real, *world, a, b, viewer, random);
    expect_same(a, b, viewer, "another present, one step on");
    what_happened_.clear();
    ++presents_;
    close(a);
    close(b);
  }

  // Another card in one draw, which no line of the log names.
  std::vector<LogLine> another_past(Random& random) const {
    std::vector<std::size_t> draws;
    for (std::size_t i = 0; i < log_.size(); ++i) {
      if (log_[i].line.starts_with("chance draw: ") || log_[i].line.starts_with("chance secrets: "))
        draws.push_back(i);
    }
    if (draws.empty()) return {};
    std::vector<LogLine> lines = log_;
    std::string& line = lines[draws[random.below(static_cast<std::uint32_t>(draws.size()))]].line;
    const bool card = line.starts_with("chance draw");
    const std::size_t colon = line.find(": ");
    std::vector<std::string> words;
    for (const std::string_view word : split_words(std::string_view(line).substr(colon + 2)))
      words.emplace_back(word);
    const std::vector<std::string>& all = card ? cards_ : objectives_;
    words[random.below(static_cast<std::uint32_t>(words.size()))] =
        all[random.below(static_cast<std::uint32_t>(all.size()))];
    std::string changed = line.substr(0, colon + 1);
    for (const std::string& word : words) changed += " " + word;
    line = changed;
    return lines;
  }

  void compare_pasts(const Match& real, Random& random) {
    std::array<bool, kViewers> done{};
    std::optional<Probe> a;
    for (int attempt = 0; attempt < 25; ++attempt) {
      const std::vector<LogLine> lines = another_past(random);
      const std::unique_ptr<Table> other = lines.empty() ? nullptr : opened(lines);
      if (other == nullptr || other->match().hash() == real.hash()) continue;
      std::optional<Probe> b;
      for (int viewer = 0; viewer < kViewers; ++viewer) {
        const SeatId eyes = viewer < kPlayers ? SeatId(viewer) : SeatId{};
        if (done[static_cast<std::size_t>(viewer)] || !real.same_view(other->match(), eyes)) continue;
        if (!a) a = set_up(real_, start_, log_);
        if (!b) b = set_up(imagined_, start_, lines);
        expect_same(*a, *b, viewer, "another past");
        done[static_cast<std::size_t>(viewer)] = true;
        ++pasts_;
        for (int one = 0; one < kPlayers; ++one) {
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
        << (viewer < kPlayers ? stored_.seats[static_cast<std::size_t>(viewer)].seat : "a spectator")
        << " after " << log_.size() << " lines";
  }

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
  std::vector<std::string> cards_;
  std::vector<std::string> objectives_;
  std::string what_happened_;
  int presents_ = 0;
  int pasts_ = 0;
  int went_on_ = 0;
  int told_apart_ = 0;
  int windows_ = 0;
};

TEST_F(LeakTest, WhatATableSaysDoesNotDependOnWhatIsHidden) {
  Random random(20);
  // Everybody has an order: only its owner hears of it.
  for (int who = 0; who < kPlayers; ++who) {
    ask(id_, people_[static_cast<std::size_t>(who)],
        {{"type", "order"},
         {"set", json::object{{"kind", "never_card"}, {"until", "game"}, {"card", "sabotage"}}}});
  }
  const int choices = effort(500, 60);
  const int moments = effort(30, 4);
  for (int i = 0, looked = 0; i < choices && !over() && !HasFailure(); ++i) {
    ASSERT_TRUE(somebody_chooses(random)) << "the game stands still";
    if (i * moments / choices < looked) continue;
    ++looked;
    read();
    const std::unique_ptr<Table> table = opened(log_);
    ASSERT_NE(table, nullptr);
    if (table->match().window()) ++windows_;
    for (int viewer = 0; viewer < kViewers; ++viewer) compare_presents(table->match(), viewer, random);
    compare_pasts(table->match(), random);
  }
  // What was compared was worth it.
  EXPECT_GT(presents_, 10);
  EXPECT_GT(went_on_, presents_ / 4);
  EXPECT_GT(told_apart_, presents_ / 2) << "hidden things hardly differed";
  if (effort(1, 0) == 1) {
    EXPECT_GT(pasts_, 20);
    EXPECT_GT(windows_, 2);
  }
  RecordProperty("presents", presents_);
  RecordProperty("pasts", pasts_);
  RecordProperty("went_on", went_on_);
  RecordProperty("told_apart", told_apart_);
  RecordProperty("windows", windows_);
}

}  // namespace
}  // namespace orrery::server
