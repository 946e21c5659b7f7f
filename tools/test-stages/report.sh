# Counting and telling. Every check ends in `pass` or `fail`; neither stops the run. `stop` does, for what the rest cannot do without.
# shellcheck shell=bash disable=SC2034

passed=0 failed=0
complete=no # set to yes at the end of ./test
logs=build/test-logs
jobs=$(nproc)

elapsed() { printf '%d:%02d' $((SECONDS / 60)) $((SECONDS % 60)); }

# stage NAME: what follows is counted as time of this stage.
stage_names=() stage_wall=() stage_cpu=()
stage_now='' stage_since=0 stage_cpu_since=0
stage() {
  end_stage
  stage_now=$1 stage_since=$SECONDS stage_cpu_since=$(cpu_seconds)
  printf '\n[%s] %s\n' "$(elapsed)" "$1"
}
end_stage() {
  [[ -n $stage_now ]] || return 0
  stage_names+=("$stage_now")
  stage_wall+=($((SECONDS - stage_since)))
  stage_cpu+=($(($(cpu_seconds) - stage_cpu_since)))
  stage_now=''
}

# cpu_seconds: processor time of everything this shell has started and waited for.
cpu_seconds() {
  local fields
  read -r -a fields <"/proc/$$/stat"
  echo $(((fields[15] + fields[16]) / $(getconf CLK_TCK)))
}

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

# tell_stages: seconds of each stage, and which of them take a fifth more processor time than tools/test-stages/seconds.tsv says. Only a
# remark: machines differ, but what grows is seen before it hurts.
tell_stages() {
  local i name usual remark
  printf '\n%9s %9s  %s\n' seconds processor stage
  for i in "${!stage_names[@]}"; do
    name=${stage_names[i]} remark=''
    usual=$(sed -n "s/^$name\t//p" tools/test-stages/seconds.tsv)
    if [[ -n $usual ]] && ((stage_cpu[i] > usual + usual / 5 && stage_cpu[i] > usual + 5)); then remark="  grew: was $usual"; fi
    printf '%9d %9d  %s%s\n' "${stage_wall[i]}" "${stage_cpu[i]}" "$name" "$remark"
  done
  printf '%9d %9d  all\n' "$SECONDS" "$(cpu_seconds)"
}

# The last lines of ./test, whatever happened before them, also when a signal arrives while a check writes to its log.
exec 3>&1
finish() {
  local status=$?
  exec 1>&3
  if [[ $complete != yes ]]; then
    fail "the run broke off (exit code $status)"
  elif [[ $((passed + failed)) -eq 0 ]]; then
    fail "nothing was tested"
  fi
  end_stage
  tell_stages
  printf '\n%d passed, %d failed\n' "$passed" "$failed"
  [[ $failed -eq 0 ]] || exit 1
  exit 0
}
