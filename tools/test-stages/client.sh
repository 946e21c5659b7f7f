# The client in the browser: types, unit tests, and Playwright on Debian's chromium against the release build's server.
# shellcheck shell=bash

stage_client() {
  stage "Client: types and unit tests"
  check "client builds" tools/build-client || return 0
  check "client types" in_client npm run check || true
  client_tests "client unit tests" npx vitest run --reporter=json || true
  stage "Client in the browser"
  client_tests "client in the browser" npx playwright test --reporter=json || true
}

# The sweep over positions at every size and in every language.
stage_sweep() {
  stage "Client: sweep over 300 positions"
  SWEEP=300 client_tests "sweep over positions" npx playwright test sweep --reporter=json || true
}

in_client() { (cd client && CI=1 timeout --foreground 3600 "$@"); }

# client_tests NAME COMMAND...: a runner that writes its report as JSON; every test counts.
client_tests() {
  local name=$1 log status=0 good bad
  shift
  log=$(log_of "$name")
  in_client "$@" >"$log.json" 2>"$log" || status=$?
  read -r good bad < <(node tools/test-stages/client-count.mjs "$log.json" "$log.failures") || true
  [[ ${good:-0} -eq 0 ]] || pass "$name: $good" "$good"
  if [[ ${bad:-0} -gt 0 ]]; then
    show "$log.failures" 200
    fail "$name: $bad" "$bad"
  elif [[ $status -ne 0 || ${good:-0} -eq 0 ]]; then
    show "$log"
    fail "$name: exit code $status"
  fi
}
