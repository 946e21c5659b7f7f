#!/usr/bin/env bash
# The program from end to end, as a person or a script uses it: run.sh PROGRAM
set -uo pipefail

program=$(realpath "$1")
parts=$(dirname "$(realpath "${BASH_SOURCE[0]}")")/parts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
export XDG_STATE_HOME=$work/state NO_COLOR=1
unset ORRERY_DATA
failures=0 checks=0

ok() { checks=$((checks + 1)); }
bad() {
  checks=$((checks + 1)) failures=$((failures + 1))
  printf 'FAIL %s\n' "$1"
  [[ ! -s out ]] || sed 's/^/    out: /' out | head -20
  [[ ! -s err ]] || sed 's/^/    err: /' err | head -20
}

# run CODE ARGUMENT...: the program must end with that code. Output goes to the files out and err.
run() {
  local expected=$1 code=0
  shift
  timeout 60 "$program" "$@" >out 2>err </dev/null || code=$?
  if [[ $code -eq $expected ]]; then ok; else bad "exit code $code instead of $expected: orrery $*"; fi
}
# has FILE TEXT: the file has the text (out, err, or a record).
has() { if grep -qF -- "$2" "$1"; then ok; else bad "no '$2' in $1"; fi; }
lacks() { if grep -qF -- "$2" "$1"; then bad "'$2' in $1"; else ok; fi; }
same() { if cmp -s "$1" "$2"; then ok; else bad "$1 and $2 differ"; fi; }
differ() { if cmp -s "$1" "$2"; then bad "$1 and $2 are the same"; else ok; fi; }
one_line() { if [[ $(wc -l <"$1") -eq 1 ]]; then ok; else bad "$1 has not exactly one line"; fi; }
# Programs read it: one JSON value.
is_json() {
  if ! command -v python3 >/dev/null; then return; fi
  if python3 -m json.tool "$1" >/dev/null 2>json_error; then ok; else bad "$1 is no JSON: $(head -1 json_error)"; fi
}
# first_option FILE: the first legal choice of a record.
first_option() { "$program" options "$1" --json | sed -n 's/.*"choice": *"\([^"]*\)".*/\1/p' | head -1; }
# play_on FILE N: the first option, N times.
play_on() {
  local i
  for ((i = 0; i < $2; i++)); do
    "$program" apply "$1" "$(first_option "$1")" >/dev/null || bad "the first option of $1 was refused"
  done
}

for part in "$parts"/*.sh; do
  # shellcheck source=/dev/null
  source "$part"
done

if [[ $failures -gt 0 ]]; then
  echo "$failures of $checks checks failed"
  exit 1
fi
echo "$checks checks passed"
