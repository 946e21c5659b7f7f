# The C++ tests and the executable rulebook, in the release build.
# shellcheck shell=bash

# run_ctest NAME PRESET ARGUMENT...: adds what ctest counted.
run_ctest() {
  local name=$1 preset=$2 log status=0
  shift 2
  log=$(log_of "$name")
  steady "$preset" ctest --preset "$preset" -j "$jobs" "$@" >"$log" 2>&1 || status=$?
  if [[ $(<"$log") =~ \%\ tests\ passed,\ ([0-9]+)\ tests\ failed\ out\ of\ ([0-9]+) ]]; then
    local bad=${BASH_REMATCH[1]} good=$((BASH_REMATCH[2] - BASH_REMATCH[1]))
    [[ $good -eq 0 ]] || pass "$name: $good" "$good"
    [[ $status -ne 0 ]] || return 0
    grep -vE '^ *Start +[0-9]+:|\.\.\. +Passed +' "$log" >"$log.failures" || true
    show "$log.failures" 200
    if [[ $bad -gt 0 ]]; then fail "$name: $bad" "$bad"; else fail "$name: exit code $status"; fi
  else
    show "$log"
    fail "$name: ctest ran no test (exit code $status)"
  fi
}

# run_programs NAME PRESET: every test program of a build in two halves, a few of them at a time: starting a process for every test costs more
# than most tests, and those of the server mostly wait.
run_programs() {
  local name=$1 preset=$2 good=0 bad=0 program log shard
  for program in $(programs_of "$preset"); do
    for shard in 0 1; do
      while [[ $(jobs -rp | wc -l) -gt $jobs ]]; do wait -n || true; done
      run_half "$name" "$preset" "$program" "$shard" &
    done
  done
  wait
  for program in $(programs_of "$preset"); do
    for shard in 0 1; do
      log=$(log_of "$name $program $shard")
      good=$((good + $(grep -c '^\[       OK \]' "$log" || true)))
      bad=$((bad + $(grep -c '^\[  FAILED  \] .*ms)$' "$log" || true)))
      [[ $(<"$log.status") != 0 ]] || continue
      show "$log" 200
      fail "$name: $program, exit code $(<"$log.status")"
    done
  done
  [[ $good -eq 0 ]] || pass "$name: $good" "$good"
  [[ $good -gt 0 || $bad -gt 0 ]] || fail "$name: no test ran"
}

# programs_of PRESET: the test programs of a build, those that take longest first.
programs_of() {
  local known
  for known in server_tests lab_tests server_process_tests "build/$1/tests/"*_tests; do
    known=${known##*/}
    [[ ! -x build/$1/tests/$known ]] || echo "$known"
  done | awk '!seen[$0]++'
}

run_half() {
  local name=$1 preset=$2 program=$3 shard=$4 log status=0
  log=$(log_of "$name $program $shard")
  GTEST_TOTAL_SHARDS=2 GTEST_SHARD_INDEX=$shard \
    steady "$preset" timeout --foreground 1200 "build/$preset/tests/$program" --gtest_color=no >"$log" 2>&1 || status=$?
  echo "$status" >"$log.status"
}

# run_scenarios NAME PATH...: adds what `orrery check` counted.
run_scenarios() {
  local name=$1 log report status=0
  shift
  log=$(log_of "$name")
  program release check "$@" --json >"$log" 2>"$log.errors" || status=$?
  report=$(<"$log")
  local good=none bad=none
  [[ $report =~ \"passed\"[[:space:]]*:[[:space:]]*([0-9]+) ]] && good=${BASH_REMATCH[1]}
  [[ $report =~ \"failed\"[[:space:]]*:[[:space:]]*([0-9]+) ]] && bad=${BASH_REMATCH[1]}
  if [[ $good == none || $bad == none ]]; then
    show "$log"
    show "$log.errors"
    fail "$name: no counts from orrery check (exit code $status)"
    return
  fi
  [[ $good -eq 0 ]] || pass "$name: $good" "$good"
  if [[ $bad -gt 0 ]]; then
    program release check "$@" >"$log.failures" 2>&1 || true # the same again, for people
    show "$log.failures" 200
    fail "$name: $bad" "$bad"
  elif [[ $status -ne 0 ]]; then
    show "$log.errors"
    fail "$name: exit code $status"
  elif [[ $good -eq 0 ]]; then
    fail "$name: there are none"
  fi
}

stage_unit_tests() {
  stage "Unit tests"
  run_programs "unit tests" release
  run_ctest "the program and stored games as text" release -R '^(cli|playthroughs)$'
}

# The server's tests again on a PostgreSQL of their own; the run above used SQLite.
stage_postgres() {
  local program
  stage "Server on PostgreSQL"
  for program in server_tests server_process_tests; do
    check "$program on PostgreSQL" tools/with-postgres "build/release/tests/$program" --gtest_filter='*postgres*' || true
  done
}

# What hostile people, limits and departures do to a hub, on PostgreSQL: each test makes its tables anew, which takes a second.
stage_postgres_hubs() {
  stage "Hubs on PostgreSQL"
  ORRERY_HUB_ON=postgres check "hubs on PostgreSQL" tools/with-postgres build/release/tests/server_tests \
    --gtest_filter='Hostile*:*Limits*:Lists*:*Departure*:*Sessions*:Positions*' || true
}

stage_scenarios() {
  stage "Scenarios"
  run_scenarios "scenarios" tests/rules
}

stage_rule_coverage() {
  stage "Rule coverage"
  local game
  for game in ahos ti4 ti3; do
    check "every rule is proven: $game" program release rules "$game" --coverage || true
    check "every card, power and unit has a scenario: $game" program release rules "$game" --content || true
  done
}

# stage_filtered FILTER: the unit tests and scenarios with this in their name.
stage_filtered() {
  stage "Tests that match $1"
  local files=() tests
  mapfile -t files < <(find tests/rules -name '*.yaml' ! -name '*.base.yaml' -path "*$1*" 2>/dev/null | sort)
  tests=$(ctest --preset release -N -R "$1" 2>/dev/null | sed -n 's/^Total Tests: //p') || tests=0
  if [[ ${tests:-0} -gt 0 ]]; then run_ctest "unit tests" release -R "$1"; fi
  if [[ ${#files[@]} -gt 0 ]]; then run_scenarios "scenarios" "${files[@]}"; fi
  if [[ ${tests:-0} -eq 0 && ${#files[@]} -eq 0 ]]; then fail "nothing matches $1"; fi
}
