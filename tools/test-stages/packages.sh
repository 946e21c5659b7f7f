# What is handed out: installed, packed, in a container.
# shellcheck shell=bash

stage_delivery() {
  local what
  stage "Packages"
  for what in install deb container nginx; do
    check "package: $what" timeout --foreground 300 "tests/packaging/$what.sh" build/release || true
  done
  check "examples" timeout --foreground 300 tests/examples/run.sh build/release || true
}
