#include "tests/unit/toy/toy_match.h"

#include <array>
#include <charconv>
#include <stdexcept>

#include "engine/core/bytes.h"
#include "engine/core/hash.h"
#include "engine/core/json_fields.h"
#include "engine/notation/notation.h"
#include "tests/unit/toy/toy.h"

namespace orrery::toy {
namespace {

constexpr std::array<std::string_view, 7> kVerbs{"take {number}", "bet",           "draw", "play {card}",
                                                 "from {seat}",   "give {number}", "pass"};
constexpr std::array<std::string_view, 8> kEvents{"took {seat} {number}",
                                                  "lost {seat} {number}",
                                                  "drew {seat}",
                                                  "drew_card {seat} {card}",
                                                  "played {seat} {card}",
                                                  "cancelled {seat}",
                                                  "rolled {seat} {number} {number}",
                                                  "won {seat}"};

ORRERY_ENUM(Broken, No, Faults, Order, Refused, Clone, Bytes, Text, Throws, Endless,
            Beside  // says that bets stand beside the question
)

class Codec final : public OperandCodec {
 public:
  [[nodiscard]] std::size_t width(std::string_view) const override { return 1; }
  [[nodiscard]] std::string print(std::string_view kind, std::span<const std::uint8_t> bytes) const override {
    if (kind == "seat") return bytes[0] < kSeats ? Rules::name(SeatId(bytes[0])) : "?";
    if (kind == "card") return std::string(enum_name(static_cast<Kind>(bytes[0])));
    return std::to_string(bytes[0]);
  }
  [[nodiscard]] bool parse(std::string_view kind, std::string_view word,
                           std::span<std::uint8_t> bytes) const override {
    if (kind == "card") {
      const auto found = find_enum<Kind>(word);
      bytes[0] = static_cast<std::uint8_t>(found.value_or(Kind::Nope));
      return found.has_value();
    }
    if (kind == "seat") {
      SeatId seat;
      const bool found = Rules::find(word, seat);
      bytes[0] = seat.value;
      return found;
    }
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), bytes[0]);
    return error == std::errc{} && end == word.data() + word.size();
  }
  [[nodiscard]] std::string expected(std::string_view kind) const override {
    return "a " + std::string(kind);
  }
};

const Codec kCodec;
const Notation kNotation(kVerbs, kCodec);
const Notation kEventNotation(kEvents, kCodec);

class ToyMatch final : public Match {
 public:
  ToyMatch(const State& state, Broken broken) : s_(state), broken_(broken) {}

  [[nodiscard]] std::unique_ptr<Match> clone() const override {
    auto copy = std::make_unique<ToyMatch>(*this);
    if (broken_ == Broken::Clone) ++copy->s_.bank;
    return copy;
  }
  [[nodiscard]] std::string_view game_id() const override { return "toy"; }
  [[nodiscard]] int players() const override { return static_cast<int>(kSeats); }
  [[nodiscard]] std::string seat_name(SeatId seat) const override { return Rules::name(seat); }

  [[nodiscard]] Stop stop() const override { return s_.flow.stop; }
  [[nodiscard]] Decision decision() const override {
    const Asked a = asked_now(look());
    const std::string cause = a.cause == Asked::kNoCause ? "" : Rules::name(CardId(a.cause));
    return {a.seat, std::string(enum_name(static_cast<Ask>(a.kind))), cause, {"TOY-1"}, {}};
  }
  void options(OptionList& out) const override {
    list_options(look(), out);
    if (broken_ == Broken::Order && out.size() > 1) out.add(out[0]);
    if (broken_ == Broken::Refused && !out.empty()) out.add(Choice::of(Verb::From, 0));
  }
  [[nodiscard]] bool is_beside(Choice c) const override {
    return broken_ == Broken::Beside && c.verb<Verb>() == Verb::Bet;
  }
  [[nodiscard]] std::optional<Choice> declining() const override {
    OptionList list;
    options(list);
    return list.contains(Choice::of(Verb::Pass)) ? std::optional(Choice::of(Verb::Pass)) : std::nullopt;
  }
  [[nodiscard]] Refusal why_not(Choice c) const override { return check_choice(look(), c); }
  [[nodiscard]] ChancePoint chance() const override { return chance_now(look()); }
  [[nodiscard]] json::value result() const override {
    json::object scores;
    for (std::size_t i = 0; i < kSeats; ++i) scores[Rules::name(SeatId(i))] = s_.players[SeatId(i)].coins;
    return json::object{{"scores", scores}};
  }
  [[nodiscard]] std::vector<SeatId> winners() const override {
    std::vector<SeatId> out;
    for (SeatId seat : toy::winners(s_)) out.push_back(seat);
    return out;
  }

  Refusal apply(Choice c, std::vector<Event>* events) override {
    if (broken_ == Broken::Throws) throw std::runtime_error("the toy is broken");
    return apply_choice(Play{s_, r_, events}, c);
  }
  void apply_outcome(const Outcome& outcome, std::vector<Event>* events) override {
    if (broken_ == Broken::Endless) return;
    orrery::apply_outcome(Play{s_, r_, events}, outcome);
  }

  [[nodiscard]] std::string print(Choice c) const override { return kNotation.print(c); }
  [[nodiscard]] ParsedPhrase parse(std::string_view text) const override {
    ParsedPhrase parsed = kNotation.parse(text);
    if (broken_ == Broken::Text && text == "pass") parsed.phrase = Choice::of(Verb::Draw);
    return parsed;
  }
  [[nodiscard]] std::string group(Choice c) const override {
    return std::string(split_words(print(c)).front());
  }
  [[nodiscard]] std::string describe(Choice c) const override { return print(c); }
  [[nodiscard]] std::string chance_name(const ChancePoint& point) const override {
    return std::string(enum_name(static_cast<Luck>(point.kind)));
  }
  [[nodiscard]] std::vector<std::string_view> chance_names() const override { return {"roll", "draw"}; }
  [[nodiscard]] std::string print(const ChancePoint& point, const Outcome& outcome) const override;
  std::string parse(const ChancePoint& point, std::string_view words, Outcome& out) const override;

  [[nodiscard]] bool visible(Event e, SeatId viewer) const override {
    return e.verb<Happening>() != Happening::DrewCard || e.operand(0) == viewer.value;
  }
  [[nodiscard]] std::string event_text(Event e) const override { return kEventNotation.print(e); }
  [[nodiscard]] std::string log_line(Event e) const override {
    return "It is told that " + event_text(e) + ".";
  }
  [[nodiscard]] json::value view_json(SeatId viewer) const override {
    json::value out = state_json();
    for (std::size_t i = 0; i < kSeats; ++i) {
      if (SeatId(i) != viewer) out.at("players").at(Rules::name(SeatId(i))).as_object().erase("hand");
    }
    return out;
  }
  [[nodiscard]] json::value state_json() const override { return to_json(s_, r_); }
  [[nodiscard]] std::string show(SeatId, bool) const override { return json::serialize(state_json()); }
  [[nodiscard]] std::unique_ptr<Match> sample(SeatId, Random&) const override { return clone(); }
  [[nodiscard]] bool same_view(const Match& other, SeatId viewer) const override {
    return view_json(viewer) == other.view_json(viewer);
  }

  [[nodiscard]] std::uint64_t hash() const override { return stable_hash(s_); }
  [[nodiscard]] bool same_state(const Match& other) const override {
    const auto* o = dynamic_cast<const ToyMatch*>(&other);
    return o != nullptr && s_ == o->s_;
  }
  [[nodiscard]] std::vector<std::uint8_t> bytes() const override { return to_bytes(s_); }
  bool load_bytes(std::span<const std::uint8_t> bytes) override {
    State loaded;
    if (broken_ == Broken::Bytes || !from_bytes(bytes, loaded)) return false;
    s_ = loaded;
    return true;
  }
  [[nodiscard]] std::vector<std::string> faults() const override {
    int cards = s_.deck.size() + s_.discard.size();
    for (const Player& p : s_.players) cards += p.hand.size();
    const bool lost = broken_ == Broken::Faults && s_.bank < 9;
    return cards == static_cast<int>(kCards) && !lost ? std::vector<std::string>{}
                                                      : std::vector<std::string>{"a card is lost"};
  }

 private:
  [[nodiscard]] Look look() const { return {s_, r_}; }

  State s_;
  Rules r_;
  Broken broken_;
};

std::string ToyMatch::print(const ChancePoint& point, const Outcome& outcome) const {
  const bool dice = static_cast<Luck>(point.kind) == Luck::Roll;
  std::string out;
  for (std::uint8_t item : outcome.items) {
    out += (out.empty() ? "" : " ") + (dice ? std::to_string(item) : Rules::name(CardId(item)));
  }
  return out;
}

std::string ToyMatch::parse(const ChancePoint& point, std::string_view words, Outcome& out) const {
  Pool left = point.pool;
  for (std::string_view word : split_words(words)) {
    PoolItem found;
    for (PoolItem item : left) {
      Outcome one;
      one.items.push_back(item.value);
      if (!found.valid() && print(point, one) == word) found = item;
    }
    if (!found.valid()) return "'" + std::string(word) + "' is not in the pool";
    if (!point.replace) left.erase(found);
    if (out.items.full()) return "too many";
    out.items.push_back(found.value);
  }
  return "";
}

// ---- positions ----

struct Given {
  std::uint8_t bank = 9;
  std::uint8_t turns = 6;
  SeatId turn{0};
  PerSeat<std::int16_t> coins;
  PerSeat<FixedVec<CardId, kCards>> hands;
  Broken broken = Broken::No;
  ORRERY_FIELDS(Given, bank, turns, turn, coins, hands, broken)
};

class ToyGame final : public Game {
 public:
  [[nodiscard]] std::string_view id() const override { return "toy"; }
  [[nodiscard]] std::string_view title() const override { return "Toy"; }
  [[nodiscard]] int rules_version() const override { return 1; }
  [[nodiscard]] std::vector<OptionSpec> options() const override { return {}; }
  [[nodiscard]] std::string default_pack() const override { return "toy/house"; }
  [[nodiscard]] std::vector<std::string> bots() const override { return {}; }
  [[nodiscard]] MadeMatch create(const TableOptions& table) const override {
    return from_given(json::object{}, table);
  }
  [[nodiscard]] MadeMatch from_given(const json::value& given, const TableOptions& table) const override;
  [[nodiscard]] std::map<std::string, std::string> settled_options(const Match&) const override { return {}; }
  [[nodiscard]] std::string pack_identity(const Match&) const override { return ""; }
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> content(const TableOptions&) const override {
    return {{"nope", "card"}, {"toll", "card"}, {"tax", "card"}, {"steal", "card"}};
  }
};

MadeMatch ToyGame::from_given(const json::value& given, const TableOptions& table) const {
  if (table.pack.count("refused.txt") != 0)
    return {nullptr, "/: the pack is refused\n/bank: it has no coins"};
  Given g;
  std::string error = from_json(given, g, Rules{});
  if (!error.empty()) return {nullptr, error};
  if (!g.turn.valid()) return {nullptr, "/turn: expected a seat"};
  State s = new_game(g.bank, g.turns);
  std::get<Turns>(s.flow.frames[0]).seat = g.turn;
  for (std::size_t i = 0; i < kSeats; ++i) {
    const SeatId seat(i);
    s.players[seat].coins = g.coins[seat];
    for (std::size_t c = 0; c < g.hands[seat].size(); ++c) {
      const CardId card = g.hands[seat][c];
      if (card.valid() && deal(s, seat, Rules::kind(card)).valid()) continue;
      return {nullptr,
              "/hands/" + Rules::name(seat) + "/" + std::to_string(c) + ": there are no more of these"};
    }
  }
  const Rules rules;
  run(Play{s, rules, nullptr});
  return {std::make_unique<ToyMatch>(s, g.broken), ""};
}

}  // namespace

const Game& game() {
  static const ToyGame toy;
  return toy;
}

}  // namespace orrery::toy
