# What the tests of packages share: a folder that goes away, servers that end with the test, requests without further programs.
# shellcheck shell=bash
set -euo pipefail
shopt -s inherit_errexit

root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../..")
work=$(mktemp -d)
servers=()
clean_up() {
  local server
  for server in "${servers[@]}"; do kill "$server" 2>/dev/null || true; done
  wait
  rm -rf "$work"
}
trap clean_up EXIT

wrong() {
  echo "wrong: $*" >&2
  exit 1
}

# start_server PROGRAM ARGUMENT...: sets `port`; it serves from a folder where nothing lies.
start_server() {
  local program=$1 said=$work/said.${#servers[@]}
  shift
  mkdir -p "$work/elsewhere"
  : >"$said"
  (cd "$work/elsewhere" && exec "$program" serve --port 0 --store "$work/store.${#servers[@]}" "$@") >"$said" 2>"$said.log" &
  servers+=($!)
  for _ in {1..200}; do
    port=$(sed -n 's/.*http:.*:\([0-9]*\)$/\1/p' "$said")
    [[ -z $port ]] || return 0
    kill -0 "${servers[-1]}" 2>/dev/null || break
    sleep 0.05
  done
  cat "$said" "$said.log" >&2
  wrong "the server did not start"
}

# ask PATH [PORT]: the whole answer, head and body.
ask() {
  local line
  exec 9<>"/dev/tcp/127.0.0.1/${2:-$port}"
  printf 'GET %s HTTP/1.0\r\nHost: orrery.example\r\n\r\n' "$1" >&9
  while IFS= read -r line <&9 || [[ -n $line ]]; do printf '%s\n' "${line%$'\r'}"; done
  exec 9>&-
}

# serves_all: what an installed server must have of its own: the page, a pack, a rulebook.
serves_all() {
  local page script
  [[ $(ask /healthz) == *$'\nok' ]] || wrong "/healthz"
  page=$(ask /)
  [[ $page == *"<!doctype html>"* || $page == *"<!DOCTYPE html>"* ]] || wrong "no page: $page"
  script=$(grep -o '/assets/[^"]*\.js' <<<"$page" | head -n 1)
  [[ $(ask "$script" | head -n 1) == *" 200 "* ]] || wrong "the script of the page, $script"
  [[ $(ask /api/packs/ti4) == *"planets.tsv"* ]] || wrong "no pack of ti4"
  [[ $(ask "/api/rules/ti3" | tr -d '\0') == *'"section"'* ]] || wrong "no rulebook of ti3"
}

# links_hold FOLDER: what the installed README, the operations and the examples name beside them is there.
links_hold() {
  local page link
  for page in README.md docs/operations.md examples/README.md; do
    [[ -s $1/$page ]] || wrong "$page is missing"
    while IFS= read -r link; do
      [[ -e $1/$(dirname "$page")/$link ]] || wrong "$page names $link, which is not there"
    done < <(grep -o ']([^)]*)' "$1/$page" | sed -E 's/^]\(([^)#]*).*$/\1/' | grep -v -e '^http' -e '^$')
  done
}
