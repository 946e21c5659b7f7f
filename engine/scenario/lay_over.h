// Laying one position over another: what `base` and `variants` do with `given`.
#pragma once

#include "engine/scenario/form.h"
#include "engine/scenario/yaml_tree.h"

namespace orrery::scenario {

// The map `under` with the keys of the map `over` laid over it:
//   key: {...}    where both have a map, key by key, all the way down
//   key: value    replaces what was there, lists as a whole
//   key+: [...]   adds these items after those of the list that was there
//   key: ~        takes the key away that was there
// Without anything under it, `key+` is `key`, and `key: ~` a null.
YamlNode lay_over(const YamlNode& under, const YamlNode& over, Form& form);

// Says of every part of a tree that it stands in the file that `base` names.
void mark_from_base(YamlNode& node);

}  // namespace orrery::scenario
