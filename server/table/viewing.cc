// What viewers are told of a table.
#include <algorithm>

#include "server/table/dry_run.h"
#include "server/table/table.h"
#include "server/table/told.h"

namespace orrery::server {
namespace {

// Older log lines are asked for when somebody scrolls back.
constexpr std::size_t kEventsPerPush = 400;

json::value seat_json(const Match& match, SeatId seat) {
  return seat.valid() ? json::value(match.seat_name(seat)) : json::value(nullptr);
}

json::array options_json(const Match& match) {
  OptionList options;
  match.options(options);
  json::array list;
  list.reserve(options.size());
  for (std::size_t i = 0; i < options.size(); ++i) list.push_back(option_json(match, options[i]));
  return list;
}

json::value proposal_json(const Match& match) {
  const std::vector<Choice> steps = match.proposal();
  if (steps.empty()) return nullptr;
  json::array list;
  for (const Choice step : steps) list.emplace_back(match.print(step));
  return json::object{{"steps", std::move(list)}};
}

json::object rejected_json(const DryRun& run) {
  json::object out{{"error", std::string_view(run.code)}, {"index", run.rejected.index}};
  if (!run.rejected.rule.empty()) out["rule"] = run.rejected.rule;
  return out;
}

}  // namespace

json::object Table::event_json(std::size_t n) const {
  const LoggedEvent& logged = session_->log()[n];
  json::object out{{"n", n}, {"step", logged.step}, {"text", match().event_text(logged.event)}};
  if (logged.step > 0) {
    const StepOrigin& origin = origins_[logged.step - 1];
    if (origin.by == "bot" || origin.by == "only") out["by"] = origin.by;
    out["at"] = origin.at;
  }
  return out;
}

std::size_t Table::known_events(std::size_t since) const {
  const std::size_t seen = std::min(since, version());
  return *std::min_element(event_counts_.begin() + static_cast<std::ptrdiff_t>(seen), event_counts_.end());
}

std::size_t Table::shown_events(SeatId viewer, std::size_t n) const {
  const auto end = session_->log().begin() + static_cast<std::ptrdiff_t>(std::min(n, session_->log().size()));
  return static_cast<std::size_t>(std::count_if(
      session_->log().begin(), end, [&](const LoggedEvent& e) { return match().visible(e.event, viewer); }));
}

json::array Table::events_json(SeatId viewer, std::size_t from, std::size_t to) const {
  json::array list;
  std::size_t number = shown_events(viewer, from);
  const Eyes eyes = eyes_of(viewer);
  std::size_t counted = 0;
  std::size_t shown_step = 0;
  for (std::size_t n = from; n < to; ++n) {
    if (!match().visible(session_->log()[n].event, viewer)) continue;
    json::object event = event_json(n);
    const std::size_t step = session_->log()[n].step;
    event["n"] = number++;
    for (; counted < step; ++counted) shown_step += (steps_.at(counted) & eyes) != 0 ? 1 : 0;
    event["step"] = shown_step;
    // That an order answered is the business of whoever gave it.
    if (viewer.valid() && step > 0 && origins_[step - 1].by == "order" &&
        session_->step(step - 1).who == match().seat_name(viewer)) {
      event["by"] = "order";
    }
    list.push_back(std::move(event));
  }
  return list;
}

json::array Table::history(SeatId viewer, std::size_t before, std::size_t count) const {
  const auto seen = [&](std::size_t n) { return match().visible(session_->log()[n].event, viewer); };
  std::size_t end = 0;
  for (std::size_t shown = 0; end < session_->log().size(); ++end) {
    if (seen(end) && shown++ == before) break;
  }
  std::size_t begin = end;
  for (std::size_t shown = 0; begin > 0 && shown < count; --begin) shown += seen(begin - 1) ? 1 : 0;
  return events_json(viewer, begin, end);
}

json::object Table::decision_json(const Match& at, SeatId viewer) const {
  const Decision decision = at.decision();
  json::object out{{"seat", seat_json(at, decision.seat)}, {"kind", decision.kind}};
  if (decision.seat != viewer) return out;
  if (!decision.cause.empty()) out["cause"] = decision.cause;
  json::array rules;
  for (const std::string& rule : decision.rules) rules.push_back(json::string(rule));
  out["rules"] = std::move(rules);
  if (!decision.detail.empty()) out["detail"] = sayings_json(decision.detail);
  out["options"] = options_json(at);
  if (json::value proposal = proposal_json(at); !proposal.is_null()) out["proposal"] = std::move(proposal);
  if (json::object facts = at.facts(); !facts.empty()) out["facts"] = std::move(facts);
  return out;
}

json::array Table::undo_json(SeatId viewer) const {
  json::array list;
  for (const UndoPoint& point : undo_points(viewer)) {
    list.push_back(
        json::object{{"to", steps_.shown(eyes_of(viewer), point.steps)}, {"choice", point.choice}});
  }
  return list;
}

json::object Table::push(SeatId viewer, std::size_t since, Eyes eyes) const {
  json::object out{{"type", "push"}, {"version", shown_version(eyes)}, {"seat", seat_json(match(), viewer)}};
  // Events that an undo took away are dropped by the viewer: all from `from` on come again.
  const std::size_t known = known_events(since);
  const std::size_t total = session_->log().size();
  const std::size_t from = total - std::min(total - known, kEventsPerPush);
  out["known"] = shown_events(viewer, known);
  out["from"] = shown_events(viewer, from);
  out["events"] = events_json(viewer, from, total);
  out["view"] = match().view_json(viewer);
  switch (match().stop()) {
    case Stop::Decision:
      out["decision"] = desk_.open() ? json::object{{"kind", "window"}} : decision_json(match(), viewer);
      break;
    case Stop::Over:
      out["result"] = match().result();
      break;
    default:
      break;
  }
  if (std::optional<json::object> window = window_json(viewer)) out["window"] = std::move(*window);
  if (viewer.valid()) out["undo"] = undo_json(viewer);
  if (viewer.valid()) out["orders"] = orders_.list(match().seat_name(viewer));
  return out;
}

json::object Table::finish_json(const DryRun& run, SeatId seat, const std::vector<std::string>& fill) const {
  const Finish finish = finish_of(run, seat, fill);
  if (finish.steps.empty()) return {};
  json::array steps;
  for (const std::string& step : finish.steps) steps.emplace_back(step);
  json::array asked;
  for (const Finish::Asked& one : finish.asked)
    asked.push_back(json::object{{"after", one.after}, {"decision", decision_json(*one.match, seat)}});
  json::object out{{"steps", std::move(steps)}, {"asked", std::move(asked)}, {"seam", finish.end.seam}};
  if (!finish.end.seam && finish.end.match->stop() == Stop::Decision &&
      finish.end.match->decision().seat == seat)
    out["next"] = finish.end.match->decision().kind;
  return out;
}

json::object Table::draft(SeatId seat, std::size_t at_version, const std::vector<std::string>& steps,
                          const std::optional<std::vector<std::string>>& fill) const {
  if (at_version != version()) return {{"stale", true}};
  // In a window the seat may try as if all before it had passed.
  const std::unique_ptr<Match> asked = desk_.open() ? asked_in_window(seat) : nullptr;
  const DryRun run = dry_run(asked ? *asked : match(), seat, steps);
  json::object out{{"tried", run.tried}, {"seam", run.seam}};
  if (run.rejected.any()) out["refused"] = rejected_json(run);
  // Behind a seam everything may depend on what the seat does not know.
  if (run.seam || run.match->stop() != Stop::Decision || run.match->decision().seat != seat) return out;
  out["decision"] = decision_json(*run.match, seat);
  out["view"] = run.match->view_json(seat);
  if (!fill) return out;
  if (json::object finish = finish_json(run, seat, *fill); !finish.empty()) out["finish"] = std::move(finish);
  return out;
}

json::object Table::why(SeatId viewer, std::string_view text, const std::vector<std::string>& steps) const {
  if (match().stop() != Stop::Decision) return {{"error", "not_your_turn"}, {"text", "the game is over"}};
  const std::unique_ptr<Match> asked = desk_.open() ? asked_in_window(viewer) : nullptr;
  const Match& now = asked ? *asked : match();
  if (!viewer.valid() || now.decision().seat != viewer || (desk_.open() && !asked))
    return {{"error", "not_your_turn"}, {"text", "it is not your turn to choose"}};
  // After what is drafted already: what may follow it, not what might have come instead.
  const DryRun run = dry_run(now, viewer, steps);
  const bool open = !run.rejected.any() && !run.seam && run.match->stop() == Stop::Decision &&
                    run.match->decision().seat == viewer;
  const Match& at = open ? *run.match : now;
  const ParsedPhrase parsed = at.parse(text);
  if (!parsed.error.empty()) return {{"error", "unreadable"}, {"text", unreadable(text, parsed)}};
  const Refusal refusal = at.why_not(parsed.phrase);
  if (!refusal.refused()) return {{"allowed", true}};
  json::object answer{{"allowed", false}, {"rule", refusal.rule}};
  if (const Sayings detail = at.refusal_detail(parsed.phrase, refusal); !detail.empty())
    answer["detail"] = sayings_json(detail);
  return answer;
}

}  // namespace orrery::server
