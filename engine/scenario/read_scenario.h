// From a document to a scenario. Everything that can be wrong with the form of a scenario is found here,
// before it runs.
#pragma once

#include <vector>

#include "engine/scenario/steps.h"

namespace orrery::scenario {

struct ReadScenario {
  Scenario scenario;  // as far as it could be read
  std::vector<Text> faults;
};

ReadScenario read_scenario(const YamlDocument& document);

}  // namespace orrery::scenario
