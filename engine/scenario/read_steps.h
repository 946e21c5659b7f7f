// The steps of a script: a map with one key each.
#pragma once

#include <optional>

#include "engine/scenario/form.h"
#include "engine/scenario/steps.h"

namespace orrery::scenario {

// The step, or nothing if its form is wrong and `form` has been told.
std::optional<Step> read_step(const YamlNode& node, Form& form);

}  // namespace orrery::scenario
