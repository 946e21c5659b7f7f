# odds: the chances of a fight
# shellcheck shell=bash disable=SC2154
replays=$(dirname "$parts")/../replays

run 0 odds ti4 --attacker "plain: 1 cruiser" --defender "plain: 1 cruiser"
has out "attacker wins  37.50%"
has out "draw           25.00%"
run 0 odds ti4 --attacker "sol: 2 carrier 4 fighter 1 dreadnought; tech: fighter_ii" --defender "hacan: 2 cruiser 1 pds" --json
is_json out
for key in attacker draw defender rounds survivors; do has out "\"$key\":"; done
run 0 odds ti4 --attacker "plain: 4 infantry 1 carrier" --defender "plain: 2 infantry 1 pds" --ground --check 200
has out "200 fights through the rules"
run 0 odds ti4 --attacker "plain: 2 cruiser" --defender "plain: 1 dreadnought" --casualties best --defender-goal dearly
run 0 odds ti4 --attacker "plain: 2 cruiser" --defender "plain: 2 cruiser" --retreat 1
run 0 odds --texts
has out "direct_hit"

# what makes no sense
run 1 odds ti4 --attacker "plain: 2 wagons" --defender "plain: 1 cruiser"
one_line err
has err "wagons"
run 1 odds ti4 --attacker "nobody: 2 cruiser" --defender "plain: 1 cruiser"
run 1 odds ti4 --attacker "plain: 2 cruiser; use: tailwind" --defender "plain: 1 cruiser"
run 2 odds ti4 --attacker "plain: 2 cruiser"
run 2 odds no_such_game

# from a record, by what a seat may know
run 1 odds "$replays/ti4-6p-greedy.orr" --system 999
run 0 odds "$replays/ti4-6p-greedy.orr" --at 1500 --system 25 --attacker green --json
is_json out
has out "\"sides\":"
run 1 odds "$replays/ti4-6p-greedy.orr" --at 1500 --system 18 --attacker red --defender blue
has err "nothing that could come there"
run 1 odds "$replays/ahos-3p-greedy.orr" --at 40
