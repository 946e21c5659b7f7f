#!/usr/bin/env bash
# Compares the readable logs of stored records with the playthrough files. A change of rules or texts shows as a difference to be read;
# `tests/playthroughs/check.sh build/release/orrery --write` regenerates them.
set -euo pipefail
orrery=$1
here=$(cd "$(dirname "$0")" && pwd)
fault=0
for record in ahos-2p-greedy ahos-4p-random; do
  now=$("$orrery" replay "$here/../replays/$record.orr" --log | grep -v '\.orr: ok')
  if [ "${2:-}" = "--write" ]; then
    printf '%s\n' "$now" >"$here/$record.txt"
  elif ! diff <(printf '%s\n' "$now") "$here/$record.txt" >/dev/null; then
    echo "playthrough $record differs:"
    diff <(printf '%s\n' "$now") "$here/$record.txt" | head -n 20 || true
    fault=1
  fi
done
exit $fault
