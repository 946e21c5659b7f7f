# Counting and telling. Every check ends in `pass` or `fail`; neither stops the run. `stop` does, for what the rest cannot do without.
# shellcheck shell=bash disable=SC2034

passed=0 failed=0
complete=no # set to yes at the end of ./test
logs=build/test-logs
jobs=$(nproc)

elapsed() { printf '%d:%02d' $((SECONDS / 60)) $((SECONDS % 60)); }

stage() { printf '\n[%s] %s\n' "$(elapsed)" "$1"; }

# pass NAME [COUNT]
pass() {
  passed=$((passed + ${2:-1}))
  printf '[%s]   ok    %s\n' "$(elapsed)" "$1"
}

# fail NAME [COUNT]
fail() {
  failed=$((failed + ${2:-1}))
  printf '[%s]   FAIL  %s\n' "$(elapsed)" "$1"
}

# stop [NAME]: ends the run; NAME is what failed, unless that is counted already.
stop() {
  [[ $# -eq 0 ]] || fail "$1"
  complete=yes
  exit 1
}

# log_of NAME: the log file of a check.
log_of() { printf '%s/%s.log' "$logs" "${1//[^A-Za-z0-9]/-}"; }

# show FILE [LINES]: the end of a log, indented, so that it cannot be taken for a line of ours.
show() { tail -n "${2:-60}" "$1" | sed 's/^/        | /'; }

# check NAME COMMAND...: one test, passed when the command succeeds. The output is shown only when it does not.
check() {
  local name=$1 log status=0
  shift
  log=$(log_of "$name")
  "$@" >"$log" 2>&1 || status=$?
  if [[ $status -eq 0 ]]; then
    pass "$name"
    return 0
  fi
  show "$log"
  [[ $status -ne 124 ]] || echo "        | stopped: it took too long"
  fail "$name"
  return 1
}

# program PRESET ARGUMENT...: runs the program of a build. Exit code 124 when it hangs.
program() {
  local preset=$1 binary=build/$1/orrery
  shift
  if [[ ! -x $binary ]]; then
    echo "$binary does not exist"
    return 1
  fi
  steady "$preset" timeout --foreground 900 "$binary" "$@"
}

# The last line of ./test, whatever happened before it, also when a signal arrives while a check writes to its log.
exec 3>&1
finish() {
  local status=$?
  exec 1>&3
  if [[ $complete != yes ]]; then
    fail "the run broke off (exit code $status)"
  elif [[ $((passed + failed)) -eq 0 ]]; then
    fail "nothing was tested"
  fi
  printf '\n[%s] done\n%d passed, %d failed\n' "$(elapsed)" "$passed" "$failed"
  [[ $failed -eq 0 ]] || exit 1
  exit 0
}
