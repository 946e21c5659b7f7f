// orrery types: what the client must know of messages and games, as TypeScript.
#include <fstream>
#include <iostream>

#include "cli/commands.h"
#include "cli/common.h"
#include "server/protocol/generated.h"

namespace orrery::cli {

namespace {

struct TypesArgs {
  std::string folder;
};

void run(const TypesArgs& args) {
  for (const GeneratedFile& file : server::generated_files()) {
    if (args.folder.empty()) {
      std::cout << "// " << file.path << "\n" << file.text << "\n";
      continue;
    }
    const std::string path = args.folder + "/" + file.path;
    std::ofstream out(path);
    out << file.text;
    out.close();
    if (!out) fail("cannot write " + path);
    std::cout << path << "\n";
  }
}

}  // namespace

void add_types(CLI::App& app) {
  auto args = std::make_shared<TypesArgs>();
  CLI::App* sub =
      app.add_subcommand("types", "Print the types that the client shares with the server as TypeScript");
  sub->add_option("folder", args->folder, "Write them below this folder instead: client/src")
      ->type_name("DIR");
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
