// Which rules of a catalogue are proven by scenarios, which need no proof, and which are missing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rulebook/catalogue.h"

namespace orrery {

// A rule that no scenario can prove, with the reason: purely physical or explanatory.
struct Exemption {
  std::string id;
  std::string reason;
  std::size_t line = 0;
};
struct Exemptions {
  std::vector<Exemption> list;
};
// Lines "- `AHOS-RAC-1` reason" (rulebook/<game>-exempt.md), or "AHOS-RAC-1<tab>reason" (.tsv); the rest is
// prose.
Exemptions parse_exemptions(std::string_view text);

// That a scenario names a rule.
struct Proof {
  std::string id;
  std::string scenario;
};

struct Coverage {
  std::size_t total = 0;            // rules of the catalogue, rulings not counted
  std::vector<std::string> proven;  // in the order of the catalogue, as are the others
  std::vector<Exemption> exempt;    // and not proven
  std::vector<std::string> missing;
  std::size_t rulings = 0;  // of the catalogue
  std::vector<std::string> rulings_proven;
  std::vector<std::string> rulings_missing;  // for information: rulings need not be proven
  std::vector<std::string> both;             // exempt though proven: the exemption can go
  std::vector<std::string> errors;           // unknown ids, exemptions without reason or given twice

  [[nodiscard]] bool complete() const { return missing.empty() && errors.empty(); }
  [[nodiscard]] std::string summary() const;  // one line
};
Coverage coverage(const Catalogue& catalogue, const Exemptions& exemptions, const std::vector<Proof>& proofs);

}  // namespace orrery
