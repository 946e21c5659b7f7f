// From a document to scenarios: one, or one for each of its variants. Everything that can be wrong with the
// form of a scenario is found here, before it runs.
#pragma once

#include <functional>
#include <vector>

#include "engine/scenario/scenario.h"
#include "engine/scenario/steps.h"

namespace orrery::scenario {

struct ReadScenario {
  Scenario scenario;  // as far as it could be read
  std::vector<Text> faults;
};

// The text of the shared position with that name.
using ReadBase = std::function<FoundText(std::string_view name)>;

// Never empty.
std::vector<ReadScenario> read_scenario(const YamlDocument& document, const ReadBase& read_base);

}  // namespace orrery::scenario
