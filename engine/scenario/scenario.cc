#include "engine/scenario/scenario.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "engine/scenario/read_scenario.h"
#include "engine/scenario/runner.h"

namespace orrery {
namespace scenario {
namespace {

std::vector<std::string> plain(const std::vector<Text>& texts) {
  std::vector<std::string> out(texts.size());
  std::transform(texts.begin(), texts.end(), out.begin(), [](const Text& t) { return t.text; });
  return out;
}

void fail_form(std::vector<Text> faults, ScenarioResult& result) {
  std::stable_sort(faults.begin(), faults.end(),
                   [](const Text& a, const Text& b) { return a.line < b.line; });
  result.fault_line = faults.front().line;
  result.message = result.file + ":" + std::to_string(result.fault_line) + ": " + faults.front().text;
  constexpr std::size_t kMany = 20;
  for (std::size_t i = 1; i < std::min(faults.size(), kMany); ++i) {
    result.message += "\n  line " + std::to_string(faults[i].line) + ": " + faults[i].text;
  }
  if (faults.size() > kMany)
    result.message += "\n  ... and " + std::to_string(faults.size() - kMany) + " more";
}

ScenarioResult run_one(std::string_view file, ReadScenario read, const ScenarioHost& host) {
  ScenarioResult result;
  result.file = std::string(file);
  const Scenario& scenario = read.scenario;
  result.line = scenario.line;
  result.title = scenario.title.text;
  result.game = scenario.game.text;
  result.rules = plain(scenario.rules);
  result.content = plain(scenario.content);
  if (!read.faults.empty()) {
    fail_form(std::move(read.faults), result);
    return result;
  }
  result.ok = run_scenario(scenario, host, result);
  return result;
}

// The last net: a scenario is a verdict, whatever happens in a game or a host.
ScenarioResult run_safely(std::string_view file, const ReadScenario& read, const ScenarioHost& host) {
  try {
    return run_one(file, read, host);
  } catch (const std::exception& error) {
    ScenarioResult result;
    result.file = std::string(file);
    result.line = result.fault_line = read.scenario.line;
    result.message = result.file + ":" + std::to_string(result.line) + ": cannot be run: " + error.what();
    return result;
  }
}

}  // namespace
}  // namespace scenario

std::vector<ScenarioResult> run_scenarios(std::string_view file, std::string_view text,
                                          const ScenarioHost& host) {
  std::vector<ScenarioResult> out;
  for (const scenario::YamlDocument& document : scenario::read_yaml(text)) {
    const auto read_base = [&](std::string_view name) {
      return host.read_base ? host.read_base(name, file) : FoundText{"", "there is no such file"};
    };
    for (const scenario::ReadScenario& read : scenario::read_scenario(document, read_base))
      out.push_back(scenario::run_safely(file, read, host));
  }
  if (out.empty()) {
    ScenarioResult nothing;
    nothing.file = std::string(file);
    nothing.line = nothing.fault_line = 1;
    nothing.message = nothing.file + ":1: there is no scenario in this file";
    out.push_back(std::move(nothing));
  }
  return out;
}

}  // namespace orrery
