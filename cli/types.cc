// orrery types: what the client must know of messages and games, as TypeScript.
#include <fstream>
#include <iostream>

#include "cli/commands.h"
#include "cli/common.h"
#include "server/protocol/generated.h"
#include "server/protocol/schema.h"

namespace orrery::cli {

namespace {

struct TypesArgs {
  std::string folder;
  std::string schema;
};

void write(const std::string& folder, const GeneratedFile& file) {
  const std::string path = folder + "/" + file.path;
  std::ofstream out(path);
  out << file.text;
  out.close();
  if (!out) fail("cannot write " + path);
  std::cout << path << "\n";
}

void run(const TypesArgs& args) {
  if (!args.schema.empty()) {
    for (const GeneratedFile& file : server::schema_files()) write(args.schema, file);
    return;
  }
  for (const GeneratedFile& file : server::generated_files()) {
    if (args.folder.empty()) {
      std::cout << "// " << file.path << "\n" << file.text << "\n";
    } else {
      write(args.folder, file);
    }
  }
}

}  // namespace

void add_types(CLI::App& app) {
  auto args = std::make_shared<TypesArgs>();
  CLI::App* sub = app.add_subcommand(
      "types", "Print the types that clients share with the server as TypeScript, or as JSON Schema");
  sub->add_option("folder", args->folder, "Write them below this folder instead: client/src")
      ->type_name("DIR");
  sub->add_option("--schema", args->schema,
                  "Write JSON Schema (2020-12) into this folder instead: protocol.json, and GAME.json with "
                  "the views of each game")
      ->type_name("DIR");
  sub->callback([args] { run(*args); });
}

}  // namespace orrery::cli
