// A game's own types behind the type-erased Match: everything that is the same for every game. A game gives a
// traits class T with
//   State, Rules, View, Codec
//   Luck, Ask                 enums of chance kinds and of questions
//   kId                       "ahos"
//   kVerbs, happenings()      the patterns of choices and of events
//   explain()                 cause, rules and detail of a question
//   english(), choice_rule()  Match::english, Match::choice_rule
//   item_name()               one item of an outcome of chance in words
//   visible()                 who may see an event
//   scores(), state_json(), view_json()
// and these functions beside its State and Rules:
//   view_of, sample_state     what a viewer sees; a state that agrees with it
//   show_table, log_line, describe_choice
//   faults_of, loaded_fault   broken invariants; what is wrong with a state that came from outside
//   kDeclining                verbs that do nothing about a question, those that decline most first
//   asked_in()                in which questions a verb is offered
// T may also give
//   content_id(), choice_meaning(), refusal_detail()   likewise
//   proposal(), facts(), cost(), reach()     likewise
//   window(), window_options(), progress(), composing()   likewise
#pragma once

#include <algorithm>
#include <map>

#include "engine/core/bytes.h"
#include "engine/core/hash.h"
#include "engine/core/json_fields.h"
#include "engine/core/seal.h"
#include "engine/game/game.h"
#include "engine/notation/notation.h"

namespace orrery {

namespace match_of_detail {

// Outside the class, whose own log_line would hide the game's.
template <class LookAt>
std::string log_of(const LookAt& look, Event e) {
  return log_line(look, e);
}

}  // namespace match_of_detail

template <class T>
class MatchOf final : public Match {
 public:
  using State = typename T::State;
  using Rules = typename T::Rules;
  using Luck = typename T::Luck;
  using LookAt = orrery::Look<State, Rules>;
  using PlayAt = orrery::Play<State, Rules>;

  MatchOf(std::shared_ptr<const Rules> rules, const State& state)
      : books_(std::make_shared<const Books>(std::move(rules))), s_(state) {}

  [[nodiscard]] const State& state() const { return s_; }
  [[nodiscard]] const Rules& rules() const { return *books_->rules; }
  [[nodiscard]] LookAt look() const { return {s_, rules()}; }

  [[nodiscard]] std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }
  [[nodiscard]] std::string_view game_id() const override { return T::kId; }
  [[nodiscard]] int players() const override { return rules().players; }
  [[nodiscard]] std::string seat_name(SeatId seat) const override { return rules().name(seat); }

  [[nodiscard]] Stop stop() const override { return s_.flow.stop; }
  [[nodiscard]] Decision decision() const override {
    const Asked a = asked_now(look());
    Decision d;
    d.seat = a.seat;
    d.kind = std::string(enum_name(static_cast<typename T::Ask>(a.kind)));
    T::explain(look(), a, d);
    return d;
  }
  void options(OptionList& out) const override { list_options(look(), out); }
  [[nodiscard]] Refusal why_not(Choice c) const override { return check_choice(look(), c); }
  [[nodiscard]] ChancePoint chance() const override { return chance_now(look()); }
  [[nodiscard]] bool composing() const override {
    if constexpr (requires { T::composing(asked_now(look())); }) {
      return stop() == Stop::Decision && T::composing(asked_now(look()));
    }
    return false;
  }
  [[nodiscard]] bool is_beside(Choice c) const override {
    if constexpr (requires { is_interjection(look(), c); }) {
      return is_interjection(look(), c);
    }
    return false;
  }
  [[nodiscard]] std::optional<Choice> declining() const override {
    OptionList list;
    options(list);
    for (const auto verb : T::kDeclining) {
      if (list.contains(Choice::of(verb))) return Choice::of(verb);
    }
    return std::nullopt;
  }
  [[nodiscard]] std::optional<OpenWindow> window() const override {
    if constexpr (requires { T::window(look()); }) {
      if (stop() == Stop::Decision) return T::window(look());
    }
    return std::nullopt;
  }
  void window_options(SeatId seat, OptionList& out) const override {
    out.clear();
    if constexpr (requires { T::window_options(look(), seat, out); }) {
      if (stop() == Stop::Decision) T::window_options(look(), seat, out);
    }
  }
  [[nodiscard]] Progress progress() const override {
    if constexpr (requires { T::progress(look()); }) {
      return T::progress(look());
    } else {
      return Match::progress();
    }
  }
  [[nodiscard]] std::vector<Choice> proposal() const override {
    if constexpr (requires { T::proposal(look()); }) {
      if (stop() == Stop::Decision) return T::proposal(look());
    }
    return {};
  }
  [[nodiscard]] json::object facts() const override {
    if constexpr (requires { T::facts(look()); }) {
      if (stop() == Stop::Decision) return T::facts(look());
    }
    return {};
  }
  [[nodiscard]] json::value cost(Choice option) const override {
    if constexpr (requires { T::cost(look(), option); }) {
      return T::cost(look(), option);
    } else {
      return Match::cost(option);
    }
  }
  [[nodiscard]] json::value reach() const override {
    if constexpr (requires { T::reach(look()); }) {
      return T::reach(look());
    } else {
      return Match::reach();
    }
  }
  [[nodiscard]] json::value result() const override {
    json::object scores;
    for (const auto& [seat, score] : T::scores(look())) scores[seat_name(seat)] = score;
    return {{"winners", to_json(s_.winners, rules())}, {"scores", scores}};
  }
  [[nodiscard]] std::vector<SeatId> winners() const override {
    std::vector<SeatId> out;
    for (SeatId seat : s_.winners) out.push_back(seat);
    return out;
  }

  Refusal apply(Choice c, std::vector<Event>* events) override {
    return apply_choice(PlayAt{s_, rules(), events}, c);
  }
  void apply_outcome(const Outcome& outcome, std::vector<Event>* events) override {
    orrery::apply_outcome(PlayAt{s_, rules(), events}, outcome);
  }

  [[nodiscard]] std::string print(Choice c) const override { return books_->choices.print(c); }
  [[nodiscard]] ParsedPhrase parse(std::string_view text) const override {
    return books_->choices.parse(text);
  }
  [[nodiscard]] std::string group(Choice c) const override {
    const std::string text = print(c);
    return text.substr(0, text.find(' '));
  }
  [[nodiscard]] std::string describe(Choice c) const override { return describe_choice(look(), c); }
  [[nodiscard]] std::string choice_rule(Choice c) const override { return T::choice_rule(look(), c); }
  [[nodiscard]] std::optional<Saying> choice_meaning(Choice c) const override {
    if constexpr (requires { T::choice_meaning(look(), c); }) {
      return T::choice_meaning(look(), c);
    } else {
      return std::nullopt;
    }
  }
  [[nodiscard]] Sayings refusal_detail(Choice c, Refusal refusal) const override {
    if constexpr (requires { T::refusal_detail(look(), c, refusal); }) {
      return T::refusal_detail(look(), c, refusal);
    } else {
      return {};
    }
  }
  [[nodiscard]] std::string english(const Sayings& sayings) const override {
    return T::english(look(), sayings);
  }
  [[nodiscard]] std::string chance_name(const ChancePoint& point) const override {
    return std::string(enum_name(static_cast<Luck>(point.kind)));
  }
  [[nodiscard]] std::vector<std::string_view> chance_names() const override {
    constexpr auto names = enum_names(Luck{});
    return {names.begin(), names.end()};
  }
  [[nodiscard]] std::string print(const ChancePoint& point, const Outcome& outcome) const override {
    std::string out;
    for (std::uint8_t item : outcome.items)
      out += (out.empty() ? "" : " ") + T::item_name(rules(), static_cast<Luck>(point.kind), item);
    return out;
  }
  std::string parse(const ChancePoint& point, std::string_view words, Outcome& out) const override;

  [[nodiscard]] bool visible(Event e, SeatId viewer) const override { return T::visible(e, viewer); }
  [[nodiscard]] std::string event_text(Event e) const override { return books_->events.print(e); }
  [[nodiscard]] std::string log_line(Event e) const override { return match_of_detail::log_of(look(), e); }
  [[nodiscard]] std::string content_id(std::string_view word) const override {
    if constexpr (requires { T::content_id(look(), word); }) {
      return T::content_id(look(), word);
    } else {
      return Match::content_id(word);
    }
  }
  [[nodiscard]] json::value view_json(SeatId viewer) const override {
    return T::view_json(rules(), view_of(look(), viewer));
  }
  [[nodiscard]] json::value state_json() const override { return T::state_json(look()); }
  [[nodiscard]] std::string show(SeatId viewer, bool colour) const override {
    return show_table(rules(), view_of(look(), viewer), colour, false);
  }
  [[nodiscard]] std::string show_small(SeatId viewer, bool colour) const override {
    return show_table(rules(), view_of(look(), viewer), colour, true);
  }
  [[nodiscard]] std::unique_ptr<Match> sample(SeatId viewer, Random& random) const override {
    auto match = std::make_unique<MatchOf>(*this);
    match->s_ = sample_state(rules(), view_of(look(), viewer), random);
    return match;
  }
  [[nodiscard]] bool same_view(const Match& other, SeatId viewer) const override {
    const auto* o = dynamic_cast<const MatchOf*>(&other);
    return o != nullptr && view_of(look(), viewer) == view_of(o->look(), viewer);
  }

  [[nodiscard]] std::uint64_t hash() const override { return stable_hash(s_); }
  [[nodiscard]] bool same_state(const Match& other) const override {
    const auto* o = dynamic_cast<const MatchOf*>(&other);
    return o != nullptr && s_ == o->s_;
  }
  [[nodiscard]] std::vector<std::uint8_t> bytes() const override { return sealed(to_bytes(s_)); }
  bool load_bytes(std::span<const std::uint8_t> bytes) override {
    State loaded;
    if (!fault_in(bytes, loaded).empty()) return false;
    s_ = loaded;
    return true;
  }
  [[nodiscard]] std::string load_fault(std::span<const std::uint8_t> bytes) const override {
    State loaded;
    return fault_in(bytes, loaded);
  }
  [[nodiscard]] std::vector<std::string> faults() const override {
    std::vector<std::string> out = faults_of(look());
    add_undocumented(out);
    return out;
  }

 private:
  // Notation of one table; shared by all copies of a match.
  struct Books {
    explicit Books(std::shared_ptr<const Rules> r) : rules(std::move(r)) {}
    std::shared_ptr<const Rules> rules;
    typename T::Codec codec{*rules};
    std::vector<std::string_view> patterns = T::happenings();
    Notation choices{T::kVerbs, codec};
    Notation events{patterns, codec};
  };

  // Options of which the help on notation does not say that this question offers them.
  void add_undocumented(std::vector<std::string>& out) const {
    if (stop() != Stop::Decision) return;
    using Verb = std::remove_cvref_t<decltype(T::kDeclining[0])>;
    const auto kind = static_cast<typename T::Ask>(asked_now(look()).kind);
    OptionList list;
    options(list);
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (is_beside(list[i])) continue;
      if (T::asked_in(list[i].template verb<Verb>()).contains(kind)) continue;
      out.push_back("asked_in (text/notation_help.cc) does not say that the question " +
                    std::string(enum_name(kind)) + " offers '" +
                    std::string(books_->choices.pattern(list[i])) + "'");
      return;
    }
  }

  // "" and the state, or why the bytes are none.
  std::string fault_in(std::span<const std::uint8_t> bytes, State& loaded) const {
    const auto inside = unsealed(bytes);
    if (!inside) return "damaged: these are not the bytes that were saved";
    if (!from_bytes(*inside, loaded)) return "not the bytes of a state";
    return loaded_fault(LookAt{loaded, rules()});
  }

  std::shared_ptr<const Books> books_;
  State s_;
};

// Copies of a thing share a name; they are told apart by taking them one after another.
template <class T>
std::string MatchOf<T>::parse(const ChancePoint& point, std::string_view words, Outcome& out) const {
  out.items.clear();
  Pool left = point.pool;
  const std::vector<std::string_view> list =
      words.empty() ? std::vector<std::string_view>{} : split_words(words);
  if (list.size() != point.count)
    return "expected " + std::to_string(point.count) + (point.count == 1 ? " item for " : " items for ") +
           chance_name(point) + ", not " + std::to_string(list.size());
  for (std::string_view word : list) {
    PoolItem found;
    for (PoolItem item : left) {
      if (T::item_name(rules(), static_cast<Luck>(point.kind), item.value) == word) {
        found = item;
        break;
      }
    }
    if (!found.valid()) return "'" + std::string(word.substr(0, 40)) + "' cannot come out here";
    out.items.push_back(found.value);
    if (!point.replace) left.erase(found);
  }
  if (!point.ordered) std::sort(out.items.begin(), out.items.end());
  return "";
}

}  // namespace orrery
