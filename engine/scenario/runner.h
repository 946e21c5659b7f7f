// Runs one scenario that was read without faults.
#pragma once

#include "engine/scenario/scenario.h"
#include "engine/scenario/steps.h"

namespace orrery::scenario {

// True if everything held; otherwise the result says what did not, and where.
bool run_scenario(const Scenario& scenario, const ScenarioHost& host, ScenarioResult& result);

}  // namespace orrery::scenario
