#include "server/table/table.h"

#include <algorithm>
#include <cassert>

#include "server/table/dry_run.h"
#include "server/table/told_log.h"

namespace orrery::server {
namespace {

constexpr std::size_t kRememberedRequests = 64;
constexpr std::string_view kRequest = "id ";  // how a request's id stands in LogLine::by

}  // namespace

Table::Table(std::unique_ptr<Session> session, const Seed& seed,
             const std::map<std::string, std::string>& bots)
    : session_(std::move(session)),
      bots_(session_->game(), seed),
      secret_("window " + print_seed(seed) + " ") {
  for (const auto& [seat, bot] : bots) bots_.seat(seat, bot);
}

OpenedGame Table::create(const Game& game, const Match& start, const Seed& seed,
                         const std::map<std::string, std::string>& bots, Time now) {
  std::unique_ptr<Table> table(new Table(Session::begin(game, start.clone(), seed), seed, bots));
  const Rejected rejected = table->session_->advance();
  if (rejected.any()) return {nullptr, rejected.error};
  table->note_steps(0, "", now);
  return {std::move(table), ""};
}

OpenedGame Table::open(const Game& game, const Match& start, const Seed& seed,
                       const std::map<std::string, std::string>& bots, const std::vector<LogLine>& lines) {
  std::unique_ptr<Table> table(new Table(Session::begin(game, start.clone(), seed), seed, bots));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string error = table->repeat(lines[i]);
    if (!error.empty()) return {nullptr, "line " + std::to_string(i + 1) + " of the stored game: " + error};
  }
  table->find_undo_points();
  return {std::move(table), ""};
}

OpenedGame Table::create(const Game& game, const TableOptions& options, const Seed& seed,
                         const std::map<std::string, std::string>& bots, Time now) {
  const MadeMatch made = game.create(options);
  return made.match == nullptr ? OpenedGame{nullptr, made.error} : create(game, *made.match, seed, bots, now);
}

OpenedGame Table::open(const Game& game, const TableOptions& options, const Seed& seed,
                       const std::map<std::string, std::string>& bots, const std::vector<LogLine>& lines) {
  const MadeMatch made = game.create(options);
  return made.match == nullptr ? OpenedGame{nullptr, made.error} : open(game, *made.match, seed, bots, lines);
}

std::string Table::repeat(const LogLine& line) {
  const ReadLine read = read_log_line(line.line);
  if (const UndoTo* undo = std::get_if<UndoTo>(&read)) {
    if (undo->steps > session_->steps()) return "it takes back more than there is";
    session_->rewind(undo->steps);
    note_undo(undo->steps);
  } else if (const Step* step = std::get_if<Step>(&read)) {
    const Fault fault = session_->repeat(*step);
    if (fault.any()) return fault.message;
    origins_.push_back({line.by, line.at});
    note_step(session_->steps() - 1);
    if (line.told.empty()) untold_.emplace_back(version(), told_last());
    if (line.by.starts_with(kRequest)) remember_request(line.by.substr(kRequest.size()));
  } else {
    return "'" + line.line + "' makes no sense";
  }
  return "";
}

// Where the last steps of a stored game are one person's, that person may still take them back.
void Table::find_undo_points() {
  const std::size_t steps = session_->steps();
  if (steps == 0 || session_->step(steps - 1).chance || origins_.back().by == "bot") return;
  undo_seat_ = match().find_seat(session_->step(steps - 1).who);
  // The last choice was a seam if the game is over after it, or others choose.
  if (to_choose() != undo_seat_) return;
  std::size_t from = session_->seam(undo_seat_);
  // Answers in a window that others had part in stand.
  for (std::size_t i = from; i < steps; ++i) {
    if (origins_[i].by == "early" || origins_[i].by == "beat") from = i + 1;
  }
  for (std::size_t i = from; i < steps; ++i) {
    if (origins_[i].by != "only" && origins_[i].by != "order")
      undo_points_.push_back({i, session_->step(i).text});
  }
}

void Table::remember_request(const std::string& id) {
  request_ids_.push_back(id);
  if (request_ids_.size() > kRememberedRequests) request_ids_.pop_front();
}

SeatId Table::to_choose() const {
  return match().stop() == Stop::Decision ? match().decision().seat : SeatId{};
}

void Table::note_undo(std::size_t steps) {
  lines_.add(steps_.since(steps));
  origins_.resize(steps);
  steps_.resize(steps);
  event_counts_.push_back(session_->log().size());
}

void Table::note_step(std::size_t step) {
  // Events of one step; those of the last step are all that there are.
  const std::size_t from = event_counts_.back();
  std::size_t to = from;
  while (to < session_->log().size() && session_->log()[to].step <= step + 1) ++to;
  event_counts_.push_back(to);
  Eyes noticed = kEverybody;
  if (session_->hidden(step)) {
    noticed = eyes_of(match().find_seat(session_->step(step).who));
    for (int i = -1; i < match().players(); ++i) {
      const SeatId viewer = i < 0 ? SeatId{} : SeatId(i);
      const bool told =
          std::any_of(session_->log().begin() + static_cast<std::ptrdiff_t>(from),
                      session_->log().begin() + static_cast<std::ptrdiff_t>(to),
                      [&](const LoggedEvent& event) { return match().visible(event.event, viewer); });
      if (told) noticed = static_cast<Eyes>(noticed | eyes_of(viewer));
    }
  }
  steps_.add(noticed);
  lines_.add(noticed);
}

std::string Table::told_last() const {
  const std::size_t from = event_counts_[event_counts_.size() - 2];
  return print_told(match(), std::span(session_->log()).subspan(from, event_counts_.back() - from));
}

void Table::note_steps(std::size_t from, const std::string& by, Time now) {
  for (std::size_t i = from; i < session_->steps(); ++i) {
    const Step& step = session_->step(i);
    // Chance has no maker.
    const StepOrigin origin{step.chance ? std::string{} : by, now};
    origins_.push_back(origin);
    note_step(i);
    unsaved_.push_back({step.print(), origin.by, now, told_last()});
  }
}

void Table::trace_undo(std::size_t from, SeatId seat, bool seam) {
  if (seam || undo_seat_ != seat) undo_points_.clear();
  undo_seat_ = seat;
  if (seam) return;
  for (std::size_t i = from; i < session_->steps(); ++i) undo_points_.push_back({i, session_->step(i).text});
}

Taken Table::choose(SeatId seat, std::size_t version, const std::vector<std::string>& steps,
                    const std::string& id, Time now) {
  if (!id.empty() && std::find(request_ids_.begin(), request_ids_.end(), id) != request_ids_.end()) return {};
  Taken taken;
  if (version != this->version()) {
    taken.stale = true;
    return taken;
  }
  if (desk_.open() && !steps.empty()) {
    taken = answer_early(seat, desk_.id(), steps);
    if (!taken.rejected.any() && !id.empty()) remember_request(id);
    return taken;
  }
  if (steps.empty()) {
    taken.rejected = {"there is no choice in the message", "", 0};
    taken.code = "unreadable";
    return taken;
  }
  const DryRun run = dry_run(match(), seat, steps);
  if (run.rejected.any()) {
    taken.rejected = run.rejected;
    taken.code = run.code;
    return taken;
  }
  const auto behind = steps.begin() + static_cast<std::ptrdiff_t>(run.tried);
  taken.rest.assign(behind, steps.end());
  const std::size_t from = session_->steps();
  const Rejected rejected = session_->apply_all(std::span(steps).first(run.tried), seat);
  assert(!rejected.any());
  if (rejected.any()) {
    taken.rejected = rejected;
    return taken;
  }
  note_steps(from, id.empty() ? std::string{} : std::string(kRequest) + id, now);
  trace_undo(from, seat, run.seam);
  undone_ = false;
  if (!id.empty()) remember_request(id);
  note_position(false, now);
  return taken;
}

std::vector<Table::UndoPoint> Table::undo_points(SeatId seat) const {
  return seat == undo_seat_ ? undo_points_ : std::vector<UndoPoint>{};
}

std::size_t Table::real_undo(SeatId seat, std::size_t shown) const {
  for (const UndoPoint& point : undo_points(seat)) {
    if (steps_.shown(eyes_of(seat), point.steps) == shown) return point.steps;
  }
  return session_->steps() + 1;
}

Rejected Table::undo(SeatId seat, std::size_t steps, Time now) {
  const std::vector<UndoPoint> points = undo_points(seat);
  const auto point =
      std::find_if(points.begin(), points.end(), [&](const UndoPoint& p) { return p.steps == steps; });
  if (point == points.end()) return {"that cannot be taken back", "", 0};
  session_->rewind(steps);
  note_undo(steps);
  undo_points_.erase(undo_points_.begin() + (point - points.begin()), undo_points_.end());
  undone_ = true;
  unsaved_.push_back({print_undo(steps), "", now});
  note_position(false, now);
  return {};
}

bool Table::bot_to_choose() const {
  return !desk_.open() && match().stop() == Stop::Decision && is_bot(match().decision().seat);
}

bool Table::take_automatic(SeatId seat, Choice choice, const std::string& by, Time now) {
  const std::size_t from = session_->steps();
  // What was forced or ordered is taken back together with what led to it. Bots are others.
  const bool seam = by == "bot" || is_seam(match(), seat, choice);
  const Rejected rejected = session_->apply(choice);
  assert(!rejected.any());
  if (rejected.any()) return false;
  note_steps(from, by, now);
  if (seam) undo_points_.clear();
  note_position(false, now);
  return true;
}

bool Table::step_automatically(Time now) {
  if (match().stop() != Stop::Decision) return false;
  if (desk_.open()) return play_window(now);
  const SeatId seat = match().decision().seat;
  if (is_bot(seat)) return take_automatic(seat, bots_.choose(match(), session_->steps()), "bot", now);
  if (undone_) return false;
  if (const auto ordered = orders_.answer(match(), seat)) return take_automatic(seat, *ordered, "order", now);
  // Others would see that there was no alternative.
  if (match().decision().veiled && desk_.pace().reactions == Reactions::Sealed) return false;
  const std::optional<Choice> choice = forced_choice(match());
  // Nor may they see it elsewhere, if it is their hand that leaves a player without alternative.
  if (choice && desk_.pace().reactions != Reactions::Open && !forced_for_all(match(), *choice)) return false;
  return choice && take_automatic(seat, *choice, "only", now);
}

}  // namespace orrery::server
