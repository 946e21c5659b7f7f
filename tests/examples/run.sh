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

# Who speaks faster than the server wants was not among them.
nobody_was_dropped() {
  local none='orrery_dropped_total\{[^}]*\} 0'
  [[ $(ask /metrics) =~ $none ]] || wrong "a bot was dropped"
}

start_server "$build/orrery"
for game in ahos ti3 ti4; do
  ends "python $game" /usr/bin/python3 "$root/examples/python/bot.py" --server "127.0.0.1:$port" --game "$game" --players 3 --seed 1
done

# came_back WHAT LOG PATTERN: it ended well, and by that way.
came_back() {
  [[ $(tail -n 1 "$work/game") == *'"winners"'* ]] || wrong "$1: $(<"$work/game") $(<"$2")"
  grep -q "$3" "$2" || wrong "$1: $(<"$2")"
}

# guest WHAT COMMAND...: invited by a link; its host goes in the middle.
guest() {
  local what=$1 host
  shift
  : >"$work/link"
  /usr/bin/python3 "$root/tests/examples/host.py" "127.0.0.1:$port" >"$work/link" 2>"$work/host.log" &
  host=$!
  for _ in {1..100}; do
    [[ ! -s $work/link ]] || break
    sleep 0.05
  done
  timeout 60 "$@" --invite "$(<"$work/link")" >"$work/game" 2>"$work/guest.log" || wrong "$what: $(<"$work/guest.log")"
  wait "$host" || wrong "$what: $(<"$work/host.log")"
  came_back "$what" "$work/guest.log" "gone"
}

launcher=$(command -v ccache || true)
build_bot() {
  cmake -G Ninja -S "$root/examples/cpp" -B "$work/cpp" ${launcher:+-DCMAKE_CXX_COMPILER_LAUNCHER="$launcher"} && cmake --build "$work/cpp"
}
build_bot >"$work/cmake.log" 2>&1 || wrong "the C++ bot does not build: $(<"$work/cmake.log")"
ends "c++ ahos" "$work/cpp/bot" --server "127.0.0.1:$port" --game ahos --players 3 --seed 1

guest "c++, invited" "$work/cpp/bot"
guest "python, invited" /usr/bin/python3 "$root/examples/python/bot.py"

# The same behind https, as a proxy speaks it.
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
  -keyout "$work/key.pem" -out "$work/cert.pem" 2>"$work/openssl.log" || wrong "$(<"$work/openssl.log")"
/usr/bin/python3 "$root/tests/examples/https.py" "$port" "$work/cert.pem" "$work/key.pem" >"$work/https" &
servers+=($!)
for _ in {1..100}; do
  [[ ! -s $work/https ]] || break
  sleep 0.05
done
SSL_CERT_FILE=$work/cert.pem ends "python by https" /usr/bin/python3 "$root/examples/python/bot.py" --server "https://localhost:$(<"$work/https")" --seed 1
! /usr/bin/python3 "$root/examples/python/bot.py" --server "https://localhost:$(<"$work/https")" >"$work/game" 2>&1 || wrong "any certificate will do"

# survivor WHAT COMMAND...: the server is stopped in the middle, and another comes in its place.
survivor() {
  local what=$1 bot
  shift
  : >"$work/game"
  timeout 120 "$@" --server "http://127.0.0.1:$port" --game ti4 --players 3 >"$work/game" 2>"$work/survivor.log" &
  bot=$!
  for _ in {1..100}; do
    [[ ! -s $work/game ]] || break
    sleep 0.05
  done
  sleep 1
  kill "${servers[0]}"
  wait "${servers[0]}" || true
  (cd "$work/elsewhere" && exec "$build/orrery" serve --port "$port" --store "$work/store.0") >"$work/again" 2>&1 &
  servers[0]=$!
  wait "$bot" || wrong "$what: $(<"$work/survivor.log")"
  came_back "$what" "$work/survivor.log" "coming back"
}
nobody_was_dropped
survivor "python, across a restart" /usr/bin/python3 "$root/examples/python/bot.py"
survivor "c++, across a restart" "$work/cpp/bot"

# refuses WHAT COMMAND...: one line, and nothing of the inside.
refuses() {
  local what=$1
  shift
  ! timeout 30 "$@" >"$work/refused" 2>&1 || wrong "$what: it went well"
  [[ $(wc -l <"$work/refused") == 1 ]] || wrong "$what: $(<"$work/refused")"
}
for address in 127.0.0.1:1 ftp://orrery.example "https://127.0.0.1:$port" http://orrery.example:no; do
  refuses "python at $address" /usr/bin/python3 "$root/examples/python/bot.py" --server "$address"
  refuses "c++ at $address" "$work/cpp/bot" --server "$address"
done

nobody_was_dropped
