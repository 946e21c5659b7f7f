#include "engine/scenario/read_scenario.h"

#include <algorithm>
#include <utility>

#include "engine/scenario/form.h"
#include "engine/scenario/lay_over.h"
#include "engine/scenario/read_steps.h"
#include "engine/scenario/utf8.h"

namespace orrery::scenario {
namespace {

YamlNode no_keys(int line) {
  YamlNode map;
  map.kind = YamlNode::Kind::Map;
  map.line = line;
  return map;
}

// Reads the keys of a document, or of one of its variants, into a scenario.
class Reader {
 public:
  Reader(const YamlNode& root, ReadScenario& out) : root_(root), s_(out.scenario), form_(out.faults) {}

  // What all variants have in common; the script too if there are none.
  void read(const ReadBase& read_base) {
    if (!root_.is_map())
      return form_.fault(root_.line, "a scenario is a map of title, game, rules, given and script");
    form_.map(root_, "scenario",
              {"title", "game", "rules", "given", "script", "base", "variants", "pack", "chance", "seed",
               "content", "note"});
    s_.title = form_.need_text(root_, "title", "scenario");
    s_.game = form_.need_text(root_, "game", "scenario");
    if (const YamlNode* rules = need("rules", "scenario")) add_texts(*rules, "rules", s_.rules);
    add_lists();
    if (const YamlNode* pack = root_.find("pack")) s_.pack = form_.text(*pack, "pack");
    read_chance();
    read_given(read_base);
    if (root_.find("variants") == nullptr) return read_script("scenario");
    if (root_.find("script") != nullptr)
      form_.fault(root_.line, "scenario: has variants, and so no script of its own");
  }

  // One variant on top of what all have in common.
  void read_variant() {
    if (!form_.map(root_, "variants", {"title", "script", "rules", "content", "note", "given"})) return;
    s_.title.text += ": " + form_.need_text(root_, "title", "variants").text;
    s_.line = root_.line;
    if (const YamlNode* rules = root_.find("rules")) add_texts(*rules, "rules", s_.rules);
    add_lists();
    if (const YamlNode* given = root_.find("given")) lay(*given);
    read_script("variants");
  }

 private:
  [[nodiscard]] const YamlNode* need(std::string_view key, const std::string& what) {
    const YamlNode* value = root_.find(key);
    if (value == nullptr) form_.fault(root_.line, what + ": '" + std::string(key) + "' is missing");
    return value;
  }

  void add_texts(const YamlNode& list, const std::string& what, std::vector<Text>& out) {
    for (Text& text : form_.list(list, what)) out.push_back(std::move(text));
  }

  void add_lists() {
    if (const YamlNode* content = root_.find("content")) add_texts(*content, "content", s_.content);
    no_repeats(s_.rules, "rules");
    no_repeats(s_.content, "content");
  }

  void no_repeats(const std::vector<Text>& texts, const std::string& what) {
    std::vector<std::string> seen;
    for (const Text& t : texts) {
      if (std::find(seen.begin(), seen.end(), t.text) != seen.end()) {
        return form_.fault(t.line, what + ": " + cut(t.text, 40) + " is listed twice");
      }
      seen.push_back(t.text);
    }
  }

  void read_chance() {
    if (const YamlNode* chance = root_.find("chance")) {
      if (chance->text != "auto")
        form_.fault(chance->line, "chance: expected auto, not " + brief(*chance, 40));
      s_.chance_auto = true;
    }
    if (const YamlNode* seed = root_.find("seed")) {
      s_.seed = static_cast<std::uint64_t>(form_.number(*seed, "seed"));
      if (!s_.chance_auto) form_.fault(seed->line, "seed: has no meaning without 'chance: auto'");
    }
  }

  void read_given(const ReadBase& find_base) {
    s_.given = no_keys(root_.line);
    const YamlNode* base = root_.find("base");
    if (base != nullptr) read_base(*base, find_base);
    const YamlNode* given = base == nullptr ? need("given", "scenario") : root_.find("given");
    if (given != nullptr) lay(*given);
  }

  void lay(const YamlNode& given) {
    if (given.is_map()) {
      s_.given = lay_over(s_.given, given, form_);
    } else {
      form_.fault(given.line, "given: expected keys with values, not " + brief(given, 40));
    }
  }

  void read_base(const YamlNode& name, const ReadBase& find_base) {
    s_.base = form_.text(name, "base");
    const auto bad = [&](const std::string& what) { form_.fault(name.line, "base: " + what); };
    if (!s_.base.text.ends_with(kBaseEnding) || s_.base.text.starts_with('/'))
      return bad("expected a file beside this one whose name ends with " + std::string(kBaseEnding));
    const FoundText found = find_base ? find_base(s_.base.text) : FoundText{"", "there is no such file"};
    if (!found.error.empty()) return bad(found.error);
    const std::vector<YamlDocument> documents = read_yaml(found.text);
    const auto at = [&](int line) { return s_.base.text + ":" + std::to_string(line) + ": "; };
    if (documents.size() != 1) return bad(s_.base.text + ": expected one document with 'given'");
    if (!documents[0].error.text.empty()) return bad(at(documents[0].error.line) + documents[0].error.text);
    std::vector<Text> faults;
    Form form(faults);
    const YamlNode& root = documents[0].root;
    const YamlNode* given = nullptr;
    if (form.map(root, "a shared position", {"given", "note"})) given = root.find("given");
    if (faults.empty() && (given == nullptr || !given->is_map()))
      form.fault(root.line, "a shared position: expected 'given' with its keys");
    YamlNode under;
    if (faults.empty()) under = lay_over(no_keys(given->line), *given, form);
    if (!faults.empty()) return bad(at(faults[0].line) + faults[0].text);
    mark_from_base(under);
    s_.given = std::move(under);
  }

  void read_script(const std::string& what) {
    const YamlNode* script = need("script", what);
    if (script == nullptr) return;
    if (!script->is_list() || script->items.empty()) {
      return form_.fault(script->line, "script: expected a list of steps, not " + brief(*script, 40));
    }
    for (const YamlNode& item : script->items) {
      if (auto step = read_step(item, form_)) s_.script.push_back(std::move(*step));
    }
  }

  const YamlNode& root_;
  Scenario& s_;
  Form form_;
};

std::vector<ReadScenario> read_variants(const YamlNode& variants, const ReadScenario& common) {
  std::vector<ReadScenario> out;
  for (const YamlNode& item : variants.items) {
    out.push_back(common);
    Reader(item, out.back()).read_variant();
  }
  return out;
}

}  // namespace

std::vector<ReadScenario> read_scenario(const YamlDocument& document, const ReadBase& read_base) {
  ReadScenario out;
  out.scenario.line = document.line;
  if (!document.error.text.empty()) {
    out.faults.push_back(document.error);
    return {out};
  }
  const YamlNode& root = document.root;
  if (root.line > 0) out.scenario.line = root.line;
  Reader(root, out).read(read_base);
  const YamlNode* variants = root.is_map() ? root.find("variants") : nullptr;
  if (variants == nullptr) return {out};
  if (!variants->is_list() || variants->items.empty())
    Form(out.faults).fault(variants->line, "variants: expected a list of maps, not " + brief(*variants, 40));
  return out.faults.empty() ? read_variants(*variants, out) : std::vector<ReadScenario>{out};
}

}  // namespace orrery::scenario
