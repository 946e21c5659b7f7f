// Rule catalogues on disk.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/common.h"
#include "engine/rulebook/catalogue.h"
#include "engine/rulebook/coverage.h"

namespace orrery::cli {

// The catalogue rulebook/<game>.md, or a failure. A catalogue may exist before its game does.
Catalogue need_catalogue(const std::string& game, const Source& source);
// The same, but empty if there is none: for commands that only want to explain.
Catalogue find_catalogue(std::string_view game, const Source& source);
// rulebook/<game>-exempt.md or .tsv; empty if there is neither.
Exemptions load_exemptions(const std::string& game, const Source& source);
// What the scenarios below the folder, and their variants, name under a key: "rules" or "content".
std::vector<Proof> scan_proofs(const std::filesystem::path& folder, const std::string& key = "rules");

// "AHOS-MOV-5: Units may not ...", or the id alone if the catalogue does not have it.
std::string rule_line(const Catalogue& catalogue, std::string_view id);
// The ids of the catalogue that occur in a text, in order.
std::vector<std::string> rules_named_in(const Catalogue& catalogue, std::string_view text);
// The width of what is printed for people.
inline constexpr std::size_t kTextWidth = 100;
// Breaks a text into lines that end before column `width`. The first is to be printed at column `indent`, the
// others begin with as many spaces.
std::string wrap(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace orrery::cli
