// The one place that knows yaml-cpp: from its events to our tree.
#pragma once

#include <string_view>

#include "engine/scenario/yaml_tree.h"

namespace orrery::scenario {

// One document; `line` is the line of the file where its text begins.
YamlDocument parse_document(std::string_view text, int line);

}  // namespace orrery::scenario
