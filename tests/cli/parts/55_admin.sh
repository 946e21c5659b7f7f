# What the command line of orrery admin refuses; what it does is tried on real servers (tests/server/admin_test.cc).
# shellcheck shell=bash

run 2 admin
run 2 admin prune --database sqlite:nowhere.sqlite
has err '--older-than'
for span in 90 d 90x 9999999d; do
  run 2 admin tables --older-than "$span" --database sqlite:nowhere.sqlite
done
run 2 admin tables --state gone
run 1 admin people --database sqlite:nowhere.sqlite
has err 'there is no database nowhere.sqlite'
run 0 admin --help
for word in tables show close delete people ban unban forget session reset-password prune; do has out "$word"; done
