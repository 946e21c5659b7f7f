#include "cli/rulebooks.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cctype>

namespace orrery::cli {

namespace fs = std::filesystem;

namespace {

std::string known_catalogues(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    const fs::path path = it->path();
    if (path.extension() != ".md" || path.stem().string().ends_with("-exempt")) continue;
    if (!Catalogue::parse(read_file(path)).entries().empty()) names.push_back(path.stem().string());
  }
  std::sort(names.begin(), names.end());
  return join(names);
}

// Names come from the command line: nothing outside the folder may be meant.
bool is_plain(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
  });
}

// The ids under that key of a scenario and of its variants.
void add_proofs(const YAML::Node& scenario, const std::string& key, const std::string& path,
                std::vector<Proof>& out) {
  if (!scenario.IsMap()) return;
  if (const YAML::Node ids = scenario[key]) {
    if (ids.IsScalar()) out.push_back({ids.as<std::string>(), path});
    if (ids.IsSequence()) {
      for (const YAML::Node& id : ids) out.push_back({id.as<std::string>(), path});
    }
  }
  const YAML::Node variants = scenario["variants"];
  if (!variants || !variants.IsSequence()) return;
  for (const YAML::Node& variant : variants) add_proofs(variant, key, path, out);
}

std::vector<fs::path> scenario_files(const fs::path& folder) {
  std::vector<fs::path> out;
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    const fs::path extension = it->path().extension();
    if (it->is_regular_file(error) && (extension == ".yaml" || extension == ".yml"))
      out.push_back(it->path());
  }
  std::sort(out.begin(), out.end());
  return out;
}

bool is_id_char(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '.'; }

}  // namespace

Catalogue find_catalogue(std::string_view game, const Source& source) {
  const fs::path folder = beside_data(source, "rulebook");
  if (folder.empty() || !is_plain(game)) return {};
  const fs::path path = folder / (std::string(game) + ".md");
  return fs::exists(path) ? Catalogue::parse(read_file(path)) : Catalogue{};
}

Catalogue need_catalogue(const std::string& game, const Source& source) {
  const fs::path folder = beside_data(source, "rulebook");
  if (folder.empty()) fail("there is no folder rulebook beside the data folder");
  Catalogue catalogue = find_catalogue(game, source);
  if (!catalogue.entries().empty()) return catalogue;
  usage_error("there is no rule catalogue for '" + game + "'; there are: " + known_catalogues(folder));
}

Exemptions load_exemptions(const std::string& game, const Source& source) {
  const fs::path folder = beside_data(source, "rulebook");
  for (const char* ending : {"-exempt.md", "-exempt.tsv"}) {
    const fs::path path = folder / (game + ending);
    if (fs::exists(path)) return parse_exemptions(read_file(path));
  }
  return {};
}

std::vector<Proof> scan_proofs(const fs::path& folder, const std::string& key) {
  std::vector<Proof> out;
  for (const fs::path& path : scenario_files(folder)) {
    const std::string name = path.lexically_relative(folder).string();
    try {
      for (const YAML::Node& scenario : YAML::LoadAll(read_file(path))) add_proofs(scenario, key, name, out);
    } catch (const YAML::Exception& error) {
      fail(path.string() + ": line " + std::to_string(error.mark.line + 1) + ": " + error.msg);
    }
  }
  return out;
}

std::string rule_line(const Catalogue& catalogue, std::string_view id) {
  const RuleEntry* entry = catalogue.find(id);
  return entry == nullptr ? std::string(id) : entry->id + ": " + entry->text;
}

std::vector<std::string> rules_named_in(const Catalogue& catalogue, std::string_view text) {
  std::vector<std::string> out;
  for (std::size_t from = 0; from < text.size();) {
    std::size_t to = from;
    while (to < text.size() && is_id_char(text[to])) ++to;
    std::string_view word = text.substr(from, to - from);
    while (word.ends_with('.')) word.remove_suffix(1);
    if (word.find('-') != std::string_view::npos) {
      const RuleEntry* entry = catalogue.find(word);
      if (entry != nullptr && std::find(out.begin(), out.end(), entry->id) == out.end())
        out.push_back(entry->id);
    }
    from = to + 1;
  }
  return out;
}

std::string wrap(std::string_view text, std::size_t width, std::size_t indent) {
  std::string out;
  std::size_t column = indent;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (word.empty()) continue;
    if (column > indent && column + 1 + word.size() > width) {
      out += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      out += ' ';
      ++column;
    }
    out += word;
    column += word.size();
  }
  return out;
}

}  // namespace orrery::cli
