// After the build each text stands beside its compressed form, which the server gives to whoever can read it.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const texts = /\.(js|css|html|svg|json|webmanifest)$/;
const leastBytes = 1000;

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

export function compressed(folder = "dist"): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const path of filesBelow(folder)) {
        const body = readFileSync(path);
        if (!texts.test(path) || body.length < leastBytes) continue;
        writeFileSync(`${path}.gz`, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
