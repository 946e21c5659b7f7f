# The same program with sanitizers watching.
# shellcheck shell=bash

export UBSAN_OPTIONS=print_stacktrace=1 TSAN_OPTIONS=halt_on_error=1

# steady PRESET COMMAND...: runs a command of that build; with a sanitizer, at fixed addresses where the system allows it: kernels that
# randomise many address bits now and then leave the sanitizers no room. Other builds keep their random addresses, so that behaviour
# which depends on an address shows as a wrong hash.
steady() {
  local preset=$1
  shift
  if [[ $preset == *[at]san ]] && setarch -R true 2>/dev/null; then
    setarch -R "$@"
  else
    "$@"
  fi
}

stage_memory() {
  stage "Build: clang, address and undefined-behaviour sanitizers"
  build asan || return 0
  stage "Address and undefined-behaviour sanitizers"
  watched_tests asan
}

stage_memory_gcc() {
  stage "Build: gcc, address and undefined-behaviour sanitizers, file by file"
  build gcc-asan || return 0
  stage "Address and undefined-behaviour sanitizers, gcc"
  watched_tests gcc-asan
}

# watched_tests PRESET
watched_tests() {
  local preset=$1 players
  run_programs "unit tests, $preset" "$preset"
  check "scenarios, $preset" scenarios_by_cores "$preset" || true
  check "random games, $preset: ahos" program "$preset" sim ahos --players 4 --games 200 --bots random --check --jobs 2 || true
  for players in 3 6; do
    check "random games, $preset: ti4, $players players" \
      program "$preset" sim ti4 --players "$players" --games 20 --bots random,greedy --check --jobs 2 || true
    check "random games, $preset: ti3, $players players" \
      program "$preset" sim ti3 --players "$players" --games 10 --option leaders=yes --option distant_suns=yes --option sabotage_runs=yes \
      --bots random,greedy --check --jobs 2 || true
  done
}

# scenarios_by_cores PRESET: all of them, a few hundred files at a time on each core.
scenarios_by_cores() {
  local files
  mapfile -d '' files < <(find tests/rules -name '*.yaml' ! -name '*.base.yaml' -print0 | sort -z)
  printf '%s\0' "${files[@]}" | steady "$1" timeout --foreground 900 xargs -0 -n 150 -P "$jobs" "build/$1/orrery" check
}

stage_threads() {
  stage "Build: clang, thread sanitizer"
  build tsan orrery server_tests || return 0
  stage "Thread sanitizer"
  check "parallel games, tsan: ahos" program tsan sim ahos --players 3 --games 100 --jobs 2 --bots random,greedy || true
  check "parallel games, tsan: ti4" program tsan sim ti4 --players 6 --games 40 --jobs 2 --bots random,greedy || true
  run_programs "server, tsan" tsan
  check "connections, tsan" program tsan bench serve --games 20 --seconds 4 --think 0.2 --resume 40 || true
}

# Many games by chance with every property watched, in the release build.
stage_long_games() {
  local players
  stage "Long random games"
  for players in 2 3 4; do
    check "random games: ahos, $players players" program release sim ahos --players "$players" --games 3000 --bots random,greedy --check --jobs 2 || true
  done
  for players in 3 4 5 6; do
    check "random games: ti4, $players players" \
      program release sim ti4 --players "$players" --games 300 --option map=random --option factions=dealt --bots random,greedy --check --jobs 2 || true
    check "random games: ti3, $players players" \
      program release sim ti3 --players "$players" --games 300 --bots random,greedy --check --jobs 2 || true
  done
}
