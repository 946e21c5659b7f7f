# The same program with gcc's sanitizers watching.
# shellcheck shell=bash

export UBSAN_OPTIONS=print_stacktrace=1 TSAN_OPTIONS=halt_on_error=1

# steady PRESET COMMAND...: runs a command of that build; with a sanitizer, at fixed addresses where the system allows it: kernels that
# randomise many address bits now and then leave the sanitizers of gcc 12 no room. Other builds keep their random addresses, so that
# behaviour which depends on an address shows as a wrong hash.
steady() {
  local preset=$1
  shift
  if [[ $preset == [at]san ]] && setarch -R true 2>/dev/null; then
    setarch -R "$@"
  else
    "$@"
  fi
}

stage_memory() {
  local players
  stage "Address and undefined-behaviour sanitizers"
  build asan || return 0
  run_ctest "unit tests, asan" asan -L sanitize
  check "scenarios, asan" program asan check tests/rules || true
  check "random games, asan: ahos" program asan sim ahos --players 4 --games 200 --bots random --check --jobs 2 || true
  for players in 3 6; do
    check "random games, asan: ti4, $players players" program asan sim ti4 --players "$players" --games 20 --bots random,greedy --check --jobs 2 || true
  done
}

stage_threads() {
  stage "Thread sanitizer"
  build tsan orrery server_tests || return 0
  check "parallel games, tsan: ahos" program tsan sim ahos --players 3 --games 100 --jobs 2 --bots random,greedy || true
  check "parallel games, tsan: ti4" program tsan sim ti4 --players 6 --games 40 --jobs 2 --bots random,greedy || true
  check "server, tsan" steady tsan build/tsan/tests/server_tests --gtest_brief=1 || true
  check "connections, tsan" program tsan bench serve --games 20 --seconds 10 --think 0.2 --resume 40 || true
}
