# Records outlive edits of their content: prose, then a number, then the rules.
# shellcheck shell=bash disable=SC2154

mkdir -p life/data/ahos
cp -r "$parts"/../../../data/ahos/house life/data/ahos/house
run 0 new ahos --players 3 --seed 5 --data life/data -o life/g.orr
checksum=$(sed -n 's/^pack house 1 //p' life/g.orr)
if [[ -f life/packs/$checksum/alien.tsv ]]; then ok; else bad "the pack is not kept beside the record"; fi

sed -i 's/Automation/Automatons/' life/data/ahos/house/technology.tsv
run 0 apply life/g.orr "$("$program" options life/g.orr --data life/data --json | sed -n 's/.*"choice": *"\([^"]*\)".*/\1/p' | head -1)" --data life/data
has life/g.orr "pack house 1 $checksum"
run 0 new ahos --players 3 --seed 5 --data life/data -o life/again.orr
has life/again.orr "pack house 1 $checksum"

sed -i 's/^5\t2/5\t3/' life/data/ahos/house/alien.tsv
run 0 replay life/g.orr --verify --data life/data
run 0 apply life/g.orr "$("$program" options life/g.orr --data life/data --json | sed -n 's/.*"choice": *"\([^"]*\)".*/\1/p' | head -1)" --data life/data
run 0 new ahos --players 3 --seed 5 --data life/data -o life/new.orr
lacks life/new.orr "$checksum"
# Somewhere else the old pack is not there, unless the record carries it.
mkdir -p elsewhere
cp life/g.orr elsewhere/g.orr
run 1 replay elsewhere/g.orr --data life/data
has err "recorded with the content pack 'house 1 $checksum'"
run 0 replay life/g.orr --data life/data --embed elsewhere/whole.orr
has elsewhere/whole.orr 'file alien.tsv'
run 0 replay elsewhere/whole.orr --verify --data life/data
run 0 new ahos --players 2 --seed 5 --embed -o elsewhere/new.orr
run 0 replay elsewhere/new.orr --data life/data
run 2 replay life/g.orr life/new.orr --embed both.orr

# Rules that nobody plays any more: the steps can still be read.
sed 's/^rules .*/rules 99/' life/g.orr >life/future.orr
run 1 replay life/future.orr
has err 'recorded with rules 99 of ahos'
has err 'tells its steps as they were recorded'
run 1 replay life/future.orr --log
has out "$(grep -m1 '^red: ' life/g.orr)"
