#include "server/net/static_files.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>
#include <utility>

namespace orrery::server {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 10> kTypes = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".ico", "image/x-icon"},
    {".webmanifest", "application/manifest+json"},
}};

std::string type_of(const std::filesystem::path& path) {
  for (const auto& [extension, type] : kTypes) {
    if (path.extension() == extension) return std::string(type);
  }
  return "application/octet-stream";
}

std::string read(const std::filesystem::path& path) {
  const std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return std::move(out).str();
}

}  // namespace

StaticFiles::StaticFiles(const std::filesystem::path& folder) {
  std::error_code error;
  if (!std::filesystem::is_directory(folder, error)) return;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file() || entry.path().extension() == ".gz") continue;
    const std::filesystem::path inside = std::filesystem::relative(entry.path(), folder);
    // What a tool or an editor left there is not for the world.
    if (std::any_of(inside.begin(), inside.end(),
                    [](const auto& part) { return part.native().starts_with('.'); }))
      continue;
    const std::string name = "/" + inside.generic_string();
    StaticFile& file = files_[name];
    file.body = read(entry.path());
    file.type = type_of(entry.path());
    file.lasting = name.starts_with("/assets/");
    const std::filesystem::path compressed = entry.path().string() + ".gz";
    if (std::filesystem::exists(compressed)) file.compressed = read(compressed);
  }
}

const StaticFile* StaticFiles::find(std::string_view path) const {
  const auto found = files_.find(path == "/" ? std::string_view("/index.html") : path);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace orrery::server
