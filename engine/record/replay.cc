#include "engine/record/replay.h"

#include "engine/record/driver.h"
#include "engine/record/one_line.h"

namespace orrery {

namespace {

Fault header_fault(const Record& record, const std::string& key, const std::string& message) {
  return Fault{record.header_line(key), message, {}};
}

Fault check_seats(const Record& record, const Match& match) {
  for (const auto& [seat, player] : record.seats) {
    if (!match.find_seat(seat).valid())
      return header_fault(record, "seats", "there is no seat '" + seat + "'");
  }
  if (!record.seats.empty() && record.seats.size() != static_cast<std::size_t>(match.players())) {
    return header_fault(record, "seats", "expected " + std::to_string(match.players()) + " seats");
  }
  return {};
}

// What the match waits for, for messages.
std::string waiting_for(const Match& match) {
  switch (match.stop()) {
    case Stop::Decision:
      return "it is " + match.seat_name(match.decision().seat) + "'s decision (" + match.decision().kind +
             ")";
    case Stop::Chance:
      return "chance '" + match.chance_name(match.chance()) + "' is to be answered";
    default:
      return "the game is over";
  }
}

Fault play_chance(Match& match, const Step& step, std::vector<Event>* events) {
  if (match.stop() != Stop::Chance || match.chance_name(match.chance()) != step.who) {
    return Fault{step.line, "'" + step.print() + "' does not fit: " + waiting_for(match), {}};
  }
  const ChancePoint point = match.chance();
  Outcome outcome;
  const std::string error = match.parse(point, step.text, outcome);
  if (!error.empty()) return Fault{step.line, "'" + step.print() + "': " + one_line(error), {}};
  if (!possible(point, outcome)) return Fault{step.line, "'" + step.print() + "' is not possible here", {}};
  match.apply_outcome(outcome, events);
  return {};
}

Fault play_choice(Match& match, const Step& step, std::vector<Event>* events) {
  if (!match.find_seat(step.who).valid()) return Fault{step.line, "there is no seat '" + step.who + "'", {}};
  if (match.stop() != Stop::Decision || match.seat_name(match.decision().seat) != step.who) {
    return Fault{step.line, "'" + step.print() + "' does not fit: " + waiting_for(match), {}};
  }
  const ParsedPhrase choice = match.parse(step.text);
  if (!choice.error.empty()) return Fault{step.line, unreadable(step.text, choice), {}};
  const Refusal refusal = match.apply(choice.phrase, events);
  if (refusal.allowed()) return {};
  const std::string rule(refusal.rule);
  return Fault{step.line, "'" + step.print() + "' is not allowed: " + rule, rule};
}

// Whether the chance line is what the seed gives; the match stands before it.
Fault prove(const Match& match, const Step& step, const Seed& seed, std::uint64_t n) {
  SeededDriver driver(seed);
  const ChancePoint point = match.chance();
  Outcome outcome;
  driver.answer(match, point, n, outcome);
  const std::string words = match.print(point, outcome);
  if (words == step.text) return {};
  return Fault{step.line, "'" + step.print() + "' is not what the seed gives: '" + words + "'", {}};
}

// With the first of the packs that plays the record's game alike; the fault is that of the first pack.
void choose_pack(const std::map<std::string, std::string>& options, std::vector<PackFiles> packs,
                 const Record& record, OpenedTable& out) {
  const Game& game = *out.game;
  for (PackFiles& pack : packs) {
    MadeMatch made = game.create({options, pack});
    if (made.match != nullptr && game.plays_pack(*made.match, record.pack)) {
      out.match = std::move(made.match);
      out.pack = std::move(pack);
      out.fault = {};
      return;
    }
    if (out.fault.any()) {
      // One that was found for this record, and it is at fault itself: that is the reason.
      if (made.match == nullptr) out.fault.message += "; with another of its packs: " + one_line(made.error);
      continue;
    }
    out.fault = made.match == nullptr
                    ? header_fault(record, "options", one_line(made.error))
                    : header_fault(record, "pack",
                                   "recorded with the content pack '" + record.pack + "', but this one is '" +
                                       game.pack_identity(*made.match) + "'");
  }
}

}  // namespace

OpenedTable open_table(const Record& record, const Library& library) {
  OpenedTable out;
  out.game = library.find_game(record.game);
  if (out.game == nullptr) {
    out.fault = header_fault(record, "game", "there is no game '" + record.game + "'");
    return out;
  }
  std::map<std::string, std::string> options = record.options;
  if (!out.game->plays_record(record.rules, options)) {
    out.fault = header_fault(record, "rules",
                             "recorded with rules " + std::to_string(record.rules) + " of " + record.game +
                                 "; this program plays rules " + std::to_string(out.game->rules_version()));
    return out;
  }
  std::vector<PackFiles> packs = library.packs(*out.game, record.pack);
  if (!record.pack_files.empty()) packs.insert(packs.begin(), record.pack_files);
  choose_pack(options, std::move(packs), record, out);
  if (out.match == nullptr) return out;
  out.fault = check_seats(record, *out.match);
  if (out.fault.any()) out.match.reset();
  return out;
}

Record record_header(const Game& game, const Match& match) {
  Record out;
  out.game = game.id();
  out.rules = game.rules_version();
  out.pack = game.pack_identity(match);
  out.options = game.settled_options(match);
  for (int i = 0; i < match.players(); ++i) out.seats.emplace_back(match.seat_name(SeatId(i)), "human");
  return out;
}

std::string unreadable(std::string_view text, const ParsedPhrase& parsed) {
  if (parsed.error.empty()) return "";
  const std::string quoted = "'" + std::string(text) + "'";
  if (text.empty()) return "there is no choice";
  // What could stand first is every word of the game: too much to be of help.
  if (parsed.understood == 0) return quoted + " is not a choice: none begins like that";
  return quoted + ": " + one_line(parsed.error);
}

Fault play_step(Match& match, const Step& step, std::vector<Event>* events) {
  return step.chance ? play_chance(match, step, events) : play_choice(match, step, events);
}

Fault check_hash(const Match& match, const Record& record, std::size_t steps_done) {
  const auto found = record.hashes.find(steps_done);
  if (found == record.hashes.end() || found->second == match.hash()) return {};
  const auto line = record.hash_lines.find(steps_done);
  return Fault{line == record.hash_lines.end() ? 0 : line->second,
               "the hash is " + print_hash(found->second) + ", but this position has " +
                   print_hash(match.hash()) + ": something before this line was changed",
               {}};
}

Verified verify(const Record& record, const Library& library) {
  Verified out;
  OpenedTable table = open_table(record, library);
  out.fault = table.fault;
  if (table.match == nullptr) return out;
  Match& match = *table.match;
  while (true) {
    out.fault = check_hash(match, record, out.steps);
    if (out.fault.any()) return out;
    if (record.hashes.contains(out.steps)) ++out.hashes;
    if (out.steps == record.steps.size()) break;
    const Step& step = record.steps[out.steps];
    const bool seeded =
        step.chance && record.seed && out.chances >= record.seed->from && match.stop() == Stop::Chance;
    // First whether it is possible at all: that message helps more.
    const std::unique_ptr<Match> before = seeded ? match.clone() : nullptr;
    out.fault = play_step(match, step, nullptr);
    if (!out.fault.any() && seeded) out.fault = prove(*before, step, record.seed->seed, out.chances);
    if (out.fault.any()) return out;
    if (step.chance) ++out.chances;
    if (seeded) ++out.proven;
    ++out.steps;
  }
  out.over = match.stop() == Stop::Over;
  return out;
}

}  // namespace orrery
