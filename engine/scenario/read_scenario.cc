#include "engine/scenario/read_scenario.h"

#include <algorithm>

#include "engine/scenario/form.h"
#include "engine/scenario/read_steps.h"
#include "engine/scenario/utf8.h"

namespace orrery::scenario {
namespace {

class Reader {
 public:
  Reader(const YamlNode& root, ReadScenario& out) : root_(root), s_(out.scenario), form_(out.faults) {}

  void read() {
    if (!root_.is_map())
      return form_.fault(root_.line, "a scenario is a map of title, game, rules, given and script");
    form_.map(root_, "scenario",
              {"title", "game", "rules", "given", "script", "pack", "chance", "seed", "content", "note"});
    s_.title = form_.need_text(root_, "title", "scenario");
    s_.game = form_.need_text(root_, "game", "scenario");
    read_lists();
    read_chance();
    read_given();
    read_script();
  }

 private:
  [[nodiscard]] const YamlNode* need(std::string_view key) {
    const YamlNode* value = root_.find(key);
    if (value == nullptr) form_.fault(root_.line, "scenario: '" + std::string(key) + "' is missing");
    return value;
  }

  void read_lists() {
    if (const YamlNode* rules = need("rules")) s_.rules = form_.list(*rules, "rules");
    if (const YamlNode* content = root_.find("content")) s_.content = form_.list(*content, "content");
    if (const YamlNode* pack = root_.find("pack")) s_.pack = form_.text(*pack, "pack");
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

  void read_given() {
    const YamlNode* given = need("given");
    if (given == nullptr) return;
    s_.given = *given;
    if (!given->is_map())
      form_.fault(given->line, "given: expected keys with values, not " + brief(*given, 40));
  }

  void read_script() {
    const YamlNode* script = need("script");
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

}  // namespace

ReadScenario read_scenario(const YamlDocument& document) {
  ReadScenario out;
  out.scenario.line = document.line;
  if (!document.error.text.empty()) {
    out.faults.push_back(document.error);
    return out;
  }
  if (document.root.line > 0) out.scenario.line = document.root.line;
  Reader(document.root, out).read();
  return out;
}

}  // namespace orrery::scenario
