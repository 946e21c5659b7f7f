#!/usr/bin/env bash
# Compares the readable logs of stored records with the playthrough files. A change of rules or texts shows as a difference to be read;
# `tests/playthroughs/check.sh build/release/orrery --write` regenerates them. A number after the name cuts the log after that many steps.
set -euo pipefail
orrery=$1
here=$(cd "$(dirname "$0")" && pwd)
fault=0
while read -r record steps; do
  cut=()
  [ -z "$steps" ] || cut=(--at "$steps")
  now=$("$orrery" replay "$here/../replays/$record.orr" --log "${cut[@]}" | grep -v '\.orr: ok')
  if [ "${2:-}" = "--write" ]; then
    printf '%s\n' "$now" >"$here/$record.txt"
  elif ! diff <(printf '%s\n' "$now") "$here/$record.txt" >/dev/null; then
    echo "playthrough $record differs:"
    diff <(printf '%s\n' "$now") "$here/$record.txt" | head -n 20 || true
    fault=1
  fi
done <<'RECORDS'
ahos-2p-greedy
ahos-4p-random
ti3-3p-random
ti3-6p-greedy 1200
ti4-3p-random
ti4-6p-greedy 1500
RECORDS
exit $fault
