# The same games whatever compiled them: gcc and clang, optimised and with assertions.
# shellcheck shell=bash

stage_compilers() {
  local preset compared=(release)
  stage "Build: release, clang"
  if build clang-release; then compared+=(clang-release); fi
  stage "Same behaviour from every compiler"
  for preset in "${compared[@]}"; do
    check "replays, $preset" replays "$preset" || true
  done
  for preset in "${compared[@]}" asan; do
    check "signature, $preset" same_signature "$preset" || true
  done
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

# same_signature PRESET: fixed playouts hash to the line in tests/signature.txt.
same_signature() {
  local expected actual
  if [[ ! -s tests/signature.txt ]]; then
    echo "tests/signature.txt is missing or empty"
    return 1
  fi
  expected=$(<tests/signature.txt)
  actual=$(program "$1" sim ahos --players 3 --games 200 --seed 1 --bots random --signature) || {
    echo "$actual"
    return 1
  }
  if [[ $actual != "$expected" ]]; then
    echo "tests/signature.txt: $expected"
    echo "build/$1/orrery:     $actual"
    echo "A change of rules changes the signature on purpose: then put the new line into tests/signature.txt and into the commit message."
    return 1
  fi
}
