#!/usr/bin/env bash
# run.sh BUILD: the bots of examples/ play whole games at a real server, within its usual limits. The C++ bot is built as a stranger would.
# shellcheck source=tests/packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/../packaging/common.sh"
build=$(realpath "$1")

# ends WHAT COMMAND...: the last line tells a winner, and nothing was refused on the way.
ends() {
  local what=$1
  shift
  timeout 120 "$@" >"$work/game" 2>"$work/game.log" || wrong "$what: $(<"$work/game.log")"
  [[ $(tail -n 1 "$work/game") == *'"winners"'* ]] || wrong "$what: $(<"$work/game")"
  [[ ! -s $work/game.log ]] || wrong "$what: $(<"$work/game.log")"
}

start_server "$build/orrery"
for game in ahos ti3 ti4; do
  ends "python $game" /usr/bin/python3 "$root/examples/python/bot.py" --server "127.0.0.1:$port" --game "$game" --players 3 --seed 1
done

launcher=$(command -v ccache || true)
build_bot() {
  cmake -S "$root/examples/cpp" -B "$work/cpp" ${launcher:+-DCMAKE_CXX_COMPILER_LAUNCHER="$launcher"} && cmake --build "$work/cpp"
}
build_bot >"$work/cmake.log" 2>&1 || wrong "the C++ bot does not build: $(<"$work/cmake.log")"
ends "c++ ahos" "$work/cpp/bot" 127.0.0.1 "$port" ahos 3 1

# Who speaks faster than the server wants was not among them.
dropped='orrery_dropped_total\{[^}]*\} 0'
[[ $(ask /metrics) =~ $dropped ]] || wrong "a bot was dropped"
