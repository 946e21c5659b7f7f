// The files of a content pack.
#pragma once

#include <map>
#include <string>

namespace orrery {

using PackFiles = std::map<std::string, std::string>;  // file name -> contents

}  // namespace orrery
