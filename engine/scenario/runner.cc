#include "engine/scenario/runner.h"

#include <algorithm>
#include <utility>

#include "engine/core/json_text.h"
#include "engine/scenario/fold.h"
#include "engine/scenario/form.h"
#include "engine/scenario/run.h"
#include "engine/scenario/sound.h"
#include "engine/scenario/tell.h"
#include "engine/scenario/utf8.h"

namespace orrery::scenario {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kManyDifferences = 40;
constexpr int kMostChancesInARow = 10'000;

// Runs one scenario and fills in its result.
class Runner {
 public:
  Runner(const Scenario& scenario, const ScenarioHost& host, ScenarioResult& result)
      : s_(scenario), host_(host), result_(result) {}

  bool run() { return check_rules() && make_match() && check_content() && list_steps() && run_script(); }

 private:
  // ---- before the script ----

  bool check_rules() {
    game_ = host_.find_game(s_.game.text);
    if (game_ == nullptr) return fail(s_.game.line, "there is no game '" + cut(s_.game.text, 40) + "'");
    const RuleIds* known = host_.known_rules ? host_.known_rules(s_.game.text) : nullptr;
    if (known == nullptr) return true;
    for (const Text& rule : s_.rules) {
      if (known->find(rule.text) == known->end())
        return fail(rule.line,
                    "there is no rule " + cut(rule.text, 40) + " in the rulebook of " + s_.game.text);
    }
    return true;
  }

  bool make_match() {
    const std::string folder = s_.pack.text.empty() ? game_->default_pack() : s_.pack.text;
    if (!folder.empty() && host_.read_pack) {
      FoundPack pack = host_.read_pack(folder, result_.file);
      if (!pack.error.empty()) return fail(std::max(s_.pack.line, s_.line), "pack: " + pack.error);
      table_.pack = std::move(pack.files);
    }
    MadeMatch made = game_->from_given(to_json(s_.given), table_);
    if (made.match == nullptr) return fail_given(made.error);
    run_.match = std::move(made.match);
    run_.first = run_.match->clone();
    const Lines wrong = unsound(*run_.match, *run_.first);
    if (wrong.empty()) return true;
    Lines lines{"the given position is unsound"};
    lines.insert(lines.end(), wrong.begin(), wrong.end());
    return fail(s_.given.from_base ? s_.base.line : s_.given.line, lines);
  }

  // Each fault of a position begins with its path inside `given`.
  bool fail_given(const std::string& error) {
    int first = 0;
    Lines lines{"given: this position cannot be made"};
    std::string_view rest = error.empty() ? std::string_view("for no known reason") : std::string_view(error);
    while (!rest.empty()) {
      const std::string_view one = rest.substr(0, rest.find('\n'));
      rest.remove_prefix(std::min(rest.size(), one.size() + 1));
      const YamlPlace place = place_at(s_.given, one.substr(0, one.find(": ")));
      if (first == 0) first = place.from_base ? s_.base.line : place.line;
      const std::string file = place.from_base ? " of " + s_.base.text : "";
      lines.push_back("line " + std::to_string(place.line) + file + ": " + std::string(one));
    }
    return fail(first, lines);
  }

  bool check_content() {
    if (s_.content.empty()) return true;
    const auto known = game_->content(table_);
    for (const Text& id : s_.content) {
      const bool found =
          std::any_of(known.begin(), known.end(), [&](const auto& k) { return k.first == id.text; });
      if (!found) return fail(id.line, "there is no content '" + cut(id.text, 40) + "' in " + s_.game.text);
    }
    return true;
  }

  // The steps one by one: a list of choices is a step for each. An answer names a seat or a kind of chance.
  bool list_steps() {
    std::vector<std::string> names = seat_names(*run_.match);
    for (std::string_view name : run_.match->chance_names()) names.emplace_back(name);
    for (const Step& step : s_.script) {
      const auto* said = std::get_if<AnswerStep>(&step.what);
      if (said != nullptr && std::find(names.begin(), names.end(), said->name.text) == names.end()) {
        return fail(step.line, "there is no step '" + cut(said->name.text, 40) +
                                   "'; expected options, refuse, expect, events, log, others, end, " +
                                   one_of(names));
      }
      if (said == nullptr || !run_.match->find_seat(said->name.text).valid()) {
        steps_.push_back(step);
      } else if (!list_choices(*said)) {
        return false;
      }
    }
    return true;
  }

  bool list_choices(const AnswerStep& said) {
    if (said.words.empty()) return fail(said.name.line, said.name.text + ": there is no choice in the list");
    for (const Text& word : said.words) {
      steps_.push_back(
          {word.line, said.name.text + ": " + cut(word.text, 100), AnswerStep{said.name, {word}}});
    }
    return true;
  }

  // ---- the script ----

  bool run_script() {
    note("given: " + tell_stop(*run_.match));
    watch(s_.line);
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      if (!answer_chances(i)) return false;
      step_ = &steps_[i];
      const std::size_t events = run_.events_read ? 0 : run_.events.size();
      const Failure failure = do_step(*step_);
      if (failure.failed()) return fail_step(*step_, failure);
      if (std::holds_alternative<AnswerStep>(step_->what)) note_step(*step_, events);
      watch(step_->line);
    }
    if (!answer_chances(steps_.size())) return false;
    watch(steps_.back().line);
    note_end();
    return true;
  }

  Failure do_step(const Step& step) {
    return std::visit(
        [this](const auto& what) -> Failure {
          using T = std::remove_cvref_t<decltype(what)>;
          if constexpr (std::is_same_v<T, AnswerStep>) return answer(run_, what);
          if constexpr (std::is_same_v<T, OptionsStep>) return check_options(run_, what);
          if constexpr (std::is_same_v<T, RefuseStep>) return check_refusal(run_, what);
          if constexpr (std::is_same_v<T, ExpectStep>) return check_expected(run_, what);
          if constexpr (std::is_same_v<T, HappenedStep>) return check_happened(run_, what);
          if constexpr (std::is_same_v<T, EndStep>) return check_end(run_, what);
          if constexpr (std::is_same_v<T, OthersStep>) return pass_others(what);
        },
        step.what);
  }

  Failure pass_others(const OthersStep& step) {
    std::size_t events = run_.events_read ? 0 : run_.events.size();
    const auto notice = [&] {
      note_events("line " + std::to_string(step.until.line) + ", others: " + run_.last.text, events);
      events = run_.events.size();
    };
    AnswerChance answer_chance;
    if (s_.chance_auto) answer_chance = [this] { return answer_by_seed(run_, s_.seed); };
    return scenario::pass_others(run_, step, answer_chance, notice);
  }

  // With `chance: auto`: answers chance points unless the next answer of the script, from `at`, is for them.
  bool answer_chances(std::size_t at) {
    if (!s_.chance_auto) return true;
    for (int n = 0; run_.match->stop() == Stop::Chance; ++n) {
      if (next_answer(at) == run_.match->chance_name(run_.match->chance())) return true;
      const std::size_t events = run_.events_read ? 0 : run_.events.size();
      const Failure failure = n < kMostChancesInARow
                                  ? answer_by_seed(run_, s_.seed)
                                  : Failure("nature is asked again and again without an end");
      if (failure.failed()) return fail_step(step_ != nullptr ? *step_ : steps_.front(), failure);
      note_events(run_.last.text, events);
    }
    return true;
  }

  [[nodiscard]] std::string_view next_answer(std::size_t at) const {
    for (; at < steps_.size(); ++at) {
      if (const auto* others = std::get_if<OthersStep>(&steps_[at].what)) return others->until.text;
      if (const auto* answer_step = std::get_if<AnswerStep>(&steps_[at].what)) return answer_step->name.text;
    }
    return {};
  }

  // ---- telling ----

  bool fail(int line, const std::string& what) { return fail(line, Lines{what}); }

  bool fail(int line, const Lines& lines) {
    result_.ok = false;
    result_.fault_line = line;
    result_.message = result_.file + ":" + std::to_string(line) + ": " + lines.front();
    for (std::size_t i = 1; i < lines.size(); ++i) result_.message += "\n  " + lines[i];
    return false;
  }

  bool fail_step(const Step& step, const Failure& failure) {
    Lines lines{step.text};
    lines.insert(lines.end(), failure.lines.begin(), failure.lines.end());
    lines.push_back("now: " + tell_stop(*run_.match));
    add_block("options:", folded(option_texts(*run_.match)), lines);
    if (run_.before != nullptr) {
      const auto changed = json_diff(run_.before->state_json(), run_.match->state_json());
      add_block("changed by line " + std::to_string(run_.last.line) + ", " + cut(run_.last.text, 80) + ":",
                first_lines(changed, kManyDifferences), lines);
    }
    return fail(failure.line > 0 ? failure.line : step.line, lines);
  }

  static void add_block(const std::string& head, const Lines& block, Lines& lines) {
    if (block.empty()) return;
    lines.push_back(head);
    for (const std::string& line : block) lines.push_back("  " + line);
  }

  void watch(int line) {
    if (host_.watch) host_.watch(result_, line, *run_.match);
  }

  void note(std::string line) {
    if (host_.trace) result_.trace.push_back(std::move(line));
  }

  void note_events(const std::string& what, std::size_t from) {
    if (!host_.trace) return;
    note(what);
    for (std::size_t i = from; i < run_.events.size(); ++i)
      note("  " + run_.match->event_text(run_.events[i]));
  }

  void note_step(const Step& step, std::size_t events) {
    note_events("line " + std::to_string(step.line) + ", " + step.text, events);
  }

  void note_end() {
    if (!host_.trace) return;
    note("end: " + tell_stop(*run_.match));
    for (const std::string& option : option_texts(*run_.match)) note("  " + option);
  }

  const Scenario& s_;
  const ScenarioHost& host_;
  ScenarioResult& result_;
  const Game* game_ = nullptr;
  TableOptions table_;
  std::vector<Step> steps_;
  Run run_;
  const Step* step_ = nullptr;  // the one being run
};

}  // namespace

bool run_scenario(const Scenario& scenario, const ScenarioHost& host, ScenarioResult& result) {
  return Runner(scenario, host, result).run();
}

}  // namespace orrery::scenario
