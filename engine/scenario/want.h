// What a scenario wants a value to be, and whether it is.
//
//   27, red, null
//       that value; a plain word also matches the text of a name ("14" is space 14)
//   [S1, T06]
//       these items in any order, as often as written
//   {fleets: 2, star_bases: 1}
//       these fields; others are not looked at
//   {exactly_in_order: [a, b]}, {contains: X}, {lacks: X}, {size: 3}, {at_least: 2}, {at_most: 5}, {not: X},
//   {absent: true}
//       see docs/scenarios.md
#pragma once

#include <string>
#include <vector>

#include "engine/scenario/form.h"
#include "engine/scenario/yaml_tree.h"

namespace orrery::scenario {

// Tells what is wrong with the form of a want.
void check_want(const YamlNode& want, std::string_view what, Form& form);

// One line for each difference; none if the value is as wanted. `found` is null if there is no such value.
std::vector<std::string> differences(const YamlNode& want, const json::value* found, const std::string& path);

// The value on one line, cut if it is long.
std::string brief(const json::value& value);

}  // namespace orrery::scenario
