#include "cli/play_screen.h"

#include <algorithm>

namespace orrery::cli {

namespace {

struct Group {
  std::string name;
  std::vector<std::size_t> options;  // indices, in canonical order
  bool described = false;            // one line per option, with a sentence
  std::size_t lines = 0;
};

std::vector<Group> groups_of(const Match& match, const OptionList& options) {
  std::vector<Group> out;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::string name = match.group(options[i]);
    auto found = std::find_if(out.begin(), out.end(), [&name](const Group& g) { return g.name == name; });
    if (found == out.end()) found = out.insert(out.end(), Group{name, {}, false, 0});
    found->options.push_back(i);
  }
  return out;
}

std::string number(std::size_t index) {
  const std::string digits = std::to_string(index + 1);
  return std::string(digits.size() < 3 ? 3 - digits.size() : 0, ' ') + digits;
}

std::size_t width_of(const Match& match, const OptionList& options, const Group& group) {
  std::size_t width = 0;
  for (std::size_t i : group.options) width = std::max(width, match.print(options[i]).size());
  return width;
}

std::size_t per_line(std::size_t width) { return std::max<std::size_t>(1, kColumns / (width + 6)); }

// Decides which groups can afford a sentence for each option.
void plan(const Match& match, const OptionList& options, std::vector<Group>& groups, std::size_t limit) {
  std::size_t total = 0;
  for (Group& group : groups) {
    const std::size_t columns = per_line(width_of(match, options, group));
    group.lines = (group.options.size() + columns - 1) / columns;
    total += group.lines;
  }
  // Small groups first: they are the ones that need explaining.
  std::vector<Group*> order;
  order.reserve(groups.size());
  for (Group& group : groups) order.push_back(&group);
  std::stable_sort(order.begin(), order.end(),
                   [](const Group* a, const Group* b) { return a->options.size() < b->options.size(); });
  for (Group* group : order) {
    const std::size_t more = group->options.size() - group->lines;
    if (limit != 0 && total + more > limit) break;
    total += more;
    group->lines = group->options.size();
    group->described = true;
  }
}

std::string padded(const std::string& text, std::size_t width) {
  return text.size() < width ? text + std::string(width - text.size(), ' ') : text;
}

// "(AHOS-MOV-2)": what `?` explains need not take room in a menu.
bool is_rule_id(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
  };
  return !text.empty() && text.front() >= 'A' && text.front() <= 'Z' &&
         text.find('-') != std::string_view::npos &&
         text.find_first_of("0123456789") != std::string_view::npos &&
         std::all_of(text.begin(), text.end(), fits);
}

std::string without_rule_ids(std::string text) {
  for (std::size_t open = text.find(" ("); open != std::string::npos; open = text.find(" (", open + 1)) {
    const std::size_t close = text.find(')', open);
    if (close == std::string::npos) break;
    if (!is_rule_id(std::string_view(text).substr(open + 2, close - open - 2))) continue;
    text.erase(open, close - open + 1);
    if (open > 0) --open;
  }
  return text;
}

std::string described_lines(const Match& match, const OptionList& options, const Group& group,
                            std::size_t width, const Style& style) {
  std::string out;
  for (std::size_t i : group.options) {
    const std::string head = number(i) + "  " + padded(match.print(options[i]), width) + "  ";
    const std::size_t room = kColumns > head.size() ? kColumns - head.size() : 0;
    out += head + style.dim(clip(without_rule_ids(match.describe(options[i])), room)) + "\n";
  }
  return out;
}

std::string column_lines(const Match& match, const OptionList& options, const Group& group,
                         std::size_t most) {
  const std::size_t width = width_of(match, options, group);
  const std::size_t columns = per_line(width);
  std::size_t shown = group.options.size();
  if (most != 0 && group.lines > most) shown = most * columns;
  std::string out;
  std::string line;
  for (std::size_t k = 0; k < shown; ++k) {
    line += number(group.options[k]) + "  " + padded(match.print(options[group.options[k]]), width + 1);
    if ((k + 1) % columns != 0 && k + 1 != shown) continue;
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
    line.clear();
  }
  if (shown < group.options.size()) {
    out += "     ... and " + std::to_string(group.options.size() - shown) + " more '" + group.name +
           "' (type 'more' to see them all)\n";
  }
  return out;
}

// Options of one kind that stand together, for a folded menu.
struct Run {
  std::string name;
  std::size_t first = 0;
  std::size_t count = 0;
};

std::vector<Run> runs_of(const Match& match, const OptionList& options) {
  std::vector<Run> out;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::string name = match.group(options[i]);
    if (out.empty() || out.back().name != name) out.push_back(Run{name, i, 0});
    ++out.back().count;
  }
  return out;
}

// "5-9 acquire: T01, T04, ... (5)", with at most `most` of them and no longer than a line.
std::string run_text(const Match& match, const OptionList& options, const Run& run, std::size_t most) {
  constexpr std::size_t kLongest = kColumns - 20;
  const std::string from = std::to_string(run.first + 1);
  if (run.count == 1) return from + " " + match.print(options[run.first]);
  const std::string head = from + "-" + std::to_string(run.first + run.count) + " " + run.name;
  std::string list;
  std::size_t shown = 0;
  for (; shown < std::min(run.count, most); ++shown) {
    const std::string text = match.print(options[run.first + shown]);
    const std::string item = text.size() > run.name.size() ? text.substr(run.name.size() + 1) : text;
    if (head.size() + list.size() + item.size() > kLongest) break;
    list += (list.empty() ? ": " : ", ") + item;
  }
  if (shown == run.count) return head + list;
  return head + list + (list.empty() ? "" : ", ...") + " (" + std::to_string(run.count) + ")";
}

std::string side_by_side(const std::vector<std::string>& cells) {
  std::string out;
  std::string line;
  for (const std::string& cell : cells) {
    if (!line.empty() && line.size() + 3 + cell.size() > kColumns) {
      out += line + "\n";
      line.clear();
    }
    line += (line.empty() ? "  " : "   ") + cell;
  }
  return line.empty() ? out : out + line + "\n";
}

}  // namespace

std::size_t line_count(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

std::string folded_menu(const Match& match, const OptionList& options, std::size_t lines) {
  constexpr std::size_t kMost = 8;
  const std::vector<Run> runs = runs_of(match, options);
  std::string out;
  for (std::size_t most = kMost + 1; most-- > 0;) {
    std::vector<std::string> cells;
    cells.reserve(runs.size() + 1);
    for (const Run& run : runs) cells.push_back(run_text(match, options, run, most));
    cells.emplace_back("('more' lists all)");
    out = side_by_side(cells);
    if (line_count(out) <= lines) break;
  }
  return out;
}

std::vector<std::string> fold_lines(const std::vector<std::string>& lines) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < lines.size();) {
    std::size_t same = 1;
    while (i + same < lines.size() && lines[i + same] == lines[i]) ++same;
    out.push_back(same == 1 ? lines[i] : lines[i] + " (x" + std::to_string(same) + ")");
    i += same;
  }
  return out;
}

std::string menu(const Match& match, const OptionList& options, std::size_t lines, const Style& style) {
  std::vector<Group> groups = groups_of(match, options);
  plan(match, options, groups, lines);
  std::size_t total = 0;
  std::size_t width = 0;
  for (const Group& group : groups) {
    total += group.lines;
    if (group.described) width = std::max(width, width_of(match, options, group));
  }
  // Too long in spite of the columns: every group keeps its share.
  const std::size_t most = lines != 0 && total > lines
                               ? std::max<std::size_t>(1, lines / std::max<std::size_t>(1, groups.size()))
                               : 0;
  std::string out;
  for (const Group& group : groups) {
    out += group.described ? described_lines(match, options, group, width, style)
                           : column_lines(match, options, group, most);
  }
  return out;
}

std::string prompt(const Match& match, const Catalogue& catalogue, const Style& style, bool brief) {
  const Decision decision = match.decision();
  std::string kind = decision.kind;
  std::replace(kind.begin(), kind.end(), '_', ' ');
  std::string out = style.bold(match.seat_name(decision.seat) + ", choose: " + kind);
  if (!decision.cause.empty()) out += "  because of " + decision.cause;
  out += "\n";
  if (!decision.detail.empty()) out += wrap(match.english(decision.detail), kColumns, 0) + "\n";
  if (!brief && !decision.rules.empty())
    out += style.dim(clip(rule_line(catalogue, decision.rules.front()), kColumns)) + "\n";
  return out;
}

std::string clip(const std::string& text, std::size_t width) {
  if (text.size() <= width) return text;
  if (width <= 3) return text.substr(0, width);
  // At a space, so that no word (and no character of several bytes) is cut in two.
  std::size_t end = text.rfind(' ', width - 3);
  if (end == std::string::npos) end = width - 3;
  while (end > 1 && std::string_view(" .,;:").find(text[end - 1]) != std::string_view::npos) --end;
  return text.substr(0, end) + "...";
}

std::string play_help() {
  return "  3                a number chooses that option\n"
         "  3 5; done        several choices, separated by ';' (numbers also by spaces): all of them or "
         "none\n"
         "  CHOICE           a choice can be typed as it is printed\n"
         "  Enter            chooses the option if there is only one, otherwise shows the question again\n"
         "  ? 3              explains option 3 and its rule;  ? CHOICE  tells why a choice is not "
         "allowed\n"
         "  more             all options with a sentence each\n"
         "  show             the table again, short on a small screen;  show all  with the names of cards\n"
         "  log [N]          what happened, the last N lines\n"
         "  undo             takes back your last choice, as long as nothing new was learned since;  undo "
         "all\n"
         "  hint             what the greedy bot would do in your place\n"
         "  rules WORDS      looks rules up by words or id\n"
         "  save FILE        writes the record;  quit  saves and leaves\n";
}

}  // namespace orrery::cli
