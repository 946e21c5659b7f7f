# Layout and lint, each one test.
# shellcheck shell=bash

stage_format() {
  stage "Layout: clang-format"
  check "clang-format" format_all || true
  check "only verbs change the state" only_verbs_have_the_key || true
  check "docs wrap at 120 columns" docs_wrap || true
}

# The key to the fields of a state (engine/flow/change.h) is for verbs: of a game, and of the toy game of the tests. That nobody changes a field without
# it is the compiler's business.
only_verbs_have_the_key() {
  local others
  others=$(grep -rlE 'engine/flow/change\.h"|\bStateKey\b|const_cast<([a-z0-9]+::)?State\b' --include='*.h' --include='*.cc' engine games odds bots lab cli server tests |
    grep -vE '^(engine/flow/(change|flow)\.h|games/[a-z0-9]+/verbs[^/]*\.cc|games/[a-z0-9]+/verbs/[^/]+|tests/unit/toy/toy\.cc)$') || return 0
  echo "these hold the key to the state and are no verbs:"
  echo "$others"
  return 1
}

# Prose alone: tables and code are as long as they are.
docs_wrap() {
  awk 'FNR == 1 { code = 0 } /^ *```/ { code = !code }
    !code && !/^\|/ && length($0) > 120 { print FILENAME ":" FNR ": " length($0) " columns"; bad = 1 }
    END { exit bad }' README.md CONTRIBUTING.md client/README.md docs/*.md docs/decisions/*.md tests/*.md
}

format_all() {
  find . \( -name build -o -name .git -o -name node_modules \) -prune -o -type f \( -name '*.h' -o -name '*.cc' \) -print0 |
    xargs -0 -r -n 20 -P "$jobs" clang-format-14 --dry-run -Werror
}

stage_layers() {
  stage "Layout: folders of the server"
  check "folders of the server" server_layers || true
}

# What lies below the hub and the connections knows nothing of them. grep says 1 when it finds nothing.
server_layers() {
  local status=0
  grep -rnE '#include "server/(hub|net)/' server/{base,notify,people,protocol,store,table} || status=$?
  [[ $status -eq 1 ]]
}

stage_tidy() {
  stage "Lint: clang-tidy"
  check "clang-tidy" tidy_folders || true
}

# A folder is looked at as one unit: what takes time is the headers. Without checks that take a quarter of the time and find next to
# nothing; a file by itself is looked at with all of them.
tidy_folders() {
  cmake --preset tidy >/dev/null &&
    tidy_all tidy -bugprone-suspicious-include,-bugprone-reserved-identifier,-bugprone-stringview-nullptr,-misc-misleading-identifier
}

stage_tidy_by_file() {
  stage "Lint: clang-tidy, file by file"
  check "clang-tidy by file" tidy_all clang-release -bugprone-suspicious-include || true
}

# tidy_all PRESET CHECKS: looks at what a clang build compiles, tests aside; files that are compiled together are looked at together. The largest
# first, so that no core waits for the last one.
tidy_all() {
  local preset=$1
  sed -n 's/^ *"file": "\(.*\)",*$/\1/p' "build/$preset/compile_commands.json" |
    grep -E "^$PWD/(build/$preset/)?(engine|games|odds|bots|lab|server|cli)/.*\.(cc|cxx)$" | grep -v cmake_pch | sort -u |
    while read -r unit; do printf '%d %s\n' "$(weight_of "$unit")" "$unit"; done | sort -rn | cut -d ' ' -f 2- |
    xargs -r -n 1 -P "$jobs" clang-tidy-14 --quiet --checks="$2" -p "build/$preset" 2>&1 |
    { grep -vE '^[0-9]+ (warning|error)s? .*generated\.$' || true; }
}

# weight_of FILE: lines of what it includes from us, or its own.
weight_of() {
  if [[ $1 == *.cxx ]]; then sed -n 's/^#include "\(.*\)"$/\1/p' "$1" | xargs -r cat | wc -l; else wc -l <"$1"; fi
}
