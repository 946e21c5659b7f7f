# The same games whatever compiled them: gcc optimised, clang with assertions and sanitizers; with --full also clang optimised.
# shellcheck shell=bash

# stage_same_behaviour PRESET...
stage_same_behaviour() {
  local preset
  stage "Same behaviour from every compiler"
  for preset in "$@"; do
    check "replays, $preset" replays "$preset" || true
    check "signature, $preset" same_signature "$preset" || true
  done
}

stage_clang() {
  stage "Build: clang, optimised, file by file"
  build clang-release orrery || return 0
  stage_same_behaviour clang-release
}

# replays PRESET: every stored record still leads to the hashes written in it.
replays() {
  local records=(tests/replays/*.orr)
  if [[ ! -e ${records[0]} ]]; then
    echo "tests/replays has no .orr file"
    return 1
  fi
  program "$1" replay "${records[@]}" --verify
}

# same_signature PRESET: fixed playouts hash to the lines in tests/signature.txt, one per game.
same_signature() {
  local preset=$1 line actual status=0
  if [[ ! -s tests/signature.txt ]]; then
    echo "tests/signature.txt is missing or empty"
    return 1
  fi
  while read -r line; do
    [[ $line =~ ^signature\ ([a-z0-9]+)\ players=([0-9]+)\ games=([0-9]+)\ seed=([0-9]+)\  ]] || {
      echo "tests/signature.txt: cannot read '$line'"
      return 1
    }
    actual=$(program "$preset" sim "${BASH_REMATCH[1]}" --players "${BASH_REMATCH[2]}" --games "${BASH_REMATCH[3]}" --seed "${BASH_REMATCH[4]}" \
      --bots random --signature) || true
    if [[ $actual != "$line" ]]; then
      echo "tests/signature.txt:   $line"
      echo "build/$preset/orrery: $actual"
      status=1
    fi
  done <tests/signature.txt
  [[ $status -eq 0 ]] ||
    echo "A change of rules changes the signature on purpose: then put the new line into tests/signature.txt and into the commit message."
  return "$status"
}
