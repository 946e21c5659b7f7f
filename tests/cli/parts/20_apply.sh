# apply
# shellcheck shell=bash disable=SC2154

cp g.orr a.orr
run 0 apply a.orr "$(first_option a.orr)"
differ a.orr g.orr
run 0 replay a.orr --verify
play_on a.orr 12

cp a.orr before.orr
run 1 apply a.orr 'move fleet 1 2'
has err 'AHOS-'
has err 'error: '
same a.orr before.orr
if [[ $(grep -c 'AHOS-' err) -ge 2 ]]; then ok; else bad 'the rule is not told in words'; fi
run 1 apply a.orr 'fly to the moon'
has err "'fly to the moon'"
same a.orr before.orr
run 1 apply a.orr "$(first_option a.orr)" 'fly to the moon'
same a.orr before.orr
run 1 apply a.orr 'fly' --json
is_json out
has out '"error"'

# Only the seat whose decision it is.
seat=$("$program" options a.orr --json | sed -n 's/.*"seat": *"\([^"]*\)".*/\1/p' | head -1)
for other in red blue green; do
  [[ $other != "$seat" ]] || continue
  run 1 apply a.orr --seat "$other" "$(first_option a.orr)"
  has err "not $other's"
done
same a.orr before.orr
run 0 apply a.orr --seat "$seat" "$(first_option a.orr)" --json
is_json out
has out '"log"'

# Explaining changes nothing.
cp a.orr before.orr
run 0 apply a.orr --why "$(first_option a.orr)"
has out ' may '
run 1 apply a.orr --why 'move fleet 1 2'
has err 'AHOS-'
same a.orr before.orr
run 2 apply a.orr

# Bots that the record names.
run 0 apply a.orr --bots
run 0 replay a.orr --verify

# Chance told by hand.
run 0 new ahos --players 2 --no-seed -o real.orr
lacks real.orr 'seed'
run 1 apply real.orr 'pass'
has err 'no seed'
run 1 apply real.orr --outcome 'nonsense'
same real.orr real.orr
run 1 apply g.orr --outcome 'H01'
has err 'comes from the seed'
"$program" new ahos --players 2 --seed 5 >seeded.orr
outcomes=()
while IFS= read -r line; do outcomes+=(--outcome "${line#*: }"); done < <(grep '^chance ' seeded.orr)
run 0 apply real.orr "${outcomes[@]}"
grep -E '^(chance|hash) ' seeded.orr >expected
grep -E '^(chance|hash) ' real.orr >actual
same expected actual
