// The type-erased face of a game, for the edges: command line, server, bindings, scenarios, records. Hot
// loops use the game's own types through templates instead (docs/architecture.md).
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract/contract.h"
#include "engine/core/pack_files.h"
#include "engine/flow/chance.h"
#include "engine/flow/choice.h"
#include "engine/flow/flow.h"
#include "engine/flow/random.h"
#include "engine/flow/refusal.h"
#include "engine/notation/notation.h"
#include "engine/notation/notation_help.h"

namespace orrery {

namespace json = boost::json;

// Who must choose, for what, and why.
struct Decision {
  SeatId seat;
  std::string kind;                // the game's word, e.g. "pay"
  std::string cause;               // the card or thing that asks, or ""
  std::vector<std::string> rules;  // rule ids that explain the question
  Sayings detail;                  // how it stands, e.g. what is still owed; nothing that seat may not know
  // Others cannot tell whether the seat has an alternative here. A sole option is not to be taken for it at
  // once: that would tell them.
  bool veiled = false;
};

// A reaction window that is open: who may react to what, as everybody sees it. Nothing in it depends on what
// hands hold, if the table is one that asks everybody who could react (option `windows`).
struct OpenWindow {
  std::string key;            // no other window that is open has it
  int passes = 0;             // in a row so far; grows until somebody uses something
  Choice pass;                // how a seat passes
  std::vector<SeatId> seats;  // who may still be asked, in the order in which they are
  std::vector<SeatId> named;  // of these, who has something face up to use: everybody knows they are asked
  std::vector<SeatId> concerned;  // whose doings or things it is about
  SeatId actor;                   // who did what may be reacted to; none: nobody in particular
  bool weighty = false;           // a card was played, an agenda revealed: worth a longer look
  Sayings about;                  // what happened
  std::string cause;              // as in Decision
  std::vector<std::string> rules;
};

// How far a game is, as everybody sees it: for what lasts until something ends.
struct Progress {
  int round = 0;       // 0: the game has none, or they have not begun
  SeatId turn;         // whose turn it is; none: nobody's
  std::string action;  // another text for each action within a turn
  std::string fight;   // another text for each fight; "": none goes on
};

// One game in progress: a state and the rules it is played by. Copying is cheap; copies are independent.
class Match {
 public:
  virtual ~Match() = default;
  [[nodiscard]] virtual std::unique_ptr<Match> clone() const = 0;

  // The table.
  [[nodiscard]] virtual std::string_view game_id() const = 0;
  [[nodiscard]] virtual int players() const = 0;
  [[nodiscard]] virtual std::string seat_name(SeatId seat) const = 0;  // the colour
  [[nodiscard]] SeatId find_seat(std::string_view name) const;         // none if there is no such seat

  // Where the game stands.
  [[nodiscard]] virtual Stop stop() const = 0;
  [[nodiscard]] virtual Decision decision() const = 0;        // at a decision
  virtual void options(OptionList& out) const = 0;            // at a decision; otherwise empty
  [[nodiscard]] virtual Refusal why_not(Choice c) const = 0;  // at a decision; allowed if it is an option
  [[nodiscard]] virtual ChancePoint chance() const = 0;       // at a chance point
  // At a decision: whether the seat is putting something together of which others hear when it is done, or
  // never: they may not learn how many choices it takes either.
  [[nodiscard]] virtual bool composing() const { return false; }
  // The reaction window in which the decision is asked, if it is one.
  [[nodiscard]] virtual std::optional<OpenWindow> window() const { return std::nullopt; }
  // What that seat could choose if it were its turn in the open window.
  virtual void window_options(SeatId /*seat*/, OptionList& out) const { out.clear(); }
  [[nodiscard]] virtual Progress progress() const { return {}; }
  // What the seat that is asked could do about the question it is asked, as one sequence up to where its part
  // ends: each step is legal after those before it, provided that nobody else reacts in between. Empty: the
  // game proposes nothing here. Made of what that seat knows, and always the same for the same knowledge.
  [[nodiscard]] virtual std::vector<Choice> proposal() const { return {}; }
  // How the question stands in numbers, for gauges; nothing that seat may not know. docs/views.md.
  [[nodiscard]] virtual json::object facts() const { return {}; }
  // What an option costs, by kind of resource; null: nothing, or the price is no matter of this choice.
  [[nodiscard]] virtual json::value cost(Choice /*option*/) const { return nullptr; }
  [[nodiscard]] virtual json::value result()
      const = 0;  // {"winners": [...], "scores": {...}} once it is over
  [[nodiscard]] virtual std::vector<SeatId> winners() const = 0;  // once it is over

  // Whether such a choice stands beside the question and leaves it open, as an offer to another player does.
  [[nodiscard]] virtual bool is_beside(Choice /*c*/) const { return false; }
  // At a decision: the option that does nothing about the question (pass, no, hold, done ...); none if the
  // seat must do something.
  [[nodiscard]] virtual std::optional<Choice> declining() const { return std::nullopt; }

  // The one door. A refused choice leaves the game untouched. Events are appended if a list is given.
  virtual Refusal apply(Choice c, std::vector<Event>* events) = 0;
  virtual void apply_outcome(const Outcome& outcome, std::vector<Event>* events) = 0;

  // Notation.
  [[nodiscard]] virtual std::string print(Choice c) const = 0;
  [[nodiscard]] virtual ParsedPhrase parse(std::string_view text) const = 0;
  [[nodiscard]] virtual std::string group(
      Choice c) const = 0;  // the kind of option, for menus: its first word
  [[nodiscard]] virtual std::string describe(
      Choice c) const = 0;  // one English sentence: names, costs, rule id
  // The rule that allows such a choice; "" if there is none to name.
  [[nodiscard]] virtual std::string choice_rule(Choice /*c*/) const { return ""; }
  // What the choice means here, where its words alone do not tell: `done` after moving ships.
  [[nodiscard]] virtual std::optional<Saying> choice_meaning(Choice /*c*/) const { return std::nullopt; }
  // What the refusal of this choice is about here, beside its rule: what it costs, what there is to pay with.
  // Nothing that the asked seat may not know.
  [[nodiscard]] virtual Sayings refusal_detail(Choice /*c*/, Refusal /*refusal*/) const { return {}; }
  // Sayings as English, one sentence after the other; for the terminal and for bots' logs.
  [[nodiscard]] virtual std::string english(const Sayings& /*sayings*/) const { return ""; }
  [[nodiscard]] virtual std::string chance_name(const ChancePoint& point) const = 0;
  [[nodiscard]] virtual std::vector<std::string_view> chance_names() const = 0;
  [[nodiscard]] virtual std::string print(const ChancePoint& point,
                                          const Outcome& outcome) const = 0;  // words
  // "" and the outcome, or what was expected. Copies of a thing are told apart by taking them one after
  // another.
  virtual std::string parse(const ChancePoint& point, std::string_view words, Outcome& out) const = 0;

  // Events and views. A viewer without a seat is a spectator.
  [[nodiscard]] virtual bool visible(Event e, SeatId viewer) const = 0;
  [[nodiscard]] virtual std::string event_text(Event e) const = 0;  // language-neutral
  // The content id (Game::content) that a word of a choice or an event names: what stands before the place in
  // a word such as "T01/r1" or "T01#2", unless the game knows better.
  [[nodiscard]] virtual std::string content_id(std::string_view word) const {
    return std::string(word.substr(0, word.find_first_of("/#")));
  }
  [[nodiscard]] virtual std::string log_line(Event e) const = 0;  // English, for people
  [[nodiscard]] virtual json::value view_json(SeatId viewer) const = 0;
  // Who could come where in a turn of their own, by what everybody knows; null: the game cannot tell. Costs
  // more than a view: for viewers who ask.
  [[nodiscard]] virtual json::value reach() const { return nullptr; }
  [[nodiscard]] virtual json::value state_json() const = 0;  // everything, secrets included
  [[nodiscard]] virtual std::string show(SeatId viewer,
                                         bool colour) const = 0;  // the table as text, 100 columns
  // The same in as few lines as it takes, for small screens.
  [[nodiscard]] virtual std::string show_small(SeatId viewer, bool colour) const {
    return show(viewer, colour);
  }
  // The same game as the viewer could imagine it: equal view, random secrets.
  [[nodiscard]] virtual std::unique_ptr<Match> sample(SeatId viewer, Random& random) const = 0;
  [[nodiscard]] virtual bool same_view(const Match& other, SeatId viewer) const = 0;

  // Values.
  [[nodiscard]] virtual std::uint64_t hash() const = 0;
  // Every field is the same, hidden ones too: what equal hashes stand for, and much faster to tell.
  [[nodiscard]] virtual bool same_state(const Match& other) const = 0;
  [[nodiscard]] virtual std::vector<std::uint8_t> bytes() const = 0;
  virtual bool load_bytes(
      std::span<const std::uint8_t> bytes) = 0;  // false: not a state of this game; unchanged
  // Why load_bytes refuses these bytes, in words; "" if it does not, or if the game cannot tell.
  [[nodiscard]] virtual std::string load_fault(std::span<const std::uint8_t> /*bytes*/) const { return ""; }
  [[nodiscard]] virtual std::vector<std::string> faults()
      const = 0;  // broken invariants, in words; none in a sound game
};

// What a table is made of, as text: options by name ("players" = "3") and the files of a content pack.
struct TableOptions {
  std::map<std::string, std::string> values;
  PackFiles pack;
  bool scenario = false;  // a given position: a game may have pieces for scenarios alone
};

struct OptionSpec {
  std::string name;
  std::string values;  // what may be given, in words
  std::string meaning;
  std::string fallback;
};

struct MadeMatch {
  std::unique_ptr<Match> match;
  std::string error;  // one line per fault; empty if the match was made
};

// A game that can be played. Each registers itself in games/registry.cc, the one place that knows them all.
class Game {
 public:
  virtual ~Game() = default;
  [[nodiscard]] virtual std::string_view id() const = 0;
  [[nodiscard]] virtual std::string_view title() const = 0;
  [[nodiscard]] virtual int rules_version() const = 0;  // raised when an old record would play differently
  // Whether a record of these rules still plays as it did; options that are younger are filled in.
  [[nodiscard]] virtual bool plays_record(int rules, std::map<std::string, std::string>& /*options*/) const {
    return rules == rules_version();
  }
  [[nodiscard]] virtual std::vector<OptionSpec> options() const = 0;
  [[nodiscard]] virtual std::string default_pack() const = 0;  // folder below data/, or ""
  [[nodiscard]] virtual std::vector<std::string> bots() const = 0;

  // A new game, stopped at its first decision or chance point.
  [[nodiscard]] virtual MadeMatch create(const TableOptions& table) const = 0;
  // A position for a scenario (docs/scenarios.md); errors begin with the path inside `given`, e.g. "/place/0:
  // ...".
  [[nodiscard]] virtual MadeMatch from_given(const json::value& given, const TableOptions& table) const = 0;
  // Every key that such a position may have.
  [[nodiscard]] virtual std::vector<std::string_view> position_keys() const { return {}; }
  // The options actually in force, with defaults filled in, and the pack's identity; for record headers.
  [[nodiscard]] virtual std::map<std::string, std::string> settled_options(const Match& match) const = 0;
  [[nodiscard]] virtual std::string pack_identity(
      const Match& match) const = 0;  // "house 1 <checksum in hex>"
  // Whether a game begun with the pack of that identity goes on alike with this match's.
  [[nodiscard]] virtual bool plays_pack(const Match& match, std::string_view identity) const {
    return pack_identity(match) == identity;
  }

  // What clients must know beforehand, the same for every table.
  [[nodiscard]] virtual Contract contract() const { return {}; }

  // What of the game is not there yet, in words, one line each; none for a complete game.
  [[nodiscard]] virtual std::vector<std::string> missing(const TableOptions& /*table*/) const { return {}; }

  // How choices and events are written and what they mean, in words.
  [[nodiscard]] virtual NotationHelp notation(const TableOptions& /*table*/) const { return {}; }

  // Every content id (cards, tokens, races) with a word for its kind; for completeness reports.
  [[nodiscard]] virtual std::vector<std::pair<std::string, std::string>> content(
      const TableOptions& table) const = 0;
  // Those of them that no choice or event can name: standing effects. Reports of what turned up leave them
  // out.
  [[nodiscard]] virtual std::vector<std::string> unnamed_content(const TableOptions& /*table*/) const {
    return {};
  }
};

// Chooses for a seat. Sees only what that seat sees.
class Bot {
 public:
  virtual ~Bot() = default;
  // At a decision of `seat`. The choice is one of the options.
  virtual Choice choose(const Match& match, SeatId seat, Random& random) = 0;
};

inline SeatId Match::find_seat(std::string_view name) const {
  for (int i = 0; i < players(); ++i) {
    if (seat_name(SeatId(i)) == name) return SeatId(i);
  }
  return SeatId{};
}

}  // namespace orrery
