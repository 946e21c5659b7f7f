// The files of the built client, read once at the start. What is not in the list does not exist: no path of a
// request ever reaches the file system.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace orrery::server {

struct StaticFile {
  std::string body;
  std::string compressed;  // the file of the same name with .gz, if the build made one
  std::string type;
  bool lasting = false;  // its name holds a hash of its content: may be cached for ever
};

class StaticFiles {
 public:
  StaticFiles() = default;
  // All files below the folder; an empty list if there is no such folder.
  explicit StaticFiles(const std::filesystem::path& folder);

  // "/" is the index page. Null if there is none.
  [[nodiscard]] const StaticFile* find(std::string_view path) const;
  [[nodiscard]] bool empty() const { return files_.empty(); }

 private:
  std::map<std::string, StaticFile, std::less<>> files_;
};

}  // namespace orrery::server
