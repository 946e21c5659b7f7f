# replay: faults, recovery, forks
# shellcheck shell=bash disable=SC2154

cp a.orr whole.orr
play_on whole.orr 30
run 0 replay whole.orr
run 0 replay whole.orr g.orr --verify
has out 'proven by the seed'
run 0 replay whole.orr --log
run 0 replay whole.orr --log --seat red
run 0 replay whole.orr --verify --json
is_json out
has out '"ok": true'

# Cut off in a line, and at the end of a line.
head -c -20 whole.orr >cut.orr
run 1 replay cut.orr
has err 'cut.orr: line '
has err 'cut off'
one_line err
head -n -3 whole.orr >short.orr
run 1 show short.orr
has err 'cut off'
run 0 replay cut.orr --recover good.orr
has good.orr '# recovered from cut.orr'
run 0 replay good.orr --verify
run 1 replay cut.orr --json
is_json out
has out '"ok": false'

# Edited: another seat, an illegal choice, other luck, a wrong hash, another game.
last=$(grep -nE '^(red|blue|green): ' whole.orr | tail -1 | cut -d: -f1)
sed "${last}s/: .*/: move fleet 1 2/" whole.orr >edited.orr
run 1 replay edited.orr
has err "edited.orr: line $last: "
has err 'AHOS-'
run 0 replay edited.orr --recover good.orr
run 0 replay good.orr
has out "ok, $(grep -cE '^(red|blue|green|chance [a-z_]+): ' good.orr) step"
sed "${last}s/^[a-z]*:/chance draw:/" whole.orr >edited.orr
run 1 replay edited.orr
has err "line $last"
sed 's/^seed .*/seed 99/' whole.orr >edited.orr
run 0 replay edited.orr
run 1 replay edited.orr --verify
has err 'is not what the seed gives'
sed '0,/^hash /s/^hash ..../hash 0000/' whole.orr >edited.orr
run 1 replay edited.orr
has err 'the hash is 0000'
sed 's/^game .*/game chess/' whole.orr >edited.orr
run 1 replay edited.orr
has err "line 2: there is no game 'chess'"
run 1 replay edited.orr --recover good2.orr
has err 'nothing can be recovered'
if [[ -e good2.orr ]]; then bad 'good2.orr was written'; else ok; fi
sed 's/^rules .*/rules 999/' whole.orr >edited.orr
run 1 replay edited.orr
has err 'line 3: recorded with rules 999'
printf 'hello' >edited.orr
run 1 replay edited.orr
printf 'hello\n' >edited.orr
run 1 replay edited.orr
has err 'not a record'

# Forks: the same luck with the same seed, other luck with another.
run 0 replay whole.orr --at 20 --fork fork.orr
has fork.orr '# forked from whole.orr after step 20'
run 0 replay fork.orr --verify
run 0 replay whole.orr --at 20 --fork fork9.orr --seed 9
has fork9.orr 'seed 9 from '
play_on fork9.orr 10
run 0 replay fork9.orr --verify
run 2 replay whole.orr --at 99999 --fork x.orr
run 2 replay whole.orr g.orr --fork x.orr

# Another pack is noticed; the pack's own errors are told.
pack=$(dirname "$(dirname "$parts")")/../data/ahos/house
cp -r "$pack" pack
run 0 show g.orr --pack pack
printf '# another pack\n' >>pack/races.tsv
sed -i 's/^version\t.*/version\t2/' pack/manifest.tsv
run 0 show g.orr --pack pack
sed -i 's/^5\t2/5\t3/' pack/alien.tsv
run 1 show g.orr --pack pack
has err 'content pack'
one_line err
run 0 new ahos --seed 1 --pack pack -o packed.orr
has packed.orr 'pack house 2 '
run 0 show packed.orr # kept beside the record
rm -r "packs/$(sed -n 's/^pack house 2 //p' packed.orr)"
run 1 show packed.orr
run 0 show packed.orr --pack pack
rm pack/races.tsv
run 1 new ahos --seed 1 --pack pack -o x.orr
has err races.tsv
run 1 new ahos --seed 1 --pack nowhere -o x.orr
run 1 new ahos --seed 1 --data nowhere -o x.orr
