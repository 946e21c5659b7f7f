// All files of the client that are printed from here: `orrery types` writes them, a test compares them.
#pragma once

#include "engine/contract/contract.h"

namespace orrery::server {

std::vector<GeneratedFile> generated_files();

}  // namespace orrery::server
