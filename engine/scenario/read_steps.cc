#include "engine/scenario/read_steps.h"

#include <utility>

#include "engine/scenario/utf8.h"
#include "engine/scenario/want.h"

namespace orrery::scenario {
namespace {

using What = decltype(Step::what);

std::vector<Text> texts_of(const YamlNode& map, std::string_view key, std::string_view what, Form& form) {
  const YamlNode* value = map.find(key);
  return value == nullptr ? std::vector<Text>{}
                          : form.texts(*value, std::string(what) + "/" + std::string(key));
}

std::optional<std::vector<Text>> exactly_of(const YamlNode& map, std::string_view what, Form& form) {
  const YamlNode* value = map.find("exactly");
  if (value == nullptr) return std::nullopt;
  return form.list(*value, std::string(what) + "/exactly");
}

// A map of options to rules.
std::vector<std::pair<Text, Text>> cites_of(const YamlNode& map, Form& form) {
  std::vector<std::pair<Text, Text>> out;
  const YamlNode* value = map.find("cites");
  if (value == nullptr) return out;
  if (!value->is_map()) form.fault(value->line, "options/cites: expected a map of choices to rules");
  for (const YamlEntry& entry : value->entries)
    out.emplace_back(entry.key, form.text(entry.value, "options/cites"));
  return out;
}

What read_options(const YamlNode& value, Form& form) {
  OptionsStep step;
  if (!form.map(value, "options", {"seat", "includes", "excludes", "exactly", "count", "cites"})) return step;
  step.seat = form.need_text(value, "seat", "options");
  step.includes = texts_of(value, "includes", "options", form);
  step.excludes = texts_of(value, "excludes", "options", form);
  step.exactly = exactly_of(value, "options", form);
  if (const YamlNode* count = value.find("count")) step.count = form.number(*count, "options/count");
  step.cites = cites_of(value, form);
  if (value.entries.size() < 2)
    form.fault(value.line, "options: expects includes, excludes, exactly, count or cites");
  return step;
}

What read_refuse(const YamlNode& value, Form& form) {
  RefuseStep step;
  if (!form.map(value, "refuse", {"seat", "choice", "rule", "parse"})) return step;
  step.seat = form.need_text(value, "seat", "refuse");
  step.choice = form.need_text(value, "choice", "refuse");
  for (const Text& rule : texts_of(value, "rule", "refuse", form)) step.rules.push_back(rule.text);
  if (const YamlNode* parse = value.find("parse")) step.parses = form.truth(*parse, "refuse/parse");
  if (!step.parses && !step.rules.empty()) {
    form.fault(value.line,
               "refuse: a text that is not notation is refused by no rule; leave out 'rule' or 'parse'");
  }
  return step;
}

void read_want(const YamlEntry& entry, Form& form, ExpectStep& step) {
  const std::string& key = entry.key.text;
  const YamlNode& value = entry.value;
  if (key == "view") {
    step.view = form.text(value, "expect/view");
    return;
  }
  if (key == "decision") {
    form.map(value, "expect/decision", {"seat", "kind", "cause", "rules"});
  } else if (key == "chance") {
    form.map(value, "expect/chance", {"name", "seat", "count", "pool"});
  } else if (key == "stop") {
    const std::string& stop = value.text;
    if (stop != "decision" && stop != "chance" && stop != "over")
      form.fault(value.line, "expect/stop: expected " + one_of({"decision", "chance", "over"}) + ", not " +
                                 brief(value, 40));
  } else if (key == "winners") {
    form.texts(value, "expect/winners");
  } else if (key != "result" && key != "proposal" && key != "facts" && !key.starts_with('/')) {
    form.fault(entry.key.line,
               "expect: unknown key '" + cut(key, 40) + "'; expected a path such as /players, or " +
                   one_of({"decision", "stop", "chance", "proposal", "facts", "winners", "result", "view"}));
  }
  check_want(value, key, form);
  step.wants.push_back({entry.key, value});
}

What read_expect(const YamlNode& value, Form& form) {
  ExpectStep step;
  if (!value.is_map() || value.entries.empty()) {
    form.fault(value.line, "expect: expected paths and what must stand there, not " + brief(value, 40));
    return step;
  }
  for (const YamlEntry& entry : value.entries) read_want(entry, form, step);
  if (step.wants.empty()) form.fault(value.line, "expect: expects something of the view");
  return step;
}

What read_happened(const YamlNode& value, bool log, Form& form) {
  const std::string_view what = log ? "log" : "events";
  HappenedStep step;
  step.log = log;
  if (!form.map(value, what, {"includes", "excludes", "in_order", "exactly", "seen_by"})) return step;
  step.includes = texts_of(value, "includes", what, form);
  step.excludes = texts_of(value, "excludes", what, form);
  step.in_order = texts_of(value, "in_order", what, form);
  step.exactly = exactly_of(value, what, form);
  if (const YamlNode* seat = value.find("seen_by"))
    step.seen_by = form.text(*seat, std::string(what) + "/seen_by");
  if (value.entries.size() < (step.seen_by ? 2U : 1U)) {
    form.fault(value.line, std::string(what) + ": expects includes, excludes, in_order or exactly");
  }
  return step;
}

What read_others(const YamlNode& value, Form& form) {
  OthersStep step;
  if (form.map(value, "others", {"pass_until"})) step.until = form.need_text(value, "pass_until", "others");
  return step;
}

What read_answer(const YamlEntry& entry, Form& form) {
  AnswerStep step;
  step.name = entry.key;
  step.words = form.texts(entry.value, entry.key.text);
  return step;
}

What read_what(const YamlEntry& entry, Form& form) {
  const std::string& key = entry.key.text;
  if (key == "options") return read_options(entry.value, form);
  if (key == "refuse") return read_refuse(entry.value, form);
  if (key == "expect") return read_expect(entry.value, form);
  if (key == "events") return read_happened(entry.value, false, form);
  if (key == "log") return read_happened(entry.value, true, form);
  if (key == "others") return read_others(entry.value, form);
  if (key == "end") return EndStep{form.truth(entry.value, "end")};
  return read_answer(entry, form);
}

}  // namespace

std::optional<Step> read_step(const YamlNode& node, Form& form) {
  if (!node.is_map() || node.entries.size() != 1) {
    form.fault(node.line, "a step is a map with one key, not " + brief(node, 60));
    return std::nullopt;
  }
  const YamlEntry& entry = node.entries.front();
  Step step;
  step.line = entry.key.line;
  step.text = entry.key.text + ": " + brief(entry.value);
  step.what = read_what(entry, form);
  return step;
}

}  // namespace orrery::scenario
