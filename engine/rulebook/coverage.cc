#include "engine/rulebook/coverage.h"

#include <map>
#include <set>

namespace orrery {

namespace {

std::string_view without_blanks(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r";
  const std::size_t from = text.find_first_not_of(kBlank);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(kBlank) - from + 1);
}

// "- `ID` reason", "| `ID` | reason |" or "ID<tab>reason"; false if the line is prose.
bool parse_exemption(std::string_view line, Exemption& out) {
  if (line.starts_with("- `") || line.starts_with("| `")) {
    const std::size_t end = line.find('`', 3);
    if (end == std::string_view::npos) return false;
    out.id = line.substr(3, end - 3);
    std::string_view reason = without_blanks(line.substr(end + 1));
    while (!reason.empty() && (reason.front() == '|' || reason.front() == ':'))
      reason = without_blanks(reason.substr(1));
    while (!reason.empty() && reason.back() == '|')
      reason = without_blanks(reason.substr(0, reason.size() - 1));
    out.reason = reason;
    return true;
  }
  const std::size_t tab = line.find('\t');
  if (tab == std::string_view::npos || line.starts_with('#') || line.starts_with("id\t")) return false;
  out.id = without_blanks(line.substr(0, tab));
  out.reason = without_blanks(line.substr(tab + 1));
  return true;
}

std::set<std::string> proven_ids(const Catalogue& catalogue, const std::vector<Proof>& proofs,
                                 Coverage& out) {
  std::set<std::string> ids;
  for (const Proof& proof : proofs) {
    const RuleEntry* entry = catalogue.find(proof.id);
    if (entry == nullptr || entry->id != proof.id) {
      out.errors.push_back(proof.scenario + ": there is no rule " + proof.id);
    } else {
      ids.insert(proof.id);
    }
  }
  return ids;
}

std::map<std::string, const Exemption*> exempt_ids(const Catalogue& catalogue, const Exemptions& exemptions,
                                                   Coverage& out) {
  std::map<std::string, const Exemption*> ids;
  for (const Exemption& exemption : exemptions.list) {
    const std::string where = "exemptions, line " + std::to_string(exemption.line) + ": ";
    const RuleEntry* entry = catalogue.find(exemption.id);
    if (entry == nullptr || entry->id != exemption.id) {
      out.errors.push_back(where + "there is no rule " + exemption.id);
    } else if (exemption.reason.empty()) {
      out.errors.push_back(where + exemption.id + " has no reason");
    } else if (!ids.emplace(exemption.id, &exemption).second) {
      out.errors.push_back(where + exemption.id + " comes a second time");
    }
  }
  return ids;
}

}  // namespace

Exemptions parse_exemptions(std::string_view text) {
  Exemptions out;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    Exemption exemption;
    exemption.line = number;
    if (parse_exemption(text.substr(0, end), exemption)) out.list.push_back(std::move(exemption));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return out;
}

Coverage coverage(const Catalogue& catalogue, const Exemptions& exemptions,
                  const std::vector<Proof>& proofs) {
  Coverage out;
  out.errors = catalogue.errors();
  const std::set<std::string> proven = proven_ids(catalogue, proofs, out);
  const std::map<std::string, const Exemption*> exempt = exempt_ids(catalogue, exemptions, out);
  for (const RuleEntry& entry : catalogue.entries()) {
    const bool is_proven = proven.contains(entry.id);
    const auto exemption = exempt.find(entry.id);
    if (is_proven && exemption != exempt.end()) out.both.push_back(entry.id);
    if (entry.is_ruling) {
      ++out.rulings;
      (is_proven ? out.rulings_proven : out.rulings_missing).push_back(entry.id);
      continue;
    }
    ++out.total;
    if (is_proven) {
      out.proven.push_back(entry.id);
    } else if (exemption != exempt.end()) {
      out.exempt.push_back(*exemption->second);
    } else {
      out.missing.push_back(entry.id);
    }
  }
  return out;
}

std::string Coverage::summary() const {
  std::string out = std::to_string(total) + " rules: " + std::to_string(proven.size()) + " proven, " +
                    std::to_string(exempt.size()) + " exempt, " + std::to_string(missing.size()) +
                    " missing; " + std::to_string(rulings_proven.size()) + " of " + std::to_string(rulings) +
                    " rulings proven";
  if (!errors.empty())
    out += "; " + std::to_string(errors.size()) + (errors.size() == 1 ? " error" : " errors");
  return out;
}

}  // namespace orrery
