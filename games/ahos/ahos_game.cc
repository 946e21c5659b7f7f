#include "games/ahos/ahos_game.h"

#include <algorithm>

#include "engine/core/bytes.h"
#include "engine/core/hash.h"
#include "engine/core/json_fields.h"
#include "games/ahos/loaded.h"
#include "games/ahos/notation.h"
#include "games/ahos/text/decision_detail.h"
#include "games/ahos/text/pretty.h"
#include "games/ahos/text/show.h"

namespace orrery::ahos {
namespace {

// Notation of one table; shared by all copies of a match.
struct Books {
  std::shared_ptr<const Rules> rules;
  Codec codec;
  Notation choices;
  std::vector<std::string_view> patterns = happening_patterns();
  Notation events;
  explicit Books(std::shared_ptr<const Rules> r)
      : rules(std::move(r)), codec(*rules), choices(kVerbPatterns, codec), events(patterns, codec) {}
};

// The rule that explains a question, by kind.
std::vector<std::string> rules_of_question(Ask kind) {
  constexpr std::array<std::string_view, 18> kRules{
      "AHOS-SET-15", "AHOS-SET-17", "AHOS-DEV-1", "AHOS-ACT-1", "AHOS-TRN-9", "AHOS-RES-3",
      "AHOS-PRD-1",  "AHOS-MOV-1",  "AHOS-RSV-1", "AHOS-DSC-1", "AHOS-CBT-8", "AHOS-CBT-9",
      "AHOS-TUG-1",  "AHOS-LOS-2",  "AHOS-RET-1", "AHOS-TRN-4", "AHOS-CRD-9", "AHOS-TUG-4"};
  static_assert(kRules.size() == static_cast<std::size_t>(Ask::React) + 1);
  return {std::string(kRules[static_cast<std::size_t>(kind)])};
}

std::string item_name(const Rules& r, Luck kind, std::uint8_t item) {
  switch (kind) {
    case Luck::Tiles:
      return r.name(TileId(item));
    case Luck::Races:
      return r.name(RaceId(item));
    case Luck::First:
      return r.name(SeatId(item));
    case Luck::Development:
      return r.name(TokenId(item));
    case Luck::Alien:
      return r.name(AlienId(item));
    case Luck::Systems:
    case Luck::Technology:
    case Luck::Draw:
      break;
  }
  return r.name(CardId(item));
}

class AhosMatch final : public Match {
 public:
  AhosMatch(std::shared_ptr<const Books> books, const State& state) : books_(std::move(books)), s_(state) {}

  [[nodiscard]] const State& state() const { return s_; }
  [[nodiscard]] const Rules& rules() const { return *books_->rules; }
  [[nodiscard]] Look look() const { return {s_, rules()}; }

  [[nodiscard]] std::unique_ptr<Match> clone() const override { return std::make_unique<AhosMatch>(*this); }
  [[nodiscard]] std::string_view game_id() const override { return "ahos"; }
  [[nodiscard]] int players() const override { return rules().players; }
  [[nodiscard]] std::string seat_name(SeatId seat) const override { return rules().name(seat); }

  [[nodiscard]] Stop stop() const override { return s_.flow.stop; }
  [[nodiscard]] Decision decision() const override {
    const Asked a = asked_now(look());
    const auto kind = static_cast<Ask>(a.kind);
    Decision d;
    d.seat = a.seat;
    d.kind = std::string(enum_name(kind));
    if (a.cause != Asked::kNoCause) d.cause = rules().name(KindId(a.cause));
    d.rules = rules_of_question(kind);
    d.detail = decision_detail(look());
    return d;
  }
  void options(OptionList& out) const override { list_options(look(), out); }
  [[nodiscard]] Refusal why_not(Choice c) const override { return check_choice(look(), c); }
  [[nodiscard]] ChancePoint chance() const override { return chance_now(look()); }
  [[nodiscard]] json::value result() const override {
    json::object scores;
    for (int i = 0; i < players(); ++i) scores[seat_name(SeatId(i))] = s_.final_vp[SeatId(i)];
    return {{"winners", to_json(s_.winners, rules())}, {"scores", scores}};
  }
  [[nodiscard]] std::vector<SeatId> winners() const override {
    std::vector<SeatId> out;
    for (SeatId seat : s_.winners) out.push_back(seat);
    return out;
  }

  Refusal apply(Choice c, std::vector<Event>* events) override {
    return apply_choice(Play{s_, rules(), events}, c);
  }
  void apply_outcome(const Outcome& outcome, std::vector<Event>* events) override {
    orrery::apply_outcome(Play{s_, rules(), events}, outcome);
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
      out += (out.empty() ? "" : " ") + item_name(rules(), static_cast<Luck>(point.kind), item);
    return out;
  }
  std::string parse(const ChancePoint& point, std::string_view words, Outcome& out) const override;

  [[nodiscard]] bool visible(Event e, SeatId viewer) const override {
    return !kHappenings[e.verb()].to_owner_only || SeatId(e.operand(0)) == viewer;
  }
  [[nodiscard]] std::string event_text(Event e) const override { return books_->events.print(e); }
  [[nodiscard]] std::string log_line(Event e) const override { return ahos::log_line(look(), e); }
  [[nodiscard]] json::value view_json(SeatId viewer) const override {
    return to_json(view_of(look(), viewer), rules());
  }
  [[nodiscard]] json::value state_json() const override { return to_json(s_, rules()); }
  [[nodiscard]] std::string show(SeatId viewer, bool colour) const override {
    return show_table(rules(), view_of(look(), viewer), colour, false);
  }
  [[nodiscard]] std::string show_small(SeatId viewer, bool colour) const override {
    return show_table(rules(), view_of(look(), viewer), colour, true);
  }
  [[nodiscard]] std::unique_ptr<Match> sample(SeatId viewer, Random& random) const override {
    return std::make_unique<AhosMatch>(books_, sample_state(rules(), view_of(look(), viewer), random));
  }
  [[nodiscard]] bool same_view(const Match& other, SeatId viewer) const override {
    const auto* o = dynamic_cast<const AhosMatch*>(&other);
    return o != nullptr && view_of(look(), viewer) == view_of(o->look(), viewer);
  }

  [[nodiscard]] std::uint64_t hash() const override { return stable_hash(s_); }
  [[nodiscard]] std::vector<std::uint8_t> bytes() const override { return to_bytes(s_); }
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
  [[nodiscard]] std::vector<std::string> faults() const override { return faults_of(look()); }
  [[nodiscard]] std::shared_ptr<const Books> books() const { return books_; }

 private:
  // "" and the state, or why the bytes are none.
  std::string fault_in(std::span<const std::uint8_t> bytes, State& loaded) const {
    if (!from_bytes(bytes, loaded)) return "not the bytes of a state";
    return loaded_fault(Look{loaded, rules()});
  }

  std::shared_ptr<const Books> books_;
  State s_;
};

std::string AhosMatch::parse(const ChancePoint& point, std::string_view words, Outcome& out) const {
  const auto kind = static_cast<Luck>(point.kind);
  out.items.clear();
  Pool left = point.pool;
  const std::vector<std::string_view> list =
      words.empty() ? std::vector<std::string_view>{} : split_words(words);
  if (list.size() != point.count)
    return "expected " + count_of(point.count, "item") + " for " + chance_name(point) + ", not " +
           std::to_string(list.size());
  for (std::string_view word : list) {
    PoolItem found;
    for (PoolItem item : left) {
      if (item_name(rules(), kind, item.value) == word) {
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

class AhosGame final : public Game {
 public:
  [[nodiscard]] std::string_view id() const override { return "ahos"; }
  [[nodiscard]] std::string_view title() const override { return "A Handful of Stars"; }
  [[nodiscard]] int rules_version() const override { return 1; }
  [[nodiscard]] std::vector<OptionSpec> options() const override {
    return {
        {"players", "2, 3 or 4", "number of players", "3"},
        {"layout", "a layout of the pack (house: 36 or 38)", "which spaces of the board are used",
         "the pack's default"},
        {"races", "dealt, or race keys by seat separated by commas", "who plays which race", "dealt"},
        {"require_connected_galaxy", "yes or no", "deal the tiles again until all spaces are joined", "no"}};
  }
  [[nodiscard]] std::string default_pack() const override { return "ahos/house"; }
  [[nodiscard]] std::vector<std::string> bots() const override { return {"random", "greedy"}; }

  [[nodiscard]] MadeMatch create(const TableOptions& table) const override {
    MadeMatch made;
    const auto rules = rules_for(table, made.error);
    if (rules) made.match = std::make_unique<AhosMatch>(std::make_shared<Books>(rules), Ahos::start(*rules));
    return made;
  }
  [[nodiscard]] MadeMatch from_given(const json::value& given, const TableOptions& table) const override {
    MadeMatch made;
    TableOptions full = table;
    made.error = table_of_given(given, full);
    if (!made.error.empty()) return made;
    const auto rules = rules_for(full, made.error);
    if (!rules) return made;
    State s;
    made.error = build_position(*rules, given, s);
    if (made.error.empty()) made.match = std::make_unique<AhosMatch>(std::make_shared<Books>(rules), s);
    return made;
  }
  [[nodiscard]] std::map<std::string, std::string> settled_options(const Match& match) const override {
    const Options& o = rules_of(match)->options;
    std::map<std::string, std::string> out{{"players", std::to_string(o.players)}, {"layout", o.layout}};
    if (o.require_connected_galaxy) out["require_connected_galaxy"] = "yes";
    std::string races;
    for (const std::string& race : o.races) races += (races.empty() ? "" : ",") + race;
    if (!races.empty()) out["races"] = races;
    return out;
  }
  [[nodiscard]] std::string pack_identity(const Match& match) const override {
    const Rules& r = *rules_of(match);
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    for (int shift = 60; shift >= 0; shift -= 4) hex += kDigits[(r.pack_checksum >> shift) & 15U];
    return r.pack_id + " " + r.pack_version + " " + hex;
  }
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> content(
      const TableOptions& table) const override {
    std::vector<std::pair<std::string, std::string>> out;
    std::string error;
    const auto rules = rules_for(table, error);
    if (!rules) return out;
    for (const KindDef& def : rules->kinds) {
      if (def.family != Family::System || rules->tile(def.tile).present) out.emplace_back(def.id, "card");
    }
    for (const TokenDef& def : rules->token_kinds) out.emplace_back(def.id, "token");
    for (const RaceDef& def : rules->races) out.emplace_back(def.key, "race");
    return out;
  }
};

}  // namespace

const Game& game() {
  static const AhosGame instance;
  return instance;
}

const State* state_of(const Match& match) {
  const auto* m = dynamic_cast<const AhosMatch*>(&match);
  return m == nullptr ? nullptr : &m->state();
}
const Rules* rules_of(const Match& match) {
  const auto* m = dynamic_cast<const AhosMatch*>(&match);
  return m == nullptr ? nullptr : &m->rules();
}

}  // namespace orrery::ahos
