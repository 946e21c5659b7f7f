// Content packs that somebody has edited since a game began.
#pragma once

#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "engine/core/pack_files.h"
#include "games/ahos/pack/pack_tables.h"
#include "games/pack/manifest.h"
#include "games/pack/table.h"
#include "games/ti3/pack/pack_tables.h"
#include "games/ti4/pack/pack_tables.h"

namespace orrery {

inline std::span<const TableSpec> tables_of(std::string_view game) {
  return game == "ti4" ? ti4::pack_tables() : game == "ti3" ? ti3::pack_tables() : ahos::pack_tables();
}

inline std::vector<std::string> cells_of(const std::string& line) {
  std::vector<std::string> cells;
  std::string cell;
  for (std::istringstream in(line); std::getline(in, cell, '\t');) cells.push_back(cell);
  if (line.ends_with('\t')) cells.emplace_back();
  return cells;
}

// Every name and every sentence of a table another one.
inline std::string retold(const TableSpec& spec, const std::string& text) {
  std::string out;
  std::vector<std::string> header;
  std::string line;
  for (std::istringstream in(text); std::getline(in, line);) {
    std::vector<std::string> cells = cells_of(line);
    const bool row = !line.empty() && !line.starts_with('#') && !header.empty();
    if (!line.empty() && !line.starts_with('#') && header.empty()) header = cells;
    for (std::size_t i = 0; row && i < cells.size(); ++i) {
      for (const ColumnSpec& column : spec.columns) {
        const bool prose = column.told && column.name == header[i] && column.name != "complete";
        if (prose && cells[i] != "-" && !cells[i].empty()) cells[i] += " (corrected)";
      }
    }
    std::string joined;
    for (const std::string& cell : cells) joined += (&cell == cells.data() ? "" : "\t") + cell;
    out += joined + "\n";
  }
  return out;
}

inline PackFiles retold(std::string_view game, PackFiles files) {
  for (const TableSpec& spec : tables_of(game)) {
    if (spec.file != kManifestFile)
      files[std::string(spec.file)] = retold(spec, files[std::string(spec.file)]);
  }
  return files;
}

// A number that rules read: what a planet is worth, how many tokens there are.
inline PackFiles with_other_number(std::string_view game, PackFiles files) {
  const std::string file = game == "ahos" ? "alien.tsv" : "planets.tsv";
  const std::string from = game == "ti4" ? "Jord\t1\t4\t2" : game == "ti3" ? "Jord\tsol_home\t4\t2" : "5\t2";
  const std::string to = game == "ti4" ? "Jord\t1\t4\t3" : game == "ti3" ? "Jord\tsol_home\t4\t3" : "5\t3";
  std::string& text = files.at(file);
  text.replace(text.find(from), from.size(), to);
  return files;
}

}  // namespace orrery
