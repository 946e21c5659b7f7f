# Layout and lint, each one test.
# shellcheck shell=bash

stage_format() {
  stage "Layout: clang-format"
  check "clang-format" format_all || true
}

format_all() {
  find . \( -name build -o -name .git -o -name node_modules \) -prune -o -type f \( -name '*.h' -o -name '*.cc' \) -print0 |
    xargs -0 -r -n 20 -P "$jobs" clang-format-14 --dry-run -Werror
}

stage_tidy() {
  stage "Lint: clang-tidy"
  check "clang-tidy" tidy_all || true
}

# Headers are looked at through the files that include them (HeaderFilterRegex in .clang-tidy). The compile commands are those of the clang
# build: gcc's have options that clang-tidy does not know.
tidy_all() {
  local folders=()
  for folder in engine games bots lab server cli; do
    [[ ! -d $folder ]] || folders+=("$folder")
  done
  # The texts of ti4 are some two hundred small files that say little each and would double the time: they are looked at before a release.
  find "${folders[@]}" -type f -name '*.cc' -not -path 'games/ti4/content/*' -print0 |
    xargs -0 -r -n 1 -P "$jobs" clang-tidy-14 --quiet -p build/clang-release 2>&1 |
    { grep -vE '^[0-9]+ (warning|error)s? .*generated\.$' || true; }
}
