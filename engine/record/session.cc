#include "engine/record/session.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/record/one_line.h"

namespace orrery {

namespace {

std::string without_breaks(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

}  // namespace

Session::Session(const Game& game, std::unique_ptr<Match> match, Record record)
    : game_(&game), start_(match->clone()), match_(std::move(match)), record_(std::move(record)) {
  if (record_.seed) driver_ = std::make_unique<SeededDriver>(record_.seed->seed);
}

OpenedSession Session::create(const Game& game, const TableOptions& table, const std::optional<Seed>& seed) {
  MadeMatch made = game.create(table);
  if (made.match == nullptr) return {nullptr, Fault{0, made.error, {}}};
  OpenedSession out{begin(game, std::move(made.match), seed), {}};
  out.session->pack_ = table.pack;
  return out;
}

std::unique_ptr<Session> Session::begin(const Game& game, std::unique_ptr<Match> start,
                                        const std::optional<Seed>& seed) {
  Record record = record_header(game, *start);
  if (seed) record.seed = SeedLine{*seed, 0};
  return std::unique_ptr<Session>(new Session(game, std::move(start), std::move(record)));
}

OpenedSession Session::open(const Record& record, const Library& library, std::size_t at) {
  OpenedTable table = open_table(record, library);
  if (table.match == nullptr) return {nullptr, table.fault};
  const std::size_t end = std::min(at, record.steps.size());
  // Hashes are made anew when it is written: the one at the old end would stand in the middle then.
  Record header = record.first(0);
  header.hashes.clear();
  header.hash_lines.clear();
  OpenedSession out{
      std::unique_ptr<Session>(new Session(*table.game, std::move(table.match), std::move(header))), {}};
  Session& session = *out.session;
  session.pack_ = std::move(table.pack);
  std::size_t vouched = 0;  // steps before the last right hash
  while (true) {
    out.fault = check_hash(session.match(), record, session.steps());
    if (out.fault.any()) session.rewind(vouched);
    if (out.fault.any() || session.steps() == end) break;
    if (record.hashes.contains(session.steps())) vouched = session.steps();
    out.fault = session.repeat(record.steps[session.steps()]);
    if (out.fault.any()) break;
  }
  if (session.steps() == record.steps.size()) session.pending_ = record.last_comments;
  return out;
}

Record Session::record() const {
  Record out = record_;
  // Only now: most sessions are never written, and a fifth of the time to open one would go into hashes.
  const std::unique_ptr<Match> match = start_->clone();
  for (std::size_t i = 0; i < steps(); ++i) {
    if (i > 0 && i % Record::kHashEvery == 0) out.hashes[i] = match->hash();
    play_step(*match, record_.steps[i], nullptr);
  }
  out.hashes[steps()] = match_->hash();
  out.last_comments = pending_;
  return out;
}

void Session::set_player(std::string_view seat, const std::string& player) {
  for (auto& [name, who] : record_.seats) {
    if (name == seat) who = player;
  }
}

void Session::add_comment(const std::string& text) { pending_.push_back(without_breaks(text)); }

Session::Mark Session::mark() const { return {match_->clone(), steps(), log_.size(), chances_, pending_}; }

void Session::restore(Mark mark) {
  match_ = std::move(mark.match);
  record_ = record_.first(mark.steps);
  log_.resize(mark.log);
  hidden_.resize(mark.steps);
  chances_ = mark.chances;
  pending_ = std::move(mark.pending);
}

SeatId Session::composer() const { return match_->composing() ? match_->decision().seat : SeatId{}; }

void Session::take(Step step, const std::vector<Event>& events, SeatId composer) {
  if (step.chance) ++chances_;
  hidden_.push_back(composer.valid() && match_->stop() == Stop::Decision &&
                    match_->decision().seat == composer);
  if (!pending_.empty()) step.comments = std::exchange(pending_, {});
  record_.steps.push_back(std::move(step));
  for (Event event : events) log_.push_back({event, steps()});
}

Fault Session::repeat(const Step& step) {
  std::vector<Event> events;
  const SeatId composing = composer();
  Fault fault = play_step(*match_, step, &events);
  if (!fault.any()) take(step, events, composing);
  return fault;
}

Rejected Session::choose(Choice choice) {
  if (match_->stop() != Stop::Decision) {
    return {match_->stop() == Stop::Over ? "the game is over" : "the game waits for chance", "", 0};
  }
  Step step{false, match_->seat_name(match_->decision().seat), match_->print(choice), 0, {}};
  std::vector<Event> events;
  const SeatId composing = composer();
  const Refusal refusal = match_->apply(choice, &events);
  if (refusal.refused()) {
    return {step.who + " may not '" + step.text + "': " + std::string(refusal.rule),
            std::string(refusal.rule), 0};
  }
  take(std::move(step), events, composing);
  return {};
}

Rejected Session::choose(std::string_view text) {
  const ParsedPhrase parsed = match_->parse(text);
  if (!parsed.error.empty()) return {unreadable(text, parsed), "", 0};
  return choose(parsed.phrase);
}

Rejected Session::answer_chance() {
  const ChancePoint point = match_->chance();
  if (driver_ == nullptr) return {"chance " + match_->chance_name(point) + ": the record has no seed", "", 0};
  Outcome outcome;
  const std::string error = driver_->answer(*match_, point, chances_, outcome);
  if (!error.empty()) return {one_line(error), "", 0};
  return apply_outcome(match_->print(point, outcome));
}

// Through the words, not the outcome itself: what is applied is exactly what the record says.
Rejected Session::apply_outcome(std::string_view words) {
  if (match_->stop() != Stop::Chance) return {"the game does not wait for chance", "", 0};
  const Step step{true, match_->chance_name(match_->chance()), std::string(words), 0, {}};
  std::vector<Event> events;
  const Fault fault = play_step(*match_, step, &events);
  if (fault.any()) return {fault.message, "", 0};
  take(step, events, SeatId{});
  return {};
}

Rejected Session::advance() {
  if (match_->stop() != Stop::Chance) return {};
  Mark before = mark();
  while (match_->stop() == Stop::Chance) {
    Rejected rejected = answer_chance();
    if (!rejected.any()) continue;
    restore(std::move(before));
    return rejected;
  }
  return {};
}

Rejected Session::apply(Choice choice) {
  Mark before = mark();
  Rejected rejected = choose(choice);
  if (!rejected.any()) rejected = advance();
  if (rejected.any()) restore(std::move(before));
  return rejected;
}

Rejected Session::apply(std::string_view text) {
  const std::string list[] = {std::string(text)};
  return apply_all(list);
}

Rejected Session::apply_all(std::span<const std::string> texts, SeatId only) {
  Mark before = mark();
  Rejected rejected = advance();  // a record may stop at a chance point
  for (std::size_t i = 0; i < texts.size() && !rejected.any(); ++i) {
    rejected = not_for(only);
    if (!rejected.any()) rejected = choose(texts[i]);
    if (!rejected.any()) rejected = advance();
    rejected.index = i;
  }
  if (rejected.any()) restore(std::move(before));
  return rejected;
}

Rejected Session::not_for(SeatId only) const {
  if (!only.valid() || match_->stop() != Stop::Decision || match_->decision().seat == only) return {};
  const Decision decision = match_->decision();
  return {"it is " + match_->seat_name(decision.seat) + "'s decision (" + decision.kind + "), not " +
              match_->seat_name(only) + "'s",
          "", 0};
}

std::size_t Session::seam(SeatId seat) const {
  const std::string name = match_->seat_name(seat);
  std::size_t at = steps();
  while (at > 0 && !record_.steps[at - 1].chance && record_.steps[at - 1].who == name) --at;
  if (at == steps()) return at;
  std::unique_ptr<Match> match = start_->clone();
  for (std::size_t i = 0; i < at; ++i) play_step(*match, record_.steps[i], nullptr);
  for (std::size_t i = at; i < steps(); ++i) {
    if (reveals(*match, seat, match->parse(record_.steps[i].text).phrase)) at = i + 1;
    play_step(*match, record_.steps[i], nullptr);
  }
  return at;
}

void Session::rewind(std::size_t n) {
  assert(n <= steps());
  std::vector<Step> kept(record_.steps.begin(), record_.steps.begin() + static_cast<std::ptrdiff_t>(n));
  match_ = start_->clone();
  record_ = record_.first(0);
  chances_ = 0;
  log_.clear();
  hidden_.clear();
  pending_.clear();
  for (const Step& step : kept) repeat(step);
}

namespace {

// Whether the seat would see something else than in `here`, where the choice is made already.
bool differs_elsewhere(const Match& here, const Match& match, SeatId seat, Choice choice, Random& random) {
  constexpr int kWorlds = 8;
  for (int i = 0; i < kWorlds; ++i) {
    const std::unique_ptr<Match> other = match.sample(seat, random);
    if (other->apply(choice, nullptr).refused() || !here.same_view(*other, seat)) return true;
  }
  return false;
}

// Always the same worlds for the same knowledge: which ones are tried must not depend on what is hidden.
Random worlds() { return Random(0x776f726c6473); }

// Whether the choice might tell the seat something, as far as the seat itself knows.
bool might_reveal(const Match& match, SeatId seat, Choice choice) {
  Random random = worlds();
  const std::unique_ptr<Match> here = match.sample(seat, random);
  return here->apply(choice, nullptr).refused() || here->stop() == Stop::Chance ||
         differs_elsewhere(*here, match, seat, choice, random);
}

}  // namespace

bool reveals(const Match& match, SeatId seat, Choice choice) {
  const std::unique_ptr<Match> here = match.clone();
  if (here->apply(choice, nullptr).refused()) return false;
  Random random = worlds();
  return differs_elsewhere(*here, match, seat, choice, random);
}

std::optional<Choice> forced_choice(const Match& match) {
  OptionList options;
  match.options(options);
  if (options.size() != 1) return std::nullopt;
  const std::unique_ptr<Match> after = match.clone();
  after->apply(options[0], nullptr);
  // Everybody sees whether it was taken by itself: that may depend on nothing that its player does not know.
  if (after->stop() == Stop::Chance || might_reveal(match, match.decision().seat, options[0]))
    return std::nullopt;
  return options[0];
}

}  // namespace orrery
