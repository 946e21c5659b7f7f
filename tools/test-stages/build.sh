# What has to be there before anything can be tested.
# shellcheck shell=bash

stage_packages() {
  stage "Debian packages"
  tools/install-packages test || stop "install packages"
  mkdir -p "$logs"
}

stage_build() {
  stage "Build: release, gcc"
  build release || stop
  [[ -x build/release/orrery ]] || stop "the build made no build/release/orrery"
}

# build PRESET [TARGET...]: one test. Warnings are errors, so this also tests that the compiler has nothing to say. Not through `check`:
# a build is long, and ninja shows on a terminal how far it is.
build() {
  if tools/build --tests "$@"; then
    pass "build $1"
  else
    fail "build $1"
    return 1
  fi
}
